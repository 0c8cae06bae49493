import type { Collection } from '@pagewright/contract/collections';
import { useTranslation } from 'react-i18next';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { CollectionFields } from './CollectionFields.tsx';
import { useEditCollection } from './collection-queries.ts';

const FORM = 'edit-collection';

/** Renames a published work, or says something else of it; its pages stay as they are. */
export function EditCollectionDialog({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const { t } = useTranslation();
  const edit = useEditCollection();
  const { collectionId } = collection;
  return (
    <KitModal
      title={t('collections.editTitle')}
      width={560}
      onCancel={onClose}
      okText={t('library.form.save')}
      okButtonProps={{ htmlType: 'submit', form: FORM }}
      confirmLoading={edit.isPending}
    >
      <CollectionFields
        id={FORM}
        told={collection}
        onSave={(told) =>
          edit.mutate(
            { collectionId, ...told },
            {
              onSuccess: () => {
                notify.success(t('collections.saved'));
                onClose();
              },
              onError: (error) => notify.error(error, (reason) => t('collections.saveFailed', { reason })),
            },
          )
        }
      />
    </KitModal>
  );
}
