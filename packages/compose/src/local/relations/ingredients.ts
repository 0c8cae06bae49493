import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { leadOf } from './leads.ts';
import { SUPPLIES } from './list-heads.ts';
import type { List } from './relation.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

/** Fewest entries of a line of ingredients, fewest of them in the measures of a kitchen, and fewest where words say that they are needed. */
const FEWEST = { entries: 4, measured: 2, needed: 3 } as const;
/** Share of the entries that must say how much. */
const MOST = 0.6;
/** Longest entry, in comparable units. */
const LONGEST = 44;
const CUT = /\s*[,，、;；]\s*/gu;
/** In front of the last one. */
const LAST = /\s(?:and|et)\s|(?<=\p{sc=Han}|[\dg])(?:以?及|[和与與])(?=[\p{sc=Han}\d])/gu;
const NEEDS = new RegExp(`^(?:${anyOf('needs')})(?!\\p{Script=Latin})\\s*(?:[:：]\\s*)?`, 'iu');
const MEASURED = new RegExp(`(?<!\\p{Script=Latin})(?:${anyOf('kitchenMeasures')})(?!\\p{Script=Latin})`, 'iu');

/** `500 g lentils, 3 onions, 2 l stock, salt`: what is needed, however much of each; no part of it is a key figure. */
export function ingredientsIn(source: SourceText): List | undefined {
  const needed = neededIn(source);
  if (needed || source.quantities.length < FEWEST.measured) return needed;
  // `weight 82.5 kg, now 74.1 kg, body fat from 27% to 21%`: nothing is cooked by shares.
  if (source.quantities.some(({ kind }) => kind === 'percent')) return undefined;
  const lead = leadOf(source);
  const isLed = lead?.mark === 'colon';
  const from = isLed ? source.text.length - lead.rest.length : 0;
  const entries = entriesOf(stretchOf(source, from, source.text.length));
  const measured = entries.filter(({ text }) => MEASURED.test(text)).length;
  const units = new Set(entries.filter(saysHowMuch).map(({ quantities: [only] }) => only?.unit ?? ''));
  if (measured < FEWEST.measured || units.size < 2 || !areEntries(entries, FEWEST.entries)) return undefined;
  const head = isLed ? { head: told(source, lead.lead) } : {};
  return { kind: 'list', ...head, items: entries.map((entry) => told(entry, entry.text)) };
}

/** `You need 2 eggs, 100 g of flour, 200 ml of milk and a pinch of salt.`: the words in front stand over what is needed. */
function neededIn(source: SourceText): List | undefined {
  const lead = NEEDS.exec(source.text)?.[0];
  // `You need: 2 eggs, …`: a colon behind the words leads on as they do.
  if (lead === undefined || /[:：]/u.test(source.text.slice(lead.length))) return undefined;
  const behind = stretchOf(source, lead.length, source.text.length);
  const pieces = entriesOf(behind);
  const entries = [...pieces.slice(0, -1), ...pieces.slice(-1).flatMap((own) => entriesOf(own, LAST))];
  if (entries.some(({ text }) => GOES_ON.test(text))) return undefined;
  // By when the last of them is needed stands with it.
  if (
    !areEntries(
      entries.map((own, index) => (index === entries.length - 1 ? { ...own, dates: [] } : own)),
      FEWEST.needed,
    )
  )
    return undefined;
  const head = told(source, trimmedPhrase(lead).replace(/[はが]$/u, ''));
  return { kind: 'list', head, items: entries.map((entry) => told(entry, entry.text.replace(/です$/u, ''))) };
}

/** Short things of which most say how much. */
function areEntries(entries: readonly SourceText[], fewest: number): boolean {
  return (
    entries.length >= fewest &&
    entries.filter(saysHowMuch).length >= entries.length * MOST &&
    entries.every(
      ({ text, dates }) =>
        dates.length === 0 &&
        /\p{L}/u.test(text) &&
        visualLength(text) <= LONGEST &&
        !/[.。!！?？](?!\d)\s?\S/u.test(text),
    )
  );
}

function saysHowMuch({ text, quantities }: SourceText): boolean {
  return quantities.length > 0 || MEASURED.test(text) || HOW_MANY.test(text);
}

/** `…, or we fail`: a clause, and nothing that is needed. */
const GOES_ON = /^(?:or|but|so|which|that|because|if|ou|mais|car|si|donc|qui|但|否则|否則|不然)(?!\p{Script=Latin})/u;

/** `a torch`, `two pairs of socks`, `du sel`. */
const HOW_MANY = new RegExp(`^(?:${anyOf('countWords')}|an?|some|your|une?|des|du|de la|votre|vos)\\s\\p{Ll}`, 'u');

/** Whether a list says what is needed: what is numbered behind it says what is done with it. */
export function areSupplies({ head, items }: List): boolean {
  const measured = items.filter(({ text }) => MEASURED.test(text)).length;
  return (head !== undefined && SUPPLIES.test(head.text)) || measured >= FEWEST.measured;
}

function entriesOf(source: SourceText, mark = CUT): SourceText[] {
  const cuts = [...source.words.matchAll(mark)];
  const bounds = [{ index: 0, 0: '' }, ...cuts];
  return bounds.flatMap((cut, place) => {
    const own = stretchOf(source, cut.index + cut[0].length, cuts[place]?.index ?? source.text.length);
    const text = trimmedPhrase(own.text);
    return text === '' ? [] : [stretchOf(own, own.text.indexOf(text), own.text.indexOf(text) + text.length)];
  });
}
