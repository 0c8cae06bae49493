import type { Collection } from '@pagewright/contract/collections';
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../app/controls/Button.tsx';
import { Notice } from '../../app/layouts/Notice.tsx';
import { notify } from '../../app/toasts/notify.ts';
import library from '../projects/library/library.module.css';
import { CollectionCard } from './CollectionCard.tsx';
import { type CollectionAction, CollectionMenu } from './CollectionMenu.tsx';
import { useOwnCollections, useUnpublish } from './collection-queries.ts';
import { EditCollectionDialog } from './EditCollectionDialog.tsx';
import { LazyPublishDialog } from './LazyPublishDialog.tsx';
import { ListFailed } from './ListFailed.tsx';
import { collectionPath, collectionUrl } from './paths.ts';
import { UnpublishQuestion } from './UnpublishQuestion.tsx';

interface Asked {
  readonly action: CollectionAction;
  readonly collection: Collection;
}

/** What the person has published, to look at, pass on, change and take back. */
export function OwnCollections({ onProjects }: { onProjects?: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { data, error, refetch } = useOwnCollections();
  const [asked, setAsked] = useState<Asked>();
  const unpublish = useUnpublish();
  const close = () => setAsked(undefined);
  const takeBack = ({ collectionId, name }: Collection) => {
    close();
    unpublish.mutate(collectionId, {
      onSuccess: () => notify.success(t('collections.unpublished', { name })),
      onError: (error) => notify.error(error, (reason) => t('collections.unpublishFailed', { reason })),
    });
  };
  if (error && !data) return <ListFailed error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton active paragraph={{ rows: 6 }} />;
  if (data.length === 0) {
    return (
      <Notice title={t('collections.ownEmpty')} text={t('collections.emptyText')}>
        {onProjects && (
          <Button look="primary" onClick={onProjects}>
            {t('collections.toProjects')}
          </Button>
        )}
      </Notice>
    );
  }
  const copy = async ({ collectionId }: Collection) => {
    const link = collectionUrl(collectionId);
    try {
      await navigator.clipboard.writeText(link);
      notify.success(t('collections.copied'));
    } catch {
      notify.info(t('collections.copyFailed', { link }));
    }
  };
  const act = (action: CollectionAction, collection: Collection) => {
    if (action === 'open') void navigate(collectionPath(collection.collectionId));
    else if (action === 'copy') void copy(collection);
    else setAsked({ action, collection });
  };
  const { action, collection } = asked ?? {};
  return (
    <>
      <ul className={library.cards}>
        {data.map((one) => (
          <CollectionCard
            key={one.collectionId}
            collection={one}
            menu={<CollectionMenu collection={one} onAction={(chosen) => act(chosen, one)} />}
          />
        ))}
      </ul>
      {action === 'edit' && collection && <EditCollectionDialog collection={collection} onClose={close} />}
      {action === 'unpublish' && collection && (
        <UnpublishQuestion collection={collection} onUnpublish={() => takeBack(collection)} onKeep={close} />
      )}
      {action === 'publish' && collection && collection.projectId !== null && (
        <LazyPublishDialog
          projectId={collection.projectId}
          name={collection.name}
          inPlaceOf={collection.collectionId}
          onClose={close}
        />
      )}
    </>
  );
}
