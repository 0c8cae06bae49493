import type { ImageProps } from '@pagewright/components/kinds/image';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../../app/random-id.ts';
import { notify } from '../../../app/toasts/notify.ts';
import { useEditorServices } from '../../document/editor-services.ts';
import { PictureFault } from './picture-fault.ts';
import { takePicture } from './picture-upload.ts';

/**
 * Takes pictures into a component; a second one while the first is under way replaces it. One that is under way arrives
 * also after the panel or dialog that it was chosen in has gone.
 */
export function usePicture(onChange: (props: Partial<ImageProps>, gesture: string) => void): {
  readonly take: (file: File | null | undefined) => Promise<void>;
  /** 0 to 1 while a picture is being sent. */
  readonly progress: number | undefined;
} {
  const { t } = useTranslation();
  const { uploadImage, pictureArrived } = useEditorServices();
  const [progress, setProgress] = useState<number>();
  const running = useRef<AbortController>(undefined);
  const take = async (file: File | null | undefined) => {
    running.current?.abort();
    const abort = new AbortController();
    running.current = abort;
    const gesture = `picture-${randomId()}`;
    setProgress(0);
    try {
      await takePicture(file, uploadImage, {
        onPreview: (props) => onChange(props, gesture),
        onArrival: pictureArrived ?? ((_, props) => onChange(props, gesture)),
        onProgress: (fraction) => !abort.signal.aborted && setProgress(fraction),
        onMessage: (kind, code) => (kind === 'success' ? notify.success : notify.warning)(t(`panels.image.${code}`)),
        signal: abort.signal,
      });
    } catch (error) {
      if (abort.signal.aborted) return;
      notify.warning(t(`panels.image.${error instanceof PictureFault ? error.code : 'previewFailed'}`));
    } finally {
      if (running.current === abort) setProgress(undefined);
    }
  };
  return { take, progress };
}
