import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { ApiError, NO_ANSWER } from '../api/api-error.ts';
import { LocalCopy } from './local-copy.ts';
import { oneByOne, type SaveOutcome, saveOutcome } from './save-outcome.ts';
import { SavedResource } from './saved-resource.ts';

const KEY = 'note';

class Storage {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem = (key: string, value: string) => void this.items.set(key, value);
  removeItem = (key: string) => void this.items.delete(key);
}

/** A server that counts versions, and refuses what is based on an older one. */
class Server {
  version = 1;
  text = 'first';
  calls = 0;
  /** What the next calls fail with. */
  readonly errors: Error[] = [];
  /** The next call is done, and its answer does not arrive. */
  losesAnswer = false;
  /** Answers wait for it. */
  held: Promise<void> | undefined;

  async save(text: string, version: number): Promise<number> {
    this.calls += 1;
    await this.held;
    const error = this.errors.shift();
    if (error) throw error;
    if (version < this.version && text === this.text) return this.version;
    if (version !== this.version) throw new ApiError(409, '', 'request/conflict', { version: this.version });
    this.text = text;
    this.version += 1;
    if (this.losesAnswer) {
      this.losesAnswer = false;
      throw new ApiError(NO_ANSWER);
    }
    return this.version;
  }
}

/** A window in which a note is open. */
function open(server: Server, storage: Storage) {
  const copy = new LocalCopy(storage, KEY, z.object({ text: z.string() }));
  const kept = copy.read();
  const note = { text: kept?.value.text ?? server.text, version: kept?.version ?? server.version, typed: '' };
  const resource = new SavedResource<{ readonly text: string }>({
    now: () => ({ value: { text: note.text }, version: note.version }),
    typing: () => ({ value: { text: note.text + note.typed }, version: note.version }),
    send: ({ value, version }) => saveOutcome(() => server.save(value.text, version)),
    saved: (version) => {
      note.version = version;
    },
    copy,
  });
  const write = (text: string) => {
    note.text = text;
    resource.changed();
  };
  const type = (text: string) => {
    note.typed = text;
    resource.typed(text !== '');
  };
  return { note, resource, write, type, is: () => resource.state.getState().is };
}

const onDevice = (storage: Storage) => JSON.parse(storage.items.get(KEY) ?? 'null');
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms);
/** What the browser tells the page. */
const tell = (event: string) => windowEvents.dispatchEvent(new Event(event));
let windowEvents = new EventTarget();

