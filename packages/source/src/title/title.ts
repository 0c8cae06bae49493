import type { DraftBlock } from '../structure/blocks.ts';
import { headsArticle, looksLikeHeading, numberingOf, visualLength } from '../structure/numbering.ts';
import { textOfBlocks } from '../structure/text-of-blocks.ts';
import type { CoverLine } from './cover-line.ts';
import { namedByFile, readableName } from './named-by-file.ts';
import { isKindAlone, isNoTitle, isOrganisation, isPublicationClass } from './no-title.ts';
import { squeeze } from './squeeze.ts';
import { type FoundTitle, SURE, titleAmong } from './title-lines.ts';

/** What a file says about its title besides its blocks. */
export interface TitleSources {
  /** Title of the file's properties. */
  readonly property?: string | undefined;
  /** Lines of the first page; those of the first blocks where the format knows no pages. */
  readonly lines?: readonly CoverLine[];
  /** Size of the running text, in the unit of the lines. */
  readonly body?: number;
  /** Texts of running heads, the most frequent first. */
  readonly heads?: readonly string[];
}

export interface Title {
  readonly text: string;
  /** The lines of the first page that it is made of. */
  readonly found?: FoundTitle;
}

/**
 * Title of a document, the first of these that there is: the lines of the first page that stand out as such; what the
 * document states (`Title: …`); the properties, if the document says the same; a running head; the first heading; the
 * file's name as the document spells it; the file's name.
 */
export function titleOf(file: string, blocks: readonly DraftBlock[], sources: TitleSources = {}): Title {
  const { property, heads = [] } = sources;
  const stated = property && isRealTitle(property.trim(), file) ? property.trim() : undefined;
  const lines = sources.lines ?? linesOfBlocks(blocks);
  const start = squeeze(textOfBlocks(blocks.slice(0, 60)));
  const text = textOfBlocks(blocks);
  const timesSaid = counter(blocks);
  const isWide = wideShare(text) > 0.3;
  const isForeign = (line: string): boolean => isWide && wideShare(line) === 0;
  const found = titleAmong(lines, { body: sources.body ?? 1, property: stated, file, timesSaid, isForeign });
  if (found && found.score >= SURE) return { text: found.text, found };
  const subject = subjectOf(blocks) ?? namedInHeadBox(blocks);
  if (subject) return { text: subject };
  if (stated && (start.includes(squeeze(stated)) || blocks.length === 0)) return { text: stated };
  const head = heads.map(withoutPlace).find((own) => isNameLike(own) && !isForeign(own));
  if (found && found.score >= LIKELY) return { text: found.text, found };
  if (head) return { text: head };
  const byFile = namedByFile(file, text);
  const named = byFile && !isKindAlone(byFile) && !isPublicationClass(byFile) ? byFile : undefined;
  // `1. An account` heads a section: the file's name is the whole's.
  const isSectionLine =
    found !== undefined &&
    (PART_OF_SECTION.test(found.text) ||
      (found.from === 0 && (numberingOf(found.text)?.level === 1 || headsArticle(found.text))));
  if (found && !named && !(isSectionLine && isTelling(file))) return { text: found.text, found };
  const headings = blocks.slice(0, 12).filter((block) => block.kind === 'heading');
  // What stands above the title in large letters, a note to the reader say, is a sentence.
  const heading = headings.find((block) => !/[.。]$/u.test(block.text)) ?? headings[0];
  // `1. Concept` heads a section: of two names that say little the file's is the whole document's.
  const isSection =
    heading?.kind === 'heading' && (heading.numbering !== undefined || PART_OF_SECTION.test(heading.text));
  // Where the first page has no text, it is a picture: what the next one begins with is a chapter.
  if (named && sources.lines?.length === 0) return { text: named };
  if (heading && !isSection && !isNoTitle(heading.text) && (!named || blocks.indexOf(heading) <= 2))
    return { text: heading.text };
  return { text: named ?? readableName(file) };
}

/** `1.1 Aims`, which heads a part of a section wherever it stands. */
const PART_OF_SECTION = /^\d{1,2}(?:\.\d{1,2})+[.)）]?\s*\p{L}/u;

/** Whether a file has a name of words: `Guide utilisateur.pdf`. */
function isTelling(file: string): boolean {
  const name = readableName(file);
  return visualLength(name) >= 8 && !/\d/u.test(name) && looksLikeHeading(name) && !isNoTitle(name);
}

/** Share of Chinese and Japanese characters among a text's letters. */
function wideShare(text: string): number {
  const sample = text.slice(0, 20_000);
  const wide = sample.match(/[\u3040-\u30ff\u3400-\u9fff]/g)?.length ?? 0;
  const latin = sample.match(/[A-Za-zÀ-ÿ]+/g)?.length ?? 0;
  return wide / Math.max(1, wide + latin * 2);
}

/** Score from which a line of the first page is more likely the title than a running head. */
const LIKELY = 1.75;

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
    !isAddress(text) &&
    !isOrganisation(text) &&
    !isPublicationClass(text)
  );
}

