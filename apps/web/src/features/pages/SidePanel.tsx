import {
  CloseOutlined,
  EditOutlined,
  FilePdfOutlined,
  FormOutlined,
  FullscreenOutlined,
  PlayCircleOutlined,
  ReloadOutlined,
} from '@ant-design/icons';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import { Tabs } from 'antd';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import type { CanvasHandle } from '../../canvas/CanvasView.tsx';
import { AgainButton } from '../again/AgainButton.tsx';
import { FailedHere, FailedPages } from '../again/FailedPages.tsx';
import { PublishButton } from '../collections/PublishButton.tsx';
import { CommentsButton } from '../comments/CommentsButton.tsx';
import { ExportAsButton } from '../exports/ExportAsButton.tsx';
import { useExport } from '../exports/use-export.ts';
import { useExportKeys } from '../exports/use-export-keys.ts';
import { RedesignChoice } from '../generation/RedesignChoice.tsx';
import { ReportView } from '../generation/ReportView.tsx';
import { HistoryButtons } from '../history/HistoryButtons.tsx';
import { AsideButton } from '../keeping/AsideButton.tsx';
import { LeftOutSummary } from '../left-out/LeftOutSummary.tsx';
import { OutlineButton } from '../outline/OutlineButton.tsx';
import { presentPath } from '../presenting/paths.ts';
import { fillScreen } from '../presenting/use-full-screen.ts';
import { useWorkspace } from '../projects/workspace.ts';
import { ShareButton } from '../sharing/ShareButton.tsx';
import { VersionsButton } from '../versions/VersionsButton.tsx';
import { Pager } from './Pager.tsx';
import { retryPictures } from './page-assets.ts';
import { loadPagesAnew } from './page-queries.ts';
import { useShowPage } from './use-show-page.ts';
import styles from './workspace.module.css';

interface SidePanelProps {
  readonly project: Project;
  readonly pages: readonly ProjectPage[];
  readonly canvas: RefObject<CanvasHandle | null>;
  /** Opens what the document is made from. */
  readonly onSource: () => void;
  /** Opens the editor over all pages, with one of them to begin with. */
  readonly onEdit: (pageId: number) => void;
}

/** The right panel: toolbar, look, report (spec §2). */
export function SidePanel({ project, pages, canvas, onSource, onEdit }: SidePanelProps) {
  const { t } = useTranslation();
  const showPage = useShowPage(project.id, canvas);
  const state = pages.map(({ id, version }) => `${id}.${version}`).join('-');
  const leftOut = <LeftOutSummary of={{ projectId: project.id, state }} showPage={showPage} />;
  return (
    <div className={styles.panelContent}>
      <Toolbar {...{ project, pages, canvas, onEdit }} />
      <Tabs
        className={styles.tabs}
        items={[
          { key: 'style', label: t('panel.style'), children: <RedesignChoice project={project} what="style" /> },
          { key: 'format', label: t('panel.format'), children: <RedesignChoice project={project} what="format" /> },
          {
            key: 'report',
            label: t('panel.report'),
            children: (
              <ReportView
                projectId={project.id}
                leftOut={leftOut}
                failed={<FailedPages project={project} pages={pages} />}
              />
            ),
          },
        ]}
      />
      <Button icon={<FormOutlined />} wide onClick={onSource}>
        {t('panel.source')}
      </Button>
      {/* The last: it is there once it is known that something is set aside, and moves nothing. */}
      <AsideButton projectId={project.id} state={state} showPage={showPage} />
    </div>
  );
}

function Toolbar({ project, pages, canvas, onEdit }: Omit<SidePanelProps, 'onSource'>) {
  const { t } = useTranslation();
  const focused = useWorkspace((state) => state.focusedPage);
  const current = Math.min(Math.max(focused, 0), pages.length - 1);
  const actions = useExport(project.id, pages, current);
  const refresh = useRefresh(project.id);
  const navigate = useNavigate();
  useExportKeys(actions);
  const present = (pageNumber: number) => {
    fillScreen();
    void navigate(presentPath(project.id, pageNumber));
  };
  return (
    <div className={styles.toolbar}>
      <div className={styles.pager}>
        <Pager current={current} total={pages.length} canvas={canvas} />
        <HistoryButtons project={project} />
        <Button
          look="text"
          icon={<ReloadOutlined />}
          aria-label={t('panel.refresh')}
          title={t('panel.refresh')}
          onClick={refresh}
        />
      </div>
      <div className={styles.row}>
        <Button
          icon={<EditOutlined />}
          disabled={!pages[current]}
          onClick={() => pages[current] && onEdit(pages[current].id)}
          data-testid="edit-document"
        >
          {t('panel.edit')}
        </Button>
        <Button
          icon={<FullscreenOutlined />}
          aria-label={t('panel.editPage')}
          title={t('panel.editPage')}
          disabled={!pages[current]}
          onClick={() => void navigate(`/create/page/${pages[current]?.id}`)}
          data-testid="edit-page"
        />
        <Button
          icon={<PlayCircleOutlined />}
          disabled={!pages[current]}
          onClick={() => pages[current] && present(pages[current].pageNumber)}
          data-testid="present"
        >
          {t('panel.present')}
        </Button>
      </div>
      <ExportRow
        name="export-all"
        look="primary"
        label={t('export.all')}
        keys="Ctrl/Cmd+A"
        busy={actions.allBusy}
        onExport={actions.exportAll}
        onStop={actions.stop}
      />
      <ExportRow
        name="export-current"
        label={t('export.current')}
        keys="Ctrl/Cmd+P"
        busy={actions.currentBusy}
        onExport={actions.exportCurrent}
        onStop={actions.stop}
      />
      <ExportAsButton projectId={project.id} pages={pages} current={pages[current]} />
      <div className={styles.halves}>
        <CommentsButton wide keys="M">
          {t('panel.comments')}
        </CommentsButton>
        <ShareButton projectId={project.id} />
        <PublishButton project={project} />
        <OutlineButton project={project} />
        <VersionsButton project={project} pages={pages} />
      </div>
      <AgainButton {...{ project, pages }} page={pages[current]} />
      <FailedHere {...{ project, pages }} page={pages[current]} />
    </div>
  );
}

interface ExportRowProps {
  readonly name: string;
  readonly look?: 'primary';
  readonly label: string;
  /** The shortcut, as it is shown. */
  readonly keys: string;
  readonly busy: boolean;
  onExport(): void;
  onStop(): void;
}

/** An export that can be stopped while it runs. */
function ExportRow({ name, look, label, keys, busy, onExport, onStop }: ExportRowProps) {
  const { t } = useTranslation();
  return (
    <div className={busy ? styles.stoppable : styles.toolbar}>
      <Button
        {...(look ? { look } : {})}
        wide
        icon={<FilePdfOutlined />}
        busy={busy}
        title={`${label} (${keys})`}
        onClick={onExport}
        data-testid={name}
      >
        {label}
      </Button>
      {busy && (
        <Button icon={<CloseOutlined />} aria-label={t('export.stop')} title={t('export.stop')} onClick={onStop} />
      )}
    </div>
  );
}

/** Loads the pages anew, and says how it went (spec §8). */
function useRefresh(projectId: number): () => Promise<void> {
  const { t } = useTranslation();
  return async () => {
    try {
      retryPictures(projectId);
      await loadPagesAnew(projectId);
      notify.success(t('page.refreshed'));
    } catch (error) {
      notify.error(error, (reason) => t('page.refreshFailed', { reason }));
    }
  };
}
