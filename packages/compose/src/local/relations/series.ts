import { anyOf } from '../lexicon/words.ts';
import type { DateSpan } from '../spans/date-span.ts';
import type { Quantity } from '../spans/quantities.ts';
import { withoutJoint } from './changes.ts';
import { areInOrder } from './events.ts';
import type { Relation } from './relation.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';

/** Fewest times that are a course of something: of two it is a change. */
const FEWEST = 3;
/** Between a figure and its date, in either order, and between one such pair and the next. */
const WITHIN = new RegExp(`^\\s?(?:in|en|à|au|[:：=(（]|は|の|が|で|${anyOf('copulas')})?\\s?$`, 'iu');
const NEXT = /^[)）]?\s?(?:[,，、;；]|で[,、])?\s?(?:and|et|then|puis)?\s?(?:in|en)?\s?$/iu;
const LAST = new RegExp(`^[)）]?\\s?(?:${anyOf('finals')}|${anyOf('courses')})?[。.]?$`, 'iu');

/** `212 in 2023, 240 in 2024 and 265 in 2025`: one measure at several times, with the words that name it. */
export function seriesIn(source: SourceText): Relation[] | undefined {
  const { text, dates, quantities, origin } = source;
  if (dates.length < FEWEST || dates.length !== quantities.length || !areOfOneKind(dates, quantities)) return undefined;
  const spans = [...dates, ...quantities].toSorted((a, b) => a.start - b.start);
  const isDateFirst = dates[0] === spans[0];
  const isEach = spans.every(
    (span, index) => ((dates as readonly unknown[]).includes(span) === (index % 2 === 0)) === isDateFirst,
  );
  const areJoined = spans.slice(1).every((span, index) => {
    const between = text.slice(spans[index]?.end, span.start);
    return (index % 2 === 0 ? WITHIN : NEXT).test(between);
  });
  if (!isEach || !areJoined || !LAST.test(text.slice(spans.at(-1)?.end))) return undefined;
  const name = withoutJoint(trimmedPhrase(text.slice(0, spans[0]?.start).replace(/\s(?:in|en)\s$/iu, ' ')));
  if (!/\p{L}{2}|\p{sc=Han}/u.test(name)) return undefined;
  const items = dates.map((date, index) => ({ name: date.text, quantity: quantities[index] as Quantity }));
  return [{ kind: 'parts', head: told(source, name), isWhole: false, items, origins: [origin] }];
}

/** Times of one grain in their order, and figures of one unit, which may be said once. */
function areOfOneKind(dates: readonly DateSpan[], quantities: readonly Quantity[]): boolean {
  const [date] = dates;
  const unit = quantities.find((own) => own.unit !== '')?.unit;
  return (
    dates.every(({ grain, key }) => grain === date?.grain && grain !== 'time' && key !== undefined) &&
    areInOrder(dates) &&
    quantities.every((own) => !own.isRange && own.amount !== undefined && (own.unit === '' || own.unit === unit))
  );
}
