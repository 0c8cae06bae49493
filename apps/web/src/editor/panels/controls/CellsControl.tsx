import { lazy, Suspense } from 'react';
import type { ControlProps } from './control-props.ts';

/** How styles draw charts comes with it. */
const CellsFields = lazy(async () => ({ default: (await import('./CellsFields.tsx')).CellsFields }));

/** Which cells a chart shows. */
export function CellsControl(props: ControlProps) {
  return (
    <Suspense>
      <CellsFields {...props} />
    </Suspense>
  );
}
