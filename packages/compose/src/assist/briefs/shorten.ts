import { type Item, isExhibit, type PageBrief, type SimpleBrief, type Statement } from '@pagewright/model/outline';
import { splitSentences } from '../../local/language/sentences.ts';
import { entriesOf } from './entries.ts';

/** Share of a list that goes. */
const SHARE = 0.3;

/**
 * The brief with less in it: what lies below entries first, then the entries that matter least, then sentences behind the
 * first. Undefined where nothing can go. What goes is said by no page from then on: it stands among what was left out.
 */
export function shortened(brief: PageBrief): PageBrief | undefined {
  const bare = { ...brief, more: [] };
  if (bare.form !== 'composite') return shorter(bare);
  const parts = bare.parts.map((part) => shorter({ ...part, more: [] }));
  if (parts.every((part) => part === undefined)) return undefined;
  return { ...bare, parts: bare.parts.map((part, index) => parts[index] ?? part) };
}

function shorter(brief: SimpleBrief): SimpleBrief | undefined {
  return withoutChildren(brief) ?? withFewer(brief) ?? withShorterTexts(brief) ?? withoutSubtitle(brief);
}

function withoutChildren(brief: SimpleBrief): SimpleBrief | undefined {
  if (!('items' in brief)) return undefined;
  switch (brief.form) {
    case 'bullets':
    case 'agenda':
    case 'summary':
    case 'checklist':
      break;
    default:
      return undefined;
  }
  if (!brief.items.some(({ children = [] }) => children.length > 0)) return undefined;
  const items = brief.items.map(({ children: _children, ...item }) => item);
  return { ...brief, items };
}

function withFewer(brief: SimpleBrief): SimpleBrief | undefined {
  if ('items' in brief && isExhibit(brief) && brief.items.length > 0) return { ...brief, items: fewer(brief.items) };
  const entries = entriesOf(brief);
  if (!entries || entries.all.length <= entries.least || entries.all.length < 2) return undefined;
  const most = Math.max(entries.least, entries.all.length - Math.max(1, Math.round(entries.all.length * SHARE)));
  const kept = new Set(
    entries.all
      .map((entry, index) => ({ index, rank: entries.rankOf(entry) }))
      .sort((a, b) => b.rank - a.rank || a.index - b.index)
      .slice(0, most)
      .map(({ index }) => index),
  );
  return entries.with(entries.all.filter((_, index) => kept.has(index)));
}

function fewer(items: readonly Item[]): Item[] {
  const most = Math.floor(items.length * (1 - SHARE));
  const ranked = items.toSorted((a, b) => b.rank - a.rank).slice(0, most);
  return items.filter((item) => ranked.includes(item));
}

function withShorterTexts(brief: SimpleBrief): SimpleBrief | undefined {
  const first = <One extends Statement>(one: One): One => {
    const sentences = splitSentences(one.text);
    const most = Math.max(1, Math.floor(sentences.length * (1 - SHARE)));
    return sentences.length > most ? { ...one, text: sentences.slice(0, most).join(joint(one.text)) } : one;
  };
  const isOther = (before: readonly Statement[], after: readonly Statement[]): boolean =>
    before.some(({ text }, index) => text !== after[index]?.text);
  if (brief.form === 'text') {
    const paragraphs = brief.paragraphs.map(first);
    return isOther(brief.paragraphs, paragraphs) ? { ...brief, paragraphs } : undefined;
  }
  if (brief.form === 'bullets' || brief.form === 'summary') {
    const items = brief.items.map(first);
    return isOther(brief.items, items) ? { ...brief, items } : undefined;
  }
  return undefined;
}

/** Chinese and Japanese have no space between sentences. */
function joint(text: string): string {
  return /[。！？]/u.test(text) ? '' : ' ';
}

function withoutSubtitle(brief: SimpleBrief): SimpleBrief | undefined {
  if (!brief.subtitle) return undefined;
  const { subtitle: _subtitle, ...rest } = brief;
  return rest;
}
