import type { Language } from '@pagewright/model/languages';
import { fontFamilyCss } from '@pagewright/typography/catalogue';
import { BASELINES, CODE_FAMILY, LIST_INDENT, TEXT_CSS } from '@pagewright/typography/text-css';
import type { CSSProperties } from 'react';
import type { Paragraph, Run } from './paragraphs.ts';
import type { TextProps } from './text-props.ts';

/** The looks of text in its box, for the View that draws it and the editor that types in it: nothing may jump between them. */

export type { TextProps as TextBlockProps } from './text-props.ts';

const JUSTIFY = { top: 'flex-start', middle: 'safe center', bottom: 'safe flex-end' } as const;

/** What browsers, and the style sheets of whoever shows a page, have for headings, paragraphs and lists. */
export const RESET: CSSProperties = {
  margin: 0,
  fontSize: 'inherit',
  fontWeight: 'inherit',
  lineHeight: 'inherit',
  letterSpacing: 'inherit',
};

/** List markers hang in the last step of the indent. */
export function markerCss({ level }: Paragraph['style']): CSSProperties {
  return { position: 'absolute', left: `${level * LIST_INDENT}em`, textIndent: 0, whiteSpace: 'nowrap' };
}

/** The block of one line of the source text. */
export function paragraphCss(paragraph: Paragraph, index: number, props: TextProps): CSSProperties {
  // Paragraphs are items of a column: one that is too high would else shrink to a line and lie under the next.
  const style: CSSProperties = { ...RESET, display: 'block', minHeight: '1lh', flexShrink: 0 };
  if (index === 0 && props.textIndent) style.textIndent = `${props.textIndent}em`;
  const { spaceBefore, lineHeight, indent, listType } = paragraph.style;
  if (spaceBefore > 0) style.paddingTop = spaceBefore;
  const largest = Math.max(props.fontSize, ...paragraph.runs.map((run) => run.look?.fontSize ?? 0));
  if (largest > props.fontSize || lineHeight !== props.lineHeight) style.lineHeight = `${largest * lineHeight}px`;
  if (indent > 0) style.paddingLeft = `${indent}em`;
  if (listType !== 'none') style.position = 'relative';
  return style;
}

/** What code stands on where nothing else marks it: grey on any ground. */
export const CODE_GROUND = '#80808029';

/** A part that looks different from the text around it, whose size is `fontSize` px. */
export function runCss(look: NonNullable<Run['look']>, fontSize: number, language: Language): CSSProperties {
  const full = look.fontSize ?? fontSize;
  const baseline = look.baseline && BASELINES[look.baseline];
  // The paragraph's line height already has room for its largest run; none may push the lines apart.
  const isApart = full !== fontSize || baseline !== undefined || look.code;
  const decorations = decorationsOf(look);
  return {
    color: look.color,
    backgroundColor: look.highlight ?? (look.code ? CODE_GROUND : undefined),
    fontFamily: look.code ? fontFamilyCss(CODE_FAMILY, language) : undefined,
    fontWeight: look.fontWeight,
    fontStyle: look.fontStyle,
    textDecoration: decorations.length > 0 ? decorations.join(' ') : look.textDecoration,
    fontSize: baseline ? full * baseline.size : look.fontSize,
    verticalAlign: baseline ? full * baseline.rise : undefined,
    lineHeight: isApart ? 0 : undefined,
  };
}

/** Lines of a run's own: links are underlined, whatever else they look like. */
export function decorationsOf({ textDecoration, link }: NonNullable<Run['look']>): ('underline' | 'line-through')[] {
  return [
    ...(link !== undefined || textDecoration === 'underline' ? (['underline'] as const) : []),
    ...(textDecoration === 'line-through' ? (['line-through'] as const) : []),
  ];
}

/** The box of a text kind, beside what `boxCss` says. */
export function textCss(props: TextProps, context: { readonly language: Language }): CSSProperties {
  return {
    ...TEXT_CSS,
    display: 'flex',
    flexDirection: 'column',
    justifyContent: JUSTIFY[props.verticalAlign],
    padding: props.padding || undefined,
    fontFamily: fontFamilyCss(props.fontFamily, context.language),
    fontSize: props.fontSize,
    fontWeight: props.fontWeight,
    fontStyle: props.fontStyle === 'normal' ? undefined : props.fontStyle,
    lineHeight: `${props.fontSize * props.lineHeight}px`,
    letterSpacing: props.letterSpacing || undefined,
    color: props.color,
    textAlign: props.textAlign,
    textDecoration: props.textDecoration === 'none' ? undefined : props.textDecoration,
    textTransform: props.textTransform === 'none' ? undefined : props.textTransform,
    textShadow: props.textShadow === 'none' ? undefined : props.textShadow,
  };
}
