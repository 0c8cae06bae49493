import type { ComponentKind } from '@pagewright/components/models';
import { kindIcon } from '@pagewright/components/panels';

/** The sign of a kind of component. */
export function KindIcon({ kind, size = 20 }: { kind: ComponentKind; size?: number }) {
  return (
    <svg
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={kindIcon(kind)} />
    </svg>
  );
}
