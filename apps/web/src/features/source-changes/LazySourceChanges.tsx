import type { Project } from '@pagewright/contract/projects';
import { lazy, Suspense } from 'react';
import { needWords } from '../../app/i18n/i18n.ts';
import { useDocuments } from '../documents/document-queries.ts';
import { closeSourceChanges, useOpenedChanges } from '../documents/opened-changes.ts';

const SourceChanges = lazy(async () => {
  const words = needWords(['sources', 'assistant', 'comparison']);
  const [{ SourceChanges: Dialog }] = await Promise.all([import('./SourceChanges.tsx'), words]);
  return { default: Dialog };
});

/** What changed in a file of the project, once that is asked for. */
export function LazySourceChanges({ project }: { project: Project }) {
  const documentId = useOpenedChanges(project.id);
  const document = useDocuments(project.id).data?.find(({ id }) => id === documentId);
  if (!document) return null;
  return (
    <Suspense>
      <SourceChanges key={document.id} {...{ project, document }} onClose={closeSourceChanges} />
    </Suspense>
  );
}
