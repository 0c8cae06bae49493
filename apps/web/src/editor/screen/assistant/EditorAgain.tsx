import { useMemo } from 'react';
import { LazyAgainDialog } from '../../../features/again/LazyAgainDialog.tsx';
import { useProjects } from '../../../features/projects/project-queries.ts';
import type { OpenDocument } from '../open-document.ts';
import { pagesInHand } from './pages-in-hand.ts';
import { useOpenPages } from './use-open-pages.ts';

/** What is to be made anew of the page that is edited. */
export interface WantedAgain {
  readonly pageId: number;
  /** Of one of its components; undefined for all of it. */
  readonly objectId: string | undefined;
}

interface EditorAgainProps {
  readonly opened: OpenDocument;
  readonly wanted: WantedAgain;
  readonly onClose: () => void;
}

/** Has a page, or one component of it, made anew of what is saved, and takes over what is accepted as one step. */
export function EditorAgain({ opened, wanted, onClose }: EditorAgainProps) {
  const { data: projects } = useProjects();
  const project = projects?.find(({ id }) => id === opened.projectId);
  const pages = useOpenPages(opened.projectId);
  const hand = useMemo(() => pagesInHand(opened), [opened]);
  if (!project || !pages) return null;
  const { pageId, objectId } = wanted;
  return <LazyAgainDialog {...{ project, pages, objectId, hand, onClose }} pageIds={[pageId]} />;
}
