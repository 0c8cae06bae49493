import { make } from '@pagewright/components/kind';
import { type ImageProps, imageModel } from '@pagewright/components/kinds/image';
import type { Component } from '@pagewright/components/models';
import type { Point, Rect, Size } from '@pagewright/model/units';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { randomId } from '../../app/random-id.ts';
import { notify } from '../../app/toasts/notify.ts';
import { canvasTools } from '../dialogs/image/canvas-tools.ts';
import { newPictureSize } from '../dialogs/image/new-picture-size.ts';
import { PictureFault } from '../dialogs/image/picture-fault.ts';
import { checkPicture, isSvg, takePicture, type UploadSteps } from '../dialogs/image/picture-upload.ts';
import { safeSvgFile } from '../dialogs/image/safe-svg-file.ts';
import type { Editor } from '../document/editor.ts';
import { useEditor } from '../document/editor-context.ts';
import type { EditorServices } from '../document/editor-services.ts';
import { putPicture } from '../document/picture-arrival.ts';
import { inFreePlace } from './free-place.ts';
import { placePicture } from './place-picture.ts';

/** px between several pictures that are dropped at once. */
const OFFSET = 24;

/** Puts pictures that were dropped or pasted on the page, in their own proportions, and sends them to the server. */
export function useInsertPictures(
  services: EditorServices,
  inView?: () => Rect | undefined,
): (files: readonly File[], at?: Point, onto?: string) => void {
  const editor = useEditor();
  const { t } = useTranslation();
  return useCallback(
    (files, at, onto) => {
      const gesture = `pictures-${randomId()}`;
      for (const [index, file] of files.entries()) {
        const place = at && { x: at.x + index * OFFSET, y: at.y + index * OFFSET };
        // Of several one takes the place of the picture that they are dropped onto.
        const instead = index === 0 ? onto : undefined;
        insertPicture({ editor, file, dropped: place, onto: instead, gesture, services, inView }, (kind, code) =>
          (kind === 'success' ? notify.success : notify.warning)(t(`panels.image.${code}`)),
        ).catch((error: unknown) =>
          notify.warning(t(`panels.image.${error instanceof PictureFault ? error.code : 'previewFailed'}`)),
        );
      }
    },
    [editor, t, services, inView],
  );
}

interface Inserted {
  readonly editor: Editor;
  readonly file: File;
  readonly dropped: Point | undefined;
  /** Id of the picture whose place it takes. */
  readonly onto?: string | undefined;
  /** What comes at once is one step. */
  readonly gesture: string;
  readonly services: EditorServices;
  /** What of the page is in view, px of it. */
  readonly inView?: (() => Rect | undefined) | undefined;
}

/**
 * Puts one picture on the page that is shown now, whichever is shown when it has been read, and sends it. Nothing is put there of what cannot be read.
 * @throws PictureFault
 */
export async function insertPicture(
  { editor, file, dropped, onto, gesture, services, inView }: Inserted,
  onMessage: UploadSteps['onMessage'],
): Promise<void> {
  checkPicture(file);
  const { pageId } = editor.store.getState();
  const readable = isSvg(file) ? await safeSvgFile(file) : file;
  const size = await sizeOf(readable, editor.page().size);
  const show = (props: Partial<ImageProps>) =>
    placePicture(editor, { pageId, onto, gesture, props }, (page) => {
      const picture = pictureAt(dropped ?? { x: page.size.width / 2, y: page.size.height / 2 }, size, props);
      return dropped ? picture : inFreePlace(picture, page, inView?.());
    });
  await takePicture(readable, services.uploadImage, {
    onPreview: show,
    onArrival: (preview, arrived) => putPicture(editor, preview, arrived),
    onProgress: () => undefined,
    onMessage,
    signal: new AbortController().signal,
  });
}

function pictureAt(centre: Point, size: Size, props: Partial<ImageProps>): Component {
  const position = { x: Math.round(centre.x - size.width / 2), y: Math.round(centre.y - size.height / 2) };
  return make(imageModel, { id: 'new', position, size }, props);
}

/** The picture's own size, made smaller where it would take more than half of the page. @throws PictureFault */
async function sizeOf(file: File, page: Size): Promise<Size> {
  const picture = await canvasTools.open(file);
  picture.close();
  return newPictureSize(picture, page);
}
