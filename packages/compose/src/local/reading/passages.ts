import { type Origin, parseOrigin } from '@pagewright/model/origin';
import type { HeadingBlock, SourceBlock } from '@pagewright/model/source-document';
import { endsAsSentence, isNoise } from '../language/sentences.ts';
import { readingLoad, squeeze } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Reading } from './prepare.ts';

/** A heading of a document and what stands under it, up to the next heading. */
export interface Passage {
  /** Empty where text stands before any heading. */
  readonly heading: string;
  readonly numbering: string | undefined;
  readonly origin: Origin | undefined;
  /** Headings above it, highest first. */
  readonly path: readonly string[];
  /** The section it belongs to: a heading of the level that the document is divided by. Empty where there is none. */
  readonly section: string;
  readonly sectionOrigin: Origin | undefined;
  readonly document: number;
  readonly blocks: readonly SourceBlock[];
  /** What stands behind or before the matter itself counts less: references, notes, title pages. */
  readonly standing: 'body' | 'appendix' | 'back-matter' | 'front-matter';
}

/** Who made a document. */
const PEOPLE =
  '(?:authors?|contributors?|collaborators?|reviewers?|approvers?|translators?|editors?|contributeurs?|contributrices?|collaborateurs|relecteurs|relectrices|traducteurs|auteurs?|rédacteurs|贡献者|貢獻者|审查者|審查者|审阅者|審閱者|审校者|译者|譯者|撰稿人|作者|执笔人|執筆者|協力者|貢献者|査読者|翻訳者)';
const BACK_MATTER = new RegExp(
  `^(?:references?|bibliography|acknowledge?ments?|foot ?notes?|endnotes?|notes?|index|changelog|revision history|colophon|licen[cs]e|copyright|(?:the )?end|fin|完|全文完|終|métadonnées|metadata|notes de bas.*|bibliographie|remerciements|注释|註釋|参考文献|參考文獻|致谢|致謝|鸣谢|鳴謝|修订历史|版权(?:信息|声明)?|脚注|謝辞|注記|(?:(?:other|lead|main|key|major|project|list of|liste des|autres|principaux|其他|主要|项目|專案|その他の?)\\s?)?${PEOPLE}(?:(?:\\s*(?:and|&|et|和|与|與|及|・|、|,|，|/)\\s*)${PEOPLE})*)$`,
  'i',
);
const APPENDIX = /^(appendix|annexe?|附录|附錄|付録|别添)\b|^(appendix|annexe?|附录|附錄|付録)/i;

/** A heading with the document's title is the title itself only so near the start. */
const OPENING_BLOCKS = 6;

/**
 * All passages of the documents in reading order, those without content left out.
 * @param keepAll also what a document says a second time, word for word
 */
export function passagesOf(readings: readonly Reading[], keepAll: boolean): Passage[] {
  const all = readings.flatMap((reading, index) => passagesOfDocument(reading, index, readings.length > 1));
  return keepAll ? all : withoutCopies(all);
}

/** Reading load from which a passage that comes again word for word is a copy; shorter ones may be refrains. */
const COPY = 120;

/** Forms put together from chapters, and files joined twice, say whole passages again: the first stands for them. */
function withoutCopies(passages: readonly Passage[]): Passage[] {
  const said = new Set<string>();
  return passages.filter(({ heading, blocks }) => {
    const text = blocks.map(wordsOfBlock).join('\n');
    if (readingLoad(text) < COPY) return true;
    const key = squeeze(`${heading}\n${text}`);
    const isCopy = said.has(key);
    said.add(key);
    return !isCopy;
  });
}

function wordsOfBlock(block: SourceBlock): string {
  if (block.kind === 'list') return block.items.map(({ text }) => text).join('\n');
  if (block.kind === 'table') return block.rows.map((row) => row.map(({ text }) => text).join('\t')).join('\n');
  return block.kind === 'image' ? block.asset : block.text;
}

interface Open {
  readonly headings: HeadingBlock[];
  section: string;
  sectionOrigin: Origin | undefined;
  blocks: SourceBlock[];
}

