import { link } from '@pagewright/model/link';
import { cssColor, cssShadow } from '@pagewright/model/page';
import { z } from 'zod';
import type { KindMigrations } from '../define-kind.ts';
import { PAGE_NUMBER_SLOT } from '../slots.ts';

/** Longest text of a text component, UTF-16 units (spec §5, §9). */
export const TEXT_MAX_LENGTH = 1000;

/** Font sizes that the property panel offers, px (spec §5). */
export const PANEL_FONT_SIZE = { min: 8, max: 96 } as const;

/** Font size presets, pt (spec §9). */
export const FONT_SIZE_PRESETS = [9, 10, 10.5, 11, 12, 14, 16, 18, 20, 22, 24, 26, 28, 36] as const;

/**
 * What a part of a text may stand for on the page's frame: the page's number, how many pages there are, the document's
 * title, the section's name, today's date.
 */
export const FRAME_FIELDS = ['number', 'total', 'title', 'section', 'date'] as const;
export type FrameField = (typeof FRAME_FIELDS)[number];

/**
 * A part of the text that looks different, or that is a field of the page's frame: `start` and `end` are UTF-16 offsets into `text`. Spans are sorted and do
 * not overlap.
 */
export const textSpan = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(1),
  fontWeight: z.number().int().min(100).max(900).optional(),
  fontStyle: z.enum(['normal', 'italic']).optional(),
  textDecoration: z.enum(['none', 'underline', 'line-through']).optional(),
  color: cssColor.optional(),
  fontSize: z.number().min(8).max(400).optional(),
  /** What it is marked with, as by a marker pen. */
  highlight: cssColor.optional(),
  /** Raised or lowered, and smaller. */
  baseline: z.enum(['super', 'sub']).optional(),
  /** Set in the family of code. */
  code: z.literal(true).optional(),
  link: link.optional(),
  /** The words are those that it stood for last; it is drawn with those of the page's place in its document. */
  field: z.enum(FRAME_FIELDS).optional(),
});
export type TextSpan = z.infer<typeof textSpan>;

/** Deepest level of a paragraph: what is listed can stand on five. */
export const MAX_LEVEL = 4;

const listType = z.enum(['none', 'bullet', 'ordered']);
/** Multiple of the font size, 0.8-3 (spec §5). */
const lineHeight = z.number().min(0.8).max(3);
/** px. */
const paragraphSpace = z.number().min(0).max(200);

/**
 * What is other in one of the lines of a text, split at \n and counted from 0. They are sorted, one for a line at most;
 * what names a line that is not there is passed over.
 */
export const textParagraph = z.object({
  line: z.number().int().min(0),
  listType: listType.optional(),
  /** How many steps it is set in. */
  level: z.number().int().min(0).max(MAX_LEVEL).optional(),
  lineHeight: lineHeight.optional(),
  /** px above it, in place of `paragraphSpacing`. */
  spaceBefore: paragraphSpace.optional(),
});
export type TextParagraph = z.infer<typeof textParagraph>;

export const textAlign = z.enum(['left', 'center', 'right', 'justify']);
export const verticalAlign = z.enum(['top', 'middle', 'bottom']);

/** Character properties. Font sizes are px; the property panel offers 8 to 96 (spec §5), big figures may be larger. */
export const characterStyle = {
  fontSize: z.number().min(8).max(400),
  color: cssColor,
  /** A family of the font catalogue; the drawing adds the families for the page's language behind it. */
  fontFamily: z.string().max(80),
  fontWeight: z.number().int().min(100).max(900),
} as const;

/** Paragraph properties that every text kind shares. */
export const paragraphStyle = {
  textAlign,
  verticalAlign,
  lineHeight,
  /** px, -2 to 10 (spec §5). */
  letterSpacing: z.number().min(-2).max(10),
  textDecoration: z.enum(['none', 'underline', 'line-through', 'overline']),
  fontStyle: z.enum(['normal', 'italic']),
  textTransform: z.enum(['none', 'uppercase', 'lowercase', 'capitalize']),
  textShadow: cssShadow,
  /** First-line indent, em, 0-10 (spec §5). */
  textIndent: z.number().min(0).max(10),
  /** How lines of the text (split at \n) are marked; marked lines hang by `LIST_INDENT` em. */
  listType,
  /** Colour of the list markers; the text's where absent. */
  markerColor: cssColor.optional(),
  /** Extra space between lines split at \n, px. */
  paragraphSpacing: paragraphSpace,
  /** Space inside the border on every side, px. */
  padding: z.number().min(0).max(200),
  /** Parts of the text that look different. */
  spans: z.array(textSpan).max(200).optional(),
  /** Lines of the text that are set otherwise. */
  paragraphs: z
    .array(textParagraph)
    .max(TEXT_MAX_LENGTH + 1)
    .optional(),
} as const;

