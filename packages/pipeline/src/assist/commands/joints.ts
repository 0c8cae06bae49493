import { type Beside, joinBriefs, splitBrief } from '@pagewright/compose/assist';
import { isDrawn } from '@pagewright/model/outline';
import { changesBetween } from '@pagewright/page/change-set';
import { parsePage } from '@pagewright/page/source-text';
import type { AssistPage } from '../assistant.ts';
import type { Doing } from '../doing.ts';
import { withPartner } from './partner.ts';

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

/** Pages on the first of them. */
export function merge(doing: Doing, beside: Beside | undefined): void {
  const { shadow } = doing;
  const all = withPartner(doing, beside);
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
