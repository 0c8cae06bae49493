import type { GenerationEvent } from '@pagewright/contract/events';
import type { ProjectPage } from '@pagewright/contract/pages';
import { GENERATION_STATUS } from '@pagewright/contract/projects';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type ProgressStage = Extract<GenerationEvent, { type: 'progress' }>['stage'];

/** A running generation as its events tell it. */
export interface LiveGeneration {
  readonly stage: ProgressStage;
  /** 0 to 1 over the whole generation. */
  readonly fraction: number;
  readonly file?: string;
  readonly pagesDone: number;
  /** 0 while it is not known yet. */
  readonly pagesTotal: number;
  /** Pages that have arrived, ordered by pageNumber. */
  readonly pages: readonly ProjectPage[];
  /** Epoch ms. */
  readonly startedAt: number;
  readonly estimatedSeconds?: number;
}

export function newGeneration(startedAt: number, estimatedSeconds?: number): LiveGeneration {
  return { stage: 'queued', fraction: 0, pagesDone: 0, pagesTotal: 0, pages: [], startedAt, estimatedSeconds };
}

/** What becomes of a generation by an event; the outcome says whether the story has ended. */
export function applyEvent(
  live: LiveGeneration,
  event: GenerationEvent,
): { live: LiveGeneration; outcome: 'running' | 'done' | 'failed' | 'outlined' } {
  switch (event.type) {
    case 'state': {
      const { stage = live.stage, fraction = 0, pagesDone, pagesTotal } = event;
      const next = {
        ...live,
        stage,
        fraction: Math.max(live.fraction, fraction),
        pagesDone: Math.max(live.pages.length, pagesDone),
        pagesTotal,
      };
      return { live: next, outcome: event.status === GENERATION_STATUS.generating ? 'running' : 'done' };
    }
    case 'progress': {
      const { stage, fraction, file } = event;
      const pagesTotal = event.pagesTotal ?? live.pagesTotal;
      // Progress never runs backwards, whatever order the events come in.
      return {
        live: { ...live, stage, fraction: Math.max(live.fraction, fraction), file, pagesTotal },
        outcome: 'running',
      };
    }
    case 'page': {
      const pages = withPage(live.pages, event.page);
      return { live: { ...live, pages, pagesDone: Math.max(live.pagesDone, pages.length) }, outcome: 'running' };
    }
    case 'done':
      return { live: { ...live, fraction: 1, pagesTotal: event.pagesTotal }, outcome: 'done' };
    case 'outlined':
      return { live: { ...live, fraction: 1 }, outcome: 'outlined' };
    case 'failed':
      return { live, outcome: 'failed' };
  }
}

/** A page in its place; one that came before, with the same number, is replaced: a stream may repeat itself. */
function withPage(pages: readonly ProjectPage[], page: ProjectPage): readonly ProjectPage[] {
  return [...pages.filter(({ pageNumber }) => pageNumber !== page.pageNumber), page].sort(
    (a, b) => a.pageNumber - b.pageNumber,
  );
}

const store = createStore<{ byProject: Readonly<Record<number, LiveGeneration>> }>()(() => ({ byProject: {} }));

export const liveGenerations = {
  get: (projectId: number): LiveGeneration | undefined => store.getState().byProject[projectId],
  set(projectId: number, live: LiveGeneration) {
    store.setState(({ byProject }) => ({ byProject: { ...byProject, [projectId]: live } }));
  },
  clear(projectId: number) {
    const byProject = { ...store.getState().byProject };
    delete byProject[projectId];
    store.setState({ byProject });
  },
} as const;

export function useLiveGeneration(projectId: number): LiveGeneration | undefined {
  return useStore(store, ({ byProject }) => byProject[projectId]);
}
