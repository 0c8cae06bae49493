import { isStopWord } from '../language/stop-words.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';
import { withoutJoint } from './changes.ts';
import type { Part, Relation } from './relation.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';
import { TIMES_BACK } from './times-back.ts';

/** Fewest times that are a course of something: of two it is a change. */
const FEWEST = 3;
const CUT = /\s*[,，、;；]\s*(?:and\s|et\s)?|\s(?:and|et)\s/giu;
/** All that a clause says beside its time and its figure. */
const PLAIN = new RegExp(`^(?:[\\s.。:：()（）は]|(?:${anyOf('copulas')})|(?:${anyOf('finals')}))*$`, 'iu');

/** The word behind a figure that says what is counted. */
const COUNTED = /^\s(\p{Ll}{3,})/u;

interface Told {
  readonly back: number;
  readonly name: string;
  readonly quantity: Quantity;
  /** The clause without its time and its figure. */
  readonly rest: string;
}

/** `312 pupils this year, 329 last year, 351 the year before`: one measure at times told from now on, from the earliest on. */
export function toldBackwards(source: SourceText): Relation[] | undefined {
  if (source.quantities.length < FEWEST) return undefined;
  const cuts = [...source.words.matchAll(CUT)];
  const starts = [0, ...cuts.map((cut) => cut.index + cut[0].length)];
  const clauses = starts.map((start, index) => stretchOf(source, start, cuts[index]?.index ?? source.text.length));
  const all = clauses.map(toldIn);
  if (all.length < FEWEST || !all.every((own) => own !== undefined)) return undefined;
  const [first, ...others] = all as [Told, ...Told[]];
  const unit = all.find(({ quantity }) => quantity.unit !== '')?.quantity.unit;
  const step = (others[0]?.back ?? 0) - first.back;
  const isCourse = others.every(({ back }, index) => back - (all[index]?.back ?? 0) === step) && Math.abs(step) === 1;
  const areAlike = all.every(
    ({ quantity: own }) => !own.isRange && own.amount !== undefined && (own.unit === '' || own.unit === unit),
  );
  if (!isCourse || !areAlike || others.some(({ rest }) => !PLAIN.test(rest))) return undefined;
  const items = all
    .toSorted((one, other) => other.back - one.back)
    .map(({ name, quantity }): Part => ({ name, quantity }));
  const led = withoutJoint(trimmedPhrase(source.text.slice(0, first.quantity.start).replace(first.name, '')));
  // `We have 312 members`: who has them does not name what is counted.
  const isLed = /\p{L}{2}|\p{sc=Han}/u.test(led) && !isStopWord(led.toLowerCase());
  const head = isLed ? led : (COUNTED.exec(source.text.slice(first.quantity.end))?.[1] ?? '');
  // What is counted may stand behind the first figure alone.
  const isWhole = PLAIN.test(first.rest.replace(head, ''));
  return [
    {
      kind: 'parts',
      ...(head !== '' && { head: told(source, head) }),
      isWhole: false,
      items,
      ...(!isWhole && { details: [told(source, source.text)] }),
      origins: [source.origin],
    },
  ];
}

function toldIn(clause: SourceText): Told | undefined {
  const { quantities, text } = clause;
  const [quantity, other] = quantities;
  const back = TIMES_BACK.findLastIndex((words) => words.test(text));
  const name = TIMES_BACK[back]?.exec(text)?.[0];
  if (!quantity || other || name === undefined) return undefined;
  const rest = `${text.slice(0, quantity.start)} ${text.slice(quantity.end)}`.replace(name, ' ');
  return { back, name, quantity, rest };
}
