import type { BriefOf, Item, PageBrief, Statement } from '@pagewright/model/outline';

/** How pages were called before, by the ids of their briefs. */
type Titles = ReadonlyMap<string, string>;

/**
 * What the pages of the frame say of the others, brought in line with them: numbers of sections, the section that a page
 * belongs to, the entries of an agenda. Where nothing was moved, named or taken away they stay as they were.
 */
export function withFrame(before: readonly PageBrief[], after: readonly PageBrief[]): PageBrief[] {
  const numbered = withNumbers(before, after);
  const sectioned = withSections(before, numbered);
  const titles: Titles = new Map(before.map(({ id, title }) => [id, title.text]));
  return sectioned.map((brief) =>
    brief.form === 'agenda' ? { ...brief, items: agendaItems(brief, sectioned, titles) } : brief,
  );
}

function withNumbers(before: readonly PageBrief[], after: readonly PageBrief[]): PageBrief[] {
  const idsOf = (pages: readonly PageBrief[]) => pages.filter(({ form }) => form === 'section').map(({ id }) => id);
  if (idsOf(before).join('\n') === idsOf(after).join('\n')) return [...after];
  let number = 0;
  return after.map((brief) => {
    if (brief.form !== 'section') return brief;
    number += 1;
    return { ...brief, number };
  });
}

/** A page that stands behind another section's page than before, or whose section is called otherwise, belongs to that. */
function withSections(before: readonly PageBrief[], after: readonly PageBrief[]): PageBrief[] {
  const openers = openersOf(before);
  const nowOpeners = openersOf(after);
  return after.map((brief) => {
    const was = openers.get(brief.id);
    const now = nowOpeners.get(brief.id);
    if (!now || STANDS_APART.has(brief.form)) return brief;
    if (was?.id === now.id && was.title.text === now.title.text) return brief;
    return brief.section === now.title.text ? brief : { ...brief, section: now.title.text };
  });
}

/** Pages over the whole document are of no section. */
const STANDS_APART: ReadonlySet<string> = new Set(['cover', 'agenda', 'section', 'summary', 'closing']);

/** The page that opens the section of each page, where one does. */
function openersOf(pages: readonly PageBrief[]): ReadonlyMap<string, PageBrief> {
  const openers = new Map<string, PageBrief>();
  let current: PageBrief | undefined;
  for (const page of pages) {
    if (page.form === 'section') current = page;
    if (current) openers.set(page.id, current);
  }
  return openers;
}

/** Entries that name pages follow these: in their order, as they are called, without those that are gone. Others stay. */
function agendaItems(agenda: BriefOf<'agenda'>, pages: readonly PageBrief[], titles: Titles): Item[] {
  const idOf = new Map([...titles].reverse().map(([id, title]) => [title, id]));
  // A section is named by the page that opens it rather than by another of the same title.
  for (const { id, form } of pages.toReversed()) {
    const title = titles.get(id);
    if (form === 'section' && title !== undefined) idOf.set(title, id);
  }
  const named = Map.groupBy(agenda.items, ({ text }) => idOf.get(text));
  const isOfSections = pages.some(({ id, form }) => form === 'section' && named.has(id));
  const entries = pages.flatMap((page): Item[] => {
    const isCalledSo = titles.get(page.id) === page.title.text;
    const isNew = isOfSections && page.form === 'section' && !titles.has(page.id);
    if (isNew) return [{ ...wordsOf(page.title), rank: NEW_ENTRY_RANK }];
    return (named.get(page.id) ?? []).map((entry) => (isCalledSo ? entry : { ...entry, ...wordsOf(page.title) }));
  });
  const kept = agenda.items.flatMap((entry): Item[] => (idOf.has(entry.text) ? entries.splice(0, 1) : [entry]));
  return [...kept, ...entries];
}

/** That of the entries that are composed. */
const NEW_ENTRY_RANK = 0.8;

function wordsOf({ text, origins }: Statement): Pick<Statement, 'text' | 'origins'> {
  return { text, origins };
}
