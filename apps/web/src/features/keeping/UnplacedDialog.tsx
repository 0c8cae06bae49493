import type { UnplacedChange } from '@pagewright/contract/projects';
import { useTranslation } from 'react-i18next';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { UnplacedList } from './UnplacedList.tsx';

interface UnplacedDialogProps {
  readonly changes: readonly UnplacedChange[];
  readonly busy: boolean;
  readonly onAccept: () => void;
  readonly onClose: () => void;
}

/** Asks before a new design sets aside what it has no place for. */
export function UnplacedDialog({ changes, busy, onAccept, onClose }: UnplacedDialogProps) {
  const { t } = useTranslation();
  return (
    <KitModal
      title={t('keeping.title')}
      okText={t('keeping.apply')}
      cancelText={t('keeping.cancel')}
      confirmLoading={busy}
      onOk={onAccept}
      onCancel={onClose}
      width={520}
    >
      <p>{t('keeping.text')}</p>
      <UnplacedList changes={changes} />
    </KitModal>
  );
}
