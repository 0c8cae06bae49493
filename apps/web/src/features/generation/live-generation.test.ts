import { projectPage } from '@pagewright/contract/pages';
import { describe, expect, it } from 'vitest';
import { applyEvent, newGeneration } from './live-generation.ts';

const page = (pageNumber: number, styledText = 'x') => projectPage.parse({ id: pageNumber, pageNumber, styledText });

describe('a running generation', () => {
  it('collects pages in order and replaces repeated ones', () => {
    let live = newGeneration(0);
    for (const arrived of [page(2), page(1), page(2, 'newer')])
      live = applyEvent(live, { type: 'page', page: arrived }).live;
    expect(live.pages.map(({ pageNumber, styledText }) => [pageNumber, styledText])).toEqual([
      [1, 'x'],
      [2, 'newer'],
    ]);
    expect(live.pagesDone).toBe(2);
  });

  it('never goes backwards', () => {
    let live = newGeneration(0);
    live = applyEvent(live, { type: 'progress', stage: 'designing', fraction: 0.7, pagesTotal: 9 }).live;
    live = applyEvent(live, { type: 'progress', stage: 'designing', fraction: 0.4 }).live;
    expect(live).toMatchObject({ fraction: 0.7, pagesTotal: 9 });
  });

  it('is as far as the first state says, for whoever comes while it runs', () => {
    const state = { type: 'state' as const, status: 1, pagesDone: 2, pagesTotal: 6 };
    const { live } = applyEvent(newGeneration(0), { ...state, stage: 'designing', fraction: 0.6 });
    expect(live).toMatchObject({ stage: 'designing', fraction: 0.6, pagesDone: 2, pagesTotal: 6 });
    expect(applyEvent(live, { ...state, stage: 'designing', fraction: 0.5 }).live.fraction).toBe(0.6);
  });

  it('ends with done, with failed, and where the first state says that it is over', () => {
    const live = newGeneration(0);
    expect(applyEvent(live, { type: 'done', pagesTotal: 3 }).outcome).toBe('done');
    expect(applyEvent(live, { type: 'failed', error: 'generation/failed', params: {} }).outcome).toBe('failed');
    expect(applyEvent(live, { type: 'state', status: 2, pagesDone: 3, pagesTotal: 3 }).outcome).toBe('done');
    expect(applyEvent(live, { type: 'state', status: 1, pagesDone: 0, pagesTotal: 3 }).outcome).toBe('running');
  });
});
