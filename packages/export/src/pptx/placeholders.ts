import type { Primitive, TextPrimitive } from '@pagewright/components/primitives';
import type { Rect } from '@pagewright/model/units';

/** A place of a slide that its layout has too, so that another layout or theme can move it and the outline lists it. */
export interface Placeholder {
  readonly type: 'title' | 'ctrTitle' | 'subTitle' | 'body' | 'sldNum';
  /** Absent on titles. */
  readonly index?: number | undefined;
  readonly name: string;
  /** Where it stands on the page that it was first met on, px. */
  readonly box: Rect;
}

/** Texts that become places of the layout; more than these are no outline. */
const MOST_BODIES = 12;
const NUMBER_INDEX = 20;

/** The texts of a page that fill places: one title, one subtitle, one number, and its texts in order. */
export function placeholdersOf(primitives: readonly Primitive[]): Map<TextPrimitive, Placeholder> {
  const places = new Map<TextPrimitive, Placeholder>();
  // Objects in groups can fill none.
  const texts = primitives.filter((one) => one.type === 'text');
  const ofRole = (role: string): TextPrimitive[] => texts.filter(({ source }) => source?.role === role);
  const [title] = ofRole('title');
  const [subtitle] = ofRole('subtitle');
  const [number] = ofRole('number');
  const type = subtitle ? 'ctrTitle' : 'title';
  if (title) places.set(title, { type, name: 'Title', box: title.inner });
  if (subtitle) places.set(subtitle, { type: 'subTitle', index: 1, name: 'Subtitle', box: subtitle.inner });
  for (const [index, body] of ofRole('body').slice(0, MOST_BODIES).entries()) {
    places.set(body, { type: 'body', index: index + 2, name: `Text ${index + 1}`, box: body.inner });
  }
  if (number) places.set(number, { type: 'sldNum', index: NUMBER_INDEX, name: 'Slide number', box: number.inner });
  return places;
}
