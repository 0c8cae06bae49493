import { Dropdown } from 'antd';
import { type ReactNode, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { TAKES_FOCUS } from '../../app/kit/menu-focus.ts';
import type { Action, ActionContext } from '../actions/action.ts';
import { ACTIONS, actionById } from '../actions/actions.ts';
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

const GROUPS = ['edit', 'select', 'layer', 'arrange', 'state'] as const;
/** Done with one key or a click; in a menu they are only in the way. */
const NOT_IN_MENU: ReadonlySet<string> = new Set([
  'undo',
  'redo',
  'select-none',
  'select-next',
  'select-previous',
  'find',
  'brush-stays',
  'turn-left',
  'turn-right',
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
  'connect',
  'flip-horizontal',
  'flip-vertical',
  'picture-to-background',
  'picture-from-background',
]);
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
  const isShown = (action: Action) =>
    !action.id.startsWith('nudge') &&
    !NOT_IN_MENU.has(action.id) &&
    (!ONLY_WHERE_POSSIBLE.has(action.id) || action.enabled(actions));
  const entries = (group: Action['group']) =>
    ACTIONS.filter((action) => action.group === group && isShown(action)).map((action) => ({
      key: action.id,
      label: t(action.label),
      disabled: !action.enabled(actions),
      danger: action.id === 'delete',
      extra: shortcut(action),
    }));
  const items = GROUPS.flatMap((group, index) => [
    ...(index > 0 ? [{ type: 'divider' as const }] : []),
    ...(group === 'layer' ? [{ key: group, label: t('editor.layers'), children: entries(group) }] : entries(group)),
  ]);
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
