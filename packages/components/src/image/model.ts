import { cssColor } from '@pagewright/model/page';
import { z } from 'zod';
import { defineKind, type KindComponent, type KindProps } from '../define-kind.ts';
import { boxStyle } from '../props/box-style.ts';

/** Fill modes (spec §9). */
export const objectFit = z.enum(['cover', 'contain', 'fill', 'scale-down', 'none']);

/**
 * Image: border radius 4 and white background (spec §9). `imageUrl` is a path of this installation, a data: URL of a
 * raster or sanitised SVG picture, or `asset:KEY` for a picture of the document's outline.
 */
export const imageModel = defineKind({
  kind: 'image',
  element: 'Image',
  version: 1,
  size: { width: 300, height: 200 },
  keepsAspect: true,
  props: z.object({
    imageUrl: z.string().max(3_000_000).default(''),
    alt: z.string().max(500).default(''),
    objectFit: objectFit.default('cover'),
    isCircleShape: z.boolean().default(false),
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
