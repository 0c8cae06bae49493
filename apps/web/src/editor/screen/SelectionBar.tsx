import {
  CopyOutlined,
  DeleteOutlined,
  EditOutlined,
  GroupOutlined,
  LinkOutlined,
  LockOutlined,
  PictureOutlined,
  SettingOutlined,
  ShareAltOutlined,
  SnippetsOutlined,
  SwitcherOutlined,
  SyncOutlined,
  UngroupOutlined,
  VerticalAlignBottomOutlined,
  VerticalAlignTopOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action, ActionContext } from '../actions/action.ts';
import { actionById } from '../actions/actions.ts';
import { useEditorState } from '../document/editor-context.ts';
import { useAnyChange } from '../document/use-any-change.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './editor-screen.module.css';

interface SelectionBarProps {
  readonly actions: ActionContext;
  readonly run: (action: Action) => void;
}

const ICONS: Readonly<Record<string, ReactNode>> = {
  edit: <EditOutlined />,
  properties: <SettingOutlined />,
  duplicate: <SwitcherOutlined />,
  delete: <DeleteOutlined />,
  copy: <CopyOutlined />,
  paste: <SnippetsOutlined />,
  'again-object': <SyncOutlined />,
  'picture-to-background': <PictureOutlined />,
  connect: <ShareAltOutlined />,
  group: <GroupOutlined />,
  ungroup: <UngroupOutlined />,
  front: <VerticalAlignTopOutlined />,
  back: <VerticalAlignBottomOutlined />,
  link: <LinkOutlined />,
  lock: <LockOutlined />,
};

/** What can be done with the selection where there are neither keys nor a right mouse button. */
export function SelectionBar({ actions, run }: SelectionBarProps) {
  const { t } = useTranslation();
  const editing = useEditorState((state) => state.editing !== undefined);
  useAnyChange();
  const possible = Object.entries(ICONS).filter(([id]) => actionById(id).enabled(actions));
  if (editing || possible.length === 0) return null;
  return (
    <div className={styles.selectionBar} role="toolbar" aria-label={t('editor.selectionTools')}>
      {possible.map(([id, icon]) => (
        <ActionButton key={id} {...{ id, icon, actions, run }} />
      ))}
    </div>
  );
}
