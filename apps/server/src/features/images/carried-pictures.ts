import type { Pictures, StoredPicture } from '../pages/pictures.ts';
import type { Images } from './service.ts';

/** Pictures by what page source texts name them: `/api/pagewright/image/KEY`, `asset:KEY`. */
type NamedPictures = Readonly<Record<string, StoredPicture>>;

/** The pictures that texts of a project's pages name, of its documents and uploaded ones. */
export async function picturesOf(
  { images, pictures }: { readonly images: Images; readonly pictures: Pictures },
  { userId, projectId }: { readonly userId: number; readonly projectId: number },
  texts: readonly string[],
): Promise<NamedPictures> {
  const uploaded = await images.usedIn(userId, texts);
  const found = Object.entries(await pictures.usedIn(projectId, texts));
  return { ...uploaded, ...Object.fromEntries(found.map(([key, picture]) => [`asset:${key}`, picture])) };
}

/**
 * Has pictures anew for a person, in a project of theirs or in none, whatever becomes of where they were found.
 * @returns the texts, in which they are named as they are there
 * @throws PagewrightError `project/full`
 */
export async function carryPictures(
  images: Images,
  found: NamedPictures,
  { userId, projectId }: { readonly userId: number; readonly projectId?: number },
  texts: readonly string[],
): Promise<string[]> {
  const urls = new Map<string, string>();
  for (const [url, picture] of Object.entries(found)) {
    const stored = { ...picture, fileKey: picture.key, name: url.split(/[/:]/).at(-1) ?? '' };
    urls.set(url, (await images.copyInto(userId, projectId, stored)).url);
  }
  return texts.map((text) =>
    [...urls].reduce((written, [before, after]) => written.replaceAll(`"${before}"`, `"${after}"`), text),
  );
}
