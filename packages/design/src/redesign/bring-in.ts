import type { SourceStatement } from '@pagewright/model/left-out';
import type { Outline, SimpleBrief, Statement } from '@pagewright/model/outline';
import type { Asset } from '@pagewright/model/source-document';
import { type BroughtEntry, lineBrief, OWN, ownBrief, withEntry } from '@pagewright/page/brought-in';
import { lintPage } from '@pagewright/page/lint';
import { shownOn } from '@pagewright/page/shown';
import { parsePage } from '@pagewright/page/source-text';
import { standsOn } from '@pagewright/page/told-words';
import type { DocumentLook } from './document-look.ts';
import { type RedesignedPage, redesign, type StoredPage } from './redesign.ts';
import { joining, repeatedOnMost } from './repeated-on-new.ts';

export interface BringInRequest {
  readonly outline: Outline;
  /** All pages in their order. */
  readonly pages: readonly StoredPage[];
  readonly look: DocumentLook;
  readonly statement: SourceStatement;
  /** Which of its words lead somewhere. */
  readonly links?: Statement['links'];
  /** Of a picture: how large it is, and what it is. */
  readonly asset: Asset | undefined;
  /** Indexes of the pages that may take it, the one that suits it best first. */
  readonly candidates: readonly number[];
  /** Index of the page that new ones follow; -1 for the beginning. */
  readonly after: number;
}

/** A page that takes the place of the one of that index, or new ones that follow it. */
export type BroughtTo =
  | { readonly is: 'there'; readonly index: number; readonly page: RedesignedPage }
  | { readonly is: 'new'; readonly after: number; readonly pages: readonly RedesignedPage[] };

/**
 * Puts a statement on the first page that has room for it, with everything that stands there, or on a page of its own;
 * on several where one cannot hold it.
 */
export function bringIn(request: BringInRequest): BroughtTo {
  const { candidates, pages, after } = request;
  const entry = entryOf(request);
  if (entry) {
    for (const index of candidates) {
      const page = pages[index];
      const made = page && withRoom(request, page, index, entry);
      if (made) return { is: 'there', index, page: made };
    }
  }
  return { is: 'new', after, pages: ownPages(request, entry) };
}

function entryOf(request: BringInRequest): BroughtEntry | undefined {
  const { kind, cells = [] } = request.statement;
  if (kind === 'text') return { is: 'text', statement: wholeOf(request) };
  return kind === 'row' ? { is: 'row', statement: wholeOf(request), cells } : undefined;
}

/** The person wants it: nothing goes before it. */
function wholeOf({ statement: { text, origin }, links }: Pick<BringInRequest, 'statement' | 'links'>): Statement {
  return { text, origins: [origin], rank: 1, ...(links ? { links } : {}) };
}

/** The page with the statement on it; undefined where something that stands on it would have to give way. */
function withRoom(
  { outline, look }: BringInRequest,
  page: StoredPage,
  place: number,
  entry: BroughtEntry,
): RedesignedPage | undefined {
  const brief = page.kept?.brought?.brief ?? outline.pages[page.briefIndex ?? -1];
  if (!brief || !withEntry(brief, entry)) return undefined;
  const [made] = redesign({
    outline,
    from: look,
    to: look,
    pages: [{ ...broughtTo(page, entry), pageNumber: place + 1 }],
  });
  if (!made || made.unplaced.length > 0 || !isShown(made, entry)) return undefined;
  const before = parsePage(page.styledText || page.generatedText);
  const after = parsePage(made.styledText);
  const holdsAll = shownOn(before).every(({ pieces }) => pieces.every((piece) => standsOn(after, piece)));
  return holdsAll && faultsOf(after) <= faultsOf(before) ? made : undefined;
}

function broughtTo(page: StoredPage, entry: BroughtEntry): StoredPage {
  const brought = page.kept?.brought ?? { entries: [] };
  return { ...page, kept: { ...page.kept, brought: { ...brought, entries: [...brought.entries, entry] } } };
}

/** Findings about room on a page. */
function faultsOf(page: ReturnType<typeof parsePage>): number {
  return lintPage(page, { rules: ['overflow', 'overlap', 'off-page'] }).length;
}

function ownPages(request: BringInRequest, entry: BroughtEntry | undefined): RedesignedPage[] {
  const { statement, asset } = request;
  const { title, origin } = statement.section;
  const heading: Statement = { text: title, origins: origin ? [origin] : [], rank: 1 };
  const base = { id: OWN, title: heading, more: [] };
  const whole = wholeOf(request);
  if (statement.kind === 'picture') {
    const caption = statement.text === '' ? {} : { caption: whole };
    const image = { asset: statement.asset ?? '', origins: [statement.origin], ...caption };
    return [made(request, { ...base, form: 'image', image, items: [] }, asset)];
  }
  if (entry?.is === 'row') {
    const page = made(request, ownBrief(entry, heading));
    return [isShown(page, entry) ? page : made(request, lineBrief(entry, heading))];
  }
  const briefOf = (part: Statement): SimpleBrief =>
    statement.kind === 'code'
      ? { ...base, form: 'code', code: part, items: [] }
      : { ...base, form: 'bullets', items: [part] };
  return inParts(whole.text).map((text) => made(request, briefOf({ ...whole, text })));

  function inParts(text: string): string[] {
    const page = made(request, briefOf({ ...whole, text }));
    const halves = halvesOf(text);
    if (halves.length < 2 || standsOn(parsePage(page.styledText), text)) return [text];
    return halves.flatMap(inParts);
  }
}

/** A text in two, between lines, else sentences, else words. */
function halvesOf(text: string): string[] {
  for (const between of [/(?<=\n)/, /(?<=[.!?。！？；;]\s*)/u, /(?<=[\s，、,])/u, /(?:)/u]) {
    const parts = text.split(between);
    if (parts.length < 2) continue;
    const middle = Math.ceil(parts.length / 2);
    return [parts.slice(0, middle).join(''), parts.slice(middle).join('')].filter((part) => part.trim() !== '');
  }
  return [text];
}

function made({ outline, look, after, pages }: BringInRequest, brief: SimpleBrief, asset?: Asset): RedesignedPage {
  const assets = brief.form === 'image' && asset ? { ...outline.assets, [brief.image.asset]: asset } : outline.assets;
  const kept = { brought: { brief, entries: [] } };
  const page = {
    briefIndex: undefined,
    sameBrief: true,
    generatedText: '',
    styledText: '',
    kept,
    pageNumber: after + 2,
  };
  const [own] = redesign({ outline: { ...outline, assets }, from: look, to: look, pages: [page] });
  if (!own) throw new RangeError('no page was designed');
  return joining(own, repeatedOnMost(pages));
}

function isShown({ styledText }: RedesignedPage, entry: BroughtEntry): boolean {
  const page = parsePage(styledText);
  const texts = entry.is === 'row' ? entry.cells.map(({ text }) => text) : [entry.statement.text];
  return texts.every((text) => standsOn(page, text));
}
