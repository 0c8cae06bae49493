import { COMPONENT_KINDS } from '@pagewright/components/models';
import {
  chosenEntry,
  INSERT_ENTRIES,
  type InsertEntry,
  isSizable,
  panelFields,
  type Section,
} from '@pagewright/components/panels';
import type { ParseKeys, TFunction } from 'i18next';
import { i18n } from '../../../app/i18n/i18n.ts';
import { fieldWord, kindSearchWords, kindWord } from '../../../app/i18n/kind-words.ts';
import type { Action, ActionContext } from '../../actions/action.ts';
import { ACTIONS } from '../../actions/actions.ts';
import { selectedOf } from '../../actions/selected.ts';
import { pageTitle } from '../../document/page-title.ts';
import { choiceName, choiceWords, entryName } from '../../insert/insert-entries.ts';
import { ASPECT_FIELD, askedField } from '../../panels/asked-field.ts';
import { commonFields } from '../../panels/selection-values.ts';
import { PAGE_FIELDS } from '../page-fields.ts';
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

/**
 * Everything that can be done: the actions, idle where they have nothing to act on, what can be inserted, the pages, and what
 * the panels say of the page and of what is selected.
 */
export function commandsOf(
  { actions, run, insert }: CommandTargets,
  shortcut: (action: Action) => string | undefined,
  t: TFunction,
): Command[] {
  return [
    ...actionCommands(actions, run, shortcut, t),
    ...pageFieldCommands(actions, t),
    ...pageCommands(actions, t),
    ...insertCommands(insert, t),
    ...fieldCommands(actions, t),
  ];
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
      also: `${action.id.replaceAll('-', ' ')} ${wordsOf(action.id, t)}`,
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
      const also = `insert ${entry.id} ${wordsOf(entry.id, t)}`;
      return [{ id: `insert:${entry.id}`, label, group, also, run: () => insert(entry) }];
    }
    return gallery.groups.flatMap(({ id, choices }) =>
      choices.map(({ value }) => ({
        id: `insert:${entry.id}:${value}`,
        label: choiceName(entry, gallery, value, t),
        group,
        also: [
          `insert ${entryName(entry, t)} ${wordsOf(entry.id, t)}`,
          kindWord(t, entry.kind, `groups.${gallery.prop}.${id}`),
          choiceWords(entry, gallery, value, t),
        ].join(' '),
        run: () => insert(chosenEntry(entry, gallery, value)),
      })),
    );
  });
}

/** What else people look for something by, whom other programs taught their word for it. */
function wordsOf(id: string, t: TFunction): string {
  const key = `editor.palette.words.${id}`;
  return i18n.exists(key) ? t(key as 'editor.palette.title') : '';
}

/** Goes to a field of the panel on the right. */
function showField({ document }: ActionContext, field: string): void {
  document?.panel('properties');
  askedField.setState(field, true);
}

/** What is said of the page in its panel. */
function pageFieldCommands(context: ActionContext, t: TFunction): Command[] {
  const labels = {
    format: t('editor.pageFormat'),
    background: t('editor.background'),
    transition: t('editor.transition.title'),
    repeated: t('editor.repeated.title'),
  };
  return (Object.keys(labels) as (keyof typeof labels)[]).map((field) => ({
    id: PAGE_FIELDS[field],
    label: labels[field],
    group: t('editor.pages'),
    also: wordsOf(PAGE_FIELDS[field], t),
    isIdle: context.document === undefined,
    run: () => {
      context.editor.select([]);
      showField(context, PAGE_FIELDS[field]);
    },
  }));
}

interface NamedField {
  readonly label: string;
  readonly section: Section;
  /** What it is in the kinds that have one of this name. */
  readonly props: ReadonlySet<string>;
  readonly also: string;
}

/** Fields by what they are called: those of several kinds are one. */
function namedFields(t: TFunction): NamedField[] {
  const fields = COMPONENT_KINDS.flatMap((kind) =>
    panelFields(kind).map(({ prop, section }) => ({ kind, prop, section, label: fieldWord(t, kind, prop) })),
  );
  return [...Map.groupBy(fields, ({ label, section }) => `${section} ${label}`).values()].flatMap((same) => {
    const [first] = same;
    if (!first) return [];
    const props = new Set(same.map(({ prop }) => prop));
    const words = same.flatMap(({ kind, prop }) => [prop, wordsOf(prop, t), kindSearchWords(t, kind, 'fields', prop)]);
    return [{ label: first.label, section: first.section, props, also: [...new Set(words)].join(' ') }];
  });
}

/** What the panel says of what is selected, idle where that has none of it. */
function fieldCommands(context: ActionContext, t: TFunction): Command[] {
  const chosen = selectedOf(context);
  const there = new Set([
    ...commonFields(chosen, 'property').map(({ prop }) => prop),
    ...commonFields(chosen, 'style').map(({ prop }) => prop),
  ]);
  const fields = namedFields(t).map(({ label, section, props, also }): Command => {
    const own = [...props].find((prop) => there.has(prop));
    return {
      id: `field:${section}:${[...props].join(':')}`,
      label,
      group: t(`panels.sections.${section}`),
      also,
      isIdle: own === undefined || context.document === undefined,
      run: () => own !== undefined && showField(context, own),
    };
  });
  const aspect: Command = {
    id: `field:${ASPECT_FIELD}`,
    label: t('panels.panel.keepRatio'),
    group: t('panels.panel.arrange'),
    also: wordsOf(ASPECT_FIELD, t),
    isIdle: chosen.length === 0 || !chosen.every(isSizable) || context.document === undefined,
    run: () => showField(context, ASPECT_FIELD),
  };
  return [...fields, aspect];
}
