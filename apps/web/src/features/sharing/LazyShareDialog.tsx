import { lazy, Suspense } from 'react';
import { needWords } from '../../app/i18n/i18n.ts';
import type { ShareDialogProps } from './ShareDialog.tsx';

const ShareDialog = lazy(async () => {
  const [{ ShareDialog: Dialog }] = await Promise.all([import('./ShareDialog.tsx'), needWords(['sharing'])]);
  return { default: Dialog };
});

/** The share links of a project, loaded when they are opened. */
export function LazyShareDialog(props: ShareDialogProps) {
  return (
    <Suspense>
      <ShareDialog {...props} />
    </Suspense>
  );
}
