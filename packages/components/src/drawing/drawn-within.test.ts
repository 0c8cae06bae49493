import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DiagramTooSlow } from './diagram-fault.ts';
import { drawnWithin } from './drawn-within.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is what was drawn in time, and what went wrong in time', async () => {
  const drawn = drawnWithin(5_000, new Promise((done) => setTimeout(done, 4_800, 'drawn')));
  const failed = drawnWithin(5_000, Promise.reject(new Error('of its own')));
  await expect(failed).rejects.toThrow('of its own');
  await vi.advanceTimersByTimeAsync(4_800);
  await expect(drawn).resolves.toBe('drawn');
  expect(vi.getTimerCount()).toBe(0);
});

it('is given up after as long as it may take', async () => {
  const fault = drawnWithin(5_000, new Promise(() => undefined)).catch((error: unknown) => error);
  await vi.advanceTimersByTimeAsync(4_900);
  expect(await Promise.race([fault, 'waits'])).toBe('waits');
  await vi.advanceTimersByTimeAsync(100);
  expect(await fault).toBeInstanceOf(DiagramTooSlow);
  expect(await fault).toMatchObject({ seconds: 5 });
});

it('is not given up for time in which nothing of the page could run', async () => {
  vi.useRealTimers();
  const drawn = drawnWithin(500, new Promise((done) => setTimeout(done, 150, 'drawn')));
  await new Promise((turn) => setTimeout(turn, 10));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
  await expect(drawn).resolves.toBe('drawn');
});
