import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Page } from '@pagewright/components/models';
import { SOURCE_LIST, type SourceList, sourceList } from '@pagewright/export/source-archive';
import { PagewrightError } from '@pagewright/model/errors';
import { PROJECT_LIMITS } from '@pagewright/model/limits';
import { parsePage } from '@pagewright/page/source-text';
import { OfficeArchive } from '@pagewright/source/archive';

/** Pages as an archive holds them. */
export interface ArchivedPages {
  readonly list: SourceList;
  /** Texts that can be read, with what they say. */
  readonly pages: readonly { readonly text: string; readonly page: Page }[];
  /** The bytes of a picture by its key; undefined where the archive does not hold it. */
  picture(key: string): Promise<Uint8Array | undefined>;
}

/**
 * @throws PagewrightError `export/not-pages` where the file is none of ours, `file/…` where it is no archive that is
 * opened, `project/full` where there are too many pages, `page/…` where a text is not page source
 */
export async function readArchive(file: string, bytes: Uint8Array): Promise<ArchivedPages> {
  const archive = await OfficeArchive.open(file, bytes, () => false);
  const { data: list } = sourceList.safeParse(parsed(await archive.text(SOURCE_LIST)));
  if (!list?.pages.every((path) => archive.has(path))) throw new PagewrightError('export/not-pages', { file });
  if (list.pages.length > PROJECT_LIMITS.pages) throw new PagewrightError('project/full');
  const pages: { text: string; page: Page }[] = [];
  for (const path of list.pages) {
    const text = await archive.text(path);
    pages.push({ text, page: parsePage(text) });
    // Others get their turn between pages.
    await nextTurn();
  }
  return { list, pages, picture: async (key) => archive.read(list.pictures[key] ?? '') };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
