import { useState } from 'react';
import { randomId } from '../../../app/random-id.ts';
import { refreshLibrary } from '../../../features/pictures/library-queries.ts';
import { useEditorServices } from '../../document/editor-services.ts';
import { PictureFault, type PictureFaultCode } from '../image/picture-fault.ts';
import { sentPicture } from '../image/picture-upload.ts';

/** A file on its way into the library. */
export interface Sending {
  readonly id: string;
  readonly name: string;
  /** 0 to 1. */
  readonly progress: number;
  /** Why it did not arrive. */
  readonly fault?: PictureFaultCode;
}

/** Sends pictures into the library, one after the other; what fails stays to be read until the next are sent. */
export function useUploads(): {
  readonly sending: readonly Sending[];
  readonly send: (files: readonly File[]) => void;
} {
  const { uploadImage } = useEditorServices();
  const [sending, setSending] = useState<readonly Sending[]>([]);
  const change = (id: string, changed: Partial<Sending>) =>
    setSending((all) => all.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const send = async (files: readonly File[]) => {
    const queue = files.map((file) => ({ file, id: randomId() }));
    setSending((all) => [
      ...all.filter(({ fault }) => !fault),
      ...queue.map(({ file: { name }, id }) => ({ id, name, progress: 0 })),
    ]);
    for (const { file, id } of queue) {
      try {
        await sentPicture(file, uploadImage, (progress) => change(id, { progress }));
        setSending((all) => all.filter((one) => one.id !== id));
        await refreshLibrary();
      } catch (error) {
        change(id, { fault: error instanceof PictureFault ? error.code : 'uploadFailed' });
      }
    }
  };
  return { sending, send: (files) => void send(files) };
}
