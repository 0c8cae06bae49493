import { setImmediate as nextTurn } from 'node:timers/promises';
import { PROJECT_NAME_LENGTH, type Project } from '@pagewright/contract/projects';
import type { FastifyRequest } from 'fastify';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/database.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { type Images, INCOMING } from '../images/service.ts';
import type { BoundedPictures } from '../pages/bounded-pictures.ts';
import { fillNewProject, type NewPage } from '../pages/new-pages.ts';
import type { Projects } from '../projects/service.ts';
import { type ImportForm, readImportForm } from './import-form.ts';
import { shortened } from './shortened.ts';
import { releaseUnpacked, type Unpacked, unpacking } from './unpacking.ts';

interface ImportsParts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly jobs: Jobs;
  readonly projects: Projects;
  readonly images: Images;
  readonly bounds: BoundedPictures;
}

/** Projects made of archives that were exported: a worker reads the archive, and here its rows are written. */
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
   * A new project with the pages of an archive; none where anything of it cannot be taken, or where it is cancelled.
   * @throws PagewrightError `export/not-pages`, `file/…`, `page/…`, `image/…`, `project/full`, `style/unusable`,
   * `stored/newer`, `request/too-many`, `request/overloaded`, `generation/cancelled`
   */
  async import(userId: number, { name, file, ticket }: ImportForm, signal: AbortSignal): Promise<Project> {
    const { blobs, jobs } = this.#parts;
    const sent = await file.keep(INCOMING);
    try {
      const unpacked = await jobs.run(unpacking, { name, file: sent, ticket }, { userId, signal });
      return await this.#make(userId, unpacked, signal);
    } finally {
      await blobs.release(sent);
    }
  }

  /** How far an import of the person's is, 0 to 1; null where none of this ticket goes on. */
  async progress(userId: number, ticket: string): Promise<number | null> {
    const running = await this.#parts.jobs.unfinished(unpacking, userId);
    return running.find(({ payload }) => payload.ticket === ticket)?.progress ?? null;
  }

  async #make(userId: number, unpacked: Unpacked, signal: AbortSignal): Promise<Project> {
    const { blobs, projects: owned, images } = this.#parts;
    const { title, settings, content, pictures } = unpacked;
    let project: Project | undefined;
    let areTaken = false;
    try {
      project = await owned.add(userId, {
        name: shortened(title, PROJECT_NAME_LENGTH) || undefined,
        description: '',
        projectStatus: 'active',
        startDate: null,
        endDate: null,
        module: 'local',
        settings,
      });
      await images.insertAll(userId, project.id, pictures);
      areTaken = true;
      await this.#fill(userId, project.id, unpacked, signal);
      await blobs.release(content);
      return await owned.get(userId, project.id);
    } catch (error) {
      if (project) await owned.remove(userId, [project.id]);
      // With their rows the project's pictures are gone.
      await releaseUnpacked(blobs, areTaken ? { ...unpacked, pictures: [] } : unpacked);
      throw error;
    }
  }

  async #fill(userId: number, projectId: number, unpacked: Unpacked, signal: AbortSignal): Promise<void> {
    const { db, blobs, bounds } = this.#parts;
    const content = await blobs.read(unpacked.content);
    const rows: NewPage[] = [];
    let end = 0;
    for (const { bytes, format, ...marks } of unpacked.pages) {
      const start = end;
      end += bytes;
      const styledText = content.toString('utf8', start, end);
      await bounds.require(userId, projectId, [styledText]);
      rows.push({ projectId, pageNumber: rows.length + 1, pageType: format, styledText, ...marks });
      await nextTurn();
    }
    await fillNewProject(db, projectId, rows, signal);
  }
}
