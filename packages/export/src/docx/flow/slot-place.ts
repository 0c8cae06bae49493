/** What a text is to the entry or the page that it stands in, told by the field of the brief that it shows. */
export type SlotPlace =
  | { readonly is: 'section' | 'number' | 'subtitle' | 'meta' | 'body' | 'quote' | 'caption' | 'code' }
  /** Names a part of the page. @param part path of it */
  | { readonly is: 'heading'; readonly part: string }
  /** Of an entry of a list, `lead` where it names the entry. @param entry path of it */
  | {
      readonly is: 'entry';
      readonly entry: string;
      readonly list: string;
      readonly depth: number;
      readonly ordered: boolean;
      readonly lead: boolean;
    };

/** Lists of entries, and whether their order counts. */
const LISTS: Readonly<Record<string, { readonly ordered: boolean }>> = {
  items: { ordered: false },
  events: { ordered: false },
  stats: { ordered: false },
  steps: { ordered: true },
  children: { ordered: false },
};
/** Fields that an entry is called by. */
const LEADS = new Set(['lead', 'left', 'what', 'date', 'value', 'title', 'heading']);
/** Parts of a page that have texts of their own, and the field that names them. */
const PARTS: Readonly<Record<string, string>> = { parts: 'title', columns: 'heading', sides: 'heading' };
const PLAIN: Readonly<Record<string, Exclude<SlotPlace['is'], 'heading' | 'entry'>>> = {
  section: 'section',
  number: 'number',
  meta: 'meta',
  quote: 'quote',
  caption: 'caption',
  code: 'code',
};

/** @param slot as `parts.0.items.2.lead` */
export function slotPlace(slot: string): SlotPlace {
  if (slot === 'subtitle') return { is: 'subtitle' };
  const steps = slot.split('.');
  const names = steps.filter((step) => !/^\d+$/.test(step));
  const field = names.at(-1) ?? '';
  const last = steps.findLastIndex((step) => /^\d+$/.test(step));
  const collection = steps[last - 1] ?? '';
  const path = steps.slice(0, last + 1).join('.');
  if (PARTS[collection] === field && last < steps.length - 1) return { is: 'heading', part: path };
  const list = LISTS[collection];
  if (list) {
    return {
      is: 'entry',
      entry: path,
      list: steps.slice(0, last).join('.'),
      depth: 1 + names.filter((name) => name === 'children').length,
      ordered: list.ordered,
      lead: last < steps.length - 1 && LEADS.has(field),
    };
  }
  return { is: PLAIN[last < steps.length - 1 ? field : collection] ?? PLAIN[field] ?? 'body' };
}
