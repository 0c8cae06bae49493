import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page } from '@pagewright/components/models';
import { SOURCE_LIST, SOURCE_LIST_MIGRATIONS, type SourceList, sourceList } from '@pagewright/export/source-archive';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import { PROJECT_LIMITS } from '@pagewright/model/limits';
import { readStored } from '@pagewright/model/stored';
import { parsePage } from '@pagewright/page/source-text';
import { OfficeArchive } from '@pagewright/source/archive';

type PageHead = Pick<Page, 'title' | 'format' | 'size'>;

/** Most bytes of the list: that of the fullest project, every page in tokens of its own, is half of it. */
const LIST_BYTES = 2 ** 23;

/** Pages as an archive holds them. */
export interface ArchivedPages {
  readonly list: SourceList;
  /** Texts that can be read, with what is asked of the pages: whole ones would take many times the memory. */
  readonly pages: readonly { readonly text: string; readonly page: PageHead }[];
  /** The bytes of a picture by its key; undefined where the archive does not hold it. */
  picture(key: string): Promise<Uint8Array | undefined>;
}

/**
 * @throws PagewrightError `export/not-pages` where the file is none of ours, `file/…` where it is no archive that is
 * opened, `stored/newer` where a newer Pagewright made it, `project/full` where there are too many pages or too much in them, `page/…` where a text is not page source
 */
export async function readArchive(file: string, bytes: Uint8Array): Promise<ArchivedPages> {
  const archive = await OfficeArchive.open(file, bytes, () => false);
  const list = readList(file, await archive.read(SOURCE_LIST));
  if (!list.pages.every(({ path }) => archive.has(path))) throw new PagewrightError('export/not-pages', { file });
  if (list.pages.length > PROJECT_LIMITS.pages) throw new PagewrightError('project/full');
  const pages: { text: string; page: PageHead }[] = [];
  let sum = 0;
  for (const { path } of list.pages) {
    const text = await archive.text(path);
    // No database takes it in a text.
    if (text.includes('\0')) throw new PagewrightError('export/not-pages', { file });
    const { title, format, size } = parsePage(text);
    // One entry may be named again and again.
    sum += Buffer.byteLength(text);
    if (sum > PROJECT_LIMITS.pageBytes) throw new PagewrightError('project/full');
    pages.push({ text, page: { title, format, size } });
    // Others get their turn between pages.
    await nextTurn();
  }
  return { list, pages, picture: async (key) => archive.read(list.pictures[key] ?? '') };
}

/** @throws PagewrightError `export/not-pages`, `stored/newer` where a newer Pagewright wrote it */
function readList(file: string, listed: Buffer | undefined): SourceList {
  try {
    if (!listed || listed.length > LIST_BYTES) throw new RangeError('no list, or one that is too long');
    return readStored(sourceList, SOURCE_LIST_MIGRATIONS, JSON.parse(new TextDecoder().decode(listed)));
  } catch (error) {
    if (isPagewrightError(error) && error.code === 'stored/newer') throw error;
    throw new PagewrightError('export/not-pages', { file }, { cause: error });
  }
}
