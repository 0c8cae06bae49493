import type { ComponentBase } from '@pagewright/model/component';
import type { LowerContext } from '../lower-context.ts';
import type { Primitive } from '../primitives.ts';
import { boxOf, lowerBox, opacityOf, shadowOf } from './lower-box.ts';
import { lowerParagraphs } from './lower-paragraphs.ts';
import { textLayout } from './text-layout.ts';
import type { TextProps } from './text-props.ts';

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
  const { room, style, measured } = textLayout(props, component.size, context.language);
  const inner = { ...room, x: box.x + room.x, y: box.y + room.y };
  const shadow = shadowOf(props.textShadow);
  return [
    ...boxes,
    {
      type: 'text',
      box,
      inner,
      paragraphs: lowerParagraphs({
        text: props.text,
        spans: props.spans,
        style,
        measured,
        room: inner,
        align: props.textAlign,
        vertical: props.verticalAlign,
        color: props.color,
        markerColor: props.markerColor,
        decoration: props.textDecoration,
      }),
      verticalAlign: props.verticalAlign,
      ...(shadow ? { shadow } : {}),
      ...(level === undefined ? {} : { level }),
      ...opacityOf(props),
    },
  ];
}
