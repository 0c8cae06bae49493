import { PagewrightError } from '@pagewright/model/errors';
import type { Outline, PageBrief, Statement } from '@pagewright/model/outline';
import { cardSource, composedCards, type OutlineCard } from '@pagewright/page/outline-cards';
import { parsePage } from '@pagewright/page/source-text';
import type { Queryable } from '../../platform/database.ts';
import { pageSources } from '../generation/page-sources.ts';
import type { DesignedFrom } from '../generation/stored-pages.ts';
import type { PageRow } from '../pages/policy.ts';
import { projectPages, shownText } from '../pages/service.ts';
import type { Arrangement } from './tables.ts';

/** What a document's pages say, page by page as they stand now. */
export interface DocumentOutline {
  readonly rows: readonly PageRow[];
  readonly from: DesignedFrom;
  /** A brief for each page, with the page's id; what was made by hand has one that says nothing. */
  readonly outline: Outline;
  /** Ids of pages that were made by hand. */
  readonly own: ReadonlySet<string>;
}

/** @throws PagewrightError `request/not-found` where no page was made from an outline */
export async function documentOutline(db: Queryable, projectId: number): Promise<DocumentOutline> {
  const rows = await projectPages(db, projectId);
  const from = await pageSources(db, projectId, rows);
  if (!from) throw new PagewrightError('request/not-found');
  const own = new Set(rows.flatMap(({ id }) => (from.indexes.has(id) ? [] : [`${id}`])));
  const pages = rows.map((row): PageBrief => {
    const brief = from.outline.pages[from.indexes.get(row.id) ?? -1];
    return brief ? { ...brief, title: titleNow(row) ?? brief.title } : handMade(row);
  });
  return { rows, from, outline: { ...from.outline, pages }, own };
}

/** What the person wrote over a page's title; undefined where it is as designed. */
function titleNow({ generatedText, styledText }: PageRow): Statement | undefined {
  if (styledText === '' || styledText === generatedText) return undefined;
  const [before, after] = [generatedText, styledText].map(titleIn);
  return after === undefined || after === before ? undefined : { text: after, origins: [], rank: 1 };
}

function titleIn(text: string): string | undefined {
  try {
    const title = parsePage(text).components.find(({ slot }) => slot === 'title');
    const words = title && 'text' in title.props ? String(title.props.text).trim() : '';
    return words === '' ? undefined : words;
  } catch {
    return undefined;
  }
}

function handMade(row: PageRow): PageBrief {
  return {
    id: `${row.id}`,
    form: 'text',
    title: { text: nameOf(row), origins: [], rank: 1 },
    paragraphs: [],
    more: [],
  };
}

function nameOf(row: PageRow): string {
  if (row.name !== '') return row.name;
  try {
    return parsePage(shownText(row)).title;
  } catch {
    return '';
  }
}

/**
 * Cards that were arranged before the document was changed: those of pages that are gone go, those that came since stand
 * behind the page that they follow.
 */
export function cardsNow(
  { outline }: Pick<DocumentOutline, 'outline'>,
  arranged: Arrangement | undefined,
): OutlineCard[] {
  const source = cardSource(outline.pages);
  const composed = composedCards(source);
  if (!arranged) return composed;
  const known = new Set(arranged.known);
  const there = new Set(composed.map(({ id }) => id));
  const cards: OutlineCard[] = arranged.cards.filter(
    ({ id, brief }) => (brief === undefined || there.has(brief)) && (!known.has(id) || there.has(id)),
  );
  for (const [index, card] of composed.entries()) {
    if (known.has(card.id)) continue;
    const before = composed.slice(0, index).findLast(({ id }) => cards.some((other) => other.id === id));
    cards.splice(before ? cards.findIndex(({ id }) => id === before.id) + 1 : 0, 0, card);
  }
  return cards.length > 0 ? cards : composed;
}
