import { splitSentences } from '../language/sentences.ts';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { leadDateOf } from '../spans/lead-dates.ts';
import { changesOf } from './changes.ts';
import { enumerationIn } from './enumerations.ts';
import { isNear } from './events.ts';
import { ingredientsIn } from './ingredients.ts';
import { leadOf } from './leads.ts';
import { partsIn } from './parts.ts';
import { namesPlan } from './plan-labels.ts';
import { type SourceText, trimmedPhrase } from './source-text.ts';
import { storyIn } from './stories.ts';

/** How a line is built: lines of one shape side by side say one thing together. */
export type Shape = 'line' | 'date' | 'figure' | 'change' | 'dash' | 'colon' | 'step' | 'mark';

/** Fewest lines of a shape that belong together. */
export const FEWEST: Readonly<Record<Shape, number>> = {
  date: 2,
  figure: 3,
  change: 2,
  dash: 2,
  colon: 3,
  step: 2,
  mark: 2,
  line: 3,
};

const STEP = /^(?:第\s*[一二三四五六七八九十\d]+\s*步|step\s*\d+|étape\s*\d+|ステップ\s*\d+|手順\s*\d+)/iu;
/** `#11`, `KR1`, `1 new camera`, `一是`, `Q1.`: signs that count. */
const MARK =
  /^(?:#\d+|[A-Z]{1,3}\d{1,2}(?=[\s.:：、])|\d{1,2}(?=\s\p{L})|[一二三四五六七八九]是|[①-⑳]|第[一二三四五六七八九](?:[句点點条條个個步项項]|件事)?[，,、：:])/u;
/** Short lines without an end are entries, in comparable units. */
const SHORT_LINE = 44;
/** Longest line that only says a change, in comparable units. */
const LONGEST_CHANGE = 80;
/** A line longer than this is a paragraph of its own, in comparable units. */
const LONGEST = 200;

export function shapeOf(source: SourceText): Shape | undefined {
  const { text, language } = source;
  if (visualLength(text) > LONGEST) return undefined;
  if (STEP.test(text)) return 'step';
  const own = leadDateOf(text, language);
  const date = own && namesPlan(text, own.rest) ? undefined : own;
  // `2 pm close`, `26 May – 13 June`: the figure is of a time.
  const mark = MARK.exec(text)?.[0];
  if (mark !== undefined && (date?.date.end ?? 0) <= mark.length) return 'mark';
  if (UNCHANGED.test(source.words)) return 'change';
  const changes = changesOf(source);
  const [change] = changes;
  const isChange = change && changes.length === 1 && visualLength(text) <= LONGEST_CHANGE;
  // `2023 there were 63, 2024 14`: two dates that one change goes over are no events.
  if (isChange && change.start === 0 && source.dates.length > 1) return 'change';
  if (date && /[\p{L}\p{N}]/u.test(text.slice(date.rest)))
    return isStory(source) || isAccount(source) ? undefined : 'date';
  const lead = leadOf(source);
  if (isChange && !isOneOfSeveral(source, change.start)) return isEarlierAside(source) ? 'figure' : 'change';
  // One arrow sets two things against each other, whatever they say.
  if (lead?.mark === 'arrow' && text.split(/→|->|=>|⇒/u).length === 2) return 'dash';
  if (lead?.mark === 'dash' || lead?.mark === 'arrow') return isPlain(source) ? 'dash' : undefined;
  if (lead?.mark === 'colon') return isPlain(source) ? 'colon' : undefined;
  const [only] = source.quantities;
  const isNamed =
    only &&
    (source.quantities.length === 1 || isReckoned(source) || hasShareAside(source) || isMeasuredName(source)) &&
    (source.quantities.at(-1)?.end ?? 0) >= text.length - 1 &&
    visualLength(trimmedPhrase(text.slice(0, only.start))) <= 34;
  if (isNamed || FIGURE_WITH_ASIDE.test(source.words)) return 'figure';
  const isShort = visualLength(text) <= SHORT_LINE && !/[。.!！?？:：;；…]$/u.test(text);
  return isShort && !ingredientsIn(source) ? 'line' : undefined;
}

/** `Tomato eggs £10 (unchanged)`: a line among others that say what changed. */
const UNCHANGED = new RegExp(`^[^\\uE000()（）]+\\uE000+\\s?[(（](?:${anyOf('unchanged')})[)）][.。]?$`, 'iu');

/** `Resale: 12 new partners, payment from 60 days to 45`: a change behind other clauses that say what one name does. */
function isOneOfSeveral(source: SourceText, start: number): boolean {
  const lead = leadOf(source);
  if (lead?.mark !== 'colon') return false;
  const from = source.text.length - lead.rest.length;
  return from < start && /[，；]|[,;]\s/u.test(source.words.slice(from, start));
}

/** `Adult £12 (was £10)`: a name with its figure, and what that was before in a bracket at the end. */
function isEarlierAside({ words }: SourceText): boolean {
  return /^[^\uE000()（）]*\uE000+\s?[(（][^()（）\uE000]*\uE000+[^()（）\uE000]*[)）]$/u.test(words);
}

/** `Town 8,000 € (asked for)`, `Taste 4.6 (4.5)`: a short name with its figure, and a bracket behind that. */
const FIGURE_WITH_ASIDE =
  /^(?=[^\uE000]{1,34}\uE000)[^\uE000()（）:：,，。]*\p{L}[^\uE000()（）:：,，。]*\uE000+\s?[(（][^()（）]{1,24}[)）]$/u;

/** `22 × 3,280 = 72,160`. */
function isReckoned({ text, quantities }: SourceText): boolean {
  return /[=＝]\s*$/u.test(text.slice(0, quantities.at(-1)?.start));
}

/** `Contingency (10%) $2,300`: what a name says in a bracket is not its figure. */
function hasShareAside({ words, quantities }: SourceText): boolean {
  return quantities.length === 2 && /^[^\uE000()（）]+[(（]\uE000+[)）]\s*\uE000+$/u.test(words);
}

/** `Hotel 3 nights 405`: what the bare figure at the end is of holds a figure with its unit. */
function isMeasuredName({ words, quantities: [first, last, other] }: SourceText): boolean {
  return (
    last?.kind === 'bare' &&
    first !== undefined &&
    other === undefined &&
    (first.kind === 'bare'
      ? /^\p{L}[^\uE000,;:]*\uE000+\s\p{Ll}{3,}\s\uE000+$/u
      : /^\p{L}[^\uE000,，;；:：]*\uE000+\s\uE000+$/u
    ).test(words)
  );
}

/** Sentences from which on dated ones tell a story of their own. */
const FEWEST_SENTENCES = 3;

/** Dates from which on one sentence tells a story: `第一季…；第二季…；第三季…`. */
const FEWEST_DATES = 3;
/** Longest line of several sentences that is one event where it only begins with `this year`, in comparable units. */
const LONGEST_NEAR = 100;

function isStory(source: SourceText): boolean {
  const { text, dates } = source;
  const days = dates.filter(({ grain }) => grain !== 'time').length;
  const isLong = splitSentences(text).length >= FEWEST_SENTENCES || days >= FEWEST_DATES;
  return isLong && storyIn(source) !== undefined;
}

/** `This year first: members grew from …. Payments …`: how things stand, in a paragraph of its own. */
function isAccount({ text, dates: [first] }: SourceText): boolean {
  const isLong = visualLength(text) > LONGEST_NEAR && splitSentences(text).length >= FEWEST_SENTENCES;
  return isLong && first !== undefined && isNear(first);
}

/** Figures from which on several sentences behind a name are a text of their own. */
const FEWEST_FIGURES = 4;

/** A line with a list of its own inside stands for itself. */
function isPlain(source: SourceText): boolean {
  const { text, quantities } = source;
  const isText = quantities.length >= FEWEST_FIGURES && splitSentences(text).length >= FEWEST_SENTENCES;
  return !isText && !partsIn(source) && !enumerationIn(source) && !storyIn(source);
}
