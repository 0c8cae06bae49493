import { uploadedImage, uploadImages } from '@pagewright/contract/images';
import { useMemo } from 'react';
import { api } from '../../app/api/api.ts';
import { upload } from '../../app/api/upload.ts';
import { askBeforeLeaving } from '../../app/saving/ask-before-leaving.ts';
import type { FindPicture } from '../../features/pages/picture-shelf.ts';
import { componentOfPicture, propsOfPicture } from '../dialogs/library/library-picture.ts';
import type { Editor } from '../document/editor.ts';
import type { EditorServices, FillSession } from '../document/editor-services.ts';
import { linkPages } from '../document/link-pages.ts';
import { middleOf } from '../document/middle-of.ts';
import { putPicture } from '../document/picture-arrival.ts';
import { inFreePlace } from '../insert/free-place.ts';
import { placePicture } from '../insert/place-picture.ts';
import type { StageControls } from '../stage/stage-camera.ts';

/** ms in which the server says that it has a picture: the page waits for that, and keeps a copy of its own where it does not. */
const PICTURE_WITHIN = 30_000;

/** Pictures go to the server with the project, and smart components are filled there. */
export function useEditorServices(
  projectId: number,
  editor: Editor,
  assets: FindPicture,
  filling: FillSession,
  view: StageControls | undefined,
): EditorServices {
  return useMemo<EditorServices>(
    () => ({
      uploadImage: async (file, onProgress, signal) => {
        const form = new FormData();
        form.set('projectId', String(projectId));
        form.set('file', file);
        const isSent = askBeforeLeaving();
        try {
          const request = { path: uploadImages.path, form, onProgress, signal, answerWithin: PICTURE_WITHIN };
          const answer = await upload(api, request);
          return uploadedImage.parse(answer).url;
        } finally {
          isSent();
        }
      },
      pictureArrived: (preview, props) => putPicture(editor, preview, props),
      assets,
      library: {
        projectId,
        place: (picture, at, onto) => {
          const { pageId } = editor.store.getState();
          return (imageUrl) =>
            placePicture(editor, { pageId, onto, props: propsOfPicture(picture, imageUrl) }, (page) => {
              const made = componentOfPicture(picture, imageUrl, at ?? middleOf(page), page.size);
              return at ? made : inFreePlace(made, page, view?.inView());
            });
        },
      },
      insertMade: (made) => editor.insert([inFreePlace(made, editor.page(), view?.inView())]),
      filling,
      linkPages: () => linkPages(editor.store.getState().pages),
    }),
    [projectId, editor, assets, filling, view],
  );
}
