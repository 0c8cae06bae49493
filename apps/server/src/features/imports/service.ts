import { PAGE_NAME_MAX } from '@pagewright/contract/pages';
import {
  GENERATION_STATUS,
  generationSettings,
  PROJECT_NAME_LENGTH,
  type Project,
} from '@pagewright/contract/projects';
import { namedPictures, renamedPictures } from '@pagewright/export/source-archive';
import { PagewrightError } from '@pagewright/model/errors';
import { FORMAT_IDS } from '@pagewright/model/formats';
import { PROJECT_LIMITS } from '@pagewright/model/limits';
import { SECTION_NAME_MAX } from '@pagewright/model/page';
import { textWithPageLinks } from '@pagewright/page/page-links';
import { eq } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database, Transaction } from '../../platform/database.ts';
import { type Images, INCOMING } from '../images/service.ts';
import type { BoundedPictures } from '../pages/bounded-pictures.ts';
import { pages } from '../pages/tables.ts';
import type { Projects } from '../projects/service.ts';
import { projects } from '../projects/tables.ts';
import { requireUsable } from '../styles/policy.ts';
import { keepVersion } from '../versions/keep-version.ts';
import { type ImportForm, readImportForm } from './import-form.ts';
import { type ArchivedPages, readArchive } from './read-archive.ts';

interface ImportsParts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly projects: Projects;
  readonly images: Images;
  readonly bounds: BoundedPictures;
}

/** Projects made of archives that were exported. */
export class Imports {
  readonly #parts: ImportsParts;

  constructor(parts: ImportsParts) {
    this.#parts = parts;
  }

  /** @throws PagewrightError `file/missing`, `file/too-large` */
  readForm(request: FastifyRequest): Promise<ImportForm> {
    return readImportForm(request, this.#parts.blobs);
  }

  /**
   * A new project with the pages of an archive; none where anything of it cannot be taken.
   * @throws PagewrightError `export/not-pages`, `file/…`, `page/…`, `image/…`, `project/full`,
   * `style/unusable`, `stored/newer`
   */
  async import(userId: number, { name, file }: ImportForm, signal: AbortSignal): Promise<Project> {
    const { blobs, projects: owned } = this.#parts;
    const sent = await file.keep(INCOMING);
    try {
      const archive = await readArchive(name, await blobs.read(sent));
      const project = await owned.add(userId, {
        name: shortened(archive.list.title, PROJECT_NAME_LENGTH) || undefined,
        description: '',
        projectStatus: 'active',
        startDate: null,
        endDate: null,
        module: 'local',
        settings: settingsOf(archive),
      });
      try {
        await this.#fill(userId, project.id, archive, signal);
      } catch (error) {
        await owned.remove(userId, [project.id]);
        throw error;
      }
      return await owned.get(userId, project.id);
    } finally {
      await blobs.release(sent);
    }
  }

  async #fill(userId: number, projectId: number, archive: ArchivedPages, signal: AbortSignal): Promise<void> {
    const { db, bounds } = this.#parts;
    const { list } = archive;
    for (const { marks } of list.pages) if (marks?.style) requireUsable(marks.style);
    const names = await this.#keepPictures(userId, projectId, archive, signal);
    const texts = archive.pages.map(({ text }) => renamedPictures(text, names));
    const bytes = texts.reduce((sum, text) => sum + Buffer.byteLength(text), 0);
    if (bytes > PROJECT_LIMITS.pageBytes) throw new PagewrightError('project/full');
    await bounds.require(userId, projectId, texts);
    await db.transaction(async (tx) => {
      const rows = await tx
        .insert(pages)
        .values(
          archive.pages.map(({ page }, index) => {
            const { name = page.title, section = '', hidden, style } = list.pages[index]?.marks ?? {};
            return {
              projectId,
              pageNumber: index + 1,
              pageType: page.format,
              styledText: texts[index] ?? '',
              name: shortened(name, PAGE_NAME_MAX),
              section: shortened(section, SECTION_NAME_MAX),
              hidden,
              style,
            };
          }),
        )
        .returning({ id: pages.id, pageNumber: pages.pageNumber });
      await followLinks(tx, rows, texts);
      await tx.update(projects).set({ status: GENERATION_STATUS.generated }).where(eq(projects.id, projectId));
      await keepVersion(tx, projectId, 'imported');
    });
  }

  /** Takes in the pictures that pages show, as if they were uploaded. @returns what the texts are to call each */
  async #keepPictures(
    userId: number,
    projectId: number,
    { pages: archived, picture }: ArchivedPages,
    signal: AbortSignal,
  ): Promise<Map<string, string>> {
    const { blobs, images } = this.#parts;
    const names = new Map<string, string>();
    for (const key of namedPictures(archived.map(({ text }) => text))) {
      const bytes = await picture(key);
      if (!bytes) continue;
      const file = await blobs.stage(bytes);
      const form = { projectId, name: key, file, fingerprint: [key, file.sha256], discard: file.discard };
      names.set(key, (await images.upload(userId, form, signal)).url);
    }
    return names;
  }
}

/** Links of an archive name pages by their places in it. */
async function followLinks(
  tx: Transaction,
  rows: readonly { readonly id: number; readonly pageNumber: number }[],
  texts: readonly string[],
): Promise<void> {
  const ids = new Map(rows.map(({ id, pageNumber }) => [pageNumber, id]));
  for (const [index, text] of texts.entries()) {
    const styledText = textWithPageLinks(text, (place) => ids.get(place));
    if (styledText === text) continue;
    await tx
      .update(pages)
      .set({ styledText })
      .where(eq(pages.id, ids.get(index + 1) ?? 0));
  }
}

/** As a name that the database takes: no text of its has NUL. */
function shortened(title: string, length: number): string {
  return title.replaceAll('\0', '').trim().slice(0, length);
}

/** Pages that are added later are as those that came. */
function settingsOf({ list: { madeAs }, pages: [first] }: ArchivedPages) {
  if (madeAs) return generationSettings.parse(madeAs);
  const format = FORMAT_IDS.find((id) => id === first?.page.format);
  const customSize = format === 'custom' ? { customSize: first?.page.size } : {};
  return generationSettings.parse({ ...(format ? { format } : {}), ...customSize });
}
