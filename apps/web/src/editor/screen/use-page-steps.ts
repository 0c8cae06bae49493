import { joined } from '@pagewright/page/joined-page';
import { useMemo } from 'react';
import { queryClient } from '../../app/query-client.ts';
import { notify } from '../../app/toasts/notify.ts';
import { projectsQuery } from '../../features/projects/project-queries.ts';
import type { PageSteps } from '../actions/action.ts';
import type { OpenDocument } from './open-document.ts';

/** The layout of a page that nobody has chosen one for: a title and points. */
const USUAL = 'points';

/** What keys and commands do with pages. */
export function usePageSteps({ projectId, editor, operations }: OpenDocument): PageSteps {
  return useMemo(() => pageSteps({ projectId, editor, operations }), [projectId, editor, operations]);
}

function pageSteps({
  projectId,
  editor,
  operations,
}: Pick<OpenDocument, 'projectId' | 'editor' | 'operations'>): PageSteps {
  const run = (change: () => Promise<void>) =>
    void editor.inTurn(change).catch((error: unknown) => notify.error(error));
  const shown = () => editor.store.getState().pageId;
  const add = async () => {
    // The design's catalogue comes with it: only who adds a page loads it.
    const [{ newPagesAfter }, projects] = await Promise.all([
      import('./new-pages.ts'),
      queryClient.ensureQueryData(projectsQuery),
    ]);
    const { pages } = editor.store.getState();
    const after = pages.find(({ id }) => id === shown());
    const project = projects.find(({ id }) => id === projectId);
    if (!after || !project) return;
    const page = newPagesAfter(after, pages, project.settings.style)(USUAL);
    await operations.add(
      joined(
        page,
        pages.map((one) => one.page),
      ),
      after,
    );
  };
  return {
    add: () => run(add),
    duplicate: () => run(() => operations.duplicate(shown())),
    move: (by) => run(() => operations.move(shown(), by)),
  };
}
