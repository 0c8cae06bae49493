import type { ComponentBase } from '@pagewright/model/component';
import { fontStack } from '@pagewright/typography/catalogue';
import type { LowerContext } from '../lower-context.ts';
import type { CharacterLook, Primitive, PrimitiveParagraph, PrimitiveRun, TextPrimitive } from '../primitives.ts';
import { LIST_INDENT } from '../props/text-style.ts';
import { boxOf, lowerBox, opacityOf, shadowOf } from './lower-box.ts';
import { type Paragraph, paragraphsOf, type Run, transformText } from './paragraphs.ts';
import { contentBox, type TextProps } from './text-props.ts';

/** A text component: its box, then its text. Nothing where there is no text. */
export function lowerTextKind(
  component: ComponentBase & { props: TextProps },
  context: LowerContext,
  level?: number,
): Primitive[] {
  const { props } = component;
  const box = boxOf(component);
  const boxes = lowerBox(component);
  if (props.text.trim() === '') return boxes;
  const content = contentBox(props, component.size);
  const shadow = shadowOf(props.textShadow);
  const text: TextPrimitive = {
    type: 'text',
    box,
    inner: { ...content, x: box.x + content.x, y: box.y + content.y },
    paragraphs: paragraphsOf(props).map((paragraph, index) => lowerParagraph(paragraph, index, props, context)),
    verticalAlign: props.verticalAlign,
    ...(shadow ? { shadow } : {}),
    ...(level === undefined ? {} : { level }),
    ...opacityOf(props),
  };
  return [...boxes, text];
}

function lowerParagraph(
  paragraph: Paragraph,
  index: number,
  props: TextProps,
  context: LowerContext,
): PrimitiveParagraph {
  const largest = Math.max(props.fontSize, ...paragraph.runs.map((run) => run.look?.fontSize ?? 0));
  const isList = props.listType !== 'none';
  return {
    runs: paragraph.runs.map((run) => lowerRun(run, props, context)),
    align: props.textAlign,
    lineHeight: largest * props.lineHeight,
    spaceBefore: index > 0 ? props.paragraphSpacing : 0,
    firstIndent: index === 0 ? props.textIndent * props.fontSize : 0,
    hangingIndent: isList ? LIST_INDENT * props.fontSize : 0,
    ...(paragraph.marker === undefined
      ? {}
      : {
          marker: {
            text: paragraph.marker,
            color: props.markerColor ?? props.color,
            ordered: props.listType === 'ordered',
          },
        }),
  };
}

function lowerRun(run: Run, props: TextProps, context: LowerContext): PrimitiveRun {
  const { look } = run;
  const decoration = look?.textDecoration ?? props.textDecoration;
  const character: CharacterLook = {
    fontFamily: props.fontFamily,
    fontStack: fontStack(props.fontFamily, context.language),
    fontSize: look?.fontSize ?? props.fontSize,
    fontWeight: look?.fontWeight ?? props.fontWeight,
    italic: (look?.fontStyle ?? props.fontStyle) === 'italic',
    // A span adds its decoration; `none` in a span does not take the component's away (CSS).
    decoration: decoration === 'none' ? props.textDecoration : decoration,
    color: look?.color ?? props.color,
    letterSpacing: props.letterSpacing,
  };
  return { text: transformText(run.text, props.textTransform), look: character };
}
