import type { Component, Page } from '@pagewright/components/models';
import type { Outline, PageBrief } from '@pagewright/model/outline';

/**
 * Words that a person changed on a designed page, and the outline with them in it, so that a new design says what the
 * person says. A component names the field of the brief that it shows (`slot`: `title`, `items.2.text`).
 */

/** The changed words by slot: those on the page as it is that are not those it was designed with. */
export function editedWords(designed: Page, edited: Page): Map<string, string> {
  const before = wordsBySlot(designed);
  return new Map([...wordsBySlot(edited)].filter(([slot, words]) => before.get(slot) !== words));
}

/** The outline with edits in the briefs of some pages, by page index. What fits no field is left out. */
export function withEdits(outline: Outline, edits: ReadonlyMap<number, ReadonlyMap<string, string>>): Outline {
  if (edits.size === 0) return outline;
  const pages = outline.pages.map((brief, index) => {
    const words = edits.get(index);
    return words && words.size > 0 ? briefWith(brief, words) : brief;
  });
  return { ...outline, pages };
}

function wordsBySlot(page: Page): Map<string, string> {
  const found = new Map<string, string>();
  const repeated = new Set<string>();
  for (const component of page.components) {
    const words = wordsOf(component);
    if (!component.slot || words === undefined) continue;
    // A slot that is shown in pieces cannot be put together again.
    if (found.has(component.slot)) repeated.add(component.slot);
    found.set(component.slot, words);
  }
  for (const slot of repeated) found.delete(slot);
  return found;
}

function wordsOf(component: Component): string | undefined {
  return 'text' in component.props && typeof component.props.text === 'string' ? component.props.text : undefined;
}

function briefWith(brief: PageBrief, words: ReadonlyMap<string, string>): PageBrief {
  const copy = structuredClone(brief);
  for (const [slot, text] of words) setField(copy, slot.split('.'), text);
  return copy;
}

/** Plain texts of a brief that are words to be read; others, such as `form` and `id`, say what it is. */
const PLAIN_WORDS = new Set(['lead', 'date', 'value', 'label', 'attribution', 'caption']);

/** Puts words into the field at a path: a statement, a plain text, or a list with one entry for each line. */
function setField(root: unknown, path: readonly string[], text: string): void {
  let holder: unknown = root;
  for (const name of path.slice(0, -1)) holder = own(holder, name);
  const last = path.at(-1) ?? '';
  const field = own(holder, last);
  if (typeof field === 'string' && PLAIN_WORDS.has(last)) (holder as Record<string, string>)[last] = text;
  else if (isStatement(field)) field.text = text;
  else if (Array.isArray(field) && field.every(isStatement)) setLines(field, text.split('\n'));
}

function setLines(list: { text: string }[], lines: readonly string[]): void {
  if (lines.length !== list.length) return;
  for (const [index, statement] of list.entries()) statement.text = lines[index] ?? '';
}

function own(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null && Object.hasOwn(value, name)
    ? (value as Record<string, unknown>)[name]
    : undefined;
}

function isStatement(value: unknown): value is { text: string } {
  return typeof own(value, 'text') === 'string';
}
