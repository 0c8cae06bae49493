import { Outlet } from 'react-router';

/** A screen that fills the window: nothing stands around it. */
export function BareLayout() {
  return (
    <main tabIndex={-1}>
      <Outlet />
    </main>
  );
}
