import type { LibraryPicture } from '@pagewright/contract/images';
import type { Point } from '@pagewright/model/units';
import { useCallback } from 'react';
import { notify } from '../../../app/toasts/notify.ts';
import { pictureIn } from '../../../features/pictures/library-queries.ts';
import type { EditorServices } from '../../document/editor-services.ts';

/** Puts a picture of the library where it was dropped, or in the place of the picture there. */
export function useDroppedPicture({
  library,
}: EditorServices): (picture: LibraryPicture, at: Point, onto?: string) => void {
  return useCallback(
    (picture, at, onto) => {
      if (!library) return;
      pictureIn(library.projectId, picture).then(library.place(picture, at, onto), (error: unknown) =>
        notify.error(error),
      );
    },
    [library],
  );
}
