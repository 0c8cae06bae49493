import type { Page } from '@pagewright/components/models';
import type { ProjectPage } from '@pagewright/contract/pages';
import { printPage } from '@pagewright/page/source-text';
import { useMemo } from 'react';
import { usePages } from '../../../features/pages/page-queries.ts';
import { useEditorState } from '../../document/editor-context.ts';

/** The pages of the open document with what has been done to them here; undefined until they are known. */
export function useOpenPages(projectId: number): readonly ProjectPage[] | undefined {
  const { data } = usePages(projectId);
  const open = useEditorState((state) => state.pages);
  return useMemo(() => {
    const known = new Map(data?.map((page) => [page.id, page]));
    return (
      data &&
      open.flatMap(({ id, pageNumber, version, page }) => {
        const stored = known.get(id);
        return stored ? [{ ...stored, pageNumber, version, styledText: printed(page) }] : [];
      })
    );
  }, [data, open]);
}

const texts = new WeakMap<Page, string>();

/** With each stroke one page is another; the others are not printed anew. */
function printed(page: Page): string {
  const known = texts.get(page);
  if (known !== undefined) return known;
  const text = printPage(page);
  texts.set(page, text);
  return text;
}
