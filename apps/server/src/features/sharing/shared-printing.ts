import { workKind } from '../../platform/jobs/work-kind.ts';
import { printing } from '../exports/printing.ts';

/** Prints the pages behind a share link. Apart from what the owner has printed, which visitors must not hold up. */
export const sharedPrinting = workKind({
  ...printing,
  name: 'shared-printing',
  parallel: 1,
  limits: { person: 3, all: 20 },
});
