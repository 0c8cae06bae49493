import { Drawer, type DrawerProps } from 'antd';
import { useRootMark } from '../layouts/use-root-mark.ts';
import { overlayContainer } from './overlay-container.ts';

type KitDrawerProps = Omit<DrawerProps, 'getContainer'> & { readonly open: boolean };

/** The kit's drawer. While one is a sheet from below, what is said at the foot of the window stands above it. */
export function KitDrawer(props: KitDrawerProps) {
  useRootMark('data-sheet', props.open && props.placement === 'bottom');
  return <Drawer getContainer={overlayContainer} {...props} />;
}
