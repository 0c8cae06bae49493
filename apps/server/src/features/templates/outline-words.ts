import type { Item, PageBrief, SimpleBrief, Statement } from '@pagewright/model/outline';

/**
 * Briefs of built-in templates, written as short as they can be. Their words are ours, to be replaced, so they have no
 * origins. Ids are given when the outline is put together.
 */

type Pair = readonly [string, string];

export function cover(title: string, subtitle: string, ...meta: string[]): SimpleBrief {
  return { ...base(title), form: 'cover', subtitle: say(subtitle), meta: meta.map(say) };
}

/** Entries with a lead in front. */
export function bullets(title: string, ...entries: Pair[]): SimpleBrief {
  return { ...base(title), form: 'bullets', items: entries.map(([lead, text]): Item => ({ ...say(text), lead })) };
}

export function steps(title: string, ...entries: Pair[]): SimpleBrief {
  return {
    ...base(title),
    form: 'process',
    steps: entries.map(([name, text]) => ({ title: say(name), text: say(text) })),
  };
}

export function timeline(title: string, ...entries: Pair[]): SimpleBrief {
  return { ...base(title), form: 'timeline', events: entries.map(([date, text]) => ({ date, text: say(text) })) };
}

export function stats(title: string, ...entries: Pair[]): SimpleBrief {
  return { ...base(title), form: 'stats', stats: entries.map(([value, label]) => ({ value, label: say(label) })) };
}

/** Sides with a heading and entries each. */
export function compare(title: string, ...sides: (readonly [heading: string, ...entries: string[]])[]): SimpleBrief {
  return {
    ...base(title),
    form: 'comparison',
    sides: sides.map(([heading, ...entries]) => ({ heading: say(heading), items: entries.map(say) })),
  };
}

export function table(title: string, labels: readonly string[], ...rows: string[][]): SimpleBrief {
  return {
    ...base(title),
    form: 'table',
    table: {
      columns: labels.map((label) => ({ label, type: 'text' })),
      rows,
      emphasisRows: [],
      notes: [],
      origins: [],
    },
    items: [],
  };
}

export function words(title: string, ...paragraphs: string[]): SimpleBrief {
  return { ...base(title), form: 'text', paragraphs: paragraphs.map(say) };
}

export function closing(title: string, ...lines: string[]): SimpleBrief {
  return { ...base(title), form: 'closing', lines: lines.map(say) };
}

/** Several briefs on one page. */
export function together(title: string, ...parts: SimpleBrief[]): PageBrief {
  return { ...base(title), form: 'composite', parts };
}

function base(title: string) {
  return { id: '', title: say(title, 1), more: [] };
}

function say(text: string, rank = 0.5): Statement {
  return { text, origins: [], rank };
}
