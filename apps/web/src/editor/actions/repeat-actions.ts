import {
  asRepeated,
  carryingRejoined,
  repeatedIn,
  withOwn,
  withoutRepeated,
  withRejoined,
  withRepeated,
} from '@pagewright/page/repeats';
import type { Action, ActionContext } from './action.ts';
import { selectedOf } from './selected.ts';

function repeatsAmong(context: ActionContext): Set<string> {
  return new Set(selectedOf(context).flatMap(({ repeat }) => repeat ?? []));
}

/** Whether there is a page that has not all of what is selected. */
function isMissing(context: ActionContext): boolean {
  const { pages } = context.editor.store.getState();
  const chosen = selectedOf(context);
  if (chosen.some(({ repeat }) => repeat === undefined)) return chosen.length > 0 && pages.length > 1;
  const names = repeatsAmong(context);
  return [...names].some((name) => pages.some(({ page }) => !page.components.some(({ repeat }) => repeat === name)));
}

/** What repeats on all pages: a logo, a picture behind everything, a head, a foot. */
export const REPEAT_ACTIONS: readonly Action[] = [
  {
    id: 'repeat',
    label: 'editor.action.repeat',
    group: 'state',
    enabled: isMissing,
    run(context) {
      const { editor } = context;
      const { pages: open, pageId } = editor.store.getState();
      const pages = open.map(({ page }) => page);
      const ids = new Set(selectedOf(context).map(({ id }) => id));
      const before = repeatsAmong(context);
      // What was a page's own for a while takes the place of the others' again, rather than stand beside them.
      const rejoined = withRejoined(editor.page(), ids, pages);
      const source = asRepeated(rejoined, ids, pages);
      const again = new Set(
        rejoined.components.flatMap(({ id, repeat }) => (ids.has(id) && repeat && !before.has(repeat) ? [repeat] : [])),
      );
      const carry = carryingRejoined(again, source, pages);
      const repeated = repeatedIn([{ ...source, components: source.components.filter(({ id }) => ids.has(id)) }]);
      // Which lies above which is seen with the rest of the page.
      const whole = repeated.map((one) => ({ ...one, page: source }));
      editor.updateAll((page, id) => (id === pageId ? source : withRepeated(carry(page), whole)));
    },
  },
  {
    id: 'repeat-own',
    label: 'editor.action.repeatOwn',
    group: 'state',
    enabled: (context) => repeatsAmong(context).size > 0,
    run(context) {
      const ids = new Set(selectedOf(context).map(({ id }) => id));
      context.editor.update((page) => withOwn(page, ids));
    },
  },
  {
    id: 'repeat-remove',
    label: 'editor.action.repeatRemove',
    group: 'state',
    enabled: (context) => repeatsAmong(context).size > 0,
    run(context) {
      const names = repeatsAmong(context);
      context.editor.updateAll((page) => [...names].reduce(withoutRepeated, page));
      context.editor.select([]);
    },
  },
];
