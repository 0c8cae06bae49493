import type { BodyOf, DataOf } from '@pagewright/contract/endpoint';
import { GENERATION_STATUS, type previewGeneration, type UnplacedChange } from '@pagewright/contract/projects';
import { PagewrightError } from '@pagewright/model/errors';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import type { BlobStore } from '../../platform/blobs/blob-store.ts';
import type { Database } from '../../platform/database.ts';
import { availablePoints } from '../billing/ledger.ts';
import { storedContents } from '../documents/contents.ts';
import { arrangedOutline, waitingComposed } from '../outlines/arranged-outline.ts';
import type { PageRow } from '../pages/policy.ts';
import type { InstalledEngines } from '../projects/engines.ts';
import { ownProject } from '../projects/policy.ts';
import { requireUsable } from '../styles/policy.ts';
import { wantedTemplate } from '../templates/wanted-template.ts';
import { askedFor } from './service.ts';
import { succession } from './take-over.ts';

interface PreviewParts {
  readonly db: Database;
  readonly blobs: BlobStore;
  readonly maker: PageMaker;
  readonly engines: InstalledEngines;
}

/** What generating again would do to what people made, said before anything is replaced. */
export class GenerationPreview {
  readonly #parts: PreviewParts;

  constructor(parts: PreviewParts) {
    this.#parts = parts;
  }

  /**
   * Composes as a generation would, and changes nothing. A language model is not asked: it takes minutes and costs, and
   * makes as many pages as the local engine does.
   * @throws PagewrightError `request/not-found`, `generation/running`, `generation/no-cloud`, `style/unusable`,
   * `compose/…`
   */
  async preview(userId: number, body: BodyOf<typeof previewGeneration>): Promise<DataOf<typeof previewGeneration>> {
    const { db, blobs, maker, engines } = this.#parts;
    const { projectId } = body;
    const project = await ownProject(db, userId, projectId);
    if (project.status === GENERATION_STATUS.generating) throw new PagewrightError('generation/running');
    const { id, deterministic, pointsPerPage } = engines.working(project.module);
    const engine = deterministic ? id : 'local';
    const { text, prompt } = await askedFor(db, body);
    const settings = body.settings ?? project.settings;
    requireUsable(settings.style);
    const contents = await storedContents(db, blobs, projectId);
    if (contents.length === 0 && text.trim() === '') throw new PagewrightError('compose/no-content');
    const isArranged = body.ofOutline;
    const outline = isArranged
      ? arrangedOutline(await waitingComposed(db, projectId))
      : (
          await maker.make(
            { contents, text },
            { engine, prompt, ...settings, template: await wantedTemplate(db, userId, settings) },
          )
        ).outline;
    const composed = { projectId, outline, settings, isArranged };
    const { earlier, pages, leftOut } = await succession({ db, maker }, composed);
    const lives = pages.filter((page) => page.earlier !== undefined);
    const isOwn = (page: (typeof pages)[number]) => earlier[page.earlier ?? -1]?.briefId === null;
    return {
      pages: outline.pages.length - leftOut.length,
      points: (outline.pages.length - leftOut.length) * pointsPerPage,
      balance: await availablePoints(db, userId),
      own: lives.filter((page) => page.briefIndex === undefined && isOwn(page)).length,
      changed: lives.filter((page) => page.briefIndex !== undefined && page.hasChanges).length,
      homeless: lives.filter((page) => page.briefIndex === undefined && !isOwn(page)).length,
      leftOut: leftOut.length,
      returning: pages.filter(({ returns }) => returns).length,
      replaced: earlier.length - lives.filter((page) => page.hasChanges).length,
      unplaced: lives.flatMap((page) => page.unplaced.map((one) => onPage(one, earlier[page.earlier ?? -1]))),
    };
  }
}

/** A change with the page that it was made on. */
export function onPage(
  change: Pick<UnplacedChange, 'kind' | 'words' | 'was'>,
  row: PageRow | undefined,
): UnplacedChange {
  return { ...change, pageId: row?.id ?? 0, pageNumber: row?.pageNumber ?? 0 };
}
