import { Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KitModal } from '../../../app/kit/KitModal.tsx';
import { overlayContainer } from '../../../app/kit/overlay-container.ts';
import styles from './chart.module.css';

interface EditDialogProps {
  readonly title: string;
  /** px. */
  readonly width: number;
  readonly isChanged: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The dialog of an editor: a click beside it does not close it (spec §2), Save writes, Cancel discards (spec §4).
 * Leaving by Escape or the cross asks first where something would be lost.
 */
export function EditDialog({ title, width, isChanged, onSave, onClose, children }: EditDialogProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState(false);
  const save = () => {
    onSave();
    onClose();
  };
  const leave = () => (isChanged ? setAsks(true) : onClose());
  return (
    <div
      role="presentation"
      onKeyDown={(event) => event.key !== 'Escape' && event.stopPropagation()}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <KitModal
        title={title}
        width={width}
        centered
        mask={{ closable: false }}
        okText={t('panels.chart.save')}
        cancelText={t('panels.chart.cancel')}
        cancelButtonProps={{ onClick: onClose }}
        className={styles.dialog}
        onOk={save}
        onCancel={leave}
      >
        {children}
        <Modal
          open={asks}
          width={400}
          centered
          getContainer={overlayContainer}
          title={t('panels.chart.discard')}
          okText={t('panels.chart.drop')}
          okButtonProps={{ danger: true }}
          cancelText={t('panels.chart.keep')}
          onOk={onClose}
          onCancel={() => setAsks(false)}
        >
          {t('panels.chart.discardText')}
        </Modal>
      </KitModal>
    </div>
  );
}
