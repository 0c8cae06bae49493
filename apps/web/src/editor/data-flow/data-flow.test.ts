import type { PageConnection } from '@pagewright/contract/pages';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError, NO_ANSWER } from '../../app/api/api-error.ts';
import { createEditor } from '../document/create-editor.ts';
import { pageOf } from '../testing/test-editor.ts';
import { DataFlow } from './data-flow.ts';

interface Opened {
  /** What the server has. */
  server: readonly PageConnection[];
  /** What this device has. */
  device: { connections: readonly PageConnection[]; unsaved: boolean } | undefined;
  /** What the server answers with, one for each call; it obeys where there is none. */
  readonly errors: Error[];
  sent: number;
}

const link = (id: string, sourcePageId: number, targetPageId: number): PageConnection => ({
  id,
  sourcePageId,
  targetPageId,
});

async function open(start: Partial<Opened> = {}, pages = [1, 2, 3, 4]) {
  const world: Opened = { server: [], device: undefined, errors: [], sent: 0, ...start };
  const answer = () => {
    const error = world.errors.shift();
    if (error) throw error;
  };
  const editor = createEditor(
    pages.map((id) => ({ id, pageNumber: id, version: 1, page: pageOf([]) })),
    1,
  );
  const flow: DataFlow = new DataFlow(pages, {
    editor,
    memory: {
      read: () => world.device,
      write: (connections, unsaved) => {
        world.device = { connections, unsaved };
      },
    },
    load: async () => {
      answer();
      return world.server;
    },
    send: async (connections) => {
      answer();
      world.sent += 1;
      world.server = connections;
    },
    reloadPages: async () => undefined,
  });
  flow.start();
  await vi.advanceTimersByTimeAsync(1);
  const pairs = () => flow.store.getState().connections.map((one) => `${one.sourcePageId}-${one.targetPageId}`);
  const stored = () => world.server.map((one) => `${one.sourcePageId}-${one.targetPageId}`);
  const wait = (ms = 1) => vi.advanceTimersByTimeAsync(ms);
  return { world, editor, flow, pairs, stored, wait, save: () => flow.store.getState().save.is };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

describe('connections', () => {
  it('are made, taken back and made again, here, on the server and on this device', async () => {
    const { flow, editor, pairs, stored, world, wait, save } = await open();
    expect(flow.connect(1, 2)).toBeUndefined();
    await wait();
    expect([pairs(), stored(), save()]).toEqual([['1-2'], ['1-2'], 'saved']);
    expect(world.device).toEqual({ connections: world.server, unsaved: false });
    expect(flow.store.getState().selected).toBe(world.server[0]?.id);
    await editor.undo();
    await wait();
    expect([pairs(), stored()]).toEqual([[], []]);
    await editor.redo();
    await wait();
    expect([pairs(), stored()]).toEqual([['1-2'], ['1-2']]);
  });

  it('are refused where there is one already, or to the page itself; the other way round is another', async () => {
    const { flow, pairs, wait } = await open({ server: [link('a', 1, 2)] });
    expect(flow.connect(1, 2)).toBe('duplicate');
    expect(flow.connect(3, 3)).toBe('same-page');
    expect(flow.connect(2, 1)).toBeUndefined();
    await wait();
    expect(pairs()).toEqual(['1-2', '2-1']);
  });

  it('are removed as a step', async () => {
    const { flow, editor, pairs, stored, wait } = await open({ server: [link('a', 1, 2), link('b', 2, 3)] });
    flow.select('a');
    flow.disconnect('a');
    await wait();
    expect([pairs(), stored(), flow.store.getState().selected]).toEqual([['2-3'], ['2-3'], undefined]);
    await editor.undo();
    await wait();
    expect(stored().sort()).toEqual(['1-2', '2-3']);
  });

  it('go with a deleted page, and come back with it, steps and all', async () => {
    const { flow, editor, pairs, stored, world, wait } = await open({ server: [link('a', 1, 2), link('b', 3, 4)] });
    flow.connect(2, 3);
    await wait();
    flow.setPages([1, 3, 4]);
    world.server = world.server.filter(({ id }) => id === 'b');
    await wait();
    expect(pairs()).toEqual(['3-4']);
    expect(world.sent).toBe(1);
    flow.setPages([1, 2, 3, 4]);
    await wait();
    expect(stored().sort()).toEqual(['1-2', '2-3', '3-4']);
    await editor.undo();
    await wait();
    expect(pairs().sort()).toEqual(['1-2', '3-4']);
    await editor.redo();
    await wait();
    expect(stored().sort()).toEqual(['1-2', '2-3', '3-4']);
  });
});

describe('saving', () => {
  it('without a connection it keeps what was done on this device and tries again', async () => {
    const world = { errors: [] as Error[] };
    const { flow, save, stored, wait, world: now } = await open(world);
    now.errors.push(new ApiError(NO_ANSWER), new ApiError(NO_ANSWER));
    flow.connect(1, 2);
    await wait();
    expect([save(), stored(), now.device?.unsaved]).toEqual(['offline', [], true]);
    await wait(11_000);
    expect([save(), stored(), now.device?.unsaved]).toEqual(['saved', ['1-2'], false]);
  });

  it('says that the server refused, keeps the change, and saves it when asked again', async () => {
    const { flow, save, pairs, stored, wait, world } = await open();
    world.errors.push(new ApiError(500));
    flow.connect(1, 2);
    await wait();
    expect([save(), pairs(), stored()]).toEqual(['failed', ['1-2'], []]);
    await flow.retry();
    expect([save(), stored()]).toEqual(['saved', ['1-2']]);
  });

  it('puts back what an earlier session could not save', async () => {
    const kept = { connections: [link('x', 1, 4), link('y', 1, 77)], unsaved: true };
    const { pairs, stored, wait } = await open({ server: [link('a', 1, 2)], device: kept });
    await wait();
    expect([pairs(), stored()]).toEqual([['1-4'], ['1-4']]);
  });

  it('what is only a copy gives way to what the server has', async () => {
    const kept = { connections: [link('x', 1, 4)], unsaved: false };
    const { pairs, world } = await open({ server: [link('a', 1, 2)], device: kept });
    expect([pairs(), world.sent]).toEqual([['1-2'], 0]);
  });

  it('changes nothing while the connections cannot be read', async () => {
    const { flow, save, pairs, world } = await open({ server: [link('a', 1, 2)], errors: [new ApiError(500)] });
    expect([save(), flow.connect(1, 3)]).toEqual(['unread', 'not-read']);
    await flow.retry();
    expect([save(), pairs(), world.sent]).toEqual(['saved', ['1-2'], 0]);
  });
});
