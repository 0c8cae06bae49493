import type { Language } from '@pagewright/model/languages';
import type { Origin } from '@pagewright/model/origin';
import type { SourceBlock, SourceDocument } from '@pagewright/model/source-document';
import { isTemplatePlace, splitSentences } from '../language/sentences.ts';
import { isTitleLength, squeeze, visualLength } from '../language/text.ts';
import { LABELS } from '../lexicon/labels.ts';
import { answeredBySigns } from '../relations/questions.ts';
import { gatherAnnounced } from './announced-headings.ts';
import { withoutCapitals } from './capitals.ts';
import { withComparedSheets } from './compared-sheets.ts';
import { withoutContents, withoutPagedLines } from './contents.ts';
import { withDatedSections } from './dated-sections.ts';
import { divideDeepLists } from './deep-lists.ts';
import { gatherEnumerations } from './enumerations.ts';
import { withoutFigureLabels } from './figure-labels.ts';
import { withoutFillLines } from './fill-lines.ts';
import { openForms } from './forms.ts';
import { withoutFurniture } from './furniture.ts';
import { settleHeadings } from './headings.ts';
import { withoutInnerCovers } from './inner-covers.ts';
import { openLayoutTables } from './layout-tables.ts';
import { gatherListings } from './listings.ts';
import { areUntitledMinutes, isNumbered } from './minutes.ts';
import { withNamedColumns } from './named-columns.ts';
import { latestOfPeriods } from './period-sheets.ts';
import { raiseHeadings } from './raised-headings.ts';
import { withoutRepeatedHeads } from './repeated-heads.ts';
import { saidOnce, withoutRepetitions } from './repetitions.ts';
import { divideTables } from './row-groups.ts';
import { divideRunInHeadings } from './run-in-headings.ts';
import { withSaidQuotes } from './said-quotes.ts';
import { withoutSilentTables } from './silent-tables.ts';
import { withoutSiteLines } from './site-lines.ts';
import { openTextTables } from './text-tables.ts';

/** A document as composing reads it: its structure mended, its words untouched. */
export interface Reading {
  readonly file: string;
  readonly title: string;
  readonly titleOrigin: Origin | undefined;
  readonly language: Language;
  readonly blocks: readonly SourceBlock[];
}

/**
 * Mends what files leave unsaid: paragraphs that are entries of a list, lines that are headings, tables that only lay
 * text out, tables of contents, page furniture, what is said again and again. Blocks keep their words and their origins.
 * @param keepAll footnotes stay: the person wants every word
 */
export function prepare(document: SourceDocument, keepAll: boolean): Reading {
  let blocks: readonly SourceBlock[] = withoutRepeatedHeads(withoutRepetitions(document.blocks));
  const { title, titleOrigin } = titleOf({ ...document, title: saidOnce(document.title), blocks: [...blocks] });
  if (document.kind === 'xls' || document.kind === 'xlsx')
    blocks = withComparedSheets(withoutSilentTables(latestOfPeriods(blocks)));
  if (document.kind === 'pdf' && !keepAll)
    blocks = withoutSiteLines(withoutFigureLabels(withoutInnerCovers(blocks, title), document.language));
  blocks = withNamedColumns(openLayoutTables(blocks));
  if (!keepAll) blocks = openTextTables(divideTables(openForms(blocks)));
  if (!keepAll) blocks = blocks.filter((block) => !('text' in block && isTemplatePlace(block.text)));
  blocks = withoutPagedLines(withoutContents(blocks));
  blocks = withoutFurniture(blocks, { title, kind: document.kind, assets: document.assets, keepNotes: keepAll });
  if (document.kind !== 'txt' && !keepAll) blocks = withoutFillLines(blocks);
  blocks = withSaidQuotes(gatherListings(blocks));
  blocks = withDatedSections(settleHeadings(gatherAnnounced(blocks)), document.language);
  blocks = divideDeepLists(divideRunInHeadings(blocks, document.language));
  const answered = answeredBySigns(blocks);
  blocks = gatherEnumerations(raiseHeadings(blocks, answered), answered);
  return {
    file: document.file,
    titleOrigin,
    language: document.language,
    ...withoutCapitals(title, blocks, document.language),
  };
}

