import { isWide } from '../language/text.ts';
import { countOf } from './counted-lists.ts';
import { divided, entryOf } from './entries.ts';
import { DEPENDENT } from './figures.ts';
import { leadOf, restOfLead } from './leads.ts';
import type { Relation } from './relation.ts';
import { type SourceText, stretchOf, told } from './source-text.ts';

/** Between the last two entries, the blank behind a word of Latin letters left out. */
const WORD = '[,，、]?\\s(?:and|et|ou|or)';
const SIGN = '[和及]|以及';
const JOINT = new RegExp(`${WORD}\\s|${SIGN}`, 'gu');
const JOINT_BEFORE = new RegExp(`(?:${WORD}|${SIGN})\\s*$`, 'iu');

/**
 * `Three things helped: the gift in October (+€22k), the gala (+€31k) and monthly giving, now at 412 people`: as many entries as
 * the words in front of the colon count, whatever figures and commas they hold; behind the word that joins it the last one goes on.
 */
export function countedEntries(source: SourceText): Relation[] | undefined {
  const lead = leadOf(source);
  const count = lead?.mark === 'colon' ? countOf({ text: lead.lead, language: source.language }) : undefined;
  if (!lead || count === undefined || /[;；。]\s*\S|[.!?]\s+\p{Lu}/u.test(lead.rest)) return undefined;
  const entries = lastOpen(restOfLead(source, lead));
  // `Two bedrooms: 13 m² and 9 m²`: how much each is says nothing without what they are.
  const areNamed = entries.some(({ words }) => /\p{L}/u.test(words));
  if (entries.length !== count || !areNamed) return undefined;
  return [{ kind: 'list', head: told(source, lead.lead), items: entries.map(entryOf) }];
}

/** The entries in front of the last joint, and all that stands behind it as one. */
function lastOpen(rest: SourceText): SourceText[] {
  const last = divided(rest, JOINT).at(-1);
  const at = last ? rest.text.lastIndexOf(last.text) : 0;
  const joint = JOINT_BEFORE.exec(rest.text.slice(0, at));
  if (!last || !joint) return [];
  const front = stretchOf(rest, 0, joint.index);
  const entries: { start: number; end: number }[] = [];
  let from = 0;
  for (const { text } of divided(front, isWide(front.text) ? /、/gu : /\s*,\s+/gu)) {
    const start = front.text.indexOf(text, from);
    from = start + text.length;
    const before = entries.at(-1);
    // `the price of steel, up 14% since May, and …`
    if (before && DEPENDENT.test(text)) before.end = from;
    else entries.push({ start, end: from });
  }
  return [...entries.map(({ start, end }) => stretchOf(front, start, end)), last];
}
