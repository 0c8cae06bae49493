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
}

const GROUPS = ['edit', 'layer', 'arrange', 'state'] as const;

/** What can be done with the selection, at the right mouse button. */
export function ContextMenu({ actions, run, children }: ContextMenuProps) {
  const { t } = useTranslation();
  useAnyChange();
  const items = GROUPS.flatMap((group, index) => [
    ...(index > 0 ? [{ type: 'divider' as const }] : []),
    ...ACTIONS.filter((action) => action.group === group && !action.id.startsWith('nudge')).map((action) => ({
      key: action.id,
      label: t(action.label),
      disabled: !action.enabled(actions),
      danger: action.id === 'delete',
      extra: action.keys?.[0] ? keyLabel(action.keys[0], IS_MAC) : undefined,
    })),
  ]);
  return (
    <Dropdown trigger={['contextMenu']} menu={{ items, onClick: ({ key }) => run(actionById(key)) }}>
      <div className={styles.stage}>{children}</div>
    </Dropdown>
  );
}
