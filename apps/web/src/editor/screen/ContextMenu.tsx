import { Dropdown } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, ActionContext } from '../actions/action.ts';
import { ACTIONS, actionById } from '../actions/actions.ts';
import { keyLabel } from '../actions/keys.ts';
import { useAnyChange } from '../document/use-any-change.ts';
import styles from './editor-screen.module.css';
import { IS_MAC } from './platform.ts';

interface ContextMenuProps {
  readonly actions: ActionContext;
  readonly run: (action: Action) => void;
  readonly children: ReactNode;
  /** Stands over the stage, with the browser's own menu. */
  readonly above?: ReactNode;
}

const GROUPS = ['edit', 'select', 'layer', 'arrange', 'state'] as const;
/** Done with one key or a click; in a menu they are only in the way. */
const NOT_IN_MENU: ReadonlySet<string> = new Set(['undo', 'redo', 'select-none', 'find']);

/** What can be done with the selection, at the right mouse button. */
export function ContextMenu({ actions, run, children, above }: ContextMenuProps) {
  const { t } = useTranslation();
  useAnyChange();
  const items = GROUPS.flatMap((group, index) => [
    ...(index > 0 ? [{ type: 'divider' as const }] : []),
    ...ACTIONS.filter(
      (action) => action.group === group && !action.id.startsWith('nudge') && !NOT_IN_MENU.has(action.id),
    ).map((action) => ({
      key: action.id,
      label: t(action.label),
      disabled: !action.enabled(actions),
      danger: action.id === 'delete',
      extra: action.keys?.[0] ? keyLabel(action.keys[0], IS_MAC) : undefined,
    })),
  ]);
  return (
    <div className={styles.stage}>
      <Dropdown
        trigger={['contextMenu']}
        classNames={{ root: styles.tallMenu }}
        menu={{ items, onClick: ({ key }) => run(actionById(key)) }}
      >
        <div className={styles.stage}>{children}</div>
      </Dropdown>
      {above}
    </div>
  );
}
