import { lazy, Suspense } from 'react';
import { needWords } from '../../app/i18n/i18n.ts';
import type { VersionsDialogProps } from './VersionsDialog.tsx';

const VersionsDialog = lazy(async () => {
  const [{ VersionsDialog: Dialog }] = await Promise.all([
    import('./VersionsDialog.tsx'),
    needWords(['versions', 'comparison']),
  ]);
  return { default: Dialog };
});

/** The versions of a document, loaded when they are opened. */
export function LazyVersionsDialog(props: VersionsDialogProps) {
  return (
    <Suspense>
      <VersionsDialog {...props} />
    </Suspense>
  );
}
