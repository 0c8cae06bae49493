import { Modal } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { overlayContainer } from '../../app/kit/overlay-container.ts';
import styles from './chart/chart.module.css';

interface EditDialogProps {
  readonly title: string;
  /** px. */
  readonly width: number;
  readonly isChanged: boolean;
  /** Whether what was typed cannot be read: it is saved only when that is asked for. */
  readonly isBroken: boolean;
  readonly onSave: () => void;
  readonly onClose: () => void;
  readonly children: ReactNode;
}

/**
 * The dialog of an editor: a click beside it does not close it (spec §2), Save writes, Cancel discards (spec §4).
 * Leaving by Escape or the cross asks first where something would be lost.
 */
export function EditDialog({ title, width, isChanged, isBroken, onSave, onClose, children }: EditDialogProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState<'discard' | 'broken'>();
  const save = () => {
    onSave();
    onClose();
  };
  const leave = () => (isChanged ? setAsks('discard') : onClose());
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
        onOk={() => (isChanged && isBroken ? setAsks('broken') : save())}
        onCancel={leave}
      >
        {children}
        <Question
          open={asks === 'discard'}
          title={t('panels.chart.discard')}
          text={t('panels.chart.discardText')}
          okText={t('panels.chart.drop')}
          danger
          onOk={onClose}
          onKeep={() => setAsks(undefined)}
        />
        <Question
          open={asks === 'broken'}
          title={t('panels.chart.saveBroken')}
          text={t('panels.chart.saveBrokenText')}
          okText={t('panels.chart.saveAnyway')}
          onOk={save}
          onKeep={() => setAsks(undefined)}
        />
      </KitModal>
    </div>
  );
}

interface QuestionProps {
  readonly open: boolean;
  readonly title: string;
  readonly text: string;
  readonly okText: string;
  readonly danger?: boolean;
  readonly onOk: () => void;
  readonly onKeep: () => void;
}

function Question({ open, title, text, okText, danger = false, onOk, onKeep }: QuestionProps) {
  const { t } = useTranslation();
  return (
    <Modal
      open={open}
      width={400}
      centered
      getContainer={overlayContainer}
      title={title}
      okText={okText}
      okButtonProps={{ danger }}
      cancelText={t('panels.chart.keep')}
      onOk={onOk}
      onCancel={onKeep}
    >
      {text}
    </Modal>
  );
}
