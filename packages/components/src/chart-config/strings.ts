import type { ChartOmission } from './omission.ts';

/** Which texts a chart may hold where: nothing that makes the browser ask another host, no CSS of its own. */

/** Keys whose texts are words to read; anything may stand there. */
const WORDS = new Set([
  'name',
  'text',
  'subtext',
  'value',
  'formatter',
  'id',
  'description',
  'title',
  'data',
  'source',
]);

/** Keys whose texts end up in a style attribute. */
const STYLE_KEY = /^(cursor|font|fontFamily|fontStyle|fontWeight)$/;
const PLAIN_STYLE = /^[\p{L}\p{N}\s,'"._%/-]*$/u;

const LINK_KEY = /^(link|sublink)$/;
/** Browsers drop control characters and white space in front of a scheme and inside it. */
const ALLOWED_LINK = /^(https:\/\/|mailto:)[^\s\p{Cc}]*$/iu;

const LOADS_CSS = /url\s*\(|image-set|@import|expression\s*\(|\\/i;
const LOADS_IMAGE = /^\s*image:\/\//i;
const PICTURE_DATA = /^data:image\/(png|jpeg|gif|webp);base64,[a-z0-9+/=]*$/i;

/** Why a text may not stand at a key, or undefined where it may. */
export function refusedString(value: string, key: string): ChartOmission | undefined {
  if (LINK_KEY.test(key)) return ALLOWED_LINK.test(value) ? undefined : 'link';
  if (LOADS_IMAGE.test(value)) return 'picture';
  if (key === 'image') return PICTURE_DATA.test(value) ? undefined : 'picture';
  if (STYLE_KEY.test(key)) return PLAIN_STYLE.test(value) ? undefined : 'style';
  if (!WORDS.has(key) && LOADS_CSS.test(value)) return 'address';
  return undefined;
}
