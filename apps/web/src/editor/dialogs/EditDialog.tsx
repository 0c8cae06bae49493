import { type KeyboardEvent, type ReactNode, type RefObject, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { Question } from '../../app/kit/Question.tsx';
import type { Direction } from '../document/history.ts';
import { stepOf } from '../keys/step-keys.ts';
import styles from './chart/chart.module.css';

interface EditDialogProps {
  readonly title: string;
  /** px. */
  readonly width: number;
  readonly isChanged: boolean;
  /** Whether what was typed cannot be read: it is saved only when that is asked for. */
  readonly isBroken: boolean;
  /** Whether there is something to save yet; there is where absent. */
  readonly isReady?: boolean;
  /** What the button that saves says; that it saves where absent. */
  readonly saveText?: string;
  readonly onSave: () => void;
  readonly onClose: () => void;
  /** Takes a step within the dialog back, or takes it again; the fields do so by themselves where absent. */
  readonly onStep?: (direction: Direction) => void;
  /** What is typed in first; the kit gives the focus to the button that closes where absent. */
  readonly first?: RefObject<HTMLElement | null>;
  readonly children: ReactNode;
}

/**
 * The dialog of an editor: a click beside it does not close it (spec §2), Save writes, Cancel discards (spec §4).
 * Leaving by Escape or the cross asks first where something would be lost.
 */
export function EditDialog({
  title,
  width,
  isChanged,
  isBroken,
  isReady = true,
  saveText,
  onSave,
  onClose,
  onStep,
  first,
  children,
}: EditDialogProps) {
  const { t } = useTranslation();
  const [asks, setAsks] = useState<'discard' | 'broken'>();
  const save = () => {
    onSave();
    onClose();
  };
  const leave = () => (isChanged ? setAsks('discard') : onClose());
  const keyed = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') event.stopPropagation();
    const way = stepOf(event);
    if (!onStep || !way || asks || event.defaultPrevented) return;
    event.preventDefault();
    onStep(way);
  };
  return (
    <div role="presentation" onKeyDown={keyed} onPointerDown={(event) => event.stopPropagation()}>
      <KitModal
        title={title}
        width={width}
        centered
        mask={{ closable: false }}
        okText={saveText ?? t('panels.chart.save')}
        okButtonProps={{ disabled: !isReady }}
        cancelText={t('panels.chart.cancel')}
        cancelButtonProps={{ onClick: onClose }}
        className={styles.dialog}
        onOk={() => (isChanged && isBroken ? setAsks('broken') : save())}
        onCancel={leave}
        afterOpenChange={(open) => open && first?.current?.focus()}
      >
        {children}
        {asks === 'discard' && (
          <Question
            title={t('panels.chart.discard')}
            okText={t('panels.chart.drop')}
            keepText={t('panels.chart.keep')}
            danger
            onOk={onClose}
            onKeep={() => setAsks(undefined)}
          >
            {t('panels.chart.discardText')}
          </Question>
        )}
        {asks === 'broken' && (
          <Question
            title={t('panels.chart.saveBroken')}
            okText={t('panels.chart.saveAnyway')}
            keepText={t('panels.chart.keep')}
            onOk={save}
            onKeep={() => setAsks(undefined)}
          >
            {t('panels.chart.saveBrokenText')}
          </Question>
        )}
      </KitModal>
    </div>
  );
}
