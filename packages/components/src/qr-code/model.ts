import { cssColor } from '@pagewright/model/page';
import { z } from 'zod';
import { defineKind, type KindProps } from '../define-kind.ts';
import { altText } from '../props/alt-text.ts';
import { boxStyle } from '../props/box-style.ts';

/**
 * UTF-16 units that any text of that length can be encoded with: at three bytes each they fit the largest code of the
 * highest error correction, which holds 1,273 (ISO/IEC 18004, table 7).
 */
const MAX_LENGTH = 424;

/** A QR code: what a camera is to read. Dark on light, since many readers know nothing else. */
export const qrCodeModel = defineKind({
  kind: 'qrCode',
  element: 'QrCode',
  version: 2,
  size: { width: 160, height: 160 },
  keepsAspect: true,
  props: z.object({
    /** An address, or any other words; nothing is drawn while there are none. */
    value: z.string().max(MAX_LENGTH).default(''),
    ...altText,
    /** How much of it may be hidden or dirty: at least 7, 15, 25 or 30 per cent. */
    correction: z.enum(['L', 'M', 'Q', 'H']).default('M'),
    color: cssColor.default('#000000'),
    ...boxStyle,
    backgroundColor: cssColor.default('#ffffff'),
  }),
});

export type QrCodeProps = KindProps<typeof qrCodeModel>;
