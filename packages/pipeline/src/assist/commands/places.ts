import { type Command, joinBriefs, splitBrief } from '@pagewright/compose/assist';
import { isDrawn } from '@pagewright/model/outline';
import { changesBetween } from '@pagewright/page/change-set';
import { parsePage } from '@pagewright/page/source-text';
import type { AssistPage } from '../assistant.ts';
import type { Doing } from '../doing.ts';

/** Pages on several each, which say all of them together. */
export function split({ shadow, ids }: Doing, parts: number): void {
  for (const id of ids) {
    const page = shadow.page(id);
    const brief = page && shadow.briefOf(page);
    if (!page || !brief) {
      shadow.note('by-hand', [id]);
      continue;
    }
    if (isDrawn(brief)) {
      shadow.note('drawn', [id]);
      continue;
    }
    const [first, ...others] = splitBrief(brief, parts) ?? [];
    const own = first && shadow.saying(page, first);
    if (!own || others.length === 0) {
      shadow.note('too-little-to-split', [id]);
      continue;
    }
    shadow.put(own);
    const together = [id];
    let after = shadow.indexOf(id);
    for (const other of others) {
      const made = shadow.newPage(other, after, page, false);
      if (!made) continue;
      shadow.insert(after, [made]);
      after += 1;
      together.push(made.id);
    }
    shadow.keepTogether(together);
    shadow.note('split', [id], others.length + 1);
  }
}

/** Pages on the first of them; one alone with the page behind it. */
export function merge({ shadow, ids }: Doing): void {
  const [only] = ids;
  const inOrder = shadow.pages.filter(({ id }) => ids.includes(id));
  const next = ids.length === 1 ? shadow.pages[shadow.indexOf(only ?? 0) + 1] : undefined;
  const all = next ? [...inOrder, next] : inOrder;
  const [first, ...others] = all;
  const numbers = all.map(({ id }) => id);
  if (!first || others.length === 0) return shadow.note('merge-needs-two', numbers);
  const briefs = all.map((page) => shadow.briefOf(page));
  if (!briefs.every((brief) => brief !== undefined)) return shadow.note('by-hand', numbers);
  if (briefs.some(isDrawn)) return shadow.note('drawn', numbers);
  const own = others.filter(hasOwnObjects);
  if (own.length > 0) {
    return shadow.note(
      'own-objects',
      own.map(({ id }) => id),
    );
  }
  const joined = joinBriefs(briefs);
  const made = joined && shadow.saying(first, joined);
  if (!made) return shadow.note('not-mergeable', numbers);
  shadow.put(made);
  for (const { id } of others) shadow.remove(id);
  shadow.keepTogether(numbers);
  shadow.note('merge', numbers);
}

/** Objects that the person put on the page would go with it. */
function hasOwnObjects({ generatedText, styledText }: AssistPage): boolean {
  if (styledText === '' || styledText === generatedText) return false;
  return changesBetween(parsePage(generatedText), parsePage(styledText)).own.length > 0;
}

export function move({ shadow, ids, request }: Doing, { place, page: number }: Extract<Command, { do: 'move' }>): void {
  const moved = shadow.pages.filter(({ id }) => ids.includes(id));
  const others = shadow.pages.filter(({ id }) => !ids.includes(id));
  const anchor = number === undefined ? undefined : request.pages.at(number < 0 ? number : number - 1);
  const at = others.findIndex(({ id }) => id === anchor?.id);
  const isBeside = place === 'after' || place === 'before';
  if (isBeside && !anchor) return shadow.note('no-page', []);
  if (isBeside && at < 0) return shadow.note('same-place', ids);
  const to = { after: at + 1, before: at, first: 0, last: others.length }[place];
  const pages = [...others.slice(0, to), ...moved, ...others.slice(to)];
  if (pages.every(({ id }, index) => id === shadow.pages[index]?.id)) return shadow.note('same-place', ids);
  shadow.pages = pages;
  shadow.note('move', ids);
}

export function remove({ shadow, ids }: Doing): void {
  if (ids.length >= shadow.pages.length) return shadow.note('last-page', ids);
  for (const id of ids) shadow.remove(id);
  shadow.note('remove', ids);
}
