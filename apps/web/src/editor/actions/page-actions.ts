import type { Action, ActionContext } from './action.ts';

/** The page beside the shown one; undefined past the ends of the document. */
function beside({ editor }: ActionContext, step: 1 | -1): number | undefined {
  const { pages, pageId } = editor.store.getState();
  return pages[pages.findIndex(({ id }) => id === pageId) + step]?.id;
}

function walk(id: string, label: Action['label'], key: string, step: 1 | -1): Action {
  return {
    id,
    label,
    keys: [key],
    group: 'page',
    enabled: (context) => hasPages(context) && beside(context, step) !== undefined,
    run(context) {
      const next = beside(context, step);
      if (next === undefined) return;
      context.editor.select([]);
      context.editor.showPage(next);
    },
  };
}

function move(id: string, label: Action['label'], key: string, step: 1 | -1): Action {
  return {
    id,
    label,
    keys: [key],
    group: 'page',
    enabled: (context) => hasPages(context) && beside(context, step) !== undefined,
    run: ({ pages }) => pages?.move(step),
  };
}

function hasPages({ pages }: ActionContext): boolean {
  return pages !== undefined;
}

/** What can be done with the page that is shown, and how to get to others. */
export const PAGE_ACTIONS: readonly Action[] = [
  {
    id: 'new-page',
    label: 'editor.addPage',
    keys: ['mod+enter'],
    group: 'page',
    enabled: hasPages,
    run: ({ pages }) => pages?.add(),
  },
  {
    id: 'duplicate-page',
    label: 'editor.duplicatePage',
    keys: ['mod+alt+d'],
    group: 'page',
    enabled: hasPages,
    run: ({ pages }) => pages?.duplicate(),
  },
  move('page-up', 'editor.pageUp', 'mod+arrowup', -1),
  move('page-down', 'editor.pageDown', 'mod+arrowdown', 1),
  walk('previous-page', 'editor.previousPage', 'pageup', -1),
  walk('next-page', 'editor.nextPage', 'pagedown', 1),
];