function passagesOfDocument(reading: Reading, index: number, several: boolean): Passage[] {
  const { blocks, title, titleOrigin } = reading;
  const sectionLevel = levelOfSections(blocks, title);
  const passages: Passage[] = [];
  const open: Open = {
    headings: [],
    section: several ? title : '',
    sectionOrigin: several ? titleOrigin : undefined,
    blocks: [],
  };
  const opening = new Set(blocks.slice(0, OPENING_BLOCKS));
  const isTitle = (heading: HeadingBlock | undefined): boolean =>
    heading !== undefined &&
    opening.has(heading) &&
    (squeeze(heading.text) === squeeze(title) || isWholeTitle(heading, reading));
  const end = (): void => {
    if (open.blocks.length > 0) passages.push(passageOf(open, index, isTitle));
    open.blocks = [];
  };
  for (const block of blocks) {
    if (block.kind !== 'heading') {
      open.blocks.push(block);
      continue;
    }
    end();
    while ((open.headings.at(-1)?.level ?? 0) >= block.level) open.headings.pop();
    open.headings.push(block);
    if (!several && block.level <= sectionLevel && !isTitle(block)) {
      open.section = block.text;
      open.sectionOrigin = block.origin;
    }
  }
  end();
  return withFrontMatter(withClosing(passages));
}

/** Fewest parts in front that are lists alone, and most paragraphs that close a text behind the last one. */
const CLOSING = { lists: 2, paragraphs: 5 } as const;

/**
 * What stands behind the last part closes the whole text, where every part before is nothing but its list or there is
 * only this one, or where they are what one chooses between and each is told in one paragraph.
 */
function withClosing(passages: readonly Passage[]): Passage[] {
  const last = passages.at(-1);
  const before = passages.slice(0, -1).filter(({ heading }) => heading !== '');
  const [own, ...closing] = last?.blocks ?? [];
  const isMore =
    closing.length > 0 && closing.length <= CLOSING.paragraphs && closing.every(({ kind }) => kind === 'paragraph');
  if (!last || last.heading === '' || !own || !isMore) return [...passages];
  const areLists = before.length >= CLOSING.lists && before.every(({ blocks }) => blocks.every(isList)) && isList(own);
  const isEachOne = before.length > 0 && before.every(({ blocks }) => blocks.length === 1);
  const isOfAll = isEachOne && (areCounted([...before, last]) || isConclusion(closing[0]));
  // One list alone has a head, and what stands above it has none.
  const isOnly = before.length === 0 && passages.length > 1 && isList(own);
  if (!areLists && !isOfAll && !isOnly) return [...passages];
  const rest = { numbering: undefined, origin: closing[0]?.origin, path: [], section: '', sectionOrigin: undefined };
  const { document, standing } = last;
  return [
    ...passages.slice(0, -1),
    { ...last, blocks: [own] },
    { heading: '', ...rest, document, standing, blocks: closing },
  ];
}

function isList({ kind }: SourceBlock): boolean {
  return kind === 'list';
}

/** `Recommendation: Slough. …`, `结论：…`: what is said of all that stands above. */
const CONCLUDES = new RegExp(`^${anyOf('conclusions')}\\s?[:：，,]\\s?\\S`, 'iu');

function isConclusion(block: SourceBlock | undefined): boolean {
  return block?.kind === 'paragraph' && CONCLUDES.test(block.text);
}

/** `Option A: …`, `Option B: …`; `方案一：…`, `方案二：…`; `A案 …`, `B案 …`: headings of one kind that only their sign tells apart. */
const COUNTED =
  /^(?<kind>\p{L}{2,12}?)\s?(?:\d{1,2}|[A-H]|[一二三四五六七八九十甲乙丙丁])(?!\p{L})|^(?:\d{1,2}|[A-H]|[一二三四五六甲乙丙丁])(?<behind>案|方案|プラン)(?!\p{L})/u;

function areCounted(passages: readonly Passage[]): boolean {
  const kinds = new Set(
    passages.map(({ heading }) => {
      const { kind, behind } = COUNTED.exec(heading)?.groups ?? {};
      return kind ?? behind;
    }),
  );
  return kinds.size === 1 && !kinds.has(undefined);
}

/** Letters of a title that stands for the longer heading which it begins. */
const SHORTENED = 12;

/** Whether the title is the beginning of the heading that it was taken from, which was too long for a cover. */
function isWholeTitle(heading: HeadingBlock, { title, titleOrigin }: Reading): boolean {
  const own = squeeze(title);
  return heading.origin === titleOrigin && own.length >= SHORTENED && squeeze(heading.text).startsWith(own);
}

function passageOf(open: Open, document: number, isTitle: (heading: HeadingBlock) => boolean): Passage {
  const heading = open.headings.at(-1);
  const own = heading && !isTitle(heading) ? heading : undefined;
  const path = open.headings
    .slice(0, -1)
    .filter((above) => !isTitle(above))
    .map(({ text }) => text);
  return {
    heading: own?.text ?? '',
    numbering: own?.numbering,
    origin: heading?.origin,
    path,
    section: open.section,
    sectionOrigin: open.sectionOrigin,
    document,
    blocks: open.blocks,
    standing: isSaidInNotes(own, open.blocks) ? 'body' : standingOf([...path, own?.text ?? '', own?.numbering ?? '']),
  };
}

