import type { Origin } from '@pagewright/model/origin';
import {
  drawnOf,
  type PageBrief,
  pageBrief,
  type SimpleBrief,
  type Statement,
  statement,
  type TableContent,
} from '@pagewright/model/outline';
import { z } from 'zod';

/** A statement of the documents that was left out and that a person brought in: a sentence, or a row of a table. */
export const broughtEntry = z.discriminatedUnion('is', [
  z.object({ is: z.literal('text'), statement }),
  z.object({
    is: z.literal('row'),
    /** With the words of all cells. */
    statement,
    cells: z.array(z.object({ head: z.string(), text: z.string() })),
  }),
]);
export type BroughtEntry = z.infer<typeof broughtEntry>;

/** What a person brought into a page: it is designed with the page's brief, in every style and format. */
export const broughtIn = z.object({
  /**
   * What the page says, where that is not what the outline has for it: it was made for a statement that found room on no
   * other, or the person had its content split, joined, shortened or put in another form.
   */
  brief: pageBrief.optional(),
  /** In the order in which they were brought in. */
  entries: z.array(broughtEntry),
});
export type BroughtIn = z.infer<typeof broughtIn>;

/** The brief with the entries that it has a list for, behind what stands there: its own fields keep their places. */
export function withBroughtIn(brief: PageBrief, entries: readonly BroughtEntry[]): PageBrief {
  return entries.reduce((own, entry) => withEntry(own, entry) ?? own, brief);
}

/** Undefined where the brief has no list for it, or a person drew where everything stands. */
export function withEntry(brief: PageBrief, entry: BroughtEntry): PageBrief | undefined {
  if (drawnOf(brief)) return undefined;
  if (saysAlready(brief, entry.statement.text)) return brief;
  if (brief.form !== 'composite') return withEntryInPart(brief, entry);
  for (const index of nearestFirst(brief.parts, entry.statement.origins)) {
    const part = brief.parts[index];
    const own = part && withEntryInPart(part, entry);
    if (own) return withoutSpare({ ...brief, parts: brief.parts.with(index, own) }, entry);
  }
  return undefined;
}

/** What is said on the page itself is not spare any more. */
function withoutSpare<Brief extends PageBrief>(brief: Brief, { statement: { text } }: BroughtEntry): Brief {
  return { ...brief, more: brief.more.filter((spare) => spare.text !== text) };
}

function withEntryInPart(part: SimpleBrief, entry: BroughtEntry): SimpleBrief | undefined {
  const own = listing(part, entry);
  return own && withoutSpare(own, entry);
}

function listing(part: SimpleBrief, entry: BroughtEntry): SimpleBrief | undefined {
  if (entry.is === 'row') {
    const table = part.form === 'table' ? withRow(part.table, entry) : undefined;
    if (part.form === 'table' && table) return { ...part, table };
    const isOfRows = part.form === 'bullets' && part.id === OWN;
    return isOfRows ? { ...part, items: [...part.items, entry.statement] } : undefined;
  }
  switch (part.form) {
    case 'bullets':
    case 'table':
    case 'chart':
    case 'diagram':
    case 'image':
    case 'code':
      return { ...part, items: [...part.items, entry.statement] };
    case 'text':
      return { ...part, paragraphs: [...part.paragraphs, entry.statement] };
    case 'two-column': {
      const [index = 0] = nearestFirst(part.columns, entry.statement.origins);
      const columns = part.columns.map((column, at) =>
        at === index ? { ...column, items: [...column.items, entry.statement] } : column,
      );
      return { ...part, columns };
    }
    default:
      return undefined;
  }
}

/** The table with one row more; undefined where it is another table or lacks one of the row's columns. */
function withRow(table: TableContent, { statement: { origins }, cells }: Extract<BroughtEntry, { is: 'row' }>) {
  if (!origins.some((origin) => table.origins.includes(origin))) return undefined;
  const labels = table.columns.map(({ label }) => label);
  if (!cells.every(({ head }) => labels.includes(head))) return undefined;
  const row = labels.map((label) => cells.find(({ head }) => head === label)?.text ?? '');
  return { ...table, rows: [...table.rows, row] };
}

/** Of the brief of a page that was made for what was brought in. */
export const OWN = 'own';

/** A page of its own for what found no room on another. */
export function ownBrief(entry: BroughtEntry, title: Statement): SimpleBrief {
  const base = { id: OWN, title, more: [] };
  if (entry.is === 'text') return lineBrief(entry, title);
  const { cells, statement: row } = entry;
  const heads = new Set(cells.map(({ head }) => head));
  if (heads.size === cells.length && !heads.has('') && cells.length > 1) {
    const table: TableContent = {
      columns: cells.map(({ head }) => ({ label: head, type: 'text' })),
      rows: [cells.map(({ text }) => text)],
      emphasisRows: [],
      notes: [],
      origins: row.origins,
    };
    return { ...base, form: 'table', table, items: [] };
  }
  return lineBrief(entry, title);
}

/** The words of a row in a line, where a table has no room or no names for them. */
export function lineBrief({ statement }: BroughtEntry, title: Statement): SimpleBrief {
  return { id: OWN, title, more: [], form: 'bullets', items: [statement] };
}

/** Whether a brief says it where it is shown: what stands in `more` may be left out. */
function saysAlready(value: unknown, text: string): boolean {
  if (typeof value !== 'object' || value === null) return false;
  if ('text' in value && value.text === text) return true;
  return Object.entries(value).some(([name, own]) => name !== 'more' && saysAlready(own, text));
}

/** Indexes of some parts of a brief, those first that come from the same places. */
function nearestFirst(parts: readonly unknown[], origins: readonly Origin[]): number[] {
  const shares = parts.map((part) => {
    const own = JSON.stringify(part);
    return origins.some((origin) => own.includes(JSON.stringify(origin))) ? 0 : 1;
  });
  return parts.map((_, index) => index).sort((a, b) => (shares[a] ?? 1) - (shares[b] ?? 1) || b - a);
}
