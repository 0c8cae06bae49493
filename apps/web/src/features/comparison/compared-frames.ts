import { DocumentFrame } from '@pagewright/page/document-frame';
import { useMemo } from 'react';
import { readablePage } from '../pages/parsed-page.ts';
import type { ComparedPage } from './compare-pages.ts';

/** Where the pages of a state of a document stand in it. */
export function useComparedFrames(pages: readonly ComparedPage[]): DocumentFrame {
  return useMemo(
    () =>
      new DocumentFrame(
        pages.map(({ text, hidden, section }) => ({ read: () => readablePage(text), hidden, section })),
      ),
    [pages],
  );
}
