import type { ReactNode } from 'react';
import { KitModal } from './KitModal.tsx';

interface QuestionProps {
  readonly title: string;
  readonly children: ReactNode;
  readonly okText: string;
  readonly keepText: string;
  /** Whether what is asked for loses something. */
  readonly danger?: boolean;
  readonly onOk: () => void;
  readonly onKeep: () => void;
  /** Leaves it without an answer, by its cross or by Escape; `onKeep` where not said. */
  readonly onClose?: () => void;
}

/**
 * A question over a dialog of the kit. It is mounted while it is asked, and gone at once when it is answered: fading out,
 * it could stay above the dialog unseen and keep the pointer from it.
 */
export function Question({
  title,
  children,
  okText,
  keepText,
  danger = false,
  onOk,
  onKeep,
  onClose = onKeep,
}: QuestionProps) {
  return (
    <KitModal
      width={400}
      centered
      title={title}
      okText={okText}
      okButtonProps={{ danger }}
      cancelText={keepText}
      onOk={onOk}
      onCancel={onClose}
      cancelButtonProps={{ onClick: onKeep }}
    >
      {children}
    </KitModal>
  );
}
