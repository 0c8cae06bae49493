import { LoadingOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { isApiError } from '../../app/api/api-error.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { Notice } from '../../app/layouts/Notice.tsx';
import { CollectionDocument } from './CollectionDocument.tsx';
import { useCollection, useCollectionPages } from './collection-queries.ts';
import styles from './collections.module.css';
import { MARKETPLACE_PATH } from './paths.ts';

/** A published work, for everybody who has its link. */
export function CollectionScreen() {
  const { id } = useParams();
  // What is no id is found as little as one that is not there.
  return /^[1-9]\d{0,8}$/.test(id ?? '') ? <FoundCollection key={id} id={Number(id)} /> : <NotFound />;
}

function FoundCollection({ id }: { id: number }) {
  const { t } = useTranslation();
  const found = useCollection(id);
  const { data: collection } = found;
  const pages = useCollectionPages(collection ?? { collectionId: id, publishTime: '' }, { wanted: !!collection });
  const error = found.error ?? pages.error;
  if (error && !(collection && pages.data)) {
    if (isApiError(error) && error.status === 404) return <NotFound />;
    const again = () => void (found.error ? found.refetch() : pages.refetch());
    return (
      <Notice title={t('collections.loadFailed', { reason: errorText(error) })}>
        <Button onClick={again}>{t('app.retry')}</Button>
      </Notice>
    );
  }
  if (!collection || !pages.data) {
    return (
      <output className={styles.preparing}>
        <LoadingOutlined aria-hidden />
        <span>{t('page.loading')}</span>
      </output>
    );
  }
  return <CollectionDocument key={collection.publishTime} collection={collection} pages={pages.data} />;
}

function NotFound() {
  const { t } = useTranslation();
  const navigate = useNavigate();
  return (
    <Notice title={t('collections.notFound')} text={t('collections.notFoundText')}>
      <Button look="primary" onClick={() => void navigate(MARKETPLACE_PATH)}>
        {t('collections.toMarketplace')}
      </Button>
    </Notice>
  );
}
