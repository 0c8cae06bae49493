/** The value of `view` in the address of the window for the one who speaks. */
export const PRESENTER = 'presenter';

/** Where a document is presented, from a page on. */
export function presentPath(projectId: number, pageNumber: number): string {
  return `/present/${projectId}?page=${pageNumber}`;
}

/** The window with the notes of the same show. */
export function presenterPath(projectId: number, pageNumber: number): string {
  return `${presentPath(projectId, pageNumber)}&view=${PRESENTER}`;
}
