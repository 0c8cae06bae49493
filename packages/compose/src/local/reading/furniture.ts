import type {
  Asset,
  ImageBlock,
  SourceBlock,
  SourceDocument,
  SourceKind,
  TableBlock,
} from '@pagewright/model/source-document';
import { squeeze } from '../language/text.ts';
import { namesContents } from './contents.ts';
import { isOfNames } from './name-tables.ts';
import { pageOf } from './page-of.ts';

/** Marks that a text file was divided by for reading on a small screen, and Gutenberg's frame. */
const MARKS = /^_?分节阅读_?\d+$|^\*{3}\s*(start|end) of|^[*\s·•_=-]{3,}$/i;
/** Roles of people without their names, as the head of a page has them. */
const ROLES =
  /^(?:(?:animation|ma[iî]trise d.(?:ouvrage|œuvre)|rédaction|secrétariat|author|editor|owner|reviewer)\s*)+$/iu;
/** What a journal prints beside a paper: when it came, who paid, how it is filed. */
const FILED =
  /^(?:收稿日期|修回日期|基金项目|作者简介|通[讯信]作者|中图分类号|文献标[志识]码|文章编号|DOI)\s*[:：]|^原稿受付/iu;
/** `Received 3 May 2019; accepted 4 July 2019`: nothing but when. `Received £2500 for the roof` is matter. */
const FILED_ON =
  /^(?:(?:manuscript|first|received|accepted|revised|published|available|online|in|final|form|and|on)[\s:;,]+|(?:\d{1,2}(?:st|nd|rd|th)?|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)(?:[a-z]*)\.?|(?:19|20)\d{2})(?:[\s:;,./-]+|$)){3,}$/iu;
/** Longest line that says when a paper came, UTF-16 units. */
const LONGEST_FILED = 160;
/** `- 12 -`, `3/40`, `iv`; no word made of the same letters: `Civil`. */
const PAGE_NUMBER = /^(?:[\d./\s-]|\b(?=[ivxlc])c{0,3}(?:xc|xl|l?x{0,3})(?:ix|iv|v?i{0,3})\b)+$/i;
const RAISED_NOTE = /^\d{0,2}[¹²³⁴⁵⁶⁷⁸⁹⁰]+\s?(?=[\p{L}(-])/u;
/** A note of a PDF, where a raised number is a number like others; `10月` and `3 家` count something. */
const NOTE_OF_PDF =
  /^(?:\d{1,3}(?=(?![年月日号號时時点點分秒周週天岁歲季期届屆次个個人名位家间間台件项項条條款章节節层層级級倍万萬亿億元円円米公里吨噸本页頁大つ回社件歳時])\p{sc=Han}|\(|[A-Z][a-z])|\d{1,2}(?=--\p{L}))/u;

export interface FurnitureOptions {
  readonly title: string;
  readonly kind: SourceKind;
  readonly assets: SourceDocument['assets'];
  /** Footnotes stay. */
  readonly keepNotes: boolean;
}

/** Blocks without tables of contents, running heads, page numbers and marks of the file's making. */
export function withoutFurniture(
  all: readonly SourceBlock[],
  { title, kind, keepNotes, assets }: FurnitureOptions,
): SourceBlock[] {
  const blocks = withoutLedContents(all, kind);
  const headings = new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [squeeze(block.text)] : [])));
  const running = runningHead(title);
  const pictures = new Map<string, number>();
  for (const block of blocks)
    if (block.kind === 'image') pictures.set(block.asset, (pictures.get(block.asset) ?? 0) + 1);
  const isPaged = blocks.some(({ origin }) => pageOf(origin) > 1);
  const isMark = (block: ImageBlock): boolean => isPaged && isMarkOfFirstPage(block, assets[block.asset]);
  return blocks.filter((block, index) => {
    if (block.kind === 'table')
      return (keepNotes || !isOfNames(block)) && !isContentsTable(block, blocks[index - 1], headings);
    if (block.kind === 'image')
      return !isDecoration(block, pictures.get(block.asset) ?? 1, assets[block.asset]) && !isMark(block);
    if (block.kind === 'list')
      return block.items.some(({ text }) => !MARKS.test(text.trim()) && !(isBlankField(text) && !keepNotes));
    if (block.kind === 'code') return keepNotes || !isBlankField(block.text);
    if (block.kind === 'heading') return !MARKS.test(block.text.trim()) && !namesContents(block.text);
    if (block.kind !== 'paragraph') return true;
    const text = block.text.trim();
    const next = blocks[index + 1];
    if (!keepNotes && next?.kind === 'table' && isOfNames(next) && /[:：]$/.test(text)) return false;
    if (!keepNotes && isBlankField(text)) return false;
    if (MARKS.test(text) || ROLES.test(text) || namesContents(text) || isContentsLine(text)) return false;
    if (kind === 'pdf' && !keepNotes && (FILED.test(text) || isFiledOn(text))) return false;
    if (PAGE_NUMBER.test(text) || (!keepNotes && isNote(text, kind))) return false;
    return index === 0 || !running.test(text);
  });
}

