import {
  ApartmentOutlined,
  AppstoreAddOutlined,
  BgColorsOutlined,
  BlockOutlined,
  CommentOutlined,
  ControlOutlined,
  FileOutlined,
  FileSearchOutlined,
  RobotOutlined,
  SafetyCertificateOutlined,
  SyncOutlined,
} from '@ant-design/icons';
import type { InsertEntry } from '@pagewright/components/panels';
import { withFrame } from '@pagewright/page/with-frame';
import { Tabs } from 'antd';
import { lazy, type ReactNode, Suspense, useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { KitDrawer } from '../../app/kit/KitDrawer.tsx';
import { useRootMark } from '../../app/layouts/use-root-mark.ts';
import { useCommentsUi } from '../../features/comments/comments-context.ts';
import { useComparing } from '../../features/comparison/comparison-place.ts';
import type { Action, ActionContext, AskedPanelName } from '../actions/action.ts';
import { actionById } from '../actions/actions.ts';
import type { DataFlow } from '../data-flow/data-flow.ts';
import { FlowPanel } from '../data-flow/FlowPanel.tsx';
import { shownPage, useEditor, useEditorState } from '../document/editor-context.ts';
import { usePageFrame } from '../document/framed-pages.ts';
import { InsertPanel } from '../insert/InsertPanel.tsx';
import { PropertyPanel } from '../panels/PropertyPanel.tsx';
import { pageColors } from '../panels/page-colors.ts';
import type { StageView } from '../stage/stage-layout.ts';
import { useTypedPage } from '../stage/use-typed-page.ts';
import { AlignBar } from './AlignBar.tsx';
import { AnimationSection } from './animation/AnimationSection.tsx';
import { EditorAssistant } from './assistant/EditorAssistant.tsx';
import styles from './editor-screen.module.css';
import { FillPageButton } from './FillPageButton.tsx';
import { HealthPanel } from './HealthPanel.tsx';
import { LayerList } from './LayerList.tsx';
import { LinkNote } from './LinkNote.tsx';
import { OriginCard } from './OriginCard.tsx';
import type { OpenDocument } from './open-document.ts';
import { PageList } from './PageList.tsx';
import { PagePanel } from './PagePanel.tsx';
import { RepeatNote } from './RepeatNote.tsx';

/** The styles come with it: only who changes the theme loads them. */
const ThemePanel = lazy(async () => ({ default: (await import('./theme/ThemePanel.tsx')).ThemePanel }));

function LazyTheme({ opened }: { opened: OpenDocument }) {
  return (
    <Suspense fallback={<div className={styles.loading} aria-busy="true" />}>
      <ThemePanel opened={opened} />
    </Suspense>
  );
}

interface PanelProps {
  readonly opened: OpenDocument;
  readonly assets: (key: string) => string | undefined;
  readonly onInsert: (entry: InsertEntry) => void;
  readonly view: StageView;
  readonly actions: ActionContext;
  readonly run: (action: Action) => void;
  readonly asked: AskedPanel | undefined;
}

/** A panel that was asked for elsewhere; each time it is another object. */
export interface AskedPanel {
  readonly panel: AskedPanelName;
}

const LAYERS = 'layers' satisfies AskedPanelName;
const INSERT = 'insert' satisfies AskedPanelName;
/** Those of them that are on the left. */
const ON_LEFT: ReadonlySet<AskedPanelName> = new Set([LAYERS, INSERT]);

/** What of a panel is shown, and how another part of it is. */
type Shown<T> = readonly [T, (shown: T) => void];

interface ShownTabs {
  readonly left: Shown<string>;
  /** Chosen in a view: another one begins with its own. */
  readonly right: Shown<{ readonly tab: string; readonly view: StageView } | undefined>;
}

/** What both panels show. They are away in a narrow window, and come back as they were. */
export function useShownTabs(view: StageView, asked: AskedPanel | undefined): ShownTabs {
  const left = useState<string>(INSERT);
  const right: ShownTabs['right'] = useState();
  useAsked(asked, (panel) => (ON_LEFT.has(panel) ? left[1](panel) : right[1]({ tab: panel, view })));
  return { left, right };
}

interface LeftPanelProps extends Omit<PanelProps, 'view' | 'actions' | 'asked'> {
  readonly shown: ShownTabs['left'];
}

/** What can be put on the page, the pages, and what lies on the page. */
export function LeftPanel({ opened, assets, onInsert, run, shown: [tab, setTab] }: LeftPanelProps) {
  const { t } = useTranslation();
  return (
    <aside className={styles.left} aria-label={t('editor.left')}>
      <Tabs
        className={styles.tabs}
        tabBarGutter={12}
        activeKey={tab}
        onChange={setTab}
        items={[
          {
            key: INSERT,
            label: t('editor.left'),
            children: <InsertPanel onInsert={onInsert} onDraw={() => run(actionById('draw-path'))} />,
          },
          {
            key: 'pages',
            label: t('editor.pages'),
            children: <PageList {...{ opened, assets }} onOverview={() => run(actionById('overview'))} />,
          },
          { key: LAYERS, label: t('editor.layers'), children: <LayerList /> },
        ]}
      />
    </aside>
  );
}

interface RightPanelProps extends Omit<PanelProps, 'assets' | 'onInsert' | 'asked'> {
  readonly shown: ShownTabs['right'];
}

/** What can be changed of the selection or the page, what is wrong with the document, and what flows between its pages. */
export function RightPanel({ opened, view, actions, run, shown: [chosen, setChosen] }: RightPanelProps) {
  const { t } = useTranslation();
  const setTab = (tab: string) => setChosen({ tab, view });
  // The data flow brings its own panel with it, and takes it away.
  const tab = chosen?.view === view ? chosen.tab : view === 'flow' ? 'flow' : 'properties';
  useFlowSource(opened.flow, () => setTab('flow'));
  return (
    <aside className={styles.right} aria-label={t('editor.properties')}>
      <Tabs
        className={styles.tabs}
        tabBarGutter={view === 'flow' ? 8 : 10}
        activeKey={tab}
        onChange={setTab}
        items={[
          ...(view === 'flow'
            ? [{ key: 'flow', label: t('editor.flow.title'), children: <FlowPanel flow={opened.flow} /> }]
            : []),
          { key: 'properties', label: t('editor.properties'), children: <Properties {...{ opened, actions, run }} /> },
          { key: 'theme', label: t('editor.theme.title'), children: <LazyTheme opened={opened} /> },
          { key: 'health', label: t('editor.health'), children: <HealthPanel /> },
          {
            key: 'assistant',
            // Beside the panel of the data flow there is no room for one more word.
            label: view === 'flow' ? <AssistantMark /> : t('editor.assistant.title'),
            children: <EditorAssistant opened={opened} />,
          },
        ]}
      />
    </aside>
  );
}

function AssistantMark() {
  const { t } = useTranslation();
  return <RobotOutlined aria-label={t('editor.assistant.title')} title={t('editor.assistant.title')} />;
}

/** Calls back with each panel that is asked for. */
function useAsked(asked: AskedPanel | undefined, onAsked: (panel: AskedPanel['panel']) => void): void {
  const open = useEffectEvent(onAsked);
  useEffect(() => {
    if (asked) open(asked.panel);
  }, [asked]);
}

/** Calls back when a page is chosen whose connections are to be made or seen. */
function useFlowSource({ store }: DataFlow, onSource: () => void): void {
  const chosen = useEffectEvent(onSource);
  useEffect(() => store.subscribe((now, before) => now.source && now.source !== before.source && chosen()), [store]);
}

function Properties({ opened, actions, run }: Pick<PanelProps, 'opened' | 'actions' | 'run'>) {
  const { t } = useTranslation();
  const editor = useEditor();
  const { id: pageId, page: stored } = useEditorState(shownPage);
  // Boxes and letters as they are drawn while somebody types.
  const page = withFrame(useTypedPage(pageId, stored), usePageFrame(pageId));
  const selected = useEditorState((state) => state.selected);
  const chosen = page.components.filter(({ id }) => selected.includes(id));
  const swatches = useMemo(() => pageColors(page), [page]);
  const origin = useRef<HTMLElement>(null);
  if (chosen.length === 0) {
    return (
      <>
        <FillPageButton actions={actions} run={run} />
        <PagePanel {...{ opened, actions, run }} />
        <div className={styles.againPage}>
          <Button wide icon={<SyncOutlined aria-hidden />} onClick={() => run(actionById('again-page'))}>
            {t('again.page')}
          </Button>
        </div>
      </>
    );
  }
  return (
    <>
      <AlignBar actions={actions} run={run} />
      <RepeatNote components={chosen} />
      <LinkNote components={chosen} actions={actions} run={run} />
      <AnimationSection actions={actions} run={run} />
      {chosen.length === 1 && (chosen[0]?.origin?.length ?? 0) > 0 && (
        <Button
          look="text"
          icon={<FileSearchOutlined />}
          className={styles.toOrigin}
          onClick={() => origin.current?.scrollIntoView({ behavior: 'smooth' })}
        >
          {t('editor.origin')}
        </Button>
      )}
      <PropertyPanel
        components={chosen}
        swatches={swatches}
        dragged={editor.dragged}
        // A picture may arrive when another page is shown.
        onPatch={(patches, options) => editor.patch(patches, { ...options, pageId })}
      />
      <OriginCard ref={origin} projectId={opened.projectId} components={chosen} />
    </>
  );
}

interface PanelSheetsProps extends PanelProps {
  /** The comments are seen, as a sheet of their own. */
  readonly commenting: boolean;
}

type Sheet = 'insert' | 'pages' | 'layers' | 'properties' | 'theme' | 'health' | 'assistant' | 'flow';

/** Sheets that leave the page to be seen and touched: what they do shows there. */
const BESIDE_THE_PAGE: ReadonlySet<Sheet | undefined> = new Set(['properties', 'theme', 'health', 'layers', 'flow']);

/** In a narrow window: a bar below the page that opens the panels as sheets above it. */
export function PanelSheets({ opened, assets, onInsert, view, actions, run, commenting, asked }: PanelSheetsProps) {
  const { t } = useTranslation();
  const [sheet, setSheet] = useState<Sheet>();
  const comparing = useComparing();
  // While a place is chosen their sheet is away, and the page has the room.
  const isPlacing = useCommentsUi((state) => state.placing);
  const close = () => setSheet(undefined);
  useRootMark('data-sheet-bar');
  useFlowSource(opened.flow, () => setSheet('flow'));
  useAsked(asked, setSheet);
  const sheets: Readonly<Record<Sheet, { label: string; short?: string; icon: ReactNode; content: ReactNode }>> = {
    insert: {
      label: t('editor.left'),
      short: t('editor.leftShort'),
      icon: <AppstoreAddOutlined aria-hidden />,
      content: (
        <InsertPanel
          onInsert={(entry) => {
            onInsert(entry);
            close();
          }}
          onDraw={() => {
            close();
            run(actionById('draw-path'));
          }}
          onInserted={close}
        />
      ),
    },
    pages: {
      label: t('editor.pages'),
      icon: <FileOutlined aria-hidden />,
      content: <PageList {...{ opened, assets }} onOverview={() => run(actionById('overview'))} />,
    },
    layers: { label: t('editor.layers'), icon: <BlockOutlined aria-hidden />, content: <LayerList /> },
    properties: {
      label: t('editor.properties'),
      icon: <ControlOutlined aria-hidden />,
      content: <Properties {...{ opened, actions, run }} />,
    },
    theme: {
      label: t('editor.theme.title'),
      icon: <BgColorsOutlined aria-hidden />,
      content: <LazyTheme opened={opened} />,
    },
    health: {
      label: t('editor.health'),
      icon: <SafetyCertificateOutlined aria-hidden />,
      content: <HealthPanel />,
    },
    assistant: {
      label: t('editor.assistant.title'),
      short: t('editor.assistant.short'),
      icon: <RobotOutlined aria-hidden />,
      content: <EditorAssistant opened={opened} onAccepted={close} />,
    },
    flow: {
      label: t('editor.flow.title'),
      icon: <ApartmentOutlined aria-hidden />,
      content: <FlowPanel flow={opened.flow} />,
    },
  };
  const offered = (Object.keys(sheets) as Sheet[]).filter((id) => id !== 'flow' || view === 'flow');
  const shown = sheet && sheets[sheet];
  return (
    <>
      <nav
        className={styles.sheetBar}
        data-testid="sheet-bar"
        aria-label={t('editor.panels')}
        data-open={commenting ? 'comments' : sheet}
        data-beside={(commenting && !isPlacing) || BESIDE_THE_PAGE.has(sheet) || undefined}
      >
        {offered.map((id) => (
          <button key={id} type="button" onClick={() => setSheet(id)}>
            {sheets[id].icon}
            <span>{sheets[id].short ?? sheets[id].label}</span>
          </button>
        ))}
        <button type="button" aria-pressed={commenting} onClick={() => run(actionById('comments'))}>
          <CommentOutlined aria-hidden />
          <span>{t('comments.title')}</span>
        </button>
      </nav>
      <KitDrawer
        // What is compared is asked for here, and shown over all.
        open={shown !== undefined && !comparing}
        onClose={close}
        placement="bottom"
        size="56%"
        title={shown?.label}
        // The page stays to be seen while its properties are changed.
        mask={!BESIDE_THE_PAGE.has(sheet)}
        classNames={{ body: styles.sheetBody }}
        destroyOnHidden={!comparing}
      >
        {shown?.content}
      </KitDrawer>
    </>
  );
}
