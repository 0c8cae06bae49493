import { changesBetween } from '@pagewright/page/change-set';
import { parsePage } from '@pagewright/page/source-text';
import { plainWords, saysOther, toldWords } from '@pagewright/page/told-words';
import type { AssistPage } from '../assist/assistant.ts';

/** What a person wrote in the place of words or figures that the refresh makes anew: theirs, and what stood there now. */
export function keptByHand(before: AssistPage, after: AssistPage): { readonly text: string; readonly now?: string }[] {
  const shown = before.styledText || before.generatedText;
  if (shown === before.generatedText) return [];
  const renewed = new Map(parsePage(after.generatedText).components.map((component) => [component.slot, component]));
  const { parts } = changesBetween(parsePage(before.generatedText), parsePage(shown));
  return parts.flatMap((change) => {
    const { base, mine } = change;
    const now = base.slot ? renewed.get(base.slot) : undefined;
    if (!mine || !now || !saysOther(change) || toldWords(now) === toldWords(base)) return [];
    if (toldWords(now) === toldWords(mine)) return [];
    const text = plainWords(mine);
    if (text === undefined) return [{ text: titleOf(before) }];
    const made = plainWords(now);
    return [{ text, ...(made === undefined ? {} : { now: made }) }];
  });
}

/** What says itself in code, such as a chart, is named by its page. */
function titleOf({ styledText, generatedText }: AssistPage): string {
  return parsePage(styledText || generatedText).title;
}
