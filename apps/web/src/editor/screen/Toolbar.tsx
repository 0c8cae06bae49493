import {
  AlignLeftOutlined,
  AppstoreOutlined,
  ArrowLeftOutlined,
  BorderOutlined,
  CodeOutlined,
  CompressOutlined,
  MinusOutlined,
  PlusOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  UndoOutlined,
} from '@ant-design/icons';
import { Dropdown, Tooltip } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useStore } from 'zustand';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { ZOOM_STEP } from '../../canvas/keyboard.ts';
import type { Action, ActionContext } from '../actions/action.ts';
import { ACTIONS, actionById } from '../actions/actions.ts';
import { keyLabel } from '../actions/keys.ts';
import type { SaveState } from '../document/autosave.ts';
import { useAnyChange } from '../document/use-any-change.ts';
import type { StageControls } from '../stage/stage-camera.ts';
import type { StageView } from '../stage/stage-layout.ts';
import { ExportMenu, LookMenu } from './DocumentMenus.tsx';
import styles from './editor-screen.module.css';
import type { OpenDocument } from './open-document.ts';
import { IS_MAC } from './platform.ts';

const CodeDialog = lazy(async () => ({ default: (await import('./CodeDialog.tsx')).CodeDialog }));
const ShortcutSheet = lazy(async () => ({ default: (await import('./ShortcutSheet.tsx')).ShortcutSheet }));

interface ToolbarProps {
  readonly opened: OpenDocument;
  readonly actions: ActionContext;
  readonly run: (action: Action) => void;
  readonly controls: StageControls | undefined;
  readonly view: StageView;
  readonly onView: (view: StageView) => void;
  readonly onLeave: () => void;
}

export function Toolbar({ opened, actions, run, controls, view, onView, onLeave }: ToolbarProps) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'code' | 'keys'>();
  const close = () => setDialog(undefined);
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('editor.edit')}>
      <Button look="text" icon={<ArrowLeftOutlined />} onClick={onLeave}>
        {t('editor.back')}
      </Button>
      <span className={styles.divider} />
      <ActionButton id="undo" icon={<UndoOutlined />} actions={actions} run={run} />
      <ActionButton id="redo" icon={<RedoOutlined />} actions={actions} run={run} />
      <ArrangeMenu actions={actions} run={run} />
      <LookMenu opened={opened} />
      <span className={styles.divider} />
      <Button look="text" icon={<CodeOutlined />} onClick={() => setDialog('code')}>
        {t('editor.code')}
      </Button>
      <IconButton label={t('editor.shortcuts')} icon={<QuestionCircleOutlined />} onClick={() => setDialog('keys')} />
      <span className={styles.space} />
      <SaveIndicator opened={opened} />
      <span className={styles.divider} />
      <ViewSwitch view={view} onView={onView} />
      {controls && <ZoomTools controls={controls} />}
      <ExportMenu opened={opened} />
      <Suspense>
        {dialog === 'code' && <CodeDialog onClose={close} />}
        {dialog === 'keys' && <ShortcutSheet onClose={close} />}
      </Suspense>
    </div>
  );
}

/** One page alone, or all of them as on the canvas. */
function ViewSwitch({ view, onView }: Pick<ToolbarProps, 'view' | 'onView'>) {
  const { t } = useTranslation();
  const ways = [
    { id: 'page', label: t('editor.onePage'), icon: <BorderOutlined /> },
    { id: 'all', label: t('editor.allPages'), icon: <AppstoreOutlined /> },
  ] as const;
  return (
    <fieldset className={styles.views} aria-label={t('editor.view')}>
      {ways.map(({ id, label, icon }) => (
        <Tooltip key={id} title={label} mouseEnterDelay={0.5}>
          <button type="button" aria-label={label} aria-pressed={view === id} onClick={() => onView(id)}>
            {icon}
          </button>
        </Tooltip>
      ))}
    </fieldset>
  );
}

function ZoomTools({ controls }: { controls: StageControls }) {
  const { t } = useTranslation();
  const zoom = useStore(controls.zoom);
  return (
    <>
      <IconButton label={t('editor.zoomOut')} icon={<MinusOutlined />} onClick={() => controls.zoomBy(1 / ZOOM_STEP)} />
      <button
        type="button"
        className={styles.zoom}
        title={t('canvas.actualSize')}
        data-testid="editor-zoom"
        onClick={() => controls.zoomTo(1)}
      >
        {Math.round(zoom * 100)}%
      </button>
      <IconButton label={t('editor.zoomIn')} icon={<PlusOutlined />} onClick={() => controls.zoomBy(ZOOM_STEP)} />
      <IconButton label={t('editor.fit')} icon={<CompressOutlined />} onClick={() => controls.fit()} />
    </>
  );
}

interface ActionButtonProps {
  readonly id: string;
  readonly icon: ReactNode;
  readonly actions: ActionContext;
  readonly run: (action: Action) => void;
}

function ActionButton({ id, icon, actions, run }: ActionButtonProps) {
  const { t } = useTranslation();
  useAnyChange();
  const action = actionById(id);
  const [key] = action.keys ?? [];
  const label = t(action.label);
  const title = key ? `${label} (${keyLabel(key, IS_MAC)})` : label;
  return <IconButton label={title} icon={icon} disabled={!action.enabled(actions)} onClick={() => run(action)} />;
}

function IconButton(props: { label: string; icon: ReactNode; disabled?: boolean; onClick: () => void }) {
  const { label, icon, disabled = false, onClick } = props;
  return (
    <Tooltip title={label} mouseEnterDelay={0.5}>
      <Button look="text" icon={icon} aria-label={label} disabled={disabled} onClick={onClick} />
    </Tooltip>
  );
}

/** Aligning, distributing, layers and groups of what is selected. */
function ArrangeMenu({ actions, run }: Pick<ToolbarProps, 'actions' | 'run'>) {
  const { t } = useTranslation();
  useAnyChange();
  const groups = (['align', 'layer', 'arrange', 'state'] as const).map((group) =>
    ACTIONS.filter((action) => action.group === group && !action.id.startsWith('nudge')),
  );
  const items = groups.flatMap((group, index) => [
    ...(index > 0 ? [{ type: 'divider' as const }] : []),
    ...group.map((action) => ({
      key: action.id,
      label: t(action.label),
      disabled: !action.enabled(actions),
      extra: action.keys?.[0] ? keyLabel(action.keys[0], IS_MAC) : undefined,
    })),
  ]);
  return (
    <Dropdown trigger={['click']} menu={{ items, onClick: ({ key }) => run(actionById(key)) }}>
      <span>
        <Button look="text" icon={<AlignLeftOutlined />}>
          {t('editor.arrange')}
        </Button>
      </span>
    </Dropdown>
  );
}

const SAVE_WORDS = {
  saved: 'editor.saved',
  waiting: 'editor.waiting',
  saving: 'editor.saving',
  offline: 'editor.offline',
  failed: 'editor.failed',
  conflict: 'editor.failed',
} as const satisfies Record<SaveState['is'], string>;

function SaveIndicator({ opened }: { opened: OpenDocument }) {
  const { t } = useTranslation();
  const state = useStore(opened.autosave.state);
  const reason = state.is === 'failed' ? errorText(state.error) : undefined;
  return (
    <output className={styles.saving} data-state={state.is} title={reason} data-testid="save-state">
      {t(SAVE_WORDS[state.is])}
    </output>
  );
}
