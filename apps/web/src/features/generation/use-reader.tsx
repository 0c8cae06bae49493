import type { UploadedDocument } from '@pagewright/contract/documents';
import type { Project } from '@pagewright/contract/projects';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { needWords } from '../../app/i18n/i18n.ts';
import { useDocuments } from '../documents/document-queries.ts';
import type { ReaderSource } from '../reader/read-text.ts';

const TextReader = lazy(async () => {
  const [{ TextReader: Reader }] = await Promise.all([import('../reader/TextReader.tsx'), needWords(['reader'])]);
  return { default: Reader };
});

interface ReaderOpening {
  /** Opens the reader with the first text there is; undefined where there is nothing to read. */
  readonly open: (() => void) | undefined;
  readonly openDocument: (document: UploadedDocument) => void;
  readonly dialog: ReactNode;
}

/** The text reader over what is typed and the project's files. */
export function useReader(project: Project | undefined, text: string): ReaderOpening {
  const [first, setFirst] = useState<number>();
  const documents = useDocuments(project?.id).data ?? [];
  const typed: ReaderSource[] = text.trim() === '' ? [] : [{ kind: 'typed', text }];
  const files = documents.map(({ id, documentName, name }) => ({
    kind: 'document' as const,
    id,
    name: documentName || name,
  }));
  const sources = [...typed, ...files];
  return {
    open: sources.length > 0 ? () => setFirst(0) : undefined,
    openDocument: ({ id }) => setFirst(typed.length + files.findIndex((file) => file.id === id)),
    dialog: first !== undefined && (
      <Suspense>
        <TextReader sources={sources} first={first} onClose={() => setFirst(undefined)} />
      </Suspense>
    ),
  };
}
