import type { Language } from '@pagewright/model/languages';
import type { Rect, Size } from '@pagewright/model/units';
import { type MeasuredText, measureText, type TextStyle } from '@pagewright/typography/measure';
import { contentBox, type TextProps } from './text-props.ts';

/** A text in its component: what checks and exports both go by. */
export interface TextLayout {
  /** The room that it has, px from the component's corner. */
  readonly room: Rect;
  readonly style: TextStyle;
  readonly measured: MeasuredText;
}

/** Lays out the text of a component. Whatever has a level is drawn as a heading, whose lines part between phrases. */
export function textLayout(props: TextProps, size: Size, language: Language): TextLayout {
  const room = contentBox(props, size);
  const style: TextStyle = {
    fontFamily: props.fontFamily,
    fontSize: props.fontSize,
    fontWeight: props.fontWeight,
    fontStyle: props.fontStyle,
    language,
    lineHeight: props.lineHeight,
    letterSpacing: props.letterSpacing,
    textTransform: props.textTransform,
    textAlign: props.textAlign,
    textIndent: props.textIndent,
    listType: props.listType,
    paragraphSpacing: props.paragraphSpacing,
    paragraphs: props.paragraphs,
    spans: props.spans,
    keepsPhrases: 'level' in props,
  };
  return { room, style, measured: measureText(props.text, style, room.width) };
}
