import type { DraftBlock } from '../structure/blocks.ts';
import { looksLikeHeading, visualLength } from '../structure/numbering.ts';
import { textOfBlocks } from '../structure/text-of-blocks.ts';
import { namedByFile, readableName } from './named-by-file.ts';
import { GENRE_WORD, isKindAlone, isNoTitle, isOrganisation, isPublicationClass } from './no-title.ts';
import { squeeze } from './squeeze.ts';
import { statedTitle } from './stated-title.ts';
import { type FoundTitle, SURE } from './title-lines.ts';
import { wordsOf } from './words.ts';

/** A text that may be the title of a document, and how much speaks for it, in the unit of the scores of lines. */
export interface Candidate {
  readonly text: string;
  readonly score: number;
  /** The lines of the first page that it is made of. */
  readonly found?: FoundTitle;
}

/**
 * What speaks for a text that is no line of the first page, as much as a line has: below `SURE` lines that are clearly set
 * as a title, above those that only come first.
 */
const STATED = SURE - 0.01;
/** A property that the document begins with; one whose words it has. */
const PROPERTY = SURE - 0.02;
const PROPERTY_OF_WORDS = 1.6;
const HEAD = 1.74;
/** The file's name as the document spells it. */
const SPELLED = 1.73;
const HEADING = 1;
/** A file's name of words, with one that says which kind of paper it is, and any other. */
const TELLING = 1.15;
const GENRE = 0.15;
const WORD_COST = 0.25;
const UNTOLD = 0.1;
/** Shortest name of words, a Han character counting as two. */
const SHORTEST_NAME = 6;

/** `Subject: …` in the first lines, and what a form calls the document. */
export function ofStatements(blocks: readonly DraftBlock[]): Candidate[] {
  const stated = statedTitle(blocks);
  return stated ? [{ text: stated, score: STATED }] : [];
}

/** The title among the file's properties, as far as the document bears it out. */
export function ofProperty(
  blocks: readonly DraftBlock[],
  stated: string | undefined,
  text: string,
  heads: readonly string[],
  isForeign: (text: string) => boolean,
): Candidate[] {
  if (!stated) return [];
  const start = squeeze([textOfBlocks(blocks.slice(0, OPENING)), ...heads].join(' '));
  if (blocks.length === 0 || start.includes(squeeze(stated))) return [{ text: stated, score: PROPERTY }];
  const isName = looksLikeHeading(stated) && !isOrganisation(stated) && !isKindAlone(stated) && !isForeign(stated);
  return isName && isSaid(stated, text) ? [{ text: stated, score: PROPERTY_OF_WORDS }] : [];
}

/** Blocks at the start that may say what the properties do. */
const OPENING = 60;
/** Fewest words of a property that the document says each of, and the share that it has to say. */
const SAID = { words: 3, share: 0.8 } as const;

/** Whether a document says the words of a property, though not together. */
function isSaid(stated: string, text: string): boolean {
  const words = wordsOf(stated);
  const said = new Set(wordsOf(text.slice(0, 200_000)));
  return words.length >= SAID.words && words.filter((word) => said.has(word)).length >= words.length * SAID.share;
}

/** The first running head that reads as a name. */
export function ofHeads(heads: readonly string[], isForeign: (text: string) => boolean): Candidate[] {
  const head = heads.map(withoutPlace).find((own) => isNameLike(own) && !isForeign(own));
  return head ? [{ text: head, score: HEAD }] : [];
}

/** The first heading of a document whose first lines say no title. */
export function ofHeadings(blocks: readonly DraftBlock[]): Candidate[] {
  const headings = blocks.slice(0, HEADINGS).filter((block) => block.kind === 'heading');
  // What stands above the title in large letters, a note to the reader say, is a sentence.
  const heading = headings.find((block) => !/[.。]$/u.test(block.text)) ?? headings[0];
  if (
    !heading ||
    heading.numbering !== undefined ||
    PART_OF_SECTION.test(heading.text) ||
    isNoTitle(heading.text.replace(/^§\s*|\s*[:：]$/gu, ''))
  )
    return [];
  return [{ text: heading.text, score: HEADING }];
}

/** Blocks that the first heading is looked for among. */
const HEADINGS = 12;

/** What the file is called: as the document spells it, and as it is, which says least. */
export function ofFile(file: string, text: string, isForeign: (text: string) => boolean): Candidate[] {
  const spelled = namedByFile(file, text);
  const own = readableName(file);
  const score = isTelling(own) && !isForeign(own) ? tellingOf(own) : UNTOLD;
  const isName = spelled !== undefined && !isKindAlone(spelled) && !isPublicationClass(spelled);
  return [{ text: own, score }, ...(isName ? [{ text: spelled, score: SPELLED }] : [])];
}

/** How much a name of words says: one word of it alone says little. */
function tellingOf(name: string): number {
  const isWord = !/\s|\p{sc=Han}{4}|\p{sc=Katakana}{4}/u.test(name) || isKindAlone(name);
  return TELLING - (isWord ? WORD_COST : 0) + (GENRE_WORD.test(name) ? GENRE : 0);
}

/** Whether a file has a name of words: `Guide utilisateur.pdf`, `報告書.docx`. */
function isTelling(name: string): boolean {
  return (
    visualLength(name) >= SHORTEST_NAME && !/\d{3}|\d.*\d/u.test(name) && looksLikeHeading(name) && !isNoTitle(name)
  );
}

/** `1.1 Aims`, which heads a part of a section wherever it stands. */
const PART_OF_SECTION = /^\d{1,2}(?:\.\d{1,2})+[.)）]?\s*\p{L}/u;

/** A running head without the page and the number of the chapter. */
function withoutPlace(head: string): string {
  return head.replace(/^(?:page\s*\d+\s+)?(?:\d+(?:\.\d+)*\s+)?/i, '').replace(/\s+\d+(?:\.\d+)+$/, '');
}

function isNameLike(text: string): boolean {
  const length = visualLength(text);
  return (
    length >= 6 &&
    length <= 80 &&
    looksLikeHeading(text) &&
    !isNoTitle(text) &&
    !DATE.test(text) &&
    !isAddress(text) &&
    !isOrganisation(text) &&
    !isPublicationClass(text)
  );
}

/** A day in a running head: who speaks when. */
const DATE = /\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|(?:19|20)\d{2}[-/.年]\s?\d{1,2}/u;

/** `example.org`, `www.example.org/about`: where a document comes from. */
function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|www\.)|^[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}(?:\/\S*)?$/iu.test(text.trim());
}

export function nameWithoutExtension(file: string): string {
  return file.replace(/\.[A-Za-z0-9]{1,5}$/, '') || file;
}

/** Word processors put templates and file names into the title. */
export function isRealTitle(title: string, file: string): boolean {
  if (title.length < 3 || title.length > 150 || /\.(docx?|xlsx?|pdf|txt|indd|dotx?)$/i.test(title)) return false;
  if (
    /^(microsoft (word|excel|powerpoint)|(?:excel|word|classeur|workbook|book) ?\d*$|document\d*$|untitled|无标题|無題|titre$|template|slide \d|powerpoint)/i.test(
      title,
    )
  )
    return false;
  return squeeze(title) !== squeeze(nameWithoutExtension(file)) && /\p{L}{2}/u.test(title) && !isNoTitle(title);
}
