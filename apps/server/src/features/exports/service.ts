import { Readable } from 'node:stream';
import type { BodyOf } from '@pagewright/contract/endpoint';
import type { exportProject } from '@pagewright/contract/exports';
import { FIDELITY_HEADER, writeFidelity } from '@pagewright/contract/fidelity-header';
import type { z } from 'zod';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/database.ts';
import { type FileAnswer, storedFile } from '../../platform/http/answers.ts';
import type { Jobs } from '../../platform/jobs/jobs.ts';
import { ownProject } from '../projects/policy.ts';
import { printing } from './printing.ts';

export class Exports {
  readonly #db: Database;
  readonly #blobs: BlobStore;
  readonly #jobs: Jobs;
  readonly #printsPages: () => Promise<boolean>;

  /** @param printsPages whether whoever does the jobs has a browser */
  constructor(db: Database, blobs: BlobStore, jobs: Jobs, printsPages: () => Promise<boolean>) {
    this.#db = db;
    this.#blobs = blobs;
    this.#jobs = jobs;
    this.#printsPages = printsPages;
  }

  /**
   * Has a worker print the pages, and hands out what it has printed.
   * @throws PagewrightError `request/not-found`, `request/too-many`, `print/…`, `page/…`
   */
  async export(userId: number, order: BodyOf<typeof exportProject>, signal: AbortSignal): Promise<FileAnswer> {
    await ownProject(this.#db, userId, order.projectId);
    const printed = await this.#jobs.run(printing, { userId, order }, { userId, signal });
    const headers = { [FIDELITY_HEADER]: writeFidelity(printed.fidelity) };
    return { ...(await printedFile(this.#blobs, printed)), headers };
  }

  /** What can be made here. */
  async abilities(): Promise<{ printsPages: boolean }> {
    return { printsPages: await this.#printsPages() };
  }

  /** How far an export of the person's is, 0 to 1; null where none of this ticket goes on. */
  async progress(userId: number, ticket: string): Promise<number | null> {
    const running = await this.#jobs.unfinished(printing, userId);
    return running.find(({ payload }) => payload.order.ticket === ticket)?.progress ?? null;
  }
}

/** What was printed, which is gone once it has been sent: nobody asks for it again. */
export async function printedFile(
  blobs: BlobStore,
  { file, mime, name }: Pick<z.output<typeof printing.result>, 'file' | 'mime' | 'name'>,
): Promise<FileAnswer> {
  const answer = await storedFile(blobs, file, { mime, name });
  const release = (): Promise<void> => blobs.release(file);
  if (answer.bytes instanceof Readable) answer.bytes.once('close', () => void release().catch(() => undefined));
  else await release();
  return answer;
}
