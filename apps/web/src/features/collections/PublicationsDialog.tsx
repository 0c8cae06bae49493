import { useTranslation } from 'react-i18next';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { OwnCollections } from './OwnCollections.tsx';

export interface PublicationsDialogProps {
  readonly onClose: () => void;
}

/** The published-list dialog of the editor (spec §2). */
export function PublicationsDialog({ onClose }: PublicationsDialogProps) {
  const { t } = useTranslation();
  return (
    <KitModal title={t('panel.publications')} footer={null} onCancel={onClose} width={920}>
      <OwnCollections />
    </KitModal>
  );
}
