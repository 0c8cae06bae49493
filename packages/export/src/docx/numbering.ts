import { WORD_NAMESPACES } from '../ooxml/names.ts';
import { el, type Xml } from '../ooxml/xml.ts';

/** What lists are counted and marked by. */

const BULLETS = 1;
const NUMBERS = 2;
/** Twentieths of a point that each level is set in by. */
const INDENT = 360;
const SIGNS = ['•', '–', '▪'] as const;
/** How each level of an ordered list counts. */
const COUNTS = ['decimal', 'lowerLetter', 'lowerRoman'] as const;

/** The lists of a document: all bullets are of one, each ordered list counts from 1 by itself. */
export class Numbering {
  readonly bullets = 1;
  #lists = 1;

  /** A new ordered list. */
  nextList(): number {
    this.#lists += 1;
    return this.#lists;
  }

  write(): Xml {
    const ordered = Array.from({ length: this.#lists - 1 }, (_, index) => index + 2);
    const starts = [0, 1, 2].map((ilvl) =>
      el('w:lvlOverride', { 'w:ilvl': ilvl }, el('w:startOverride', { 'w:val': 1 })),
    );
    return el(
      'w:numbering',
      { 'xmlns:w': WORD_NAMESPACES['xmlns:w'] },
      abstract(BULLETS, (level) => ({ format: 'bullet', text: SIGNS[level] ?? SIGNS[0] })),
      abstract(NUMBERS, (level) => ({ format: COUNTS[level] ?? COUNTS[0], text: `%${level + 1}.` })),
      el('w:num', { 'w:numId': this.bullets }, el('w:abstractNumId', { 'w:val': BULLETS })),
      ordered.map((id) => el('w:num', { 'w:numId': id }, el('w:abstractNumId', { 'w:val': NUMBERS }), starts)),
    );
  }
}

function abstract(id: number, levelOf: (level: number) => { format: string; text: string }): Xml {
  const levels = [0, 1, 2].map((level) => {
    const { format, text } = levelOf(level);
    return el(
      'w:lvl',
      { 'w:ilvl': level },
      el('w:start', { 'w:val': 1 }),
      el('w:numFmt', { 'w:val': format }),
      el('w:lvlText', { 'w:val': text }),
      el('w:lvlJc', { 'w:val': 'left' }),
      el('w:pPr', {}, el('w:ind', { 'w:left': INDENT * (level + 1), 'w:hanging': INDENT })),
    );
  });
  return el(
    'w:abstractNum',
    { 'w:abstractNumId': id },
    el('w:multiLevelType', { 'w:val': 'hybridMultilevel' }),
    levels,
  );
}
