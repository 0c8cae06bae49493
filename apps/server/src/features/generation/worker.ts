import { availableParallelism } from 'node:os';
import type { EngineSettings } from '@pagewright/compose/engines';
import {
  AT_ONCE_BY_MODEL,
  createPageMaker,
  type PageMaker,
  type PageMakerOptions,
} from '@pagewright/pipeline/page-maker';
import { generateJob, writeJob } from './jobs.ts';
import { GenerationRunner, type RunnerParts } from './runner.ts';
import { Sweeper } from './sweeper.ts';

/** Generations made at the same time by one process: a core is left for whoever is being answered. */
const PARALLEL = Math.min(4, Math.max(1, availableParallelism() - 1));

export interface WorkerParts extends Omit<RunnerParts, 'maker'> {
  /** Whether no other process can be working on the same database. */
  readonly alone: boolean;
  /** A module of engines to choose from; those of the product where not said. */
  readonly engines?: URL;
  /** What they are made with. */
  readonly settings?: () => EngineSettings;
  /** Gives the maker that it has to itself; one with new threads where not said. */
  readonly newMaker?: (options: PageMakerOptions) => PageMaker;
}

/** Begins to take generations from the queue; returns the way to stop. */
export async function startWorking(parts: WorkerParts): Promise<() => Promise<void>> {
  const { db, queue, onError, alone, engines, settings, newMaker = createPageMaker } = parts;
  const maker = newMaker({
    workers: PARALLEL,
    ...(engines ? { engines } : {}),
    ...(settings ? { settings } : {}),
  });
  const runner = new GenerationRunner({ ...parts, maker });
  const sweeper = new Sweeper(db, queue, onError);
  await sweeper.start(alone);
  const run = ({ generationId }: { readonly generationId: number }) => runner.run(generationId);
  const resting = [await queue.work(generateJob, PARALLEL, run), await queue.work(writeJob, AT_ONCE_BY_MODEL, run)];
  return async () => {
    sweeper.stop();
    // Before anything goes back to the queue, which would be taken again at once.
    for (const rest of resting) rest();
    runner.stop();
    await maker.close();
  };
}
