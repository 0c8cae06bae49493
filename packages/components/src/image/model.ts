import { cssColor } from '@pagewright/model/page';
import type { Migrations } from '@pagewright/model/stored';
import { z } from 'zod';
import { defineKind, type KindComponent, type KindProps } from '../define-kind.ts';
import { altText } from '../props/alt-text.ts';
import { boxStyle } from '../props/box-style.ts';
import { pictureCrop } from './crop.ts';
import { FITS } from './fit.ts';
import { MASKS } from './mask.ts';

/**
 * Pictures of the first version had neither a shape nor filters, those of the second were cropped for good: defaults leave
 * them as they are.
 */
const IMAGE_MIGRATIONS: Migrations = { 1: (old) => old, 2: (old) => old };

/**
 * Image: border radius 4 and white background (spec §9). `imageUrl` is a path of this installation, a data: URL of a
 * raster or sanitised SVG picture, or `asset:KEY` for a picture of the document's outline.
 */
export const imageModel = defineKind({
  kind: 'image',
  element: 'Image',
  version: 3,
  migrations: IMAGE_MIGRATIONS,
  size: { width: 300, height: 200 },
  flips: true,
  keepsAspect: true,
  props: z.object({
    imageUrl: z.string().max(3_000_000).default(''),
    ...altText,
    /** The part that is shown, fitted as if it were all of the picture. */
    crop: pictureCrop.optional(),
    objectFit: z.enum(FITS).default('cover'),
    isCircleShape: z.boolean().default(false),
    /** The shape that cuts the picture; over `isCircleShape`. */
    mask: z.enum(['none', ...MASKS]).default('none'),
    /** Of the picture's own, 1 leaves it as it is. */
    brightness: z.number().min(0).max(2).default(1),
    contrast: z.number().min(0).max(2).default(1),
    saturation: z.number().min(0).max(2).default(1),
    /** px. */
    blur: z.number().min(0).max(50).default(0),
    /** Draws the picture in two colours: what is dark in it and what is light. */
    duotone: z.boolean().default(false),
    duotoneDark: cssColor.default('#1b1f3b'),
    duotoneLight: cssColor.default('#ffffff'),
    isSvgFile: z.boolean().default(false),
    fileName: z.string().max(255).default(''),
    fileSize: z.number().min(0).default(0),
    uploadTime: z.string().max(40).default(''),
    isPreview: z.boolean().default(false),
    tempPreviewUrl: z.string().max(3_000_000).default(''),
    isLocalPreview: z.boolean().default(false),
    ...boxStyle,
    borderRadius: boxStyle.borderRadius.unwrap().default(4),
    backgroundColor: cssColor.default('#ffffff'),
  }),
});

export type Image = KindComponent<typeof imageModel>;
export type ImageProps = KindProps<typeof imageModel>;
