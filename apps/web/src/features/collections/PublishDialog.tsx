import { LoadingOutlined } from '@ant-design/icons';
import type { Collection } from '@pagewright/contract/collections';
import { Alert, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { overlayContainer } from '../../app/kit/overlay-container.ts';
import { notify } from '../../app/toasts/notify.ts';
import { CollectionFields } from './CollectionFields.tsx';
import { useOwnCollections, usePublish } from './collection-queries.ts';
import styles from './collections.module.css';
import { IncompletePages } from './IncompletePages.tsx';
import { PublishedNote } from './PublishedNote.tsx';
import { lackingPages, publishedPages } from './page-information.ts';
import { type OpenPages, useFillIn, usePagesToPublish } from './use-page-information.ts';

export interface PublishDialogProps {
  readonly projectId: number;
  /** What a new work is called at first. */
  readonly name: string;
  /** The work whose pages these take the place of, where that is decided already. */
  readonly inPlaceOf?: number;
  readonly open?: OpenPages;
  readonly onClose: () => void;
}

const FORM = 'publish';
/** "A new work" in the list of what can be published. */
const NEW = 0;

/** Publishes the pages of a project, as a new work or in the place of one that was published from it (spec §2, §5). */
export function PublishDialog({ projectId, name, inPlaceOf, open, onClose }: PublishDialogProps) {
  const { t } = useTranslation();
  const [published, setPublished] = useState<Collection>();
  const own = useOwnCollections();
  const pages = usePagesToPublish(projectId, open);
  const fillIn = useFillIn(projectId, open);
  const publish = usePublish();
  const earlier = (own.data ?? []).filter((one) => one.projectId === projectId);
  const [chosen, setChosen] = useState(inPlaceOf);
  const replaced = earlier.find(({ collectionId }) => collectionId === (chosen ?? earlier[0]?.collectionId));
  if (published) return <PublishedNote collection={published} onClose={onClose} />;
  const lacking = lackingPages(pages.data ?? []);
  const hasNone = pages.data !== undefined && publishedPages(pages.data).length === 0;
  const isPreparing = pages.isPending || own.isPending;
  const failure = pages.error ?? own.error;
  const send = (told: Parameters<typeof publish.mutate>[0]) =>
    publish.mutate(told, {
      onSuccess: setPublished,
      onError: (error) => notify.error(error, (reason) => t('collections.publishFailed', { reason })),
    });
  return (
    <KitModal
      title={t('collections.publishTitle')}
      width={600}
      // What was typed must not be lost to a slip.
      mask={{ closable: false }}
      onCancel={onClose}
      okText={t(publish.isPending ? 'collections.publishing' : 'collections.publish')}
      okButtonProps={{
        htmlType: 'submit',
        form: FORM,
        disabled: isPreparing || failure !== null || hasNone || lacking.length > 0,
      }}
      confirmLoading={publish.isPending}
    >
      <div className={styles.dialog}>
        <p className={styles.lead}>{t('collections.publishLead')}</p>
        {isPreparing && (
          <output className={styles.preparing}>
            <LoadingOutlined aria-hidden />
            <span>{t('collections.preparing')}</span>
          </output>
        )}
        {failure && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={t('collections.preparingFailed', { reason: errorText(failure) })}
            action={
              <Button onClick={() => void Promise.all([pages.refetch(), own.refetch()])}>{t('app.retry')}</Button>
            }
          />
        )}
        {hasNone && <Alert type="warning" showIcon role="alert" title={t('collections.noPages')} />}
        {lacking.length > 0 && (
          <IncompletePages lacking={lacking} busy={fillIn.isPending} onFillIn={() => fillIn.mutate(lacking)} />
        )}
        {!isPreparing && !failure && (
          <>
            {earlier.length > 0 && inPlaceOf === undefined && (
              <Where earlier={earlier} chosen={replaced?.collectionId ?? NEW} onChoose={setChosen} />
            )}
            <CollectionFields
              // What is told of the work that is chosen stands in its fields.
              key={replaced?.collectionId ?? NEW}
              id={FORM}
              told={replaced ?? { name }}
              onSave={(told) =>
                send({ projectId, ...(replaced ? { collectionId: replaced.collectionId } : {}), ...told })
              }
            />
          </>
        )}
      </div>
    </KitModal>
  );
}

interface WhereProps {
  /** Works that were published from the same project. */
  readonly earlier: readonly Collection[];
  readonly chosen: number;
  readonly onChoose: (collectionId: number) => void;
}

/** Whether a new work is published, or which one is published anew. */
function Where({ earlier, chosen, onChoose }: WhereProps) {
  const { t } = useTranslation();
  return (
    <label className={styles.where}>
      <span>{t('collections.where')}</span>
      <Select
        value={chosen}
        onChange={onChoose}
        getPopupContainer={overlayContainer}
        options={[
          ...earlier.map(({ collectionId, name }) => ({
            value: collectionId,
            label: t('collections.inPlaceOf', { name }),
          })),
          { value: NEW, label: t('collections.asNew') },
        ]}
      />
    </label>
  );
}
