/** Where everything that is published is found. */
export const MARKETPLACE_PATH = '/marketplace';

/** Where a published work is looked at. */
export function collectionPath(collectionId: number): string {
  return `/collection/${collectionId}`;
}

/** What is passed on to others. */
export function collectionUrl(collectionId: number): string {
  return `${window.location.origin}${collectionPath(collectionId)}`;
}
