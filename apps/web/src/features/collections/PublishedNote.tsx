import { CheckCircleFilled } from '@ant-design/icons';
import type { Collection } from '@pagewright/contract/collections';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../app/controls/Button.tsx';
import { CopyField } from '../../app/controls/CopyField.tsx';
import { KitModal } from '../../app/kit/KitModal.tsx';
import styles from './collections.module.css';
import { collectionPath, collectionUrl } from './paths.ts';

/** A work was published: its link to pass on, and the way to it. */
export function PublishedNote({ collection, onClose }: { collection: Collection; onClose: () => void }) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { collectionId } = collection;
  return (
    <KitModal
      title={
        <span className={styles.success}>
          <CheckCircleFilled aria-hidden /> {t('collections.published')}
        </span>
      }
      width={520}
      onCancel={onClose}
      footer={
        <div className={styles.buttons}>
          <Button onClick={() => void navigate(collectionPath(collectionId))} data-testid="look-at-published">
            {t('collections.look')}
          </Button>
          <Button look="primary" onClick={onClose}>
            {t('collections.done')}
          </Button>
        </div>
      }
    >
      <div className={styles.dialog}>
        <p className={styles.lead}>{t('collections.publishedText')}</p>
        <CopyField value={collectionUrl(collectionId)} label={t('collections.link')} copied={t('collections.copied')} />
      </div>
    </KitModal>
  );
}
