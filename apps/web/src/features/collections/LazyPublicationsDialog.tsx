import { lazy, Suspense } from 'react';
import { needWords } from '../../app/i18n/i18n.ts';
import type { PublicationsDialogProps } from './PublicationsDialog.tsx';

const PublicationsDialog = lazy(async () => {
  const words = needWords(['collections', 'library']);
  const [{ PublicationsDialog: Dialog }] = await Promise.all([import('./PublicationsDialog.tsx'), words]);
  return { default: Dialog };
});

/** What the person has published, loaded when it is wanted. */
export function LazyPublicationsDialog(props: PublicationsDialogProps) {
  return (
    <Suspense>
      <PublicationsDialog {...props} />
    </Suspense>
  );
}
