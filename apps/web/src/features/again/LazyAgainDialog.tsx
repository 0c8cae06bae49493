import { lazy, Suspense } from 'react';
import { needWords } from '../../app/i18n/i18n.ts';
import type { AgainDialogProps } from './AgainDialog.tsx';

const AgainDialog = lazy(async () => {
  const words = needWords(['assistant', 'comparison']);
  const [{ AgainDialog: Dialog }] = await Promise.all([import('./AgainDialog.tsx'), words]);
  return { default: Dialog };
});

/** Loaded when the first page is to be made anew. */
export function LazyAgainDialog(props: AgainDialogProps) {
  return (
    <Suspense>
      <AgainDialog {...props} />
    </Suspense>
  );
}
