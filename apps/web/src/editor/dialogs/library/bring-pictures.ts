import { isOf } from '@pagewright/components/kind';
import { imageModel } from '@pagewright/components/kinds/image';
import type { Component } from '@pagewright/components/models';
import { IMAGE_PATH, type LibraryPicture } from '@pagewright/contract/images';

/** Which picture of a project is meant. */
export type NamedPicture = Pick<LibraryPicture, 'from' | 'key'>;

const NAMED = new RegExp(`^(?:asset:|${IMAGE_PATH}/)([\\w.-]{1,100})$`);

/**
 * Components of another project with their pictures as this project calls them: the other's files are not this one's, and what
 * was uploaded for it goes with it.
 *
 * @param copied has a picture in this project, and says what it is called there
 */
export async function withOwnPictures(
  components: readonly Component[],
  copied: (picture: NamedPicture) => Promise<string>,
): Promise<Component[]> {
  const urls = new Set(components.flatMap((one) => (isOf(imageModel, one) ? [one.props.imageUrl] : [])));
  const pairs = await Promise.all(
    [...urls].map(async (url) => {
      const picture = named(url);
      return [url, picture ? await copied(picture) : url] as const;
    }),
  );
  const own = new Map(pairs);
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
