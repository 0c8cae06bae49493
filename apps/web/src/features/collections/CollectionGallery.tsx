import { Pagination, Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { Notice } from '../../app/layouts/Notice.tsx';
import library from '../projects/library/library.module.css';
import { CollectionCard } from './CollectionCard.tsx';
import { CollectionToolbar } from './CollectionToolbar.tsx';
import { useCollections, WORKS_ON_PAGE } from './collection-queries.ts';
import { ListFailed } from './ListFailed.tsx';
import { FIRST_VIEW, isNarrowed, type MarketView } from './market-view.ts';

interface CollectionGalleryProps {
  readonly view: MarketView;
  readonly onChange: (change: Partial<MarketView>) => void;
}

/** What everybody has published, searched and filtered. */
export function CollectionGallery({ view, onChange }: CollectionGalleryProps) {
  const { t } = useTranslation();
  const { data, error, refetch, isPlaceholderData } = useCollections(view);
  if (error && !data) return <ListFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  const { total, collections } = data;
  if (total === 0 && !isNarrowed(view)) {
    return <Notice title={t('collections.empty')} text={t('collections.emptyText')} />;
  }
  return (
    <div className={library.list} aria-busy={isPlaceholderData || undefined}>
      <CollectionToolbar view={view} onChange={onChange} />
      {collections.length === 0 && (
        <Notice title={t('collections.noneFits')}>
          <Button onClick={() => onChange(FIRST_VIEW)}>{t('library.list.clear')}</Button>
        </Notice>
      )}
      <ul className={library.cards}>
        {collections.map((collection) => (
          <CollectionCard key={collection.collectionId} collection={collection} />
        ))}
      </ul>
      {total > WORKS_ON_PAGE && (
        <Pagination
          className={library.pages}
          current={view.page}
          total={total}
          pageSize={WORKS_ON_PAGE}
          showSizeChanger={false}
          onChange={(page) => onChange({ page })}
        />
      )}
    </div>
  );
}
