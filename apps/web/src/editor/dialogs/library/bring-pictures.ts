import { isOf } from '@pagewright/components/kind';
import { imageModel } from '@pagewright/components/kinds/image';
import type { Component } from '@pagewright/components/models';
import { IMAGE_PATH, type LibraryPicture } from '@pagewright/contract/images';
import { randomId } from '../../../app/random-id.ts';
import type { Editor } from '../../document/editor.ts';
import { putPicture } from '../../document/picture-arrival.ts';
import {
  type ArrivedPicture,
  awaitedPicture,
  isUnderWay,
  pictureBegins,
  pictureEnds,
} from '../../document/pictures-under-way.ts';
import { PictureFault } from '../image/picture-fault.ts';

/** Which picture of a project is meant. */
export type NamedPicture = Pick<LibraryPicture, 'from' | 'key'>;

const NAMED = new RegExp(`^(?:asset:|${IMAGE_PATH}/)([\\w.-]{1,100})$`);

/** What is seen of a picture that is still to come, by its name in this window: a quiet sign, as of one still to be chosen. */
const standIn = () => `data:image/svg+xml,${encodeURIComponent(`${SIGN}<!--${randomId()}-->`)}`;
const SIGN =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#f5f5f5"/><path d="M16 31l6-8 4.5 5.5L30 24l5 7z M31 20a2 2 0 1 0 0-4 2 2 0 0 0 0 4z" fill="#bfbfbf"/></svg>';

export interface BroughtPictures {
  readonly editor: Editor;
  /** Has a picture in the edited project, and says what it is called there; absent where it is that project's already. */
  readonly copied: ((picture: NamedPicture) => Promise<string>) | undefined;
  /** Told once, why some could not be had. */
  readonly onError: (error: unknown) => void;
}

/**
 * Pasted components whose pictures are not there yet: of another project, whose files and uploads are not this one's, or of
 * another window, which is still sending them. They can be put on a page at once: their pictures arrive there as ones that are
 * uploaded do. A picture that cannot be had keeps its name, and the others come all the same.
 */
export function withPicturesToCome(
  components: readonly Component[],
  { editor, copied, onError }: BroughtPictures,
): readonly Component[] {
  let isTold = false;
  const tell = (error: unknown) => {
    if (!isTold) onError(error);
    isTold = true;
  };
  const standIns = new Map<string, string>();
  return components.map((one) => {
    if (!isOf(imageModel, one)) return one;
    const { isPreview, tempPreviewUrl, imageUrl } = one.props;
    const isHere = isPreview
      ? tempPreviewUrl === '' || (isUnderWay(tempPreviewUrl) && !copied)
      : !copied || !named(imageUrl);
    if (isHere) return one;
    const key = isPreview ? tempPreviewUrl : imageUrl;
    const known = standIns.get(key);
    const preview = known ?? standIn();
    if (known === undefined) {
      standIns.set(key, preview);
      pictureBegins(preview);
      void arrival(isPreview ? awaitedPicture(tempPreviewUrl) : { imageUrl }, copied, tell).then((picture) => {
        pictureEnds(preview, picture);
        putPicture(editor, preview, picture);
      });
    }
    return { ...one, props: { ...one.props, isPreview: true, tempPreviewUrl: preview } } as Component;
  });
}

/** What stands for a picture in the end. Never rejects. */
async function arrival(
  source: ArrivedPicture | Promise<ArrivedPicture | undefined>,
  copied: BroughtPictures['copied'],
  onError: (error: unknown) => void,
): Promise<ArrivedPicture> {
  const found = await source;
  if (!found) onError(new PictureFault('leftElsewhere'));
  const picture = { ...found, isPreview: false, tempPreviewUrl: '' };
  const foreign = copied && named(picture.imageUrl ?? '');
  if (!foreign) return picture;
  try {
    return { ...picture, imageUrl: await copied(foreign) };
  } catch (error) {
    onError(error);
    return picture;
  }
}

function named(url: string): NamedPicture | undefined {
  const key = NAMED.exec(url)?.[1];
  if (key === undefined) return undefined;
  return { from: url.startsWith(IMAGE_PATH) ? 'upload' : 'source', key };
}
