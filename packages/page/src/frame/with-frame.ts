import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import type { FrameField, TextSpan } from '@pagewright/components/text-style';
import type { Language } from '@pagewright/model/languages';
import { withAllowedProps } from '../editing/allowed-props.ts';
import type { PageFrame } from './document-frame.ts';

/**
 * Fields of a page's frame are parts of its texts. They are resolved before a page is drawn, lowered or measured, so that
 * all of these see the same words; what is stored keeps those that it stood for last.
 */

/** Steps by which a text that has become longer is made smaller, as shares of its size. */
const SHARES = [1, 0.95, 0.9, 0.85, 0.8, 0.75, 0.7] as const;
/** px that browsers may round away. */
const TOLERANCE = 0.5;

interface Framed {
  /** What the fields stand for. */
  readonly values: string;
  readonly component: Component;
}

/** By the component as it is stored: the same object for the same words, so that nothing is drawn twice. */
const known = new WeakMap<Component, Framed>();
const pages = new WeakMap<Page, Page>();

/** Whether a page has a text that depends on where the page stands. */
export function hasFields({ components }: Page): boolean {
  return components.some((component) => fieldsOf(component).length > 0);
}

/** The page as it is where it stands. The page itself where that changes nothing. */
export function withFrame(page: Page, frame: PageFrame): Page {
  const components = page.components.map((component) => framed(component, frame, page.language));
  if (components.every((component, index) => component === page.components[index])) return page;
  const before = pages.get(page);
  if (before && components.every((component, index) => component === before.components[index])) return before;
  const fresh = { ...page, components };
  pages.set(page, fresh);
  return fresh;
}

/** The page as its readers have it: where it stands, and with a table of contents that leads to the pages. */
export function forReaders(page: Page, frame: PageFrame): Page {
  return frame.linked(withFrame(page, frame));
}

function framed(component: Component, frame: PageFrame, language: Language): Component {
  const fields = fieldsOf(component);
  if (fields.length === 0) return component;
  const words = new Map(fields.map((field) => [field, fieldWords(field, frame, language)]));
  const values = JSON.stringify([language, ...words]);
  const before = known.get(component);
  if (before?.values === values) return before.component;
  const fresh = fitted(component, words, language);
  known.set(component, { values, component: fresh });
  return fresh;
}

function fieldsOf({ props }: Component): FrameField[] {
  if (!('spans' in props) || !props.spans) return [];
  return [...new Set(props.spans.flatMap(({ field }) => field ?? []))];
}

type Words = ReadonlyMap<FrameField, string | undefined>;

/** What a field shows where a page stands; undefined where the document has no such thing. */
export function fieldWords(field: FrameField, frame: PageFrame, language: Language): string | undefined {
  if (field === 'date') return new Intl.DateTimeFormat(language, { dateStyle: 'long' }).format(frame.date);
  const value = frame[field];
  return value === undefined ? undefined : String(value);
}

/** With these words, smaller where they are longer than the box has room for; names that are too long even so are left out. */
function fitted(component: Component, words: Words, language: Language): Component {
  const full = withWords(component, words);
  if (full === component || fits(full, language) || !fits(component, language)) return full;
  const smaller = SHARES.map((share) => scaled(full, share)).find((one) => fits(one, language));
  return smaller ?? withWords(component, new Map([...words, ['title', ''], ['section', '']]));
}

function fits(component: Component, language: Language): boolean {
  const needed = behaviourOf(component).neededSize?.(component, language);
  if (!needed) return true;
  const { width, height } = component.size;
  return needed.width <= width + TOLERANCE && needed.height <= height + TOLERANCE;
}

function scaled(component: Component, share: number): Component {
  if (!('fontSize' in component.props)) return component;
  return withAllowedProps(component, { fontSize: component.props.fontSize * share });
}

function withWords(component: Component, words: Words): Component {
  const { props } = component;
  if (!('spans' in props) || !('text' in props) || !props.spans) return component;
  const { text, spans } = resolved(props.text, props.spans, words);
  return text === props.text ? component : ({ ...component, props: { ...props, text, spans } } as Component);
}

function resolved(text: string, spans: readonly TextSpan[], words: Words): { text: string; spans: TextSpan[] } {
  let result = '';
  let from = 0;
  const placed: TextSpan[] = [];
  let last: TextSpan | undefined;
  for (const span of spans) {
    result += text.slice(from, span.start);
    const own = text.slice(span.start, span.end);
    // One field whose letters look different stays one.
    const goesOn = span.field !== undefined && last?.field === span.field && last.end === span.start;
    const value = span.field && words.get(span.field);
    const shown = value === undefined ? own : goesOn ? '' : value;
    if (shown !== '') placed.push({ ...span, start: result.length, end: result.length + shown.length });
    result += shown;
    from = span.end;
    last = span;
  }
  return { text: result + text.slice(from), spans: placed };
}
