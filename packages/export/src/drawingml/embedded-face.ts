import { type FontStyle, fontFamily, nearestStyle } from '@pagewright/typography/catalogue';
import type { FontSlot } from '../true-type/font-tables.ts';
import { BOLD_FROM, familyOfWeight } from './weight-names.ts';

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

/**
 * The face that words are drawn with. Faces that are neither regular nor bold are families of their own: heavy ones the bold
 * face of theirs, so that programs that pass over fonts in a file take a bold one, too.
 */
export function embeddedFace(family: string, { weight, italic }: FontStyle): EmbeddedFace {
  const style = nearestStyle(fontFamily(family), weight, italic);
  const isHeavy = style.weight >= BOLD_FROM;
  const slot = style.italic ? (isHeavy ? 'boldItalic' : 'italic') : isHeavy ? 'bold' : 'regular';
  return { ...style, family, name: familyOfWeight(family, style.weight), bold: weight >= BOLD_FROM, slot };
}
