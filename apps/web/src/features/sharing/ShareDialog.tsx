import { useTranslation } from 'react-i18next';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { LinkList } from './LinkList.tsx';
import { NewLinkForm } from './NewLinkForm.tsx';
import styles from './share-dialog.module.css';

export interface ShareDialogProps {
  readonly projectId: number;
  readonly onClose: () => void;
}

/** The links that show a project to others: new ones, and those that there are. */
export function ShareDialog({ projectId, onClose }: ShareDialogProps) {
  const { t } = useTranslation();
  return (
    <KitModal title={t('sharing.title')} footer={null} onCancel={onClose} width={620}>
      <div className={styles.dialog}>
        <p className={styles.lead}>{t('sharing.lead')}</p>
        <NewLinkForm projectId={projectId} />
        <LinkList projectId={projectId} />
      </div>
    </KitModal>
  );
}