/** `example.org`, `www.example.org/about`: where a document comes from. */
function isAddress(text: string): boolean {
  return /^(?:https?:\/\/|www\.)|^[\w-]+(?:\.[\w-]+)*\.\p{L}{2,}(?:\/\S*)?$/iu.test(text.trim());
}

/** Blocks at the start that can be lines of a title where a format has neither sizes nor pages. */
const OPENING = 14;

export function linesOfBlocks(blocks: readonly DraftBlock[]): CoverLine[] {
  const lines: CoverLine[] = [];
  for (const [block, own] of blocks.slice(0, OPENING).entries()) {
    if (own.kind !== 'heading' && own.kind !== 'paragraph') continue;
    if (visualLength(own.text) > 160) break;
    const isHeading = own.kind === 'heading';
    const text = isHeading && own.numbering ? `${own.numbering} ${own.text}` : own.text;
    lines.push({ text, size: 0, strong: isHeading && !own.numbering, isApart: true, block });
  }
  return lines;
}

/** How often the document's texts contain one, besides where it stands itself. */
function counter(blocks: readonly DraftBlock[]): (text: string) => number {
  let whole: string | undefined;
  return (text) => {
    whole ??= squeeze(textOfBlocks(blocks.slice(0, 2_000)));
    const wanted = squeeze(text);
    if (wanted.length < 4) return 0;
    let times = -1;
    for (let at = whole.indexOf(wanted); at >= 0 && times < 8; at = whole.indexOf(wanted, at + wanted.length))
      times += 1;
    return Math.max(0, times);
  };
}

/** Minutes, letters and data sheets name what they are about in their first lines: `Objet : …`, `Titre | …`. */
function subjectOf(blocks: readonly DraftBlock[]): string | undefined {
  for (const block of blocks.slice(0, 12)) {
    const named = block.kind === 'table' ? namedInForm(block.rows) : undefined;
    if (named) return named;
    const texts = block.kind === 'table' ? block.rows.slice(0, 6).flatMap((row) => row.map(({ text }) => text)) : [];
    if (block.kind === 'paragraph') texts.push(block.text);
    for (const text of texts) {
      const match =
        /^(?:objet|sujet|subject|title|titre|件名|主题|主題|题目|題目|标题|標題)\s*[:：]\s*(\S.{2,120}?)\.?$/i.exec(
          text,
        );
      if (match?.[1]) return match[1];
    }
  }
  return undefined;
}

/** What a form calls the document that it heads. */
const TITLE_KEY =
  /^(?:titre|title|document(?: name| title)|(?:nom|titre|intitulé) du document|标题|標題|題目|题目|件名|文件名称|文[档檔]名[称稱]|文書名|ドキュメント名|成果物名|資料名|名称)\s*[:：]?$/iu;

/** What stands behind `Title` in a table at the start, whichever of its columns that is. */
export function namedInForm(rows: readonly (readonly { readonly text: string }[])[]): string | undefined {
  for (const row of rows.slice(0, 6)) {
    const texts = row.map(({ text }) => text.trim()).filter(Boolean);
    const value = texts[texts.findIndex((text) => TITLE_KEY.test(text)) + 1];
    if (value && value !== texts[0] && isTitleText(value)) return value;
  }
  return undefined;
}

/** A box over the matter, read as a table: most rows, and most that it says. */
const HEAD_BOX = { rows: 4, cells: 6, shortest: 14 } as const;

/** The title in a box over the first page, as posters have it: the first text in its first row of one. */
function namedInHeadBox([first]: readonly DraftBlock[]): string | undefined {
  if (first?.kind !== 'table' || first.rows.length > HEAD_BOX.rows) return undefined;
  const rows = first.rows.map((row) => [...new Set(row.map(({ text }) => text.trim()).filter(Boolean))]);
  const [name = '', ...others] = rows.find((row) => row.length > 0) ?? [];
  const isBox = others.length === 0 && rows.flat().length <= HEAD_BOX.cells;
  const isName = visualLength(name) >= HEAD_BOX.shortest && isTitleText(name) && looksLikeHeading(name);
  return isBox && isName && !isOrganisation(name) && !isKindAlone(name) ? name : undefined;
}

function isTitleText(text: string): boolean {
  return visualLength(text) >= 6 && visualLength(text) <= 150 && !isNoTitle(text);
}

export function nameWithoutExtension(file: string): string {
  return file.replace(/\.[A-Za-z0-9]{1,5}$/, '') || file;
}

/** Word processors put templates and file names into the title. */
function isRealTitle(title: string, file: string): boolean {
  if (title.length < 3 || title.length > 150 || /\.(docx?|xlsx?|pdf|txt|indd|dotx?)$/i.test(title)) return false;
  if (
    /^(microsoft (word|excel|powerpoint)|(?:excel|word|classeur|workbook|book) ?\d*$|document\d*$|untitled|无标题|無題|titre$|template|slide \d|powerpoint)/i.test(
      title,
    )
  )
    return false;
  return squeeze(title) !== squeeze(nameWithoutExtension(file)) && /\p{L}{2}/u.test(title) && !isNoTitle(title);
}
