import { IMAGE_PATH } from '@pagewright/contract/images';

/** How page source texts name uploaded images: read alike by JavaScript and by PostgreSQL. */
export const NAMED_IMAGE = `${IMAGE_PATH}/([a-zA-Z0-9_-]{20,60})`;

/** The keys of the uploaded images that a text names, each once. */
export function namedImages(text: string): string[] {
  return [...new Set(Array.from(text.matchAll(new RegExp(NAMED_IMAGE, 'g')), ([, key = '']) => key))];
}
