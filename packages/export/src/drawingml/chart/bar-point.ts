import { el, type Xml } from '../../ooxml/xml.ts';
import type { ChartLook } from './chart-look.ts';

/** A bar with a colour of its own. @param index of its value, from 0 */
export function barPoint(index: number, color: string, look: ChartLook): Xml {
  return el(
    'c:dPt',
    {},
    el('c:idx', { val: index }),
    el('c:invertIfNegative', { val: false }),
    el('c:bubble3D', { val: false }),
    look.fill(color),
  );
}
