import type { SnapAids } from '@pagewright/page/snapping';
import { useLayoutEffect } from 'react';
import { z } from 'zod';
import { createStore } from 'zustand';

/** What helps to place things: shown and hidden by the person, on this device. */
export interface StageAids {
  readonly rulers: boolean;
  readonly guides: boolean;
  readonly grid: boolean;
}

export const STAGE_AIDS = ['rulers', 'guides', 'grid'] as const satisfies (keyof StageAids)[];

/** px of the page between two lines of the grid. */
export const GRID_STEP = 20;

const FIRST: StageAids = { rulers: false, guides: true, grid: false };

/** Everything that shows them or snaps to them reads them here. */
export const stageAids = createStore<StageAids>(() => FIRST);

export function toggleAid(aid: keyof StageAids): void {
  stageAids.setState((aids) => ({ ...aids, [aid]: !aids[aid] }));
}

export function snapAids(): SnapAids {
  const { guides, grid } = stageAids.getState();
  return { guides, grid: grid ? GRID_STEP : undefined };
}

const KEY = 'pagewright_stage_aids';
/** Version of what is stored; another one is not read. */
const VERSION = '1.0.0';
const stored = z.object({ version: z.literal(VERSION), rulers: z.boolean(), guides: z.boolean(), grid: z.boolean() });

/** What is broken is as if it were not there. */
export function readStageAids(storage: Pick<Storage, 'getItem'>): StageAids {
  try {
    const { rulers, guides, grid } = stored.parse(JSON.parse(storage.getItem(KEY) ?? ''));
    return { rulers, guides, grid };
  } catch {
    return FIRST;
  }
}

export function keepStageAids(storage: Pick<Storage, 'setItem'>, aids: StageAids): void {
  try {
    storage.setItem(KEY, JSON.stringify({ version: VERSION, ...aids }));
  } catch {
    // They last as long as the tab is open.
  }
}

/** They are as they were left on this device, and are kept as they change. */
export function useStoredStageAids(): void {
  useLayoutEffect(() => {
    stageAids.setState(readStageAids(window.localStorage), true);
    return stageAids.subscribe((aids) => keepStageAids(window.localStorage, aids));
  }, []);
}
