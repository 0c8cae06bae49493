import { cssColor } from '@pagewright/model/page';
import { CODE_FAMILY } from '@pagewright/typography/text-css';
import { z } from 'zod';
import { defineKind, type KindComponent, type KindProps } from '../define-kind.ts';
import { boxStyle } from '../props/box-style.ts';
import { characterStyle, paragraphStyle } from '../props/text-style.ts';
import { CODE_LANGUAGES } from './languages.ts';

/** Longest listing, UTF-16 units: about 200 lines, more than any page can show. */
export const CODE_MAX_LENGTH = 10_000;

/** A listing: code in the colours of its language. */
export const codeBlockModel = defineKind({
  kind: 'codeBlock',
  element: 'CodeBlock',
  version: 2,
  size: { width: 520, height: 260 },
  content: 'code',
  faces: [
    { family: CODE_FAMILY, weight: 400, italic: false },
    { family: CODE_FAMILY, weight: 700, italic: false },
    { family: CODE_FAMILY, weight: 400, italic: true },
  ],
  props: z.object({
    code: z.string().max(CODE_MAX_LENGTH).default(''),
    /** What it is coloured as; `auto` takes what it looks like. */
    language: z.enum(['auto', 'plain', ...CODE_LANGUAGES]).default('auto'),
    /** Name of the file, or whatever else stands above the code. */
    title: z.string().max(160).default(''),
    lineNumbers: z.boolean().default(true),
    /** Number of the first line, for what goes on from elsewhere. */
    firstLine: z.number().int().min(1).max(99_999).default(1),
    /** Lines that stand out, by their numbers: `3, 5-7`. */
    marked: z.string().max(200).default(''),
    /** Columns between tabs. */
    tabWidth: z.number().int().min(1).max(8).default(4),
    /** How code that is too large comes to fit: `shrink` sets it smaller, `wrap` breaks its lines first. */
    fit: z.enum(['shrink', 'wrap']).default('shrink'),
    /** px; what does not fit is set smaller. */
    fontSize: characterStyle.fontSize.default(16),
    lineHeight: paragraphStyle.lineHeight.default(1.5),
    padding: paragraphStyle.padding.default(20),
    tone: z.enum(['dark', 'light']).default('dark'),
    /** Colours that those of keywords, strings, numbers and names are made of, in this order. */
    palette: z.array(cssColor).min(1).max(4).default(['#5b8def', '#3fb27f', '#e0913a', '#b07cf0']),
    ...boxStyle,
    borderRadius: boxStyle.borderRadius.unwrap().default(8),
  }),
});

export type CodeBlockProps = KindProps<typeof codeBlockModel>;
export type CodeBlockComponent = KindComponent<typeof codeBlockModel>;
