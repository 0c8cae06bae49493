import { type FontStyle, fontFamily, nearestStyle } from '@pagewright/typography/catalogue';
import type { FontSlot } from '../true-type/font-tables.ts';
import { BOLD, familyOfWeight, weightFamily } from './weight-names.ts';

/** A face of the catalogue as a file calls it that has it within. */
export interface EmbeddedFace extends FontStyle {
  /** Of the catalogue. */
  readonly family: string;
  /** As the file calls its family. */
  readonly name: string;
  /** Whether its words are marked bold. */
  readonly bold: boolean;
  /** Its place in that family. */
  readonly slot: FontSlot;
}

/** From this weight on browsers embolden faces that are not bold themselves (CSS Fonts 4, `font-synthesis`). */
const EMBOLDENED_FROM = 600;

/**
 * The face that words are drawn with. Faces that are neither regular nor bold are families of their own.
 * @param apart whether its words cannot be marked bold: it is a family of its own then
 */
export function embeddedFace(family: string, { weight, italic }: FontStyle, apart = false): EmbeddedFace {
  const style = nearestStyle(fontFamily(family), weight, italic);
  if (style.weight === BOLD && !apart) {
    return { ...style, family, name: family, bold: true, slot: style.italic ? 'boldItalic' : 'bold' };
  }
  return {
    ...style,
    family,
    name: apart ? weightFamily(family, style.weight) : familyOfWeight(family, style.weight),
    bold: !apart && weight >= EMBOLDENED_FROM && style.weight < EMBOLDENED_FROM,
    slot: style.italic ? 'italic' : 'regular',
  };
}
