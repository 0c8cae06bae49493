import type { ProjectDraft } from '@pagewright/contract/drafts';
import { afterAll, afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const stored: ProjectDraft = { text: 'typed last week', prompt: 'short', settings: { pageCount: 7 } };
const answers: ((isThere?: boolean) => void)[] = [];
const saved: object[] = [];

vi.stubGlobal('window', {
  localStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined },
});
vi.mock('../../app/session/session.ts', () => ({ session: { subscribe: () => undefined, get: () => undefined } }));
vi.mock('../../app/api/api.ts', () => ({
  api: {
    call: (endpoint: { method: string }, { body }: { body?: object }) =>
      endpoint.method === 'GET'
        ? new Promise((resolve, reject) =>
            answers.push((isThere = true) => (isThere ? resolve(stored) : reject(new ApiError(NO_ANSWER)))),
          )
        : Promise.resolve(body && saved.push(body)),
  },
}));
// Files share their modules: what another one has loaded stands on the real session and calls.
vi.resetModules();
const { ApiError, NO_ANSWER } = await import('../../app/api/api-error.ts');
const { adoptDraft, changeDraft, getDraft, loadDraft } = await import('./draft.ts');

afterAll(() => vi.unstubAllGlobals());

describe('a draft that is still on its way', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('is not saved over by what is chosen meanwhile', async () => {
    changeDraft(3, { settings: { style: 'warm' } });
    await vi.advanceTimersByTimeAsync(2_000);
    expect(saved).toEqual([]);
    const asked = loadDraft(3);
    for (const answer of answers.splice(0)) answer();
    await asked;
    const whole = { ...stored, settings: { pageCount: 7, style: 'warm' } };
    expect(getDraft(3)).toEqual(whole);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(saved.splice(0)).toEqual([{ projectId: 3, ...whole }]);
  });

  it('is asked for again where it did not come, so that what was changed meanwhile is saved', async () => {
    changeDraft(5, { prompt: 'for the board' });
    for (const answer of answers.splice(0)) answer(false);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(saved.splice(0)).toEqual([]);
    for (const answer of answers.splice(0)) answer();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(saved.splice(0)).toEqual([{ projectId: 5, ...stored, prompt: 'for the board' }]);
  });

  it('does not take the place of what was typed before there was a project', async () => {
    changeDraft(undefined, { text: 'typed before' });
    const asked = loadDraft(4);
    adoptDraft(4);
    for (const answer of answers.splice(0)) answer();
    await asked;
    expect(getDraft(4)).toMatchObject({ text: 'typed before' });
  });
});
