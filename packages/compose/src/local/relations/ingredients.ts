import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { leadOf } from './leads.ts';
import { SUPPLIES } from './list-heads.ts';
import type { List } from './relation.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

/** Fewest entries of a line of ingredients, and fewest of them in the measures of a kitchen. */
const FEWEST = { entries: 4, measured: 2 } as const;
/** Share of the entries that must say how much. */
const MOST = 0.6;
/** Longest entry, in comparable units. */
const LONGEST = 44;
const CUT = /\s*[,，、;；]\s*/gu;
const MEASURED = new RegExp(`(?<!\\p{Script=Latin})(?:${anyOf('kitchenMeasures')})(?!\\p{Script=Latin})`, 'iu');

/** `500 g lentils, 3 onions, 2 l stock, salt`: what is needed, however much of each; no part of it is a key figure. */
export function ingredientsIn(source: SourceText): List | undefined {
  const lead = leadOf(source);
  const isLed = lead?.mark === 'colon';
  const from = isLed ? source.text.length - lead.rest.length : 0;
  const entries = entriesOf(stretchOf(source, from, source.text.length));
  const areEntries = entries.every(
    ({ text }) => /\p{L}/u.test(text) && visualLength(text) <= LONGEST && !/[.。!！?？]\s?\S/u.test(text),
  );
  const counted = entries.filter(({ text, quantities }) => quantities.length > 0 || MEASURED.test(text));
  const measured = entries.filter(({ text }) => MEASURED.test(text)).length;
  const units = new Set(counted.map(({ quantities: [only] }) => only?.unit ?? ''));
  const isEnough =
    entries.length >= FEWEST.entries && counted.length >= entries.length * MOST && measured >= FEWEST.measured;
  if (!isEnough || !areEntries || units.size < 2 || entries.some(({ dates }) => dates.length > 0)) return undefined;
  const head = isLed ? { head: told(source, lead.lead) } : {};
  return { kind: 'list', ...head, items: entries.map((entry) => told(entry, entry.text)) };
}

/** Whether a list says what is needed: what is numbered behind it says what is done with it. */
export function areSupplies({ head, items }: List): boolean {
  const measured = items.filter(({ text }) => MEASURED.test(text)).length;
  return (head !== undefined && SUPPLIES.test(head.text)) || measured >= FEWEST.measured;
}

function entriesOf(source: SourceText): SourceText[] {
  const cuts = [...source.words.matchAll(CUT)];
  const bounds = [{ index: 0, 0: '' }, ...cuts];
  return bounds.flatMap((cut, place) => {
    const own = stretchOf(source, cut.index + cut[0].length, cuts[place]?.index ?? source.text.length);
    const text = trimmedPhrase(own.text);
    return text === '' ? [] : [stretchOf(own, own.text.indexOf(text), own.text.indexOf(text) + text.length)];
  });
}
