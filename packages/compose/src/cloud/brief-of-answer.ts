import type { SimpleBrief } from '@pagewright/model/outline';
import type { Shown } from '../from-blocks/local-page.ts';
import type { AnswerEntry, PageAnswer } from './page-answer.ts';
import { type Footing, StatementMaker } from './statement-maker.ts';

/** Forms with a place for an entry's figure or date. */
const HAS_VALUES: ReadonlySet<PageAnswer['form']> = new Set(['stats', 'timeline']);

/** The brief that an answer stands for: its words, with the places that they rest on and what these do not carry. */
export function briefOfAnswer(answer: PageAnswer, id: string, footing: Footing, shown: Shown | undefined): SimpleBrief {
  const maker = new StatementMaker(footing);
  const base = { id, title: maker.title(answer.title), more: [] };
  const told = answer.entries.filter(({ text, value }) => text || value);
  const entries = HAS_VALUES.has(answer.form) ? told : told.map(withValueInText);
  // In front of an item stands its lead, or else its figure.
  const listed = told.map((entry) => (entry.lead ? withValueInText(entry) : entry));
  const items = listed.map((entry, index) => maker.item(entry, index));
  if (shown) return { ...shown, ...base, items };
  const bullets: SimpleBrief = { ...base, form: answer.form === 'summary' ? 'summary' : 'bullets', items };
  switch (answer.form) {
    case 'text':
      return { ...base, form: 'text', paragraphs: entries.map((entry, index) => maker.whole(entry, index)) };
    case 'stats': {
      const isWhole = entries.every(({ value, text }) => value && text);
      if (!isWhole) return bullets;
      return {
        ...base,
        form: 'stats',
        stats: entries.map((entry, index) => ({ value: entry.value, label: maker.valued(entry, index) })),
      };
    }
    case 'timeline': {
      if (entries.length < 2 || !entries.every(({ value, text }) => value && text)) return bullets;
      return {
        ...base,
        form: 'timeline',
        events: entries.map((entry, index) => ({ date: entry.value, text: maker.valued(entry, index) })),
      };
    }
    case 'process': {
      if (entries.length < 2) return bullets;
      const steps = entries.map((entry, index) =>
        entry.lead
          ? { title: maker.lead(entry, index), text: maker.text(entry, index) }
          : { title: maker.text(entry, index) },
      );
      return { ...base, form: 'process', steps };
    }
    case 'pairs': {
      if (!entries.every(({ lead, text }) => lead && text)) return bullets;
      return {
        ...base,
        form: 'pairs',
        items: entries.map((entry, index) => ({ left: maker.lead(entry, index), right: maker.text(entry, index) })),
      };
    }
    case 'comparison':
    case 'two-column': {
      const columns = maker.columns(listed);
      if (columns.length < 2 || columns.length > (answer.form === 'comparison' ? 4 : 3)) return bullets;
      return answer.form === 'comparison'
        ? { ...base, form: 'comparison', sides: columns }
        : { ...base, form: 'two-column', columns };
    }
    case 'quote': {
      const [first] = entries;
      if (!first || entries.length > 1) return bullets;
      return { ...base, form: 'quote', kind: 'statement', quote: maker.whole(first, 0) };
    }
    default:
      return bullets;
  }
}

/** Where a figure or a date has no place of its own, it stands with the words. */
function withValueInText(entry: AnswerEntry): AnswerEntry {
  const { value, text } = entry;
  if (!value) return entry;
  return { ...entry, value: '', text: text.includes(value) ? text : [value, text].filter(Boolean).join(' · ') };
}
