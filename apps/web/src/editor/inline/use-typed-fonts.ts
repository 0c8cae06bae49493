import type { Page } from '@pagewright/components/models';
import { declareAllFonts } from '@pagewright/render/fonts';
import { isWesternText } from '@pagewright/typography/western-text';
import { type RefObject, useEffect, useRef } from 'react';

/**
 * What is typed, pasted or put together with an input method stands in its editor before it is part of the page: the fonts
 * for it are declared as soon as it is there.
 * @returns for the box that the editor stands in
 */
export function useTypedFonts(page: Page): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element) return undefined;
    const look = (): void => {
      if (isWesternText(writtenIn(element))) return;
      stop();
      declareAllFonts([page]);
    };
    const observer = new MutationObserver(look);
    const stop = (): void => {
      observer.disconnect();
      element.removeEventListener('input', look);
    };
    observer.observe(element, { subtree: true, childList: true, characterData: true });
    element.addEventListener('input', look);
    look();
    return stop;
  }, [page]);
  return box;
}

function writtenIn(element: HTMLElement): string {
  const fields = [...element.querySelectorAll<HTMLTextAreaElement | HTMLInputElement>('textarea, input')];
  return [element.textContent, ...fields.map(({ value }) => value)].join('');
}
