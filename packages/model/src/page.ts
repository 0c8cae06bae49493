import { z } from 'zod';
import { FORMAT_IDS } from './formats.ts';
import { LANGUAGES } from './languages.ts';
import { pageTransition } from './page-transition.ts';

/** The page envelope: everything of a page but its components, which `components` closes over its kinds. */

const COLOR = '(?:#[0-9a-f]{3,4}|#[0-9a-f]{6}|#[0-9a-f]{8}|[a-z]{3,24}|(?:rgb|hsl)a?\\([\\d.,%\\s/deg]+\\))';

/** A CSS colour: #rgb, #rrggbb, #rrggbbaa, rgb(), rgba(), hsl(), `transparent` or a named colour. */
export const cssColor = z
  .string()
  .max(64)
  .regex(new RegExp(`^${COLOR}$`, 'i'), 'not a colour');

/** A CSS shadow: `none`, or two to four lengths in px and a colour. */
export const cssShadow = z
  .string()
  .max(100)
  .regex(new RegExp(`^(?:none|(?:-?\\d+(?:\\.\\d+)?(?:px)? ){2,4}${COLOR})$`, 'i'), 'not a shadow');

export const gradientStop = z.object({
  color: cssColor,
  /** Place along the gradient, %. */
  position: z.number().min(0).max(100),
});
export type GradientStop = z.infer<typeof gradientStop>;

/** Gradient stops: at least 2 to apply (spec §5), at most 8 (spec §9). */
export const GRADIENT_STOPS = { min: 2, max: 8 } as const;

/** solid, linear or radial, with angle, shape and colour stops (spec §3). */
export const fill = z.discriminatedUnion('type', [
  z.object({ type: z.literal('solid'), color: cssColor }),
  z.object({
    type: z.literal('linear'),
    /** CSS degrees: 0 points up, 90 to the right. */
    angle: z.number().default(90),
    stops: z.array(gradientStop).min(GRADIENT_STOPS.min).max(GRADIENT_STOPS.max),
  }),
  z.object({
    type: z.literal('radial'),
    shape: z.enum(['circle', 'ellipse']).default('circle'),
    stops: z.array(gradientStop).min(GRADIENT_STOPS.min).max(GRADIENT_STOPS.max),
  }),
]);
export type Fill = z.infer<typeof fill>;

/** Page names and descriptions (spec §9), and speaker notes. */
export const PAGE_TEXT_LIMITS = { title: 200, name: 30, description: 200, notes: 8000 } as const;
/** Longest name of a section of pages, UTF-16 units. */
export const SECTION_NAME_MAX = 60;

/** Most guides that a page may have each way. */
export const MAX_GUIDES = 50;

const guidePlaces = z.array(z.number().min(0).max(8000)).max(MAX_GUIDES).default([]);

/** Lines to align by, which are seen only while a page is edited: px from its left side, and from its top. */
export const pageGuides = z.object({ x: guidePlaces, y: guidePlaces });
export type PageGuides = z.infer<typeof pageGuides>;

export const pageEnvelope = z.object({
  title: z.string().max(PAGE_TEXT_LIMITS.title),
  format: z.enum(FORMAT_IDS),
  /** px; equals the preset's unless the format is `custom`. */
  size: z.object({ width: z.number().positive().max(8000), height: z.number().positive().max(8000) }),
  language: z.enum(LANGUAGES),
  background: fill,
  /** px kept free around the content; lint holds content inside it. */
  margin: z.number().min(0).default(0),
  /** Shown name and description, and the page's own prompt (spec §3). */
  name: z.string().max(PAGE_TEXT_LIMITS.name).optional(),
  description: z.string().max(PAGE_TEXT_LIMITS.description).optional(),
  prompt: z.string().max(4000).optional(),
  /** What the speaker says; goes to the notes of a PPTX. */
  notes: z.string().max(PAGE_TEXT_LIMITS.notes).optional(),
  guides: pageGuides.optional(),
  /** How it comes when it is presented; absent where it is there at once. */
  transition: pageTransition.optional(),
  /** Methods that handlers name: JavaScript source, run only in the sandbox. */
  methods: z
    .string()
    .max(64 * 1024)
    .optional(),
});
export type PageEnvelope = z.infer<typeof pageEnvelope>;
