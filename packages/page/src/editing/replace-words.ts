import { behaviourOf, type PropPath } from '@pagewright/components/behaviours';
import { type Component, MODELS } from '@pagewright/components/models';
import { replaceRange } from '@pagewright/components/rich-text';
import { isSameValue } from '@pagewright/components/same-value';
import type { TextSpan } from '@pagewright/components/text-style';
import { countIn, matchesIn, type TextQuery } from './text-query.ts';

/** What a replacement makes of a component. */
export interface Replaced {
  /** The props that changed. */
  readonly props: Readonly<Record<string, unknown>>;
  /** How often something was replaced. */
  readonly count: number;
}

/** How often the pattern stands in the words of a component. */
export function countWords(component: Component, pattern: RegExp): number {
  return wordsOf(component).reduce((sum, { text }) => sum + countIn(text, pattern), 0);
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
  { isPattern }: Pick<TextQuery, 'isPattern'>,
): Replaced | undefined {
  if (component.locked) return undefined;
  const count = countWords(component, pattern);
  if (count === 0) return undefined;
  const changed = structuredClone(component.props) as Record<string, unknown>;
  for (const { path, text } of wordsOf(component)) {
    let rich = { text, spans: spansBeside(changed, path) };
    for (const { start, end, inserted } of edits(text, pattern, replacement, isPattern).toReversed())
      rich = edited(rich, start, end, inserted);
    setAt(changed, path, rich.text);
    if (path.length === 1 && 'spans' in changed) changed.spans = rich.spans.length > 0 ? rich.spans : undefined;
  }
  if (!MODELS[component.type].props.safeParse(changed).success) return undefined;
  const before = new Map<string, unknown>(Object.entries(component.props));
  const props = Object.entries(changed).filter(([prop, value]) => !isSameValue(before.get(prop), value));
  return { props: Object.fromEntries(props), count };
}

/** A plain text with every match replaced; undefined where there is none. */
export function replaceInText(
  text: string,
  pattern: RegExp,
  replacement: string,
  { isPattern }: Pick<TextQuery, 'isPattern'>,
): { readonly text: string; readonly count: number } | undefined {
  const all = edits(text, pattern, replacement, isPattern);
  if (all.length === 0) return undefined;
  const replaced = all
    .toReversed()
    .reduce((words, { start, end, inserted }) => words.slice(0, start) + inserted + words.slice(end), text);
  return { text: replaced, count: all.length };
}

function edits(text: string, pattern: RegExp, replacement: string, isPattern: boolean) {
  return matchesIn(text, pattern).map((match) => ({
    start: match.index,
    end: match.index + match[0].length,
    inserted: isPattern ? expanded(match, replacement) : replacement,
  }));
}

function wordsOf(component: Component) {
  return behaviourOf(component)
    .texts(component)
    .filter(({ is }) => is === 'words');
}

/** In the look of what it replaces. */
function edited(rich: { text: string; spans: readonly TextSpan[] }, start: number, end: number, inserted: string) {
  const own = rich.spans.find((span) => span.start <= start && start < span.end);
  const { start: _start, end: _end, ...look } = own ?? { start, end };
  const { text, spans } = replaceRange(rich, start, end, inserted, look);
  return { text, spans };
}

/** Only a component's own text has parts that look different. */
function spansBeside(props: Readonly<Record<string, unknown>>, path: PropPath): readonly TextSpan[] {
  return path.length === 1 && Array.isArray(props.spans) ? (props.spans as readonly TextSpan[]) : [];
}

function setAt(props: Record<string, unknown>, path: PropPath, text: string): void {
  const keys = [...path];
  const last = keys.pop();
  let target: unknown = props;
  for (const key of keys) target = Reflect.get(Object(target), key);
  if (last !== undefined) Reflect.set(Object(target), last, text);
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