/** Characters beside a line to be filled in that name what belongs there. */
const FIELD_NAME = 48;

/** `Name: ________ Date: ______`: what a form leaves to whoever fills it in says nothing. */
function isBlankField(text: string): boolean {
  const blanks = text.match(/[_＿]{4,}/g)?.length ?? 0;
  return blanks > 0 && text.replace(/[_＿]+|\s+/g, ' ').trim().length <= blanks * FIELD_NAME;
}

/** Times that a picture stands in a document before it belongs to its pages and not to what they say. */
const REPEATED = 3;
/** Sides of a picture, px: smaller ones without a caption are logos, badges and icons; longer and thinner ones are rules. */
const ICON = { side: 130, area: 40_000, ratio: 5 } as const;

function isDecoration({ caption }: ImageBlock, times: number, asset: Asset | undefined): boolean {
  if (times >= REPEATED) return true;
  if (!asset || caption) return false;
  const { width, height } = asset;
  const isThin = Math.max(width, height) > Math.min(width, height) * ICON.ratio;
  return isThin || Math.min(width, height) < ICON.side || width * height < ICON.area;
}

/** Largest picture on the first of several pages that is a mark of whoever wrote them, px. */
const MARK_AREA = 200_000;

function isFiledOn(text: string): boolean {
  return text.length <= LONGEST_FILED && /received|accepted|revised/iu.test(text) && FILED_ON.test(text);
}

/** A picture without a caption where letters have their heads and reports their title: who wrote it, not what it says. */
function isMarkOfFirstPage({ caption, origin }: ImageBlock, asset: Asset | undefined): boolean {
  return !caption && pageOf(origin) === 1 && asset !== undefined && asset.width * asset.height <= MARK_AREA;
}

function isNote(text: string, kind: SourceKind): boolean {
  return RAISED_NOTE.test(text) || (kind === 'pdf' && NOTE_OF_PDF.test(text));
}

