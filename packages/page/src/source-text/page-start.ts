import type { Page } from '@pagewright/components/models';
import { isPagewrightError } from '@pagewright/model/errors';
import { parsePage } from './parse.ts';

const DOUBLE_QUOTE = '"';

/**
 * What a page says of itself in front of its components, from the beginning of its source text.
 * @param start of the text; attributes that it breaks off in are left out
 * @returns undefined where that is no page
 */
export function readPageStart(start: string): Omit<Page, 'components'> | undefined {
  try {
    const { components: _none, ...page } = parsePage(`${openingTag(start)} />`);
    return page;
  } catch (error) {
    if (isPagewrightError(error)) return undefined;
    throw error;
  }
}

/** The text up to the end of its first tag, without what closes that, or up to its last whole attribute. */
function openingTag(text: string): string {
  let depth = 0;
  let whole = 0;
  const start = text.search(/\S/);
  for (let index = Math.max(0, start); index < text.length; index += 1) {
    const character = text[index] ?? '';
    if (character === '{') depth += 1;
    else if (character === '}') depth -= 1;
    else if (character === DOUBLE_QUOTE || (depth > 0 && (character === "'" || character === '`'))) {
      index = endOfString(text, index, depth > 0);
    } else if (depth === 0 && character === '>') {
      return text.slice(0, text[index - 1] === '/' ? index - 1 : index);
    } else if (depth === 0 && /\s/.test(character)) whole = index;
  }
  return text.slice(0, whole);
}

/** Index of the closing quote; that of the last character where there is none. */
function endOfString(text: string, start: number, hasEscapes: boolean): number {
  const quote = text[start];
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === quote) return index;
    if (hasEscapes && text[index] === '\\') index += 1;
  }
  return text.length;
}