/** Of a box that was fitted to its words: how high it was and how large they were before, px. It goes back to that. */
export const unfitted = z.object({
  height: z.number().min(1).max(100_000).optional(),
  fontSize: characterStyle.fontSize.optional(),
});
export type Unfitted = z.infer<typeof unfitted>;

/** How box and words come to fit: the box grows, the words become smaller, or neither is done. */
const sizing = z.enum(['grow', 'shrink', 'fixed']);

/** Of kinds that are boxes for their words. */
export const textFit = { sizing: sizing.default('grow'), unfitted: unfitted.optional() } as const;

/** Of shapes with words in them: they stand in rows and between connectors, so it is the words that give way. */
export const shapeTextFit = { sizing: sizing.default('shrink'), unfitted: unfitted.optional() } as const;

/** Page numbers of the second version were plain figures: they become fields, and so right where pages were moved. */
const numberAsField: NonNullable<KindMigrations[number]> = (old, { slot }) => {
  const { text, spans } = old;
  const isNumber = slot === PAGE_NUMBER_SLOT && typeof text === 'string' && /^\d+$/.test(text) && spans === undefined;
  return isNumber ? { ...old, spans: [{ start: 0, end: text.length, field: 'number' }] } : old;
};

/** Since the second version, with which texts in shapes began. */
const FIELD_MIGRATIONS: KindMigrations = { 2: numberAsField };

/** Shapes of the sixth version and before did not fit their words, and stay so until somebody has it otherwise. */
export const SHAPE_TEXT_MIGRATIONS: KindMigrations = {
  ...FIELD_MIGRATIONS,
  6: (old) => ({ sizing: 'fixed', ...old }),
};

/** Of kinds whose words a new page asks for: what is asked, shown faintly while one edits and never anywhere else. */
export const textPlaceholder = { placeholder: z.string().max(200).optional() } as const;

/** Boxes of the first version did not fit themselves; from then on they grow when their words are changed. */
export const TEXT_MIGRATIONS: KindMigrations = { 1: (old) => ({ sizing: 'grow', ...old }), ...FIELD_MIGRATIONS };

/** Hanging indent of marked lines, em. */
export { LIST_INDENT } from '@pagewright/typography/text-css';

/** A text kind's properties with the kind's own defaults. */
export function textStyle(defaults: {
  fontSize: number;
  fontWeight: number;
  lineHeight: number;
  textAlign?: 'left' | 'center';
  verticalAlign?: 'top' | 'middle';
  padding?: number;
}) {
  const { fontSize, color, fontFamily, fontWeight } = characterStyle;
  const p = paragraphStyle;
  return {
    fontSize: fontSize.default(defaults.fontSize),
    color: color.default('#333333'),
    fontFamily: fontFamily.default('Inter'),
    fontWeight: fontWeight.default(defaults.fontWeight),
    textAlign: p.textAlign.default(defaults.textAlign ?? 'left'),
    verticalAlign: p.verticalAlign.default(defaults.verticalAlign ?? 'top'),
    lineHeight: p.lineHeight.default(defaults.lineHeight),
    letterSpacing: p.letterSpacing.default(0),
    textDecoration: p.textDecoration.default('none'),
    fontStyle: p.fontStyle.default('normal'),
    textTransform: p.textTransform.default('none'),
    textShadow: p.textShadow.default('none'),
    textIndent: p.textIndent.default(0),
    listType: p.listType.default('none'),
    markerColor: p.markerColor,
    paragraphSpacing: p.paragraphSpacing.default(0),
    padding: p.padding.default(defaults.padding ?? 0),
    spans: p.spans,
    paragraphs: p.paragraphs,
  };
}
