import type { Collection } from '@pagewright/contract/collections';
import { useTranslation } from 'react-i18next';
import { Question } from '../../app/kit/Question.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { useUnpublish } from './collection-queries.ts';

/** Asks before a work is published no longer. */
export function UnpublishQuestion({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const { t } = useTranslation();
  const unpublish = useUnpublish();
  const { collectionId, name } = collection;
  return (
    <Question
      title={t('collections.unpublishTitle', { name })}
      okText={t('collections.unpublish')}
      keepText={t('collections.keepPublished')}
      danger
      onKeep={onClose}
      onOk={() => {
        unpublish.mutate(collectionId, {
          onSuccess: () => notify.success(t('collections.unpublished', { name })),
          onError: (error) => notify.error(error, (reason) => t('collections.unpublishFailed', { reason })),
        });
        onClose();
      }}
    >
      {t('collections.unpublishText')}
    </Question>
  );
}