const NOTES = /^(?:notes?|注释|註釋|注記)$/iu;
/** What leads a note that something above points to: `[1]`, `1.`, `(1)`, `①`, `*`, `†`, `↑`. */
const NOTE_MARK = /^\s*(?:[[(（［]?\d{1,3}[\])）］.、:：\s]|[①-⑳⑴-⒇*†‡§↑^¹²³⁴-⁹])/u;

/**
 * A short part `Notes` that nothing points into says what the rest does not: what is to be done, what is missing, where
 * figures come from.
 */
function isSaidInNotes(heading: HeadingBlock | undefined, blocks: readonly SourceBlock[]): boolean {
  if (heading === undefined || blocks.length > MOST_NOTES || !NOTES.test(heading.text.trim())) return false;
  const isSheet = /\.(?:xlsx?|xlsm|ods|csv)$/iu.test(parseOrigin(heading.origin)?.file ?? '');
  return isSheet || blocks.every((block) => block.kind === 'paragraph' && !NOTE_MARK.test(block.text));
}

/** Most paragraphs of such a part. */
const MOST_NOTES = 6;

function standingOf(headings: readonly string[]): Passage['standing'] {
  if (headings.some((text) => BACK_MATTER.test(text.trim()))) return 'back-matter';
  return headings.some((text) => APPENDIX.test(text.trim())) ? 'appendix' : 'body';
}

/** Text before the first heading is front matter, where much more follows under headings; so are lines of a title page. */
function withFrontMatter(passages: readonly Passage[]): Passage[] {
  const [first, ...rest] = passages;
  if (!first || rest.length < 4) return [...passages];
  const [second] = rest;
  if (areTitleLines(first.blocks)) return [{ ...first, standing: 'front-matter' }, ...rest];
  // What is drawn above the lines of a title page without a word to it belongs to the page's looks.
  const isUnnamed = first.blocks.every((block) => block.kind === 'image' && !block.caption);
  if (second && isUnnamed && areTitleLines(second.blocks)) {
    return [{ ...first, standing: 'front-matter' }, { ...second, standing: 'front-matter' }, ...rest.slice(1)];
  }
  if (first.heading || first.section) return [...passages];
  const own = first.blocks.length;
  const others = rest.reduce((sum, { blocks }) => sum + blocks.length, 0);
  return own * 4 < others ? [{ ...first, standing: 'front-matter' }, ...rest] : [...passages];
}

/** Reading load of the lines of a title page. */
const TITLE_LINES = 160;

/** A few short lines, none of them a sentence; that a page was left blank is said to nobody who reads on. */
function areTitleLines(blocks: readonly SourceBlock[]): boolean {
  const texts = blocks
    .map((block) => (block.kind === 'paragraph' ? block.text : undefined))
    .filter((text) => text === undefined || !isNoise(text));
  const load = texts.reduce((sum, text) => sum + readingLoad(text ?? ''), 0);
  return (
    load <= TITLE_LINES && texts.every((text) => text !== undefined && !endsAsSentence(text) && !/[:：]$/.test(text))
  );
}

/**
 * A level divides the document only where its headings begin early in it, as a share of what there is to read, or behind
 * no more than the longest section that it makes: what stands at the end alone — annexes, contacts — divides nothing.
 */
const EARLY = 0.3;

/** The heading level that divides a document into sections: the highest with two or more headings besides the title. */
function levelOfSections(blocks: readonly SourceBlock[], title: string): number {
  for (let level = 1; level <= 4; level += 1) {
    const [before = 0, ...sections] = loadsBetween(blocks, (block) => block.level <= level, title);
    const all = sections.reduce((sum, load) => sum + load, before);
    if (sections.length >= 2 && before <= Math.max(all * EARLY, ...sections)) return level;
  }
  return 1;
}

/** What there is to read in front of the first such heading besides the title, and behind each. */
function loadsBetween(
  blocks: readonly SourceBlock[],
  divides: (heading: HeadingBlock) => boolean,
  title: string,
): number[] {
  const loads = [0];
  for (const block of blocks) {
    if (block.kind === 'heading' && divides(block) && squeeze(block.text) !== squeeze(title)) loads.push(0);
    loads[loads.length - 1] = (loads.at(-1) ?? 0) + BLOCK_LOAD + readingLoad(wordsOfBlock(block));
  }
  return loads;
}

/** What a block takes however little it says, as reading load: a picture, a line. */
const BLOCK_LOAD = 60;
