import { PagewrightError } from '@pagewright/model/errors';
import type { Outline, PageBrief, Statement } from '@pagewright/model/outline';
import { parsePage } from '@pagewright/page/source-text';
import type { Queryable } from '../../platform/database.ts';
import { pageSources } from '../generation/page-sources.ts';
import type { DesignedFrom } from '../generation/stored-pages.ts';
import type { PageRow } from '../pages/policy.ts';
import { projectPages } from '../pages/service.ts';
import { shownText } from '../pages/shown-text.ts';

/** What a document's pages say, page by page as they stand now. */
export interface DocumentOutline {
  readonly rows: readonly PageRow[];
  readonly from: DesignedFrom;
  /** A brief for each page, with the page's id; what was made by hand has one that says nothing. */
  readonly outline: Outline;
  /** Ids of pages that were made by hand, and say nothing that could be arranged. */
  readonly own: ReadonlySet<string>;
}

/** @throws PagewrightError `request/not-found` where no page was made from an outline */
export async function documentOutline(db: Queryable, projectId: number): Promise<DocumentOutline> {
  const rows = await projectPages(db, projectId);
  const from = await pageSources(db, projectId, rows);
  if (!from) throw new PagewrightError('request/not-found');
  const own = new Set<string>();
  const pages = rows.map((row): PageBrief => {
    const id = `${row.id}`;
    // What the person had made of a page's content is what it says.
    const brief = row.kept?.brought?.brief ?? designedBrief(from, row);
    if (brief) return { ...brief, id, title: titleNow(row) ?? brief.title };
    own.add(id);
    return handMade(row);
  });
  return { rows, from, outline: { ...from.outline, pages }, own };
}

/** What the outline has for a page; undefined for one that was made by hand. */
export function designedBrief(from: DesignedFrom, { id }: PageRow): PageBrief | undefined {
  return from.outline.pages[from.indexes.get(id) ?? -1];
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
