import {
  AlignCenterOutlined,
  AlignLeftOutlined,
  AlignRightOutlined,
  ColumnHeightOutlined,
  ColumnWidthOutlined,
  VerticalAlignBottomOutlined,
  VerticalAlignMiddleOutlined,
  VerticalAlignTopOutlined,
} from '@ant-design/icons';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Hint } from '../../app/kit/Hint.tsx';
import type { Action, ActionContext } from '../actions/action.ts';
import { actionById } from '../actions/actions.ts';
import { useAnyChange } from '../document/use-any-change.ts';
import styles from './editor-screen.module.css';

interface AlignBarProps {
  readonly actions: ActionContext;
  readonly run: (action: Action) => void;
}

const ICONS: Readonly<Record<string, ReactNode>> = {
  'align-left': <AlignLeftOutlined />,
  'align-center': <AlignCenterOutlined />,
  'align-right': <AlignRightOutlined />,
  'align-top': <VerticalAlignTopOutlined />,
  'align-middle': <VerticalAlignMiddleOutlined />,
  'align-bottom': <VerticalAlignBottomOutlined />,
  'distribute-horizontal': <ColumnWidthOutlined />,
  'distribute-vertical': <ColumnHeightOutlined />,
};

/** Aligns the selection: one component to the page, several to each other; three and more are distributed. */
export function AlignBar({ actions, run }: AlignBarProps) {
  const { t } = useTranslation();
  useAnyChange();
  return (
    <div className={styles.alignBar} role="toolbar" aria-label={t('editor.arrange')}>
      {Object.entries(ICONS).map(([id, icon]) => {
        const action = actionById(id);
        const label = t(action.label);
        return (
          <Hint key={id} title={label} after={400}>
            <button type="button" aria-label={label} disabled={!action.enabled(actions)} onClick={() => run(action)}>
              {icon}
            </button>
          </Hint>
        );
      })}
    </div>
  );
}
