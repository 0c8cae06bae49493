import { engineOf } from '@pagewright/compose/engine';
import { ENGINES } from '@pagewright/compose/engines';
import type { DocumentLook } from '@pagewright/design/document-look';
import { redesign } from '@pagewright/design/redesign';
import type { SourceDocument } from '@pagewright/model/source-document';
import { successorsIn } from '@pagewright/source/versions/successors';
import { makePages } from '../make-pages.ts';
import { withCurrentOrigins } from '../refresh/current-origins.ts';
import { type Refreshed, type RefreshRequest, refresh } from '../refresh/refresh.ts';

const ENGINE = engineOf(ENGINES, 'local');
const LOOK: DocumentLook = { format: 'ppt-16-9', style: 'professional' };
const COMPOSING = { prompt: '', pageCount: 'auto', mode: 'condense', format: 'ppt-16-9' } as const;

/** A document that was generated from one file, with the ids of its pages from 1 on. */
export async function generatedFrom(document: SourceDocument): Promise<RefreshRequest> {
  const { outline } = await makePages(ENGINE, [document], { engine: 'local', ...COMPOSING, style: 'professional' });
  const briefs = outline.pages.map((_, briefIndex) => ({
    briefIndex,
    sameBrief: true,
    generatedText: '',
    styledText: '',
    kept: undefined,
  }));
  const pages = redesign({ outline, from: LOOK, to: LOOK, pages: briefs }).map((page, briefIndex) => ({
    id: briefIndex + 1,
    briefIndex,
    sameBrief: true,
    generatedText: page.generatedText,
    styledText: page.styledText,
    kept: page.kept,
  }));
  return { outline, pages, deleted: [], prompt: '', look: LOOK, composing: COMPOSING };
}

/** What is proposed when the file of a document gets a newer version. */
export async function refreshedWith(
  made: RefreshRequest,
  before: SourceDocument,
  after: SourceDocument,
): Promise<Refreshed> {
  const successors = successorsIn(before.blocks, after.blocks);
  const current = withCurrentOrigins(made, new Map([[before.file, successors]]));
  const pages = current.pages.map((page, index) => ({ ...page, id: index + 1 }));
  return refresh(ENGINE, [after], [{ ...successors, document: before, newest: after.file }], {
    ...made,
    ...current,
    pages,
  });
}
