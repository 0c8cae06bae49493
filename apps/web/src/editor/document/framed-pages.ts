import { DocumentFrame, type PageFrame } from '@pagewright/page/document-frame';
import { withFrame } from '@pagewright/page/with-frame';
import { useMemo } from 'react';
import type { EditorPage } from './editor.ts';
import { useEditorState } from './editor-context.ts';

/** The open pages as they are drawn: what the fields of their frames stand for is known only with all pages at hand. */
export function useFramedPages(): readonly EditorPage[] {
  const pages = useEditorState((state) => state.pages);
  return useMemo(() => framedPages(pages), [pages]);
}

/** Where a page stands, for a state of it that is not kept yet. */
export function usePageFrame(id: number): PageFrame {
  const pages = useEditorState((state) => state.pages);
  return useMemo(() => pageFrameOf(pages, id), [pages, id]);
}

export function pageFrameOf(pages: readonly EditorPage[], id: number): PageFrame {
  const index = pages.findIndex((page) => page.id === id);
  return documentFrame(pages).at(Math.max(0, index));
}

/** The same page where nothing of it changes. */
const known = new WeakMap<EditorPage, EditorPage>();

export function framedPages(pages: readonly EditorPage[]): readonly EditorPage[] {
  const frames = documentFrame(pages);
  return pages.map((opened, index) => {
    const page = withFrame(opened.page, frames.at(index));
    if (page === opened.page) return opened;
    const before = known.get(opened);
    if (before?.page === page) return before;
    const framed = { ...opened, page };
    known.set(opened, framed);
    return framed;
  });
}

function documentFrame(pages: readonly EditorPage[]): DocumentFrame {
  return new DocumentFrame(pages.map(({ page, hidden, section }) => ({ read: () => page, hidden, section })));
}
