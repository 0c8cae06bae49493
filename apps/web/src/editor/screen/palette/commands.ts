import { chosenEntry, INSERT_ENTRIES, type InsertEntry } from '@pagewright/components/panels';
import type { ParseKeys, TFunction } from 'i18next';
import type { Action, ActionContext } from '../../actions/action.ts';
import { ACTIONS } from '../../actions/actions.ts';
import { pageTitle } from '../../document/page-title.ts';
import { choiceName, choiceWords, entryName } from '../../insert/insert-entries.ts';
import type { Command } from './search-commands.ts';

/** What commands act on. */
export interface CommandTargets {
  readonly actions: ActionContext;
  readonly run: (action: Action) => void;
  readonly insert: (entry: InsertEntry) => void;
}

const GROUPS: Readonly<Record<Action['group'], ParseKeys>> = {
  edit: 'editor.keys.edit',
  select: 'editor.keys.select',
  arrange: 'editor.arrange',
  layer: 'editor.arrange',
  state: 'editor.arrange',
  align: 'editor.arrange',
  page: 'editor.pages',
  view: 'editor.view',
  document: 'editor.palette.document',
};

/** Everything that can be done: the actions, idle where they have nothing to act on, what can be inserted, and the pages. */
export function commandsOf(
  { actions, run, insert }: CommandTargets,
  shortcut: (action: Action) => string | undefined,
  t: TFunction,
): Command[] {
  return [...actionCommands(actions, run, shortcut, t), ...pageCommands(actions, t), ...insertCommands(insert, t)];
}

/** Actions of one name, as the four ways to nudge, are for keys only; so is the palette itself. */
function actionCommands(
  context: ActionContext,
  run: CommandTargets['run'],
  shortcut: (action: Action) => string | undefined,
  t: TFunction,
): Command[] {
  const named = Map.groupBy(ACTIONS, ({ label }) => label);
  return ACTIONS.filter((action) => named.get(action.label)?.length === 1 && action.id !== 'commands').map(
    (action) => ({
      id: action.id,
      label: t(action.label),
      group: t(GROUPS[action.group]),
      also: action.id.replaceAll('-', ' '),
      keys: shortcut(action),
      isIdle: !action.enabled(context),
      run: () => run(action),
    }),
  );
}

function pageCommands({ editor }: ActionContext, t: TFunction): Command[] {
  return editor.store.getState().pages.map((opened) => ({
    id: `page:${opened.id}`,
    label: t('editor.palette.page', { number: opened.pageNumber, title: pageTitle(opened) }),
    group: t('editor.pages'),
    also: 'page go to',
    run: () => editor.showPage(opened.id),
  }));
}

function insertCommands(insert: CommandTargets['insert'], t: TFunction): Command[] {
  return INSERT_ENTRIES.flatMap((entry): Command[] => {
    const group = t('editor.palette.insert');
    const { gallery } = entry;
    if (!gallery) {
      const label = entryName(entry, t);
      return [{ id: `insert:${entry.id}`, label, group, also: `insert ${entry.id}`, run: () => insert(entry) }];
    }
    const choices = gallery.groups.flatMap((one) => one.choices);
    return choices.map(({ value }) => ({
      id: `insert:${entry.id}:${value}`,
      label: choiceName(entry, gallery, value, t),
      group,
      also: `insert ${entryName(entry, t)} ${choiceWords(entry, gallery, value, t)}`,
      run: () => insert(chosenEntry(entry, gallery, value)),
    }));
  });
}
