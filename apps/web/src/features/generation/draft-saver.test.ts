import type { ProjectDraft } from '@pagewright/contract/drafts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DraftSaver } from './draft-saver.ts';

vi.mock('../../app/api/api.ts', () => ({ api: {} }));

class FakeStorage {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}

const draft = (text: string): ProjectDraft => ({ text, prompt: '', settings: { style: 'warm' } });

describe('what is typed on the create screen', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  const setUp = () => {
    const storage = new FakeStorage();
    const saved: ProjectDraft[] = [];
    const server = {
      load: vi.fn(async () => draft('from the server')),
      save: vi.fn(async (_: number, one: ProjectDraft) => void saved.push(one)),
    };
    return { storage, saved, server, saver: new DraftSaver(storage, server) };
  };

  it('is sent after a moment of rest, once, and then only the server has it', async () => {
    const { storage, saved, saver } = setUp();
    saver.save(7, draft('a'));
    saver.save(7, draft('ab'));
    await vi.advanceTimersByTimeAsync(200);
    expect([...storage.items.values()].join()).toContain('"ab"');
    expect(saved).toEqual([]);
    await vi.advanceTimersByTimeAsync(700);
    expect(saved).toEqual([draft('ab')]);
    expect(storage.items.size).toBe(0);
  });

  it('survives that the server is away and the window is closed', async () => {
    const { storage, saved, server, saver } = setUp();
    server.save.mockRejectedValueOnce(new Error('away'));
    saver.save(7, draft('a'));
    await vi.advanceTimersByTimeAsync(700);
    expect(saved).toEqual([]);
    const again = new DraftSaver(storage, server);
    expect(await again.load(7)).toEqual(draft('a'));
    await vi.advanceTimersByTimeAsync(6_000);
    expect(saved.at(-1)).toEqual(draft('a'));
    expect(await new DraftSaver(storage, server).load(7)).toEqual(draft('from the server'));
  });

  it('never arrives in the wrong order', async () => {
    const { saved, server, saver } = setUp();
    let finish = (): void => undefined;
    server.save.mockImplementationOnce(
      (_, one) =>
        new Promise<undefined>((resolve) => {
          finish = () => {
            saved.push(one);
            resolve(undefined);
          };
        }),
    );
    saver.save(7, draft('first'));
    const flushed = saver.flush(7);
    saver.save(7, draft('second'));
    void saver.flush(7);
    finish();
    await flushed;
    expect(saved.map(({ text }) => text)).toEqual(['first', 'second']);
  });

  it('is kept where there is no project yet', () => {
    const { storage, saver } = setUp();
    saver.keepNew(draft('a visitor'));
    expect(new DraftSaver(storage).readNew()).toEqual(draft('a visitor'));
    saver.keepNew(undefined);
    expect(saver.readNew()).toBeUndefined();
  });
});
