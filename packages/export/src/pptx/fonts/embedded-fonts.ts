import type { EmbeddedFace } from '../../drawingml/embedded-face.ts';
import { REGULAR } from '../../drawingml/weight-names.ts';
import { CONTENT_TYPE, RELATION } from '../../ooxml/names.ts';
import type { OoxmlPackage, Part } from '../../ooxml/package.ts';
import { el, type Xml } from '../../ooxml/xml.ts';
import type { FontSlot } from '../../true-type/font-tables.ts';
import { faceNames } from '../../true-type/installable-font.ts';
import { faceFont } from './face-font.ts';
import { openTypeEmbedded } from './open-type-embedded.ts';

/** The faces of a family in the order that the schema has them (ECMA-376 part 1, CT_EmbeddedFontListEntry). */
const SLOTS: readonly FontSlot[] = ['regular', 'bold', 'italic', 'boldItalic'];

/** A face with the characters that are written in it. */
interface UsedFace {
  readonly face: EmbeddedFace;
  readonly characters: Set<string>;
}

/** The fonts of a presentation, to be put into the file with the characters that are written in them. */
export class EmbeddedFonts {
  /** By the names of their families. */
  readonly #families = new Map<string, Map<FontSlot, UsedFace>>();

  /** Takes down that a text is written in a face. */
  note(face: EmbeddedFace, text: string): void {
    const { characters } = this.#used(face);
    for (const character of text) characters.add(character);
  }

  /**
   * Adds the fonts to the file.
   * @returns their list for the presentation, and how many bytes they are; undefined where nothing is written
   */
  async write(
    presentation: Part,
    file: OoxmlPackage,
    signal?: AbortSignal,
  ): Promise<{ readonly list: Xml; readonly bytes: number } | undefined> {
    if (this.#families.size === 0) return undefined;
    let bytes = 0;
    let number = 0;
    const entries: Xml[] = [];
    for (const [name, faces] of this.#families) {
      this.#addRegular(faces);
      const slots: Xml[] = [];
      for (const slot of SLOTS) {
        const used = faces.get(slot);
        if (!used) continue;
        signal?.throwIfAborted();
        const data = openTypeEmbedded(await faceFont(used.face, used.characters), faceNames(name, slot));
        bytes += data.length;
        number += 1;
        const part = file.add(`ppt/fonts/font${number}.fntdata`, CONTENT_TYPE.fontData, data);
        slots.push(el(`p:${slot}`, { 'r:id': presentation.relate(RELATION.font, part) }));
      }
      entries.push(el('p:embeddedFont', {}, el('p:font', { typeface: name }), slots));
    }
    return { list: el('p:embeddedFontLst', {}, entries), bytes };
  }

  /** PowerPoint finds a family by its regular face: one that is used bold only has a regular one for what is typed. */
  #addRegular(faces: ReadonlyMap<FontSlot, UsedFace>): void {
    const [first] = faces.values();
    if (!first || faces.has('regular')) return;
    const { family, name, weight } = first.face;
    const ofIt = name === family ? REGULAR : weight;
    this.#used({ family, name, weight: ofIt, italic: false, bold: false, slot: 'regular' });
  }

  #used(face: EmbeddedFace): UsedFace {
    const { name, slot } = face;
    let faces = this.#families.get(name);
    if (!faces) {
      faces = new Map();
      this.#families.set(name, faces);
    }
    let used = faces.get(slot);
    if (!used) {
      used = { face, characters: new Set() };
      faces.set(slot, used);
    }
    return used;
  }
}
