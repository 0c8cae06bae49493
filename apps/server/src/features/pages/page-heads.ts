import type { PageHead } from '@pagewright/contract/pages';
import { readPageStart } from '@pagewright/page/source-text';
import { sql } from 'drizzle-orm';
import { pages } from './tables.ts';

/** So much of a page's text is looked at for its head, characters: more than its title, size and background take. */
const START = 4_096;

/** The beginning of the text that previews and exports show (spec §3). The database cuts it off: the rest is not loaded. */
export const startOfText = sql<string>`left(coalesce(nullif(${pages.styledText}, ''), nullif(${pages.generatedText}, ''), ${pages.pageContent}), ${sql.raw(String(START))})`;

/** What the beginning of a page's text says of it; a text that is no page has a title and a sketch when it is opened. */
export function shownHead(start: string): Pick<PageHead, 'title' | 'sketch' | 'isBlank'> {
  const read = readPageStart(start);
  if (!read) return { title: '', sketch: null, isBlank: start === '' };
  const { title, size, background } = read;
  return { title, sketch: { ...size, background }, isBlank: false };
}
