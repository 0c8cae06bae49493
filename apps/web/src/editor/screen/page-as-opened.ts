import type { ProjectPage } from '@pagewright/contract/pages';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { previewText } from '../../features/pages/preview-text.ts';
import type { SentPage } from '../document/autosave.ts';

/** What is saved of a page. */
export type SavedPage = Pick<ProjectPage, 'styledText' | 'pageType'>;

/**
 * What to save of a page that was changed. One that says what it said when the document was opened is saved letter for letter
 * as it was, also where that was written by hand or by an older version: the server knows by this that a change takes others
 * back. Else it would keep the taking back as one more step, and the next undo would bring back what was undone.
 */
export function pageAsOpened(opened: readonly ProjectPage[]): (page: Omit<SentPage, 'version'>) => SavedPage {
  const stored = new Map(opened.map((page) => [page.id, page]));
  const printed = new Map<number, string | undefined>();
  return ({ id, text, format }) => {
    const was = stored.get(id);
    if (was && !printed.has(id)) printed.set(id, printedAgain(was));
    return was && printed.get(id) === text
      ? { styledText: previewText(was), pageType: was.pageType }
      : { styledText: text, pageType: format };
  };
}

/** As the editor would write it; undefined where it cannot be read, and is only edited once somebody has mended it. */
function printedAgain(page: ProjectPage): string | undefined {
  try {
    return printPage(parsePage(previewText(page)));
  } catch {
    return undefined;
  }
}
