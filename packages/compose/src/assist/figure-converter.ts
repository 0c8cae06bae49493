import type { Language } from '@pagewright/model/languages';
import { ScaleConverter } from './scales.ts';
import { UnitConverter } from './units.ts';
import { SCALES, type Scale, type UnitSystem } from './words/atoms.ts';

/** Writes figures in units of another system, or counts them in another scale. */
export function figureConverter(to: UnitSystem | Scale, language: Language): UnitConverter | ScaleConverter {
  return isScale(to) ? new ScaleConverter(to, language) : new UnitConverter(to, language);
}

function isScale(to: UnitSystem | Scale): to is Scale {
  return (SCALES as readonly string[]).includes(to);
}
