import type { Language } from '@pagewright/model/languages';
import { fontFamilyCss } from '@pagewright/typography/catalogue';
import { TEXT_CSS } from '@pagewright/typography/text-css';
import type { CSSProperties } from 'react';
import { LIST_INDENT } from '../props/text-style.ts';
import type { Paragraph, Run } from './paragraphs.ts';
import type { TextProps } from './text-props.ts';

/** The looks of text in its box, for the View that draws it and the editor that types in it: nothing may jump between them. */

export type { TextProps as TextBlockProps } from './text-props.ts';

const JUSTIFY = { top: 'flex-start', middle: 'safe center', bottom: 'safe flex-end' } as const;

export const RESET: CSSProperties = { margin: 0, fontSize: 'inherit', fontWeight: 'inherit' };

/** List markers hang in the indent. */
export const MARKER_CSS: CSSProperties = { position: 'absolute', left: 0, textIndent: 0, whiteSpace: 'nowrap' };

/** The block of one line of the source text. */
export function paragraphCss(paragraph: Paragraph, index: number, props: TextProps): CSSProperties {
  // Paragraphs are items of a column: one that is too high would else shrink to a line and lie under the next.
  const style: CSSProperties = { ...RESET, display: 'block', minHeight: '1lh', flexShrink: 0 };
  if (index === 0 && props.textIndent) style.textIndent = `${props.textIndent}em`;
  if (index > 0 && props.paragraphSpacing > 0) style.paddingTop = props.paragraphSpacing;
  const largest = Math.max(props.fontSize, ...paragraph.runs.map((run) => run.look?.fontSize ?? 0));
  if (largest > props.fontSize) style.lineHeight = `${largest * props.lineHeight}px`;
  if (props.listType !== 'none') {
    style.position = 'relative';
    style.paddingLeft = `${LIST_INDENT}em`;
  }
  return style;
}

/** A part that looks different from the text around it, whose size is `fontSize` px. */
export function runCss(look: NonNullable<Run['look']>, fontSize: number): CSSProperties {
  return {
    color: look.color,
    fontWeight: look.fontWeight,
    fontStyle: look.fontStyle,
    textDecoration: look.textDecoration,
    fontSize: look.fontSize,
    // The paragraph's line height already has room for its largest run; none may push the lines apart.
    lineHeight: look.fontSize && look.fontSize !== fontSize ? 0 : undefined,
  };
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
