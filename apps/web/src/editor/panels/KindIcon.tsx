import type { ComponentKind } from '@pagewright/components/models';
import { kindIcon } from '@pagewright/components/panels';
import { StrokeIcon } from './StrokeIcon.tsx';

/** The sign of a kind of component. */
export function KindIcon({ kind, size = 20 }: { kind: ComponentKind; size?: number }) {
  return <StrokeIcon path={kindIcon(kind)} size={size} />;
}
