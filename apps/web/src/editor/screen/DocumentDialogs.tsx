import { lazy, Suspense } from 'react';
import { notify } from '../../app/toasts/notify.ts';
import { LazyPublicationsDialog } from '../../features/collections/LazyPublicationsDialog.tsx';
import { LazyPublishDialog } from '../../features/collections/LazyPublishDialog.tsx';
import { usePages } from '../../features/pages/page-queries.ts';
import { useProjects } from '../../features/projects/project-queries.ts';
import { useShownName } from '../../features/projects/use-shown-name.ts';
import { LazyShareDialog } from '../../features/sharing/LazyShareDialog.tsx';
import { LazyVersionsDialog } from '../../features/versions/LazyVersionsDialog.tsx';
import type { DocumentDialogName } from '../actions/action.ts';
import { useEditorState } from '../document/editor-context.ts';
import { acceptPages, type OpenDocument, reloadPages, withOpenPages } from './open-document.ts';

const CodeDialog = lazy(async () => ({ default: (await import('./CodeDialog.tsx')).CodeDialog }));
const PagePropertiesDialog = lazy(async () => ({
  default: (await import('./PagePropertiesDialog.tsx')).PagePropertiesDialog,
}));

interface DocumentDialogsProps {
  readonly opened: OpenDocument;
  readonly dialog: DocumentDialogName;
  readonly onClose: () => void;
}

/** The dialog of the document, or of its shown page, that was asked for. */
export function DocumentDialogs({ opened, dialog, onClose }: DocumentDialogsProps) {
  const pageId = useEditorState((state) => state.pageId);
  return (
    <Suspense>
      {dialog === 'source' && <CodeDialog onClose={onClose} />}
      {dialog === 'share' && <LazyShareDialog projectId={opened.projectId} onClose={onClose} />}
      {dialog === 'publish' && <Publish opened={opened} onClose={onClose} />}
      {dialog === 'publications' && <LazyPublicationsDialog onClose={onClose} />}
      {dialog === 'page-properties' && <PagePropertiesDialog opened={opened} id={pageId} onClose={onClose} />}
      {dialog === 'versions' && <Versions opened={opened} onClose={onClose} />}
    </Suspense>
  );
}

/** Publishes the open document as it is here, and takes over what is filled in of its pages. */
function Publish({ opened, onClose }: Omit<DocumentDialogsProps, 'dialog'>) {
  const { data: projects } = useProjects();
  const nameOf = useShownName();
  const project = projects?.find(({ id }) => id === opened.projectId);
  if (!project) return null;
  return (
    <LazyPublishDialog
      projectId={project.id}
      name={nameOf(project)}
      open={{ before: () => opened.autosave.flush(), after: () => reloadPages(opened) }}
      onClose={onClose}
    />
  );
}

/** The versions of the open document; one that is brought back is a step here, as another design is. */
function Versions({ opened, onClose }: Omit<DocumentDialogsProps, 'dialog'>) {
  const { data: projects } = useProjects();
  const { data: pages = [] } = usePages(opened.projectId);
  const project = projects?.find(({ id }) => id === opened.projectId);
  if (!project) return null;
  return (
    <LazyVersionsDialog
      project={project}
      pages={withOpenPages(pages, opened.editor)}
      onRestored={() => void acceptPages(opened, false).catch(notify.error)}
      onClose={onClose}
    />
  );
}