/** The document's title without page numbers, and where it stands; a better one where the file gives only its name. */
function titleOf({ title, file, kind, blocks, language }: SourceDocument): {
  title: string;
  titleOrigin: Origin | undefined;
} {
  const stated = statedTitle(blocks);
  if (stated) return stated;
  const isUnnamed = isNumbered(title) || squeeze(file).startsWith(squeeze(title));
  if (isUnnamed && areUntitledMinutes(blocks, title))
    return { title: LABELS[language].minutes, titleOrigin: undefined };
  const isMark = /^_?分节阅读/.test(title);
  const [opening] = blocks.filter((block) => block.kind !== 'heading');
  if (isMark && opening?.kind === 'paragraph' && opening.text.length <= 30) {
    return { title: opening.text.trim(), titleOrigin: opening.origin };
  }
  const isFileName = squeeze(file).startsWith(squeeze(title));
  if (isFileName && file === TYPED_TEXT && opening?.kind === 'paragraph') {
    const said = firstSaying(opening.text);
    if (said) return { title: said, titleOrigin: opening.origin };
  }
  const captioned = blocks.flatMap((block) => (block.kind === 'table' && block.caption ? [block] : []));
  // A word over one table of several names that table.
  const isLabel = captioned.length > 1 && visualLength(captioned[0]?.caption ?? '') <= LONGEST_LABEL;
  const caption = isLabel ? undefined : captioned[0];
  const plain = withoutPageNumber(title, kind);
  const heading = blocks.find((block) => 'text' in block && squeeze(block.text) === squeeze(plain));
  // A file may well be called what its first heading says.
  if (isFileName && heading?.kind !== 'heading' && caption?.caption)
    return { title: firstPhrase(caption.caption), titleOrigin: caption.origin };
  return { title: plain, titleOrigin: (heading ?? blocks[0])?.origin };
}

/** Longest caption that is a word for a part, a Han character counting as two. */
const LONGEST_LABEL = 8;

const PAGED: ReadonlySet<SourceDocument['kind']> = new Set(['pdf', 'docx', 'doc']);

/** `Annual report 3 / 40`: pages are counted where there are pages; in a text `14/10` is a day. */
function withoutPageNumber(title: string, kind: SourceDocument['kind']): string {
  const { page, pages } = /\s(?<page>\d+)\s*\/\s*(?<pages>\d+)$/u.exec(title)?.groups ?? {};
  const isCounted = PAGED.has(kind) && Number(page) <= Number(pages);
  return (isCounted && title.replace(/\s*\d+\s*\/\s*\d+$/u, '').trim()) || title;
}

/** The file name of typed text, which says nothing. */
const TYPED_TEXT = 'text';

/** The first sentence without its end, or what stands before its first comma, where that is short enough for a title. */
function firstSaying(text: string): string | undefined {
  const [first = ''] = splitSentences(text);
  const plain = first.replace(/[。．.!！]$/, '').trim();
  if (isTitleLength(plain)) return plain;
  const part = /^(?:[^,，;；:：]|(?<=\d)[,:](?=\d)){6,}/.exec(plain)?.[0].trim();
  return part && isTitleLength(part) ? part : undefined;
}

/** A line `Title: …` near the start says it outright. */
function statedTitle(blocks: readonly SourceBlock[]): { title: string; titleOrigin: Origin } | undefined {
  for (const block of blocks.slice(0, 15)) {
    if (block.kind !== 'paragraph') continue;
    const match = /^(?:title|titre|题目|标题|書名|书名|タイトル)\s*[:：]\s*(\S.{2,90})$/i.exec(block.text.trim());
    if (match?.[1]) return { title: match[1], titleOrigin: block.origin };
  }
  return undefined;
}

/** Shortest phrase that names a table without what stands behind its dash, a Han character counting as two. */
const SHORTEST_PHRASE = 6;

/** `3. Analyses by segment – 3.1 Operating segments` up to its first dash, without its number. */
function firstPhrase(caption: string): string {
  const plain = caption.replace(/^[\d.]+\s*[–—-]?\s*/, '');
  const [first = plain] = plain.split(/\s+[–—]\s+/);
  const short = /^(?:[^(（,，;；:：]|(?<=\d)[,:](?=\d)){6,}/.exec(first)?.[0].trim() ?? first;
  return visualLength(first) >= SHORTEST_PHRASE ? (isTitleLength(first) ? first : short) : plain;
}
