import type { LoweredPage, Primitive, TextPrimitive } from '@pagewright/components/primitives';
import type { Rect } from '@pagewright/model/units';
import { plainText } from './flow.ts';

/** What numbers an entry, in whatever way a style writes numbers: `01`, `[2]`, `3.`, `IV`. */
const NUMBER = /^[[(（]?(?:\d{1,2}|[IVX]{1,5})[\])）.、]?$/;
/** px between a number and the text that it stands beside or over. */
const NEAR = 40;
/** px by which boxes that stand side by side may overlap. */
const TOUCHING = 2;

/**
 * Whether a page shows a number beside or over a text. Such numbers are adornment of the page, which is not read out: the list
 * they number has numbers of its own in a text.
 */
export function shownNumbers({ primitives }: LoweredPage): (box: Rect) => boolean {
  const boxes = primitives
    .flatMap(textsWithin)
    .filter(isNumber)
    .map(({ box }) => box);
  return (text) => boxes.some((number) => isBeside(number, text) || isOver(number, text));
}

function textsWithin(primitive: Primitive): TextPrimitive[] {
  if (primitive.type === 'group') return primitive.children.flatMap(textsWithin);
  return primitive.type === 'text' && primitive.source?.decorative ? [primitive] : [];
}

function isNumber({ paragraphs }: TextPrimitive): boolean {
  return NUMBER.test(plainText(paragraphs.map(({ runs }) => runs)));
}

function isBeside(number: Rect, text: Rect): boolean {
  const gap = text.x - (number.x + number.width);
  const overlap = Math.min(number.y + number.height, text.y + text.height) - Math.max(number.y, text.y);
  return gap >= -TOUCHING && gap < NEAR && overlap > 0;
}

function isOver(number: Rect, text: Rect): boolean {
  const gap = text.y - (number.y + number.height);
  return gap >= -TOUCHING && gap < NEAR && Math.abs(number.x - text.x) <= TOUCHING;
}
