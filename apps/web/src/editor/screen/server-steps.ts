import { type HistoryState, redoStep, undoStep } from '@pagewright/contract/history';
import { api } from '../../app/api/api.ts';
import { queryClient } from '../../app/query-client.ts';
import type { EarlierSteps } from '../document/editor.ts';
import type { Direction } from '../document/history.ts';
import { takesOnlyPage } from './only-page.ts';

interface Document {
  readonly projectId: number;
  /** What waits to be saved goes to the server first. */
  readonly settle: () => Promise<void>;
  /** Shows the pages as the server has them now. */
  readonly show: () => Promise<void>;
  readonly pageCount: () => number;
}

/** The steps of a document that the server keeps. */
export class ServerSteps implements EarlierSteps {
  readonly #document: Document;
  #state: HistoryState;

  constructor(document: Document, state: HistoryState) {
    this.#document = document;
    this.#state = state;
  }

  has(direction: Direction): boolean {
    const step = this.#state[direction];
    if (step === null) return false;
    return direction === 'redo' || !takesOnlyPage(step, this.#document.pageCount());
  }

  async move(direction: Direction): Promise<void> {
    const { projectId, settle, show } = this.#document;
    await settle();
    const params = { id: projectId };
    const { step, undo, redo } = await (direction === 'undo'
      ? api.call(undoStep, { params, query: {} })
      : api.call(redoStep, { params }));
    this.#state = { undo, redo };
    if (!step) return;
    // The style and the format may be others now.
    void queryClient.invalidateQueries({ queryKey: ['projects'] });
    await show();
  }
}