beforeEach(() => {
  vi.useFakeTimers();
  windowEvents = new EventTarget();
  vi.stubGlobal('addEventListener', windowEvents.addEventListener.bind(windowEvents));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('a change', () => {
  it('is on this device within a moment and on the server after a rest, once', async () => {
    const [server, storage] = [new Server(), new Storage()];
    const { write, is } = open(server, storage);
    for (const text of ['a', 'ab', 'abc']) write(text);
    expect(is()).toBe('waiting');
    await wait(200);
    expect([onDevice(storage), server.calls]).toEqual([{ text: 'abc', version: 1 }, 0]);
    await wait(800);
    expect([server.text, server.calls, is(), onDevice(storage)]).toEqual(['abc', 1, 'saved', null]);
    write('abcd');
    await wait(1_000);
    expect([server.text, server.version]).toEqual(['abcd', 3]);
  });

  it('made while another is on its way goes after it, based on its version', async () => {
    const [server, storage] = [new Server(), new Storage()];
    const { write, is, resource } = open(server, storage);
    let answer = (): void => undefined;
    server.held = new Promise((resolve) => {
      answer = resolve;
    });
    write('first of two');
    const flushed = resource.flush();
    write('second of two');
    await wait(2_000);
    expect([server.calls, is()]).toEqual([1, 'saving']);
    answer();
    await flushed;
    expect([server.calls, server.text, server.version, is()]).toEqual([2, 'second of two', 3, 'saved']);
    expect(onDevice(storage)).toBeNull();
  });

  it('that was taken back before it was sent is not sent', async () => {
    const storage = new Storage();
    const send = vi.fn(async (): Promise<SaveOutcome> => ({ is: 'saved', version: 0 }));
    let text: string | undefined = 'there';
    const resource = new SavedResource<{ readonly text: string }>({
      now: () => (text === undefined ? undefined : { value: { text }, version: 0 }),
      send,
      saved: () => undefined,
      copy: new LocalCopy(storage, KEY, z.object({ text: z.string() })),
    });
    resource.changed();
    await wait(200);
    text = undefined;
    resource.changed();
    await wait(1_000);
    expect([send.mock.calls.length, resource.state.getState().is, onDevice(storage)]).toEqual([0, 'saved', null]);
  });
});

describe('without an answer', () => {
  it('it is tried again, each time after twice as long, and at most every minute', async () => {
    const [server, storage] = [new Server(), new Storage()];
    const { write, is } = open(server, storage);
    server.errors.push(...Array.from({ length: 20 }, () => new ApiError(NO_ANSWER)));
    const started = Date.now();
    const tries: number[] = [];
    write('kept');
    for (let calls = 0; Date.now() - started < 300_000; ) {
      await wait(100);
      if (server.calls > calls) tries.push(Math.round((Date.now() - started) / 1_000));
      calls = server.calls;
    }
    const pauses = tries.slice(1).map((at, index) => at - (tries[index] ?? 0));
    expect(pauses.slice(0, 7)).toEqual([2, 4, 8, 16, 32, 60, 60]);
    expect([is(), onDevice(storage)]).toEqual(['offline', { text: 'kept', version: 1 }]);
    server.errors.length = 0;
    await wait(60_000);
    expect([is(), server.text, onDevice(storage)]).toEqual(['saved', 'kept', null]);
  });

  it('what arrived all the same is not taken for somebody else’s, whatever was changed since', async () => {
    const [server, storage] = [new Server(), new Storage()];
    const { write, is } = open(server, storage);
    server.losesAnswer = true;
    write('arrived');
    await wait(700);
    expect([is(), server.text]).toEqual(['offline', 'arrived']);
    await wait(2_000);
    expect([is(), server.calls, server.version]).toEqual(['saved', 2, 2]);
    server.losesAnswer = true;
    write('arrived too');
    await wait(700);
    write('arrived too, and more');
    await wait(2_000);
    expect([is(), server.text, server.version]).toEqual(['saved', 'arrived too, and more', 4]);
  });

  it('it is sent at once when the connection comes back', async () => {
    const [server, storage] = [new Server(), new Storage()];
    const { write, is } = open(server, storage);
    server.errors.push(...Array.from({ length: 6 }, () => new ApiError(NO_ANSWER)));
    write('kept');
    await wait(70_000);
    expect(is()).toBe('offline');
    server.errors.length = 0;
    tell('online');
    await wait(10);
    expect([is(), server.text]).toEqual(['saved', 'kept']);
  });

  it('the next session finds it on this device, sends it, and asks where the server has gone on', async () => {
    const [server, storage] = [new Server(), new Storage()];
    const before = open(server, storage);
    server.errors.push(new ApiError(NO_ANSWER));
    before.write('left behind');
    tell('pagehide');
    expect(onDevice(storage)).toEqual({ text: 'left behind', version: 1 });
    before.resource.stop();
    const after = open(server, storage);
    expect(after.note).toMatchObject({ text: 'left behind', version: 1 });
    await server.save('from elsewhere', 1).catch(() => server.save('from elsewhere', 1));
    after.write(after.note.text);
    await wait(1_000);
    expect(after.resource.state.getState()).toEqual({ is: 'conflict', version: 2 });
    expect(server.text).toBe('from elsewhere');
  });

  it('a server that is not well is tried again, one that refuses is not', async () => {
    for (const [error, tries] of [
      [new ApiError(503), 2],
      [new ApiError(429), 2],
      [new ApiError(400), 1],
      [new Error('broken'), 1],
    ] as const) {
      const [server, storage] = [new Server(), new Storage()];
      const { write, is, resource } = open(server, storage);
      server.errors.push(error);
      write('kept');
      await wait(700);
      expect(resource.state.getState()).toEqual({ is: 'failed', error });
      expect(onDevice(storage)).toEqual({ text: 'kept', version: 1 });
      await wait(120_000);
      expect([server.calls, is()]).toEqual([tries, tries === 2 ? 'saved' : 'failed']);
    }
  });

  it('nothing is sent after a stop, and what was unsaved stays on this device', async () => {
    const [server, storage] = [new Server(), new Storage()];
    const { write, resource } = open(server, storage);
    server.errors.push(new ApiError(NO_ANSWER));
    write('kept');
    await wait(700);
    resource.stop();
    tell('online');
    await wait(120_000);
    expect([server.calls, onDevice(storage)]).toEqual([1, { text: 'kept', version: 1 }]);
  });
});

describe('a second window', () => {
  it('never saves over the first unasked; its person keeps either', async () => {
    const [server, storage] = [new Server(), new Storage()];
    const [one, two] = [open(server, storage), open(server, storage)];
    one.write('from the first window');
    await wait(1_000);
    two.write('from the second');
    await wait(1_000);
    expect(two.resource.state.getState()).toEqual({ is: 'conflict', version: 2 });
    two.write('from the second, and more');
    await two.resource.flush();
    await wait(120_000);
    expect([server.calls, server.text]).toEqual([2, 'from the first window']);
    expect(onDevice(storage)).toEqual({ text: 'from the second, and more', version: 1 });
    two.resource.keepMine();
    await wait(10);
    expect([two.is(), server.text, server.version]).toEqual(['saved', 'from the second, and more', 3]);
    one.write('late');
    await wait(1_000);
    expect(one.is()).toBe('conflict');
    one.resource.discard();
    await wait(120_000);
    expect([one.is(), server.text, onDevice(storage)]).toEqual(['saved', 'from the second, and more', null]);
  });

  it('does not take away what the other has not saved yet', async () => {
    const [server, storage] = [new Server(), new Storage()];
    const [one, two] = [open(server, storage), open(server, storage)];
    one.write('saved');
    await wait(200);
    two.write('not saved');
    server.errors.push(new ApiError(NO_ANSWER));
    await two.resource.flush();
    expect(onDevice(storage)).toEqual({ text: 'not saved', version: 1 });
    await one.resource.flush();
    expect([server.text, one.is()]).toEqual(['saved', 'saved']);
    expect(onDevice(storage)).toEqual({ text: 'not saved', version: 1 });
  });
});

describe('what is being typed', () => {
  it('is kept on this device and not sent, until it is a change or is given up', async () => {
    const [server, storage] = [new Server(), new Storage()];
    const { write, type, is } = open(server, storage);
    type(' and');
    await wait(1_000);
    expect([onDevice(storage), server.calls]).toEqual([{ text: 'first and', version: 1 }, 0]);
    type('');
    expect(onDevice(storage)).toBeNull();
    type(' and more');
    write('second');
    await wait(1_000);
    expect([server.text, is(), onDevice(storage)]).toEqual([
      'second',
      'saved',
      { text: 'second and more', version: 2 },
    ]);
    write('second and more');
    type('');
    await wait(1_000);
    expect([server.text, onDevice(storage)]).toEqual(['second and more', null]);
  });
});

describe('a copy on this device', () => {
  it('that was broken by hand is no copy, and goes', () => {
    const storage = new Storage();
    for (const text of ['{broken', '{"version":1}', '{"version":-1,"text":"a"}', '7']) {
      storage.items.set(KEY, text);
      expect(new LocalCopy(storage, KEY, z.object({ text: z.string() })).read()).toBeUndefined();
      expect(storage.items.size).toBe(0);
    }
  });

  it('is simply not there where storage is full or forbidden', async () => {
    const server = new Server();
    const refuse = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
    const storage = new Storage();
    Object.assign(storage, { getItem: refuse, setItem: refuse, removeItem: refuse });
    const { write, is } = open(server, storage);
    write('a');
    await wait(1_000);
    expect([is(), server.text]).toEqual(['saved', 'a']);
  });
});

describe('several things in one lane', () => {
  it('are sent one after the other, and not at all behind one that got no answer', async () => {
    const inTurn = oneByOne();
    const order: string[] = [];
    const send =
      (name: string, outcome: SaveOutcome): (() => Promise<SaveOutcome>) =>
      async () => {
        order.push(`${name} starts`);
        await wait(1);
        order.push(`${name} ends`);
        return outcome;
      };
    const saved: SaveOutcome = { is: 'saved', version: 1 };
    await Promise.all([inTurn(send('a', saved)), inTurn(send('b', saved))]);
    expect(order).toEqual(['a starts', 'a ends', 'b starts', 'b ends']);
    const outcomes = await Promise.all([inTurn(send('c', { is: 'offline' })), inTurn(send('d', saved))]);
    expect([outcomes.map(({ is }) => is), order.at(-1)]).toEqual([['offline', 'offline'], 'c ends']);
    expect(await inTurn(send('e', saved))).toEqual(saved);
  });
});
