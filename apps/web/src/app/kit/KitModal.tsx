import { Modal, type ModalProps } from 'antd';
import { useEffect, useState } from 'react';
import { KitProvider } from './KitProvider.tsx';
import { overlayContainer } from './overlay-container.ts';

/** The kit's dialog, within the kit's theme. */
export function KitModal(props: ModalProps) {
  useFocusBack();
  return (
    <KitProvider>
      <Modal open destroyOnHidden getContainer={overlayContainer} {...props} />
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
