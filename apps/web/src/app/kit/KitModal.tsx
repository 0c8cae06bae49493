import { Modal, type ModalProps } from 'antd';
import { KitProvider } from './KitProvider.tsx';
import { overlayContainer } from './overlay-container.ts';

/** The kit's dialog, within the kit's theme. */
export function KitModal(props: ModalProps) {
  return (
    <KitProvider>
      <Modal open destroyOnHidden getContainer={overlayContainer} {...props} />
    </KitProvider>
  );
}
