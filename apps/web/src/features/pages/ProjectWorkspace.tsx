import { ControlOutlined, RobotOutlined } from '@ant-design/icons';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import { lazy, type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useStore } from 'zustand';
import { Button } from '../../app/controls/Button.tsx';
import { useArrangedNarrow } from '../../app/kit/arranged-narrow.ts';
import { KitDrawer } from '../../app/kit/KitDrawer.tsx';
import { KitProvider } from '../../app/kit/KitProvider.tsx';
import type { CanvasHandle } from '../../canvas/CanvasView.tsx';
import { KeptProposal } from '../assistant/KeptProposal.tsx';
import { LazyAssistantPanel } from '../assistant/LazyAssistantPanel.tsx';
import { pinPlace } from '../comments/anchors.ts';
import type { BoardThread } from '../comments/comment-source.ts';
import { LazyCommentsFrame } from '../comments/lazy-comments.tsx';
import { OwnComments, useCommentsStore } from '../comments/OwnComments.tsx';
import { ComparisonPlace } from '../comparison/ComparisonPlace.tsx';
import { useComparing } from '../comparison/comparison-place.ts';
import { useFocusAfterComparing } from '../comparison/use-focus-after-comparing.ts';
import { ProjectCanvas } from './ProjectCanvas.tsx';
import { readablePage } from './parsed-page.ts';
import { previewText } from './preview-text.ts';
import { SidePanel } from './SidePanel.tsx';
import styles from './workspace.module.css';

const CreatePanel = lazy(async () => ({ default: (await import('../generation/CreatePanel.tsx')).CreatePanel }));

/** A finished project: its pages on the canvas, and the right panel. */
export function ProjectWorkspace({ project, pages }: { project: Project; pages: readonly ProjectPage[] }) {
  const { t } = useTranslation();
  const canvas = useRef<CanvasHandle>(null);
  const narrow = useArrangedNarrow();
  const [sheet, setSheet] = useState<'panel' | 'source' | 'assistant'>();
  const navigate = useNavigate();
  const edit = (pageId: number) => void navigate(`/edit/${pageId}`);
  const close = () => setSheet(undefined);
  // What else was opened is there again after the comparison, with what was typed there.
  const closeAssistant = () => setSheet((now) => (now === 'assistant' ? undefined : now));
  const ui = useCommentsStore(project.id);
  const commenting = useStore(ui, ({ open }) => open);
  // What was opened over the pages makes way for pages that are compared, and is there again after them.
  const comparing = useComparing();
  useFocusAfterComparing(() => canvas.current?.focus());
  const showPage = useCallback(
    (pageId: number) => canvas.current?.focusPage(pages.findIndex(({ id }) => id === pageId)),
    [pages],
  );
  const isLost = ({ page: key, anchor }: BoardThread) => {
    const page = anchor.object && pages.find(({ id }) => String(id) === key);
    return page ? pinPlace(readablePage(previewText(page)), anchor).isLost : false;
  };
  const comments = <LazyCommentsFrame isLost={isLost} onClosed={() => canvas.current?.focus()} />;
  const panel = <SidePanel {...{ project, pages, canvas }} onSource={() => setSheet('source')} onEdit={edit} />;
  const assistant = <LazyAssistantPanel project={project} pages={pages} alone={narrow} onAccepted={closeAssistant} />;
  return (
    <KitProvider>
      <KeptProposal>
        <OwnComments projectId={project.id} {...{ ui, pages, showPage }} begins={sheet === undefined && !comparing}>
          <ComparisonPlace>
            <div className={styles.workspace}>
              <ProjectCanvas projectId={project.id} pages={pages} handle={canvas} onOpen={edit} commented />
              {narrow ? (
                <div className={styles.openPanel}>
                  <Button
                    large
                    icon={<RobotOutlined />}
                    onClick={() => setSheet('assistant')}
                    data-testid="open-assistant"
                  >
                    {t('panel.assistant')}
                  </Button>
                  <Button look="primary" large icon={<ControlOutlined />} onClick={() => setSheet('panel')}>
                    {t('panel.open')}
                  </Button>
                </div>
              ) : (
                <aside className={styles.panel} aria-label={t('panel.title')}>
                  {commenting ? (
                    comments
                  ) : (
                    // Together: an assistant that came later would take the place under a pointer that presses something there.
                    <Suspense>
                      {panel}
                      {assistant}
                    </Suspense>
                  )}
                </aside>
              )}
              {narrow && comments}
              <Sheet
                open={narrow && sheet === 'panel' && !commenting && !comparing}
                onClose={close}
                title={t('panel.title')}
              >
                {panel}
              </Sheet>
              <Sheet open={narrow && sheet === 'assistant' && !comparing} onClose={close} title={t('panel.assistant')}>
                <Suspense>{assistant}</Suspense>
              </Sheet>
              <KitDrawer
                open={sheet === 'source' && !comparing}
                onClose={close}
                placement={narrow ? 'bottom' : 'right'}
                size={narrow ? '92%' : 760}
                title={t('create.againTitle')}
                classNames={{ body: styles.sourceBody }}
                destroyOnHidden={!comparing}
              >
                <Suspense>
                  <CreatePanel project={project} />
                </Suspense>
              </KitDrawer>
            </div>
          </ComparisonPlace>
        </OwnComments>
      </KeptProposal>
    </KitProvider>
  );
}

interface SheetProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  readonly children: ReactNode;
}

/** A panel of a phone's window, over the pages. */
function Sheet({ open, onClose, title, children }: SheetProps) {
  return (
    <KitDrawer
      open={open}
      onClose={onClose}
      placement="bottom"
      size="78%"
      title={title}
      classNames={{ body: styles.sheetBody }}
    >
      {children}
    </KitDrawer>
  );
}
