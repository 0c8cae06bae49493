import { Dropdown } from 'antd';
import type { ParseKeys } from 'i18next';
import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { TAKES_FOCUS } from '../../app/kit/menu-focus.ts';
import type { Action, ActionContext } from '../actions/action.ts';
import { ACTIONS, actionById } from '../actions/actions.ts';
import { isByArrows } from '../actions/arrow-actions.ts';
import { selectedOf } from '../actions/selected.ts';
import { useAnyChange } from '../document/use-any-change.ts';
import { useShortcutLabel } from '../shortcuts/use-shortcut-label.ts';
import styles from './editor-screen.module.css';

interface ContextMenuProps {
  readonly actions: ActionContext;
  readonly run: (action: Action) => void;
  readonly children: ReactNode;
  /** Stands over the stage, with the browser's own menu. */
  readonly above?: ReactNode;
}

const GROUPS = ['edit', 'select', 'arrange', 'state'] as const;
/** What is seldom wanted, and all of one sort, lies one level down: so the menu is seen whole. */
const BELOW: readonly { readonly label: ParseKeys; readonly in: Action['group']; readonly ids: readonly string[] }[] = [
  { label: 'panels.panel.style', in: 'edit', ids: ['copy-look', 'paste-look', 'brush'] },
  { label: 'editor.layers', in: 'arrange', ids: ['front', 'forward', 'backward', 'back'] },
  {
    label: 'editor.arrange',
    in: 'arrange',
    ids: [
      'flip-horizontal',
      'flip-vertical',
      'turn-left',
      'turn-right',
      'connect',
      'picture-to-background',
      'picture-from-background',
    ],
  },
];
const LIES_BELOW: ReadonlySet<string> = new Set(BELOW.flatMap(({ ids }) => ids));
/** Done with one key or a click; in a menu they are only in the way. */
const NOT_IN_MENU: ReadonlySet<string> = new Set([
  'undo',
  'redo',
  'select-none',
  'select-next',
  'select-previous',
  'find',
  'brush-stays',
  'bold',
  'italic',
  'underline',
  'strike',
  'superscript',
  'subscript',
  'highlight',
  'code',
]);
/** Of some components only: where they cannot be done, they are not there. */
const ONLY_WHERE_POSSIBLE: ReadonlySet<string> = new Set([
  'properties',
  'fill-selected',
  'fill-page',
  'again-object',
  'group',
  'ungroup',
  'repeat-own',
  'repeat-remove',
  ...LIES_BELOW,
]);
/** Of the page where one points: beside what is done with objects they are only in the way. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['start-text', 'draw-path']);
/** Near an edge of the window the menu is moved, where the kit would turn it over and cut it. */
const MOVED_IN: { readonly adjustX: 0; readonly adjustY: 0; readonly shiftX: true; readonly shiftY: true } = {
  adjustX: 0,
  adjustY: 0,
  shiftX: true,
  shiftY: true,
};

/** What can be done with the selection, at the right mouse button. */
export function ContextMenu({ actions, run, children, above }: ContextMenuProps) {
  const { t } = useTranslation();
  const host = useRef<HTMLDivElement>(null);
  const shortcut = useShortcutLabel();
  useAnyChange();
  const hasSelection = selectedOf(actions).length > 0;
  const isShown = (action: Action) =>
    !isByArrows(action) &&
    !NOT_IN_MENU.has(action.id) &&
    !(hasSelection && OF_THE_PAGE.has(action.id)) &&
    (!ONLY_WHERE_POSSIBLE.has(action.id) || action.enabled(actions));
  const entry = (action: Action) => ({
    key: action.id,
    label: t(action.label),
    disabled: !action.enabled(actions),
    danger: action.id === 'delete',
    extra: shortcut(action),
  });
  const entries = (group: Action['group']) => [
    ...ACTIONS.filter((one) => one.group === group && !LIES_BELOW.has(one.id) && isShown(one)).map(entry),
    ...BELOW.filter((below) => below.in === group).flatMap(({ label, ids }) => {
      const children = ids.map(actionById).filter(isShown).map(entry);
      return children.length > 0 ? [{ key: label, label: t(label), children }] : [];
    }),
  ];
  const shown = GROUPS.map(entries).filter((group) => group.length > 0);
  const items = shown.flatMap((group, index) => [...(index > 0 ? [{ type: 'divider' as const }] : []), ...group]);
  return (
    <div className={styles.stage}>
      <Dropdown
        trigger={['contextMenu']}
        {...TAKES_FOCUS}
        autoAdjustOverflow={MOVED_IN}
        classNames={{ root: styles.tallMenu }}
        getPopupContainer={() => host.current ?? document.body}
        menu={{ items, onClick: ({ key }) => run(actionById(key)) }}
      >
        <div className={styles.stage}>{children}</div>
      </Dropdown>
      {above}
      {createPortal(<div ref={host} className={styles.menuHost} />, document.body)}
    </div>
  );
}
