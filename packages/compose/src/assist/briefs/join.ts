import type { PageBrief, SimpleBrief } from '@pagewright/model/outline';
import { entriesOf } from './entries.ts';

/** Forms that say where a document begins or ends, which have no place among others. */
const FRAME: ReadonlySet<string> = new Set(['cover', 'section']);

/** The briefs as one that says all of them; undefined where one of them is a cover or opens a section. */
export function joinBriefs(briefs: readonly PageBrief[]): PageBrief | undefined {
  const [first, ...others] = briefs;
  if (!first || others.length === 0 || briefs.some(({ form }) => FRAME.has(form))) return undefined;
  const more = briefs.flatMap((brief) => brief.more);
  const simple = briefs.filter((brief) => brief.form !== 'composite');
  const list = simple.length === briefs.length ? asOneList(simple) : undefined;
  if (list) return { ...list, more };
  const parts = briefs.flatMap(partsOf).map((part, index) => ({ ...part, id: `${first.id}.${index + 1}` }));
  const { id, title, section } = first;
  return {
    id,
    title: { ...title, text: withoutNumber(title.text) },
    ...(section ? { section } : {}),
    more,
    form: 'composite',
    parts,
  };
}

/** Lists of one form under one title. */
function asOneList(briefs: readonly SimpleBrief[]): SimpleBrief | undefined {
  const [first] = briefs;
  if (!first) return undefined;
  const isOne = briefs.every(
    ({ form, title }) => form === first.form && withoutNumber(title.text) === withoutNumber(first.title.text),
  );
  const all = briefs.map(entriesOf);
  if (!isOne || !all.every((own) => own !== undefined) || (first.form === 'table' && !areOneTable(briefs)))
    return undefined;
  const joined = all[0]?.with(all.flatMap((own) => own.all));
  return joined && { ...joined, title: { ...first.title, text: withoutNumber(first.title.text) } };
}

function areOneTable(briefs: readonly SimpleBrief[]): boolean {
  const heads = briefs.map((brief) => (brief.form === 'table' ? JSON.stringify(brief.table.columns) : ''));
  return new Set(heads).size === 1;
}

function partsOf(brief: PageBrief): SimpleBrief[] {
  return brief.form === 'composite' ? brief.parts.map((part) => ({ ...part, more: [] })) : [{ ...brief, more: [] }];
}

/** `Plan (1/2)`: as pages are called that were split. */
function withoutNumber(title: string): string {
  return title.replace(/ \(\d{1,2}\/\d{1,2}\)$/, '');
}