/** The title alone or with a page number behind it. */
function runningHead(title: string): RegExp {
  const escaped = title.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped}(\\s+[ivxlc]+|\\s*\\d+(\\s*/\\s*\\d+)?)?$`, 'i');
}

/** Page numbers of a line of contents: how many there are at least, how far apart, and how many of them rise. */
const PAGES = { fewest: 12, apart: 30, rising: 0.8 } as const;
/** `84 500`: thousands set apart are one figure, no page numbers. */
const THOUSANDS = /\d{1,3}(?:[\s\u00a0\u202f]\d{3})+/gu;

/** Dots leading to a number: a page, or what something costs. */
const LED_TO_NUMBER = /^(.*?)\s*(?<![.·…])[.·…]{4,}\s*(\d+)\s*$/su;
/** Share of such lines that come again as headings from which they are contents, whatever their numbers do. */
const KNOWN_LINES = 0.3;

/** Blocks without lines whose dots lead to pages: under a heading of contents, known as headings, or rising where a file has pages. */
function withoutLedContents(blocks: readonly SourceBlock[], kind: SourceKind): readonly SourceBlock[] {
  const lines = blocks.flatMap((block, index) =>
    ledTextsOf(block).flatMap((own) => {
      const found = LED_TO_NUMBER.exec(own.text.trim());
      return found ? [{ own, index, name: found[1] ?? '', page: Number(found[2]) }] : [];
    }),
  );
  const [first] = lines;
  if (!first) return blocks;
  const headings = new Set(blocks.flatMap((block) => (block.kind === 'heading' ? [squeeze(block.text)] : [])));
  const before = blocks[first.index - 1];
  const isAnnounced = before !== undefined && 'text' in before && namesContents(before.text);
  const known = lines.filter(({ name }) => headings.has(squeeze(name.replace(/^\d[\d.]*\s*/u, '')))).length;
  const rising = lines.filter(({ page }, index) => page >= (lines[index - 1]?.page ?? 0)).length;
  const isPaged = kind !== 'txt' && rising >= lines.length * PAGES.rising;
  if (!isAnnounced && known < lines.length * KNOWN_LINES && !isPaged) return blocks;
  const led = new Set<{ readonly text: string }>(lines.map(({ own }) => own));
  return blocks.flatMap((block): SourceBlock[] => {
    if (block.kind !== 'list') return 'text' in block && led.has(block) ? [] : [block];
    const items = block.items.filter((item) => !led.has(item));
    if (items.length === block.items.length) return [block];
    return items.length > 0 ? [{ ...block, items }] : [];
  });
}

/** What of a block can be a line of contents. */
function ledTextsOf(block: SourceBlock): readonly { readonly text: string }[] {
  if (block.kind === 'list') return block.items;
  return block.kind === 'paragraph' ? [block] : [];
}

/** Many rising numbers between short texts. */
function isContentsLine(text: string): boolean {
  const numbers = (text.replace(THOUSANDS, '').match(/(?<=\s)\d{1,3}(?=\s|$)/g) ?? []).map(Number);
  const rising = numbers.filter((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0)).length;
  return (
    numbers.length >= PAGES.fewest &&
    numbers.length * PAGES.apart > text.length &&
    rising >= numbers.length * PAGES.rising
  );
}

/** Fewest rows that name headings of the document where nothing says that a table is one of contents. */
const FEWEST_KNOWN = 2;

/** A table whose rows end in page numbers, after a line that says so or with the document's headings in it. */
function isContentsTable(table: TableBlock, before: SourceBlock | undefined, headings: ReadonlySet<string>): boolean {
  if (table.rows.length < 4) return false;
  const announced = before !== undefined && 'text' in before && namesContents(before.text);
  const texts = table.rows.map((row) => row.map(({ text }) => text.trim()).filter(Boolean));
  const paged = texts.filter((row) => row.length >= 2 && /^[\divxlc]{1,4}$/i.test(row.at(-1) ?? '')).length;
  // What a column is called may be the name of the sheet too.
  const known = texts.slice(table.headerRows).filter((row) => row.some((text) => headings.has(squeeze(text)))).length;
  const isListing =
    announced ||
    (known >= Math.max(FEWEST_KNOWN, texts.length * 0.2) && areRising(texts.map((row) => row.at(-1) ?? '')));
  return paged >= texts.length * 0.6 && isListing;
}

/** Page numbers rise from row to row; figures, under a name that is a heading too, do not. */
function areRising(texts: readonly string[]): boolean {
  const numbers = texts.filter((text) => /^\d{1,4}$/.test(text)).map(Number);
  return numbers.every((number, index) => index === 0 || number >= (numbers[index - 1] ?? 0));
}
