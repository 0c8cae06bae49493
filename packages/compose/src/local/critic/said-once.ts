import type { Item, PageBrief, SimpleBrief, Statement } from '@pagewright/model/outline';

/** Letters from which a statement is known again, and statements that a page and a column keep at least. */
const TELLING = 40;
const LEAST = { page: 2, column: 1 } as const;

/** The pages without what pages before them say word for word, where enough else stands on them. */
export function saidOnce<Brief extends PageBrief>(briefs: readonly Brief[]): (Brief | SimpleBrief)[] {
  const said = new Set<string>();
  return briefs.map((brief) => {
    const page: PageBrief = brief;
    if (page.form === 'composite') return brief;
    const own = withoutSaid(page, said);
    for (const { text } of statementsOf(own)) said.add(text);
    return own === page ? brief : own;
  });
}

function statementsOf(brief: SimpleBrief): readonly Statement[] {
  if (brief.form === 'bullets') return brief.items;
  if (brief.form === 'two-column') return brief.columns.flatMap(({ items }) => items);
  return brief.form === 'text' ? brief.paragraphs : [];
}

function withoutSaid(brief: SimpleBrief, said: ReadonlySet<string>): SimpleBrief {
  const isNew = ({ text }: Statement): boolean => text.length < TELLING || !said.has(text);
  if (statementsOf(brief).every(isNew)) return brief;
  switch (brief.form) {
    case 'bullets':
      return { ...brief, items: atLeast(brief.items, LEAST.page, (item) => isNew(item) || hasMore(item)) };
    case 'two-column':
      return {
        ...brief,
        columns: brief.columns.map((column) => ({
          ...column,
          items: atLeast(column.items, LEAST.column, (item) => isNew(item) || hasMore(item)),
        })),
      };
    case 'text':
      return { ...brief, paragraphs: atLeast(brief.paragraphs, LEAST.column, isNew) };
    default:
      return brief;
  }
}

/** What an entry leads to goes with it. */
function hasMore({ children }: Item): boolean {
  return (children?.length ?? 0) > 0;
}

function atLeast<One>(all: readonly One[], least: number, isKept: (one: One) => boolean): One[] {
  const kept = all.filter(isKept);
  return kept.length >= least ? kept : [...all];
}
