import type { Language } from '@pagewright/model/languages';
import type { Size } from '@pagewright/model/units';
import { textLayout } from '../drawing/text-layout.ts';
import type { TextProps } from '../drawing/text-props.ts';
import type { AnyComponent } from './behaviour.ts';
import { inkOf, type PlacedText, type TextColor } from './placed-text.ts';

/** A component whose `text` is what it shows. */
export type Worded = AnyComponent & { readonly props: TextProps };

/** The text in its box; none where it is blank. */
export function boxTexts({ props, position, size }: Worded, language: Language): PlacedText[] {
  if (props.text.trim() === '') return [];
  const { room, style, measured } = textLayout(props, size, language);
  const box = { ...room, x: position.x + room.x, y: position.y + room.y };
  const colors: TextColor[] = [{ color: props.color, fontSize: props.fontSize }];
  for (const span of props.spans ?? []) {
    const { color = props.color, fontSize = props.fontSize, highlight } = span;
    if (color === props.color && fontSize === props.fontSize && !highlight) continue;
    colors.push(highlight ? { color, fontSize, highlight } : { color, fontSize });
  }
  return [{ text: props.text, style, box, ink: inkOf(box, measured, props), measured, colors, opacity: props.opacity }];
}

/** How large the box must be for its text in lines as long as its width allows, px; nothing for a blank one. */
export function boxTextSize({ props, size }: Worded, language: Language): Size {
  if (props.text.trim() === '') return { width: 0, height: 0 };
  const { room, measured } = textLayout(props, size, language);
  const inset = room.x * 2;
  return { width: measured.width + inset, height: measured.height + inset };
}
