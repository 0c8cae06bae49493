import { changesBetween } from '@pagewright/page/change-set';
import { readablePage } from '@pagewright/page/readable-page';
import { newWords, standsOn, toldWords } from '@pagewright/page/told-words';
import type { RedesignedPage } from './redesign.ts';
import { isLeftOtherwise } from './repeated-on-new.ts';

type Stored = Pick<RedesignedPage, 'generatedText' | 'styledText'>;

/**
 * Which of the pages that end with a document are to stay for what a person wrote into their heads and feet, or put on
 * every page: words that stand on no page of the new document. Each words once.
 */
export function homelessWords(ending: readonly Stored[], made: readonly Stored[]): number[] {
  const said = ending.map(wordsInRepeated);
  if (said.every((words) => words.length === 0)) return [];
  const standing = made.flatMap(({ styledText }) => readablePage(styledText) ?? []);
  const taken = new Set<string>();
  return said.flatMap((words, index) => {
    const homeless = words.filter((text) => !taken.has(text) && !standing.some((page) => standsOn(page, text)));
    for (const text of homeless) taken.add(text);
    return homeless.length > 0 ? [index] : [];
  });
}

function wordsInRepeated(page: Stored): string[] {
  if (!isLeftOtherwise(page)) return [];
  const { generatedText, styledText } = page;
  const [designed, left] = [readablePage(generatedText), readablePage(styledText)];
  if (!designed || !left) return [];
  const { parts, own } = changesBetween(designed, left);
  const reworded = parts.filter(({ base }) => base.repeat !== undefined).flatMap(newWords);
  return [...reworded, ...own.flatMap(({ component }) => (component.repeat ? [toldWords(component)] : []))];
}
