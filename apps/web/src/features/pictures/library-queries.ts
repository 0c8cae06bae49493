import { copyImage, type LibraryPicture, listImages, removeImage } from '@pagewright/contract/images';
import { useInfiniteQuery } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';
import { queryClient } from '../../app/query-client.ts';

/** How many pictures are asked for at a time. */
const AT_A_TIME = 30;

const KEY = 'picture-library';

/** The person's pictures whose name, or whose project's, has these words; those of the project first. */
export function useLibraryPictures(projectId: number, search: string) {
  return useInfiniteQuery({
    queryKey: [KEY, projectId, search],
    queryFn: ({ signal, pageParam }) =>
      api.call(listImages, { query: { projectId, search, pageNum: pageParam, pageSize: AT_A_TIME }, signal }),
    initialPageParam: 1,
    getNextPageParam: ({ total }, _all, last) => (last * AT_A_TIME < total ? last + 1 : undefined),
    // What was uploaded or deleted elsewhere meanwhile.
    staleTime: 0,
  });
}

export function refreshLibrary(): Promise<void> {
  return queryClient.invalidateQueries({ queryKey: [KEY] });
}

/** What a picture is called in a project's pages: it is the project's own from then on. */
export async function pictureIn(projectId: number, { from, key, url, project }: LibraryPicture): Promise<string> {
  if (project?.id === projectId) return url;
  return copiedInto(projectId, { from, key, ...(project ? { sourceProjectId: project.id } : {}) });
}

/** Has a picture in a project that belongs to another one. @returns what it is called in the project's pages */
export async function copiedInto(
  projectId: number,
  picture: Pick<LibraryPicture, 'from' | 'key'> & { readonly sourceProjectId?: number },
): Promise<string> {
  return (await api.call(copyImage, { body: { projectId, ...picture } })).url;
}

export async function removePicture({ key }: LibraryPicture): Promise<void> {
  await api.call(removeImage, { params: { key } });
  await refreshLibrary();
}
