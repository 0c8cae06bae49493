import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { afterTurns } from './after-turns.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('is done once, after as long as was asked', () => {
  const act = vi.fn();
  afterTurns(5_000, act);
  vi.advanceTimersByTime(4_900);
  expect(act).not.toHaveBeenCalled();
  vi.advanceTimersByTime(10_000);
  expect(act).toHaveBeenCalledOnce();
  expect(vi.getTimerCount()).toBe(0);
});

it('is not done once it is called off', () => {
  const act = vi.fn();
  afterTurns(5_000, act)();
  vi.advanceTimersByTime(10_000);
  expect(act).not.toHaveBeenCalled();
});

it('does not count time in which nothing of the page could run', async () => {
  vi.useRealTimers();
  const act = vi.fn();
  const off = afterTurns(500, act);
  await new Promise((turn) => setTimeout(turn, 10));
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 700);
  await new Promise((turn) => setTimeout(turn, 150));
  off();
  expect(act).not.toHaveBeenCalled();
});
