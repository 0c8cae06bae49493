import type { DataOf } from '@pagewright/contract/endpoint';
import type { HistoryState, undoStep } from '@pagewright/contract/history';
import { GENERATION_STATUS } from '@pagewright/contract/projects';
import { PagewrightError } from '@pagewright/model/errors';
import type { Database } from '../../platform/database.ts';
import { ownProject } from '../projects/policy.ts';
import { historyOf, moveStep } from './steps.ts';

/** Taking back what was done to a document, on any device and after any time that steps are kept. */
export class DocumentHistory {
  readonly #db: Database;

  constructor(db: Database) {
    this.#db = db;
  }

  async get(userId: number, projectId: number): Promise<HistoryState> {
    await ownProject(this.#db, userId, projectId);
    return historyOf(this.#db, projectId);
  }

  /**
   * @param only the step that is meant, where no other is to be taken back
   * @throws PagewrightError `request/not-found`, `generation/running`, `request/conflict`
   */
  async move(
    userId: number,
    projectId: number,
    direction: 'undo' | 'redo',
    only?: number,
  ): Promise<DataOf<typeof undoStep>> {
    return this.#db.transaction(async (tx) => {
      const { status } = await ownProject(tx, userId, projectId, 'lock');
      if (status === GENERATION_STATUS.generating) throw new PagewrightError('generation/running');
      if (only !== undefined && (await historyOf(tx, projectId)).undoId !== only)
        throw new PagewrightError('request/conflict');
      const step = (await moveStep(tx, projectId, direction)) ?? null;
      const { settings } = await ownProject(tx, userId, projectId);
      return { step, settings, ...(await historyOf(tx, projectId)) };
    });
  }
}
