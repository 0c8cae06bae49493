import { Modal, type ModalProps } from 'antd';
import { useEffect, useState } from 'react';
import { KitProvider } from './KitProvider.tsx';
import { overlayContainer } from './overlay-container.ts';

/** A long title ends before the button that closes. */
const BESIDE_CLOSE = { header: { paddingInlineEnd: 32 } } as const;

/** The kit's dialog, within the kit's theme. */
export function KitModal(props: ModalProps) {
  useFocusBack();
  return (
    <KitProvider>
      <Modal open destroyOnHidden getContainer={overlayContainer} styles={BESIDE_CLOSE} {...props} />
    </KitProvider>
  );
}

/** The keyboard goes on where the dialog was opened. The kit does so only for dialogs that stay in the document. */
function useFocusBack() {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement) opener.focus();
    },
    [opener],
  );
}
