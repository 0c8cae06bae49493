import {
  listReading,
  type ReadingStep,
  replaceDocument,
  type UploadedDocument,
  uploadDocument,
  uploadedDocument,
} from '@pagewright/contract/documents';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { api } from '../../app/api/api.ts';
import { isAbort } from '../../app/api/api-error.ts';
import { upload } from '../../app/api/upload.ts';
import { queryClient } from '../../app/query-client.ts';
import { documentsQuery } from './document-queries.ts';
import { openSourceChanges } from './opened-changes.ts';

/** A file on its way to the server, or one that did not arrive or was there already. */
export interface PendingUpload {
  readonly id: number;
  readonly projectId: number;
  readonly file: File;
  /** Id of the document that it is a newer version of. */
  readonly replaces?: number;
  readonly state: 'waiting' | 'sending' | 'reading' | 'failed' | 'known' | 'arrived';
  /** Sent so far, 0 to 1. */
  readonly progress: number;
  /** Which page of a scan the server reads. */
  readonly step?: ReadingStep;
  readonly error?: unknown;
  /** Whether it goes with a wish for the assistant, which takes it once it has arrived. */
  readonly isAttached?: true;
  /** What it became, where it has arrived. */
  readonly document?: UploadedDocument;
}

/** Files sent at the same time. */
const PARALLEL = 2;
/** How often the server is asked how far it has read, ms. */
const LOOK = 2_000;

const store = createStore<{ uploads: readonly PendingUpload[] }>()(() => ({ uploads: [] }));
const stops = new Map<number, AbortController>();
let nextId = 1;

function change(id: number, next: Partial<PendingUpload>) {
  store.setState(({ uploads }) => ({ uploads: uploads.map((item) => (item.id === id ? { ...item, ...next } : item)) }));
}

function drop(id: number) {
  stops.delete(id);
  store.setState(({ uploads }) => ({ uploads: uploads.filter((item) => item.id !== id) }));
}

function startNext() {
  const { uploads } = store.getState();
  const free = PARALLEL - uploads.filter(({ state }) => state === 'sending' || state === 'reading').length;
  for (const item of uploads.filter(({ state }) => state === 'waiting').slice(0, Math.max(0, free))) void send(item);
}

async function send({ id, projectId, file, replaces, isAttached }: PendingUpload): Promise<void> {
  const stop = new AbortController();
  stops.set(id, stop);
  change(id, { state: 'sending', progress: 0, step: undefined, error: undefined });
  let looking: ReturnType<typeof setInterval> | undefined;
  const form = new FormData();
  // Fields before files, so that a server reading the stream knows the project first.
  form.append('projectId', String(projectId));
  form.append('file', file, file.name);
  try {
    const data = await upload(api, {
      path: replaces === undefined ? uploadDocument.path : replaceDocument.path.replace(':id', String(replaces)),
      form,
      signal: stop.signal,
      onProgress: (progress) => change(id, { progress }),
      onSent: () => {
        change(id, { state: 'reading' });
        looking = setInterval(() => void look(id, file.name), LOOK);
      },
    });
    const document = uploadedDocument.parse(data);
    if (!document.isKnown) arrived(projectId, document);
    if (isAttached) change(id, { state: 'arrived', document });
    else if (document.isKnown) change(id, { state: 'known' });
    else {
      drop(id);
      if (replaces !== undefined) openSourceChanges(projectId, document.id);
    }
  } catch (error) {
    if (isAbort(error)) drop(id);
    else change(id, { state: 'failed', error });
  } finally {
    clearInterval(looking);
    startNext();
  }
}

/** Learns how far the server has read; what cannot be learned is no fault. */
async function look(id: number, name: string): Promise<void> {
  const files = await api.call(listReading, {}).catch(() => []);
  const step = files.find(({ documentName }) => documentName === name)?.step;
  if (step && store.getState().uploads.find((item) => item.id === id)?.state === 'reading') change(id, { step });
}

function arrived(projectId: number, document: UploadedDocument) {
  queryClient.setQueryData(documentsQuery(projectId).queryKey, (list) =>
    list?.some(({ id }) => id === document.id)
      ? list.map((own) => (own.id === document.id ? document : own))
      : [...(list ?? []), document],
  );
  for (const queryKey of [
    ['documents', projectId],
    ['place', projectId],
    ['left-out', projectId],
    // A newer version of a file has other tables, which charts of its cells follow.
    ['tables', document.id],
    ['table', document.id],
    ['followed-cells', projectId],
  ])
    void queryClient.invalidateQueries({ queryKey });
  for (const queryKey of [['older-versions', document.id], ['source-comparison']])
    void queryClient.removeQueries({ queryKey });
}

function enqueue(
  projectId: number,
  files: readonly File[],
  more: (file: File) => Pick<PendingUpload, 'replaces' | 'isAttached'>,
) {
  const added = files.map(
    (file): PendingUpload => ({ id: nextId++, projectId, file, state: 'waiting', progress: 0, ...more(file) }),
  );
  store.setState(({ uploads }) => ({ uploads: [...uploads, ...added] }));
  startNext();
}

export const uploadQueue = {
  /** @param replaces id of the document that it is a newer version of, for each file that is one */
  add(projectId: number, files: readonly File[], replaces: ReadonlyMap<File, number> = new Map()) {
    enqueue(projectId, files, (file) => (replaces.has(file) ? { replaces: replaces.get(file) } : {}));
  },
  /** Files that go with a wish for the assistant; one that the project has already is that. */
  attach(projectId: number, files: readonly File[]) {
    enqueue(projectId, files, () => ({ isAttached: true }));
  },
  /** Stops an upload, or takes a failed one off the list. */
  remove(id: number) {
    const state = store.getState().uploads.find((item) => item.id === id)?.state;
    if (state === 'sending' || state === 'reading') stops.get(id)?.abort();
    else drop(id);
  },
  retry(id: number) {
    change(id, { state: 'waiting' });
    startNext();
  },
} as const;

/** Files on their way into the sources of a project. */
export function useUploads(projectId: number | undefined): readonly PendingUpload[] {
  const uploads = useStore(store, (state) => state.uploads);
  return uploads.filter((item) => item.projectId === projectId && !item.isAttached);
}

/** Files on their way to the assistant of a project, and those that it has not taken yet. */
export function useAttachedUploads(projectId: number): readonly PendingUpload[] {
  const uploads = useStore(store, (state) => state.uploads);
  return uploads.filter((item) => item.projectId === projectId && item.isAttached);
}
