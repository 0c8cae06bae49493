import type { Page } from '@pagewright/components/models';
import { applyChange, changeBetween, inverseOf, isEmptyChange, type PageChange } from '@pagewright/page/commands';

/** Steps that can be taken back. */
export const HISTORY_STEPS = 200;

/** A change of what stands on a page. */
export interface PageStep {
  readonly pageId: number;
  readonly change: PageChange;
}

/** A change of which pages there are and of their order. It is made on the server, so taking it back takes a while. */
export interface PagesStep {
  undo(): Promise<void>;
  redo(): Promise<void>;
}

interface OpenStep extends PageStep {
  /** Changes of one gesture are one step. */
  readonly gesture: string | undefined;
  /** The page before the gesture's first change. */
  readonly start: Page;
}

type Step = OpenStep | PagesStep;

export type Direction = 'undo' | 'redo';

/** What a step leads to: a page as it is then, or something that is under way. */
export type Moved = { readonly pageId: number; readonly page: Page } | { readonly pages: Promise<void> };

/** Steps back and forward over all pages of a document, as differences and never as copies of pages. */
export class History {
  #done: Step[] = [];
  #undone: Step[] = [];
  readonly #limit: number;

  constructor(limit = HISTORY_STEPS) {
    this.#limit = limit;
  }

  get canUndo(): boolean {
    return this.#done.length > 0;
  }

  get canRedo(): boolean {
    return this.#undone.length > 0;
  }

  record(pageId: number, before: Page, after: Page, gesture: string | undefined): void {
    const last = this.#done.at(-1);
    const open = last && 'change' in last ? last : undefined;
    const goesOn = gesture !== undefined && open?.gesture === gesture && open.pageId === pageId;
    const start = goesOn ? open.start : before;
    const change = changeBetween(start, after);
    if (goesOn) this.#done.pop();
    this.#undone = [];
    if (!isEmptyChange(change)) this.#push({ pageId, change, gesture, start });
  }

  recordPages(step: PagesStep): void {
    this.#undone = [];
    this.#push(step);
  }

  /** Takes the last step back, or takes it again; undefined where there is none. */
  move(direction: Direction, pageOf: (id: number) => Page | undefined): Moved | undefined {
    const [from, to] = direction === 'undo' ? [this.#done, this.#undone] : [this.#undone, this.#done];
    const step = from.pop();
    if (!step) return undefined;
    if (!('change' in step)) return { pages: this.#movePages(step, direction) };
    const page = pageOf(step.pageId);
    if (!page) return undefined;
    // A step that was taken back is closed: what follows does not join it.
    to.push({ ...step, gesture: undefined });
    const change = direction === 'undo' ? inverseOf(step.change) : step.change;
    return { pageId: step.pageId, page: applyChange(page, change) };
  }

  /** Forgets the steps of a page that was replaced from outside. */
  forget(pageId: number): void {
    const isOther = (step: Step): boolean => !('change' in step) || step.pageId !== pageId;
    this.#done = this.#done.filter(isOther);
    this.#undone = this.#undone.filter(isOther);
  }

  /** A page that was brought back has another id now. */
  rename(old: number, now: number): void {
    const renamed = (step: Step): Step => ('change' in step && step.pageId === old ? { ...step, pageId: now } : step);
    this.#done = this.#done.map(renamed);
    this.#undone = this.#undone.map(renamed);
  }

  #push(step: Step): void {
    this.#done.push(step);
    if (this.#done.length > this.#limit) this.#done.shift();
  }

  /** The step stays where it was if the server refuses. The lists may have been replaced meanwhile. */
  async #movePages(step: PagesStep, direction: Direction): Promise<void> {
    let undone = direction === 'undo';
    try {
      await step[direction]();
    } catch (error) {
      undone = !undone;
      throw error;
    } finally {
      (undone ? this.#undone : this.#done).push(step);
    }
  }
}
