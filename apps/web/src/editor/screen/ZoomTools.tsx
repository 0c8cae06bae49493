import { CheckOutlined, CompressOutlined, MinusOutlined, PlusOutlined } from '@ant-design/icons';
import { type MenuProps } from 'antd';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { KitDropdown } from '../../app/kit/KitDropdown.tsx';
import type { Action, ActionContext } from '../actions/action.ts';
import { actionById } from '../actions/actions.ts';
import { useAnyChange } from '../document/use-any-change.ts';
import { useShortcutLabel } from '../shortcuts/use-shortcut-label.ts';
import { STAGE_AIDS, stageAids } from '../stage/stage-aids.ts';
import type { StageControls } from '../stage/stage-camera.ts';
import { ActionButton } from './ActionButton.tsx';
import styles from './editor-screen.module.css';

interface ZoomToolsProps {
  readonly actions: ActionContext;
  readonly run: (action: Action) => void;
  readonly controls: StageControls;
}

/** Zooms that are offered by themselves; 100 % is an action with keys of its own. */
const STEPS = [0.25, 0.5, 1.5, 2, 4];
const OFFERED = ['zoom-100', 'zoom-fit', 'zoom-selection'];
const GUIDES = ['add-upright-guide', 'add-level-guide', 'clear-guides'];

/** Nearer and farther, and a menu of zooms behind the one that is shown. */
export function ZoomTools({ actions, run, controls }: ZoomToolsProps) {
  const { t } = useTranslation();
  const shortcut = useShortcutLabel();
  useAnyChange();
  const zoom = useStore(controls.zoom);
  const aids = useStore(stageAids);
  const entry = (id: string) => {
    const action = actionById(id);
    return { key: id, label: t(action.label), disabled: !action.enabled(actions), extra: shortcut(action) };
  };
  const items: MenuProps['items'] = [
    ...OFFERED.map(entry),
    { type: 'divider' },
    ...STEPS.map((step) => ({ key: String(step), label: `${step * 100}%` })),
    { type: 'divider' },
    ...STAGE_AIDS.map((id) => ({ ...entry(id), icon: <CheckOutlined className={aids[id] ? '' : styles.unchecked} /> })),
    ...GUIDES.map(entry),
  ];
  const choose: MenuProps['onClick'] = ({ key }) =>
    Number(key) > 0 ? controls.zoomTo(Number(key)) : run(actionById(key));
  return (
    <>
      <ActionButton id="zoom-out" icon={<MinusOutlined />} actions={actions} run={run} />
      <KitDropdown menu={{ items, onClick: choose }}>
        <button type="button" className={styles.zoom} title={t('editor.zoom')} data-testid="editor-zoom">
          {Math.round(zoom * 100)}%
        </button>
      </KitDropdown>
      <ActionButton id="zoom-in" icon={<PlusOutlined />} actions={actions} run={run} />
      <ActionButton id="zoom-fit" icon={<CompressOutlined />} actions={actions} run={run} />
    </>
  );
}
