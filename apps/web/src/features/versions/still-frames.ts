import { DocumentFrame } from '@pagewright/page/document-frame';
import { useMemo } from 'react';
import { readablePage } from '../pages/parsed-page.ts';
import type { ComparedPage } from './compare-pages.ts';

/** The frames of pages that are looked at. */
export function useStillFrames(pages: readonly ComparedPage[]): DocumentFrame {
  return useMemo(
    () =>
      new DocumentFrame(
        pages.map(({ text, hidden, section }) => ({ read: () => readablePage(text), hidden, section })),
      ),
    [pages],
  );
}
