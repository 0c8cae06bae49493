import type { Stat } from '@pagewright/model/outline';
import { anyOf, CHANGE_WORDS } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';

/** What changed, with the stretch of the text that says it. */
export interface Change {
  readonly stat: Stat;
  readonly start: number;
  readonly end: number;
}

const ARROW = /^\s*(?:→|->|-->|=>|⇒|➔|➜|＞|⟶)\s*(?:about |~|约|約)?$/u;
const FORWARD = CHANGE_WORDS.map(({ before, between }) => ({
  before: before ? new RegExp(`(?<!\\p{Script=Latin})${before}\\s?$`, 'iu') : undefined,
  between: new RegExp(`^${between}\\s?(?:about |around |约|約)?$`, 'iu'),
}));
const BACKWARD = new RegExp(`^\\s?(?:${anyOf('backward')})$`, 'iu');
const EARLIER = new RegExp(
  `^\\s?[^\\s,，。;；(（]{0,6}\\s?[(（,，]\\s?(?:\\uE000+\\s?[:：]?\\s?)?(?:(?:${anyOf('earlier')})[^,，。()（）;；\\uE000]{0,6}?)?[:：]?\\s?$`,
  'iu',
);
const LATER = new RegExp(`${anyOf('now')}`, 'iu');
/** `31%，上月28%`: the earlier time stands right in front of its figure. */
const EARLIER_NEXT = new RegExp(
  `^\\s?[,，、;；]\\s?(?:and\\s|et\\s)?(?:${anyOf('earlier')})(?:的?(?:是|为|為)|は|が|:|：)?\\s?$`,
  'iu',
);
const EARLIER_WORD = new RegExp(anyOf('earlier'), 'iu');
/** `to 9 minutes from 14`. */
const FROM_BEHIND = /^\s(?:\p{L}+\s)?(?:from|contre|au lieu de)\s(?:about |around )?$/iu;
const TO_BEFORE = /(?:^|\s)(?:to|at|à)\s$/iu;
/** Most characters around two figures that say which is the earlier. */
const AROUND = { before: 18, between: 44, after: 16 } as const;
const SAYS_EARLIER = new RegExp(`${anyOf('earlier')}|\\uE000`, 'iu');
const JOINT = new RegExp(
  `(?:\\s|^|(?<=[\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}，、]))(?:${anyOf('copulas')})\\s*$`,
  'iu',
);

/** Every change that a sentence states, in order. */
export function changesOf(source: SourceText): Change[] {
  const { quantities, words } = source;
  const found: Change[] = [];
  for (let index = 0; index + 1 < quantities.length; index += 1) {
    const [first, second] = [quantities[index] as Quantity, quantities[index + 1] as Quantity];
    const way = wayOf(first, second, source);
    if (!way || !areAlike(first, second)) continue;
    const [from, to] = way === 'forward' ? [first, second] : [second, first];
    const subject = subjectOf(source, startOfChange(words, first), found.at(-1)?.end ?? 0);
    if (!subject) continue;
    const stat: Stat = {
      value: to.text,
      from: from.text,
      label: told(source, subject.text),
      ...directionOf(from, to),
    };
    found.push({ stat, start: subject.start, end: second.end });
    index += 1;
  }
  return found;
}

