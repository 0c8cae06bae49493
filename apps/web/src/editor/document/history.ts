import type { Component, Page } from '@pagewright/components/models';
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

interface ContentStep {
  readonly changes: readonly PageStep[];
  /** Changes of one gesture are one step; the pages before the first of them. */
  readonly gesture?: { readonly name: string; readonly starts: ReadonlyMap<number, Page> } | undefined;
}

type Step = ContentStep | PagesStep;

export type Direction = 'undo' | 'redo';

export interface PageState {
  readonly pageId: number;
  readonly page: Page;
}

export interface ChangedPage {
  readonly pageId: number;
  readonly before: Page;
  readonly after: Page;
}

/** What a step leads to: pages as they are then, or something that is under way. */
export type Moved = { readonly pages: readonly PageState[] } | { readonly underWay: Promise<void> };

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

  /** Pages that change at once are one step, and so are changes of one gesture that begin with the same page. */
  record(changed: readonly ChangedPage[], name?: string): void {
    const last = this.#done.at(-1);
    const step = last && 'changes' in last ? last : undefined;
    const open = step?.changes[0]?.pageId === changed[0]?.pageId ? step?.gesture : undefined;
    const goesOn = name !== undefined && open?.name === name;
    const starts = new Map(changed.map(({ pageId, before }) => [pageId, before]));
    if (goesOn) for (const [pageId, start] of open.starts) starts.set(pageId, start);
    const changes = changed
      .map(({ pageId, before, after }) => ({ pageId, change: changeBetween(starts.get(pageId) ?? before, after) }))
      .filter(({ change }) => !isEmptyChange(change));
    const ids = new Set(changed.map(({ pageId }) => pageId));
    const earlier = goesOn ? (step?.changes ?? []).filter(({ pageId }) => !ids.has(pageId)) : [];
    if (goesOn) this.#done.pop();
    this.#undone = [];
    const all = [...changes, ...earlier];
    if (all.length > 0) this.#push({ changes: all, gesture: name ? { name, starts } : undefined });
  }

  /** Forgets a gesture that has just been made; the pages as they were before it. */
  cancel(name: string): readonly PageState[] {
    const last = this.#done.at(-1);
    if (!last || !('gesture' in last) || last.gesture?.name !== name) return [];
    this.#done.pop();
    return [...last.gesture.starts].map(([pageId, page]) => ({ pageId, page }));
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
    if (!('changes' in step)) return { underWay: this.#movePages(step, direction) };
    // A step that was taken back is closed: what follows does not join it.
    to.push({ changes: step.changes });
    const pages = step.changes.flatMap(({ pageId, change }) => {
      const page = pageOf(pageId);
      return page ? [{ pageId, page: applyChange(page, direction === 'undo' ? inverseOf(change) : change) }] : [];
    });
    return { pages };
  }

  /** Makes something else of components wherever steps lead to them or from them. */
  rewrite(change: (component: Component) => Component): void {
    const rewritten = (step: Step): Step => ('changes' in step ? rewrittenStep(step, change) : step);
    this.#done = this.#done.map(rewritten);
    this.#undone = this.#undone.map(rewritten);
  }

  /** Forgets the steps of a page that was replaced from outside. */
  forget(pageId: number): void {
    const others = (steps: readonly Step[]): Step[] =>
      steps.flatMap((step): Step[] => {
        if (!('changes' in step)) return [step];
        const changes = step.changes.filter((one) => one.pageId !== pageId);
        return changes.length === step.changes.length ? [step] : changes.length > 0 ? [{ changes }] : [];
      });
    this.#done = others(this.#done);
    this.#undone = others(this.#undone);
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

function rewrittenStep({ changes, gesture }: ContentStep, change: (component: Component) => Component): ContentStep {
  const rewritten = changes.map(({ pageId, change: whole }) => {
    const components = whole.components.map(({ before, after }) => ({
      ...(before ? { before: change(before) } : {}),
      ...(after ? { after: change(after) } : {}),
    }));
    return { pageId, change: { ...whole, components } };
  });
  const starts = [...(gesture?.starts ?? [])].map(([id, page]) => [id, rewrittenPage(page, change)] as const);
  return { changes: rewritten, gesture: gesture && { ...gesture, starts: new Map(starts) } };
}

/** The same page where nothing of it becomes anything else. */
export function rewrittenPage(page: Page, change: (component: Component) => Component): Page {
  const components = page.components.map(change);
  return components.every((one, index) => one === page.components[index]) ? page : { ...page, components };
}
