import { Modal, type ModalProps } from 'antd';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useHeldArrangement } from './arranged-narrow.ts';
import { KitProvider } from './KitProvider.tsx';
import { overlayContainer } from './overlay-container.ts';

/** A long title ends before the button that closes. */
const BESIDE_CLOSE = { header: { paddingInlineEnd: 32 } } as const;

/** The kit's dialog, within the kit's theme. */
export function KitModal(props: ModalProps) {
  useFocusBack();
  useHeldArrangement();
  const isMounted = useMounted();
  // The kit puts a dialog on its stack of what Escape closes while it renders. A rendering that React begins anew would
  // leave one there for good, on top of whatever lies below: so it is rendered when that cannot happen any more.
  if (!isMounted) return null;
  return (
    <KitProvider>
      <Modal open destroyOnHidden getContainer={overlayContainer} styles={BESIDE_CLOSE} {...props} />
    </KitProvider>
  );
}

/** Whether it has come to stay: what follows from that is rendered at once and in one go. */
function useMounted(): boolean {
  const [isMounted, setMounted] = useState(false);
  // oxlint-disable-next-line react/set-state-in-effect -- a second rendering, which cannot be given up, is what this is for
  useLayoutEffect(() => setMounted(true), []);
  return isMounted;
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
