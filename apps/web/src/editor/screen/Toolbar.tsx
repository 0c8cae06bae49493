import {
  AlignLeftOutlined,
  ApartmentOutlined,
  AppstoreOutlined,
  ArrowLeftOutlined,
  BorderOutlined,
  CodeOutlined,
  LayoutOutlined,
  PlayCircleOutlined,
  QuestionCircleOutlined,
  RedoOutlined,
  UndoOutlined,
  UnorderedListOutlined,
} from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { useNarrow } from '../../app/controls/use-narrow.ts';
import { Hint } from '../../app/kit/Hint.tsx';
import { KitDropdown } from '../../app/kit/KitDropdown.tsx';
import { CommentsButton } from '../../features/comments/CommentsButton.tsx';
import type { Action, ActionContext, DocumentExport } from '../actions/action.ts';
import { ACTIONS, actionById } from '../actions/actions.ts';
import { isByArrows } from '../actions/arrow-actions.ts';
import { useAnyChange } from '../document/use-any-change.ts';
import { useShortcutLabel } from '../shortcuts/use-shortcut-label.ts';
import type { StageControls } from '../stage/stage-camera.ts';
import type { StageView } from '../stage/stage-layout.ts';
import { ActionButton } from './ActionButton.tsx';
import { BrushButton } from './BrushButton.tsx';
import { ExportMenu, LookMenu } from './DocumentMenus.tsx';
import styles from './editor-screen.module.css';
import type { OpenDocument } from './open-document.ts';
import { SaveIndicator } from './SaveIndicator.tsx';
import { ZoomTools } from './ZoomTools.tsx';

interface ToolbarProps {
  readonly opened: OpenDocument;
  readonly actions: ActionContext;
  readonly run: (action: Action) => void;
  readonly exporting: DocumentExport;
  readonly controls: StageControls | undefined;
  readonly view: StageView;
  /** All pages are shown as a grid. */
  readonly overview: boolean;
  readonly onView: (view: StageView) => void;
  /** The choice of another style or format is open. */
  readonly looking: boolean;
  readonly onLooking: (looking: boolean) => void;
  readonly onLeave: () => void;
}

export function Toolbar(props: ToolbarProps) {
  const { opened, actions, run, exporting, controls, view, overview, onView, looking, onLooking, onLeave } = props;
  const { t } = useTranslation();
  const narrow = useNarrow();
  return (
    <div className={styles.toolbar} role="toolbar" aria-label={t('editor.edit')}>
      <Button
        look="text"
        icon={<ArrowLeftOutlined />}
        className={`${styles.folds} ${styles.foldsFirst}`}
        title={t('editor.back')}
        onClick={onLeave}
      >
        {t('editor.back')}
      </Button>
      <span className={styles.divider} />
      <ActionButton id="undo" icon={<UndoOutlined />} actions={actions} run={run} />
      <ActionButton id="redo" icon={<RedoOutlined />} actions={actions} run={run} />
      <BrushButton actions={actions} run={run} />
      <ArrangeMenu actions={actions} run={run} />
      <LookMenu opened={opened} isOpen={looking} onOpen={onLooking} />
      <Button
        look="text"
        icon={<ApartmentOutlined />}
        className={`${styles.toggle} ${styles.folds} ${styles.foldsNext}`}
        aria-pressed={view === 'flow' && !overview}
        title={t('editor.flow.show')}
        onClick={() => run(actionById('data-flow'))}
        data-testid="toggle-flow"
      >
        {t('editor.flow.title')}
      </Button>
      <span className={styles.divider} />
      <Button
        look="text"
        icon={<CodeOutlined />}
        className={`${styles.folds} ${styles.foldsFirst}`}
        title={t('editor.code')}
        onClick={() => run(actionById('page-source'))}
      >
        {t('editor.code')}
      </Button>
      <ActionButton id="shortcuts" icon={<QuestionCircleOutlined />} actions={actions} run={run} />
      <span className={styles.space} />
      {!narrow && <SaveIndicator opened={opened} />}
      <span className={styles.divider} />
      {!overview && !narrow && <CommentsButton look="text" className={styles.toggle} />}
      <ViewSwitch {...{ view, overview, onView }} onOverview={() => run(actionById('overview'))} />
      {!narrow && <ActionButton id="toggle-panels" icon={<LayoutOutlined />} actions={actions} run={run} />}
      {controls && <ZoomTools {...{ actions, run, controls }} />}
      <ActionButton id="present" icon={<PlayCircleOutlined />} actions={actions} run={run} />
      <div className={styles.sticky}>
        {narrow && <SaveIndicator opened={opened} />}
        <ExportMenu
          exporting={exporting}
          onShare={() => run(actionById('share'))}
          onPublish={() => run(actionById('publish'))}
        />
      </div>
    </div>
  );
}

interface ViewSwitchProps extends Pick<ToolbarProps, 'view' | 'overview' | 'onView'> {
  readonly onOverview: () => void;
}

/** One page alone, all of them as on the canvas, or as a grid to arrange them. */
function ViewSwitch({ view, overview, onView, onOverview }: ViewSwitchProps) {
  const { t } = useTranslation();
  const shown = overview ? 'overview' : view === 'flow' ? 'all' : view;
  const ways = [
    { id: 'page', label: t('editor.onePage'), icon: <BorderOutlined />, show: () => onView('page') },
    { id: 'all', label: t('editor.allPages'), icon: <AppstoreOutlined />, show: () => onView('all') },
    { id: 'overview', label: t('editor.overview.title'), icon: <UnorderedListOutlined />, show: onOverview },
  ] as const;
  return (
    <fieldset className={styles.views} aria-label={t('editor.view')}>
      {ways.map(({ id, label, icon, show }) => (
        <Hint key={id} title={label} after={500}>
          <button type="button" aria-label={label} aria-pressed={shown === id} onClick={show}>
            {icon}
          </button>
        </Hint>
      ))}
    </fieldset>
  );
}

/** Aligning, distributing, layers and groups of what is selected. */
function ArrangeMenu({ actions, run }: Pick<ToolbarProps, 'actions' | 'run'>) {
  const { t } = useTranslation();
  const shortcut = useShortcutLabel();
  useAnyChange();
  const groups = (['align', 'layer', 'arrange', 'state'] as const).map((group) =>
    ACTIONS.filter((action) => action.group === group && !isByArrows(action)),
  );
  const items = groups.flatMap((group, index) => [
    ...(index > 0 ? [{ type: 'divider' as const }] : []),
    ...group.map((action) => ({
      key: action.id,
      label: t(action.label),
      disabled: !action.enabled(actions),
      extra: shortcut(action),
    })),
  ]);
  return (
    <KitDropdown classNames={{ root: styles.tallMenu }} menu={{ items, onClick: ({ key }) => run(actionById(key)) }}>
      <Button
        look="text"
        icon={<AlignLeftOutlined />}
        className={`${styles.folds} ${styles.foldsFirst}`}
        title={t('editor.arrange')}
      >
        {t('editor.arrange')}
      </Button>
    </KitDropdown>
  );
}
