import { PAGE_NAME_MAX } from '@pagewright/contract/pages';
import { type GenerationSettings, generationSettings } from '@pagewright/contract/projects';
import {
  namedPictures,
  renamedPictures,
  SOURCE_LIST,
  SOURCE_LIST_MIGRATIONS,
  type SourceList,
  sourceList,
} from '@pagewright/export/source-archive';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import { FORMAT_IDS } from '@pagewright/model/formats';
import { PROJECT_LIMITS } from '@pagewright/model/limits';
import { SECTION_NAME_MAX } from '@pagewright/model/page';
import { readStored } from '@pagewright/model/stored';
import { textWithPageLinks } from '@pagewright/page/page-links';
import { parsePage } from '@pagewright/page/source-text';
import { OfficeArchive } from '@pagewright/source/archive';
import { requireUsable } from '../styles/policy.ts';
import { shortened } from './shortened.ts';
import type { Unpacked } from './unpacking.ts';

/** Most bytes of the list: that of the fullest project, every page in tokens of its own, is half of it. */
const LIST_BYTES = 2 ** 23;

/** What reading an archive asks of whoever stores what is in it. */
export interface ArchiveKeeper {
  /** Keeps a picture; tells what texts are to call it. */
  keepPicture(name: string, bytes: Uint8Array): Promise<string>;
  /** The ids of so many new pages. */
  pageIds(count: number): Promise<readonly number[]>;
  /** Hears how many of the texts are read, 0 to 1. */
  progress(share: number): void;
}

/** An archive as it was read, its texts apart. */
export interface ReadArchive extends Omit<Unpacked, 'content' | 'pictures'> {
  readonly texts: readonly Uint8Array<ArrayBuffer>[];
}

/** A text that can be read, with what is asked of its page: whole ones would take many times the memory. */
interface ReadPage {
  readonly text: string;
  readonly title: string;
  readonly format: string;
  readonly size: { readonly width: number; readonly height: number };
}

/**
 * @throws PagewrightError `export/not-pages` where the file is none of ours, `file/…` where it is no archive that is
 * opened, `stored/newer` where a newer Pagewright made it, `project/full` where there are too many pages or too much in
 * them, `page/…` where a text is not page source, `style/unusable`
 */
export async function readArchive(file: string, bytes: Uint8Array, keeper: ArchiveKeeper): Promise<ReadArchive> {
  const archive = await OfficeArchive.open(file, bytes, () => false);
  const list = readList(file, await archive.read(SOURCE_LIST));
  const pages = await readPages(file, archive, list, keeper);
  const names = new Map<string, string>();
  for (const key of namedPictures(pages.map(({ text }) => text))) {
    const picture = await archive.read(list.pictures[key] ?? '');
    if (picture) names.set(key, await keeper.keepPicture(key, picture));
  }
  const ids = await keeper.pageIds(pages.length);
  const texts = pages.map(({ text }) => {
    // Links of an archive name pages by their places in it.
    const own = textWithPageLinks(renamedPictures(text, names), (place) => ids[place - 1]);
    return new TextEncoder().encode(own);
  });
  if (sumOf(texts) > PROJECT_LIMITS.pageBytes) throw new PagewrightError('project/full');
  return {
    title: list.title,
    settings: settingsOf(list, pages[0]),
    pages: pages.map(({ title, format }, index) => {
      const { name = title, section = '', hidden = false, style } = list.pages[index]?.marks ?? {};
      return {
        id: ids[index] ?? 0,
        name: shortened(name, PAGE_NAME_MAX),
        section: shortened(section, SECTION_NAME_MAX),
        hidden,
        style,
        format,
        bytes: texts[index]?.length ?? 0,
      };
    }),
    texts,
  };
}

async function readPages(
  file: string,
  archive: OfficeArchive,
  list: SourceList,
  keeper: ArchiveKeeper,
): Promise<ReadPage[]> {
  if (!list.pages.every(({ path }) => archive.has(path))) throw new PagewrightError('export/not-pages', { file });
  if (list.pages.length > PROJECT_LIMITS.pages) throw new PagewrightError('project/full');
  const read: ReadPage[] = [];
  let sum = 0;
  for (const { path, marks } of list.pages) {
    if (marks?.style) requireUsable(marks.style);
    const text = await archive.text(path);
    // No database takes it in a text.
    if (text.includes('\0')) throw new PagewrightError('export/not-pages', { file });
    const { title, format, size } = parsePage(text);
    // One entry may be named again and again.
    sum += Buffer.byteLength(text);
    if (sum > PROJECT_LIMITS.pageBytes) throw new PagewrightError('project/full');
    read.push({ text, title, format, size });
    keeper.progress(read.length / list.pages.length);
  }
  return read;
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

/** Pages that are added later are as those that came. */
function settingsOf({ madeAs }: SourceList, first: ReadPage | undefined): GenerationSettings {
  if (madeAs) return generationSettings.parse(madeAs);
  const format = FORMAT_IDS.find((id) => id === first?.format);
  const customSize = format === 'custom' ? { customSize: first?.size } : {};
  return generationSettings.parse({ ...(format ? { format } : {}), ...customSize });
}

function sumOf(texts: readonly Uint8Array[]): number {
  return texts.reduce((sum, { length }) => sum + length, 0);
}
