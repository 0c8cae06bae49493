import { behaviourOf, type PropPath, type TextEdits, type WordsEdit } from '@pagewright/components/behaviours';
import { type Component, MODELS } from '@pagewright/components/models';
import { type RichText, replaceRange, wordProps } from '@pagewright/components/rich-text';
import { isSameValue } from '@pagewright/components/same-value';
import { setText } from './set-text.ts';
import { matchesIn, type TextQuery } from './text-query.ts';

/** What a replacement makes of a component. */
export interface Replaced {
  /** The props that changed. */
  readonly props: Readonly<Record<string, unknown>>;
  /** How often something was replaced. */
  readonly count: number;
}

/** How words are replaced. */
export interface Replacing extends Pick<TextQuery, 'isPattern'> {
  /** Which of the places where the pattern stands, counted from 0; all where absent. */
  readonly only?: ReadonlySet<number>;
}

/** How often the pattern stands in the words of a component, names in charts among them; those of fields of the frame are said elsewhere, and changed there. */
export function countWords(component: Component, pattern: RegExp): number {
  return countsOfWords(component, pattern).reduce((sum, { count }) => sum + count, 0);
}

/** The words of a component in the order in which they are counted, and how often the pattern stands in each of its texts. */
export function countsOfWords(
  component: Component,
  pattern: RegExp,
): { readonly text: string; readonly count: number }[] {
  return wordsOf(component).map((words) => ({
    text: words.text,
    count: matchesOutsideFields(component, words, pattern).length,
  }));
}

/** The words of a component's fields of the frame in which the pattern stands; nobody looks for the number of a page. */
export function fieldsWith(component: Component, pattern: RegExp): string[] {
  return ownFields(component)
    .filter(({ field }) => field !== 'number' && field !== 'total')
    .map(({ words }) => words)
    .filter((words) => matchesIn(words, pattern).length > 0);
}

/** Whether a component says that by itself, not by a field of the frame. */
export function saysItself(component: Component, words: string): boolean {
  if (ownFields(component).length > 0) return textBesideFields(component).some((text) => text.includes(words));
  return wordsOf(component).some(({ text }) => text.includes(words));
}

/** What a component's own text says before, between and behind its fields of the frame; nothing where it has no such text. */
export function textBesideFields(component: Component): string[] {
  const { props } = component;
  if (!('text' in props)) return [];
  const fields = ownFields(component);
  return [0, ...fields.map(({ end }) => end)].map((from, index) => props.text.slice(from, fields[index]?.start));
}

/** In the order in which they stand. */
function ownFields({ props }: Component) {
  if (!('spans' in props) || !('text' in props)) return [];
  const { text, spans = [] } = props;
  return spans
    .flatMap(({ field, start, end }) => (field ? [{ field, start, end, words: text.slice(start, end) }] : []))
    .sort((one, other) => one.start - other.start);
}

/**
 * The words of a component with every match replaced; parts that look different stay so, and what is put in looks like what
 * it replaces. Undefined where nothing is found, where it is locked, or where the text would become longer than it may be.
 *
 * @param replacement of a pattern it may name groups as `$1`; else it stands as it is
 */
export function replaceWords(
  component: Component,
  pattern: RegExp,
  replacement: string,
  how: Replacing,
): Replaced | undefined {
  if (component.locked) return undefined;
  let passed = 0;
  let count = 0;
  const changed = structuredClone(component.props) as Record<string, unknown>;
  const texts: TextEdits[] = [];
  for (const words of wordsOf(component)) {
    const { path, text } = words;
    let rich: RichText = { text, ...looksBeside(component, path) };
    const matches = matchesOutsideFields(component, words, pattern);
    const wanted = edits(matches, replacement, how, passed);
    passed += matches.length;
    count += wanted.length;
    if (wanted.length > 0) texts.push({ path, edits: wanted });
    for (const { start, end, inserted } of wanted.toReversed()) rich = edited(rich, start, end, inserted);
    setText(changed, path, rich.text);
    if (isOwnText(path) && 'spans' in component.props) Object.assign(changed, wordProps(rich));
  }
  if (count === 0) return undefined;
  const after = { ...component, props: changed } as unknown as Component;
  const reworded = behaviourOf(component).reworded?.(after, component, texts) ?? after;
  if (!MODELS[component.type].props.safeParse(reworded.props).success) return undefined;
  const before = new Map<string, unknown>(Object.entries(component.props));
  const props = Object.entries(reworded.props).filter(([prop, value]) => !isSameValue(before.get(prop), value));
  return { props: Object.fromEntries(props), count };
}

/** A plain text with every match replaced; undefined where there is none. */
export function replaceInText(
  text: string,
  pattern: RegExp,
  replacement: string,
  how: Replacing,
): { readonly text: string; readonly count: number } | undefined {
  const all = edits(matchesIn(text, pattern), replacement, how);
  if (all.length === 0) return undefined;
  const replaced = all
    .toReversed()
    .reduce((words, { start, end, inserted }) => words.slice(0, start) + inserted + words.slice(end), text);
  return { text: replaced, count: all.length };
}

/** @param passed places that were counted before this text */
function edits(
  matches: readonly RegExpExecArray[],
  replacement: string,
  { isPattern, only }: Replacing,
  passed = 0,
): WordsEdit[] {
  return matches
    .filter((_, index) => only?.has(passed + index) ?? true)
    .map((match) => ({
      start: match.index,
      end: match.index + match[0].length,
      inserted: isPattern ? expanded(match, replacement) : replacement,
    }));
}

function wordsOf(component: Component) {
  return behaviourOf(component)
    .texts(component)
    .filter(({ is }) => is === 'words' || is === 'names');
}

interface Words {
  readonly path: PropPath;
  readonly text: string;
}

function matchesOutsideFields(component: Component, { path, text }: Words, pattern: RegExp): RegExpExecArray[] {
  const fields = looksBeside(component, path).spans.filter(({ field }) => field !== undefined);
  return matchesIn(text, pattern).filter(
    ({ index, 0: { length } }) => !fields.some(({ start, end }) => index < end && index + length > start),
  );
}

/** In the look of what it replaces. */
function edited(rich: RichText, start: number, end: number, inserted: string): RichText {
  const own = rich.spans.find((span) => span.start <= start && start < span.end);
  const { start: _start, end: _end, ...look } = own ?? { start, end };
  return replaceRange(rich, start, end, inserted, look);
}

/** Only a component's own text has parts that look different. */
function looksBeside({ props }: Component, path: PropPath): Omit<RichText, 'text'> {
  if (!isOwnText(path) || !('spans' in props)) return { spans: [] };
  return { spans: props.spans ?? [], paragraphs: props.paragraphs };
}

function isOwnText(path: PropPath): boolean {
  return path.length === 1;
}

/** A replacement with the groups that it names: `$1`, `$<name>`, `$&`, `$$`. */
function expanded(match: RegExpExecArray, replacement: string): string {
  return replacement.replace(/\$(\$|&|\d{1,2}|<\w+>)/g, (whole, name: string) => {
    if (name === '$') return '$';
    if (name === '&') return match[0];
    if (name.startsWith('<')) return match.groups?.[name.slice(1, -1)] ?? '';
    return Number(name) < match.length ? (match[Number(name)] ?? '') : whole;
  });
}
