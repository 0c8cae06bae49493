import type { ProjectPage } from '@pagewright/contract/pages';
import { DocumentFrame, type PageFrame } from '@pagewright/page/document-frame';
import { readablePage } from './parsed-page.ts';
import { previewText } from './preview-text.ts';

/** The frames of a project's pages; a page is parsed only where another asks for words of it. */
export function framesOf(pages: readonly ProjectPage[]): DocumentFrame {
  return new DocumentFrame(
    pages.map((page) => {
      const { id, hidden, section } = page;
      const text = previewText(page);
      return { read: () => readablePage(text), id, hidden, section, text };
    }),
  );
}

/** What a page shows of its frame, so that it is drawn anew only where that has changed. Empty where it shows nothing. */
export function frameKey(text: string, frame: PageFrame): string {
  const fields = new Set([...text.matchAll(/\bfield: "(\w+)"/g)].map(([, field]) => field));
  if (fields.size === 0) return '';
  const { number, total, date } = frame;
  return JSON.stringify([
    fields.has('number') && number,
    fields.has('total') && total,
    fields.has('title') && frame.title,
    fields.has('section') && frame.section,
    fields.has('date') && date.toDateString(),
  ]);
}
