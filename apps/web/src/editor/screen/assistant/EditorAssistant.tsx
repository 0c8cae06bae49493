import { type ReactNode, Suspense, useMemo } from 'react';
import { LazyAssistantPanel } from '../../../features/assistant/LazyAssistantPanel.tsx';
import { useProjects } from '../../../features/projects/project-queries.ts';
import { useEditorState } from '../../document/editor-context.ts';
import styles from '../editor-screen.module.css';
import type { OpenDocument } from '../open-document.ts';
import { pagesInHand } from './pages-in-hand.ts';
import { useOpenPages } from './use-open-pages.ts';

interface EditorAssistantProps {
  readonly opened: OpenDocument;
  readonly onAccepted?: () => void;
}

/** The AI assistant beside the page that is edited: it works on that page as it stands. */
export function EditorAssistant({ opened, onAccepted }: EditorAssistantProps): ReactNode {
  const { data: projects } = useProjects();
  const project = projects?.find(({ id }) => id === opened.projectId);
  const pages = useOpenPages(opened.projectId);
  const shownPage = useEditorState((state) => state.pageId);
  const hand = useMemo(() => pagesInHand(opened), [opened]);
  const waiting = <div className={styles.loading} aria-busy="true" />;
  if (!project || !pages) return waiting;
  return (
    <Suspense fallback={waiting}>
      <LazyAssistantPanel {...{ project, pages, shownPage, hand, onAccepted }} />
    </Suspense>
  );
}
