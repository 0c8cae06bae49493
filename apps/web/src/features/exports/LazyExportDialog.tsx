import { lazy, Suspense } from 'react';
import type { ExportDialogProps } from './ExportDialog.tsx';

const ExportDialog = lazy(async () => ({ default: (await import('./ExportDialog.tsx')).ExportDialog }));

/** The choice of formats, loaded when it is opened. */
export function LazyExportDialog(props: ExportDialogProps) {
  return (
    <Suspense>
      <ExportDialog {...props} />
    </Suspense>
  );
}