function wayOf(first: Quantity, second: Quantity, { words, text }: SourceText): 'forward' | 'backward' | undefined {
  const between = words.slice(first.end, second.start);
  if (between.length > 48) return undefined;
  if (ARROW.test(between)) return 'forward';
  const before = words.slice(0, first.start);
  if (
    FORWARD.some(
      (own) =>
        (own.before ? own.before.test(before) : true) &&
        own.between.test(between) &&
        (own.before || between.trim() !== ''),
    )
  ) {
    return 'forward';
  }
  // `先月`, `last week` are dates and words at once.
  const said = text.slice(first.end, second.start);
  if (BACKWARD.test(between) || EARLIER_NEXT.test(said)) return 'backward';
  if (FROM_BEHIND.test(between) && TO_BEFORE.test(before)) return 'backward';
  if (!haveOneUnit(first, second)) return undefined;
  const told = thenAndNow(text.slice(0, first.start), said, text.slice(second.end));
  if (told) return told;
  return EARLIER.test(between) && SAYS_EARLIER.test(between) && /[(（]/.test(between) ? 'backward' : undefined;
}

/** `was 7.1 last year and is 7.8 now`: one figure is said to be the earlier, the other the later. */
function thenAndNow(before: string, between: string, after: string): 'forward' | 'backward' | undefined {
  if (between.length > AROUND.between || /[.。!！?？:：(（]/u.test(between)) return undefined;
  const cut = between.search(/[,，;；、]|\s(?:and|but|et|mais)\s/u);
  if (cut < 0) return undefined;
  const [behind = ''] = after.split(/[.。,，、;；!！?？]/u);
  const [clause = ''] = /[^,，、;；。.!！?？:：]*$/u.exec(before.slice(-AROUND.before)) ?? [];
  const near = { before: clause, after: behind.slice(0, AROUND.after) };
  const first = `${near.before} ${between.slice(0, cut)}`;
  const second = `${between.slice(cut)} ${near.after}`;
  if (EARLIER_WORD.test(first) && LATER.test(second) && !LATER.test(first)) return 'forward';
  return LATER.test(first) && EARLIER_WORD.test(second) && !LATER.test(second) ? 'backward' : undefined;
}

/** Where `from` stands that leads to the first figure, else the figure. */
function startOfChange(words: string, first: Quantity): number {
  const before = words.slice(0, first.start);
  const starts = FORWARD.flatMap((own) => own.before?.exec(before)?.index ?? []);
  return starts.length > 0 ? Math.min(...starts) : first.start;
}

/** One unit, or one of the two says it for both. */
function areAlike(first: Quantity, second: Quantity): boolean {
  if (first.isRange || second.isRange) return false;
  return first.kind === second.kind || first.kind === 'bare' || second.kind === 'bare';
}

/** Figures that no verb joins must count the same. */
function haveOneUnit(first: Quantity, second: Quantity): boolean {
  return first.unit === '' || second.unit === '' || first.unit === second.unit;
}

function directionOf(from: Quantity, to: Quantity): Pick<Stat, 'direction'> {
  if (from.number === undefined || to.number === undefined) return {};
  const [before, after] = [from.amount ?? from.number, to.amount ?? to.number];
  const same = from.unit === to.unit || from.unit === '' || to.unit === '';
  const [left, right] = same && from.unit !== to.unit ? [from.number, to.number] : [before, after];
  return { direction: left === right ? 'level' : left < right ? 'up' : 'down' };
}

/** What changed: the words of the clause before the first figure, or of the clause before it. */
function subjectOf(source: SourceText, end: number, from: number): { text: string; start: number } | undefined {
  const before = source.text.slice(from, end);
  const cuts = [...before.matchAll(/[,，;；。:：]\s?|\.\s|\s{2,}|　|[（(]/gu)].map(
    (match) => match.index + match[0].length,
  );
  for (const cut of [...cuts.toReversed(), 0]) {
    const raw = before.slice(cut);
    const phrase = trimmedPhrase(raw.replace(/^[^\p{L}\p{N}「『“"]+/u, ''));
    // `Repair costs: …`: a colon ends a name, whatever its last word.
    const text = /[:：]\s*$/u.test(raw) ? phrase : withoutJoint(phrase);
    if (/\p{L}{2}/u.test(text) && !/^(?:and|et|und|[+\d%.,)\s-]+(?:and|et)?)$/iu.test(text))
      return { text, start: from + cut };
  }
  return undefined;
}

/** What stands before a noun: the word taken off was one. */
const OPEN_END = /\s(?:per|of|the|an?|in|our|their|its|de|du|des|la|le|les|par|un|une|nos|leurs?)$/iu;

/** Without the verb or particle that leads to the figure. */
export function withoutJoint(text: string): string {
  let own = text;
  for (let round = 0; round < 3; round += 1) {
    const shorter = trimmedPhrase(own.replace(JOINT, ''));
    if (shorter === own || !/\p{L}{2}/u.test(shorter) || OPEN_END.test(shorter)) break;
    own = shorter;
  }
  return own;
}
