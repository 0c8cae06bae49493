import type { Rect, Size } from '@pagewright/model/units';
import { el, type Xml } from '../ooxml/xml.ts';
import { percentage } from './canvas.ts';

/** What of a picture is shown, px of its own, as shares cut off at its sides; undefined where that is all of it. */
export function sourceRect({ x, y, width, height }: Rect, own: Size): Xml | undefined {
  const cut = {
    l: percentage(x / own.width) || undefined,
    t: percentage(y / own.height) || undefined,
    r: percentage(1 - (x + width) / own.width) || undefined,
    b: percentage(1 - (y + height) / own.height) || undefined,
  };
  return Object.values(cut).some((share) => share !== undefined) ? el('a:srcRect', cut) : undefined;
}
