import { isOf } from '@pagewright/components/kind';
import { imageModel } from '@pagewright/components/kinds/image';
import type { Component } from '@pagewright/components/models';
import { IMAGE_PATH, type LibraryPicture } from '@pagewright/contract/images';

/** Which picture of a project is meant. */
export type NamedPicture = Pick<LibraryPicture, 'from' | 'key'>;

const NAMED = new RegExp(`^(?:asset:|${IMAGE_PATH}/)([\\w.-]{1,100})$`);

/**
 * Components of another project with their pictures as this project calls them: the other's files are not this one's, and what
 * was uploaded for it goes with it. A picture that cannot be had keeps its name, and the others come all the same.
 *
 * @param copied has a picture in this project, and says what it is called there
 * @param onError told once, why some could not be had
 */
export async function withOwnPictures(
  components: readonly Component[],
  copied: (picture: NamedPicture) => Promise<string>,
  onError: (error: unknown) => void,
): Promise<Component[]> {
  const urls = new Set(components.flatMap((one) => (isOf(imageModel, one) ? [one.props.imageUrl] : [])));
  const pairs = await Promise.allSettled(
    [...urls].map(async (url) => {
      const picture = named(url);
      return [url, picture ? await copied(picture) : url] as const;
    }),
  );
  const refused = pairs.find(({ status }) => status === 'rejected');
  if (refused?.status === 'rejected') onError(refused.reason);
  const own = new Map(pairs.flatMap((pair) => (pair.status === 'fulfilled' ? [pair.value] : [])));
  return components.map((one) => {
    const imageUrl = isOf(imageModel, one) ? own.get(one.props.imageUrl) : undefined;
    return imageUrl === undefined ? one : ({ ...one, props: { ...one.props, imageUrl } } as Component);
  });
}

function named(url: string): NamedPicture | undefined {
  const key = NAMED.exec(url)?.[1];
  if (key === undefined) return undefined;
  return { from: url.startsWith(IMAGE_PATH) ? 'upload' : 'source', key };
}
