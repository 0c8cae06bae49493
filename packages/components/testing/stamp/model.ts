import { cssColor } from '@pagewright/model/page';
import { z } from 'zod';
import { defineKind } from '../../src/define-kind.ts';
import { smartFields } from '../../src/props/smart.ts';

/** A kind that no page has: what a folder needs so that the kind is everywhere. `new-kind.test.tsx` puts it among the others. */
export const stampModel = defineKind({
  kind: 'stamp',
  element: 'Stamp',
  version: 2,
  size: { width: 120, height: 60 },
  props: z.object({
    word: z.string().max(40).default(''),
    ink: cssColor.default('#b3261e'),
    ...smartFields,
  }),
});
