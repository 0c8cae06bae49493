import { useEffect, useEffectEvent } from 'react';
import { type PendingUpload, uploadQueue, useAttachedUploads } from '../documents/upload-queue.ts';
import { useCheckedFiles } from '../documents/use-checked-files.ts';

interface Attachments {
  /** Those on their way, and those that did not arrive. */
  readonly pending: readonly PendingUpload[];
  readonly attach: (files: readonly File[]) => void;
}

/**
 * Files that go with a wish, by the rules for all sources: they are documents of the project from then on. They go on
 * arriving while the panel is away.
 */
export function useAttachments(
  projectId: number,
  onAttached: (document: { readonly id: number; readonly name: string }) => void,
): Attachments {
  const uploads = useAttachedUploads(projectId);
  const checked = useCheckedFiles();
  const take = useEffectEvent(() => {
    for (const { id, document } of uploads) {
      if (!document) continue;
      uploadQueue.remove(id);
      onAttached({ id: document.id, name: document.documentName || document.name });
    }
  });
  const arrived = uploads.flatMap(({ id, state }) => (state === 'arrived' ? id : [])).join();
  useEffect(() => {
    if (arrived !== '') take();
  }, [arrived]);
  return {
    pending: uploads.filter(({ state }) => state !== 'arrived'),
    attach: (files) => uploadQueue.attach(projectId, checked(files)),
  };
}
