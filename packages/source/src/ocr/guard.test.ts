import { fork } from 'node:child_process';
import { once } from 'node:events';
import { expect, it } from 'vitest';
import { OCR } from '../limits.ts';

it('a process that takes more memory than it may is ended', async () => {
  const child = fork(new URL('../testing/hungry-process.ts', import.meta.url), [String(OCR.memoryMb + 200)], {
    env: {},
  });
  const [, signal] = await once(child, 'exit');
  expect(signal).toBe('SIGKILL');
});

it('one that takes less is left alone', async () => {
  const child = fork(new URL('../testing/hungry-process.ts', import.meta.url), ['200'], { env: {} });
  expect(await once(child, 'exit')).toEqual([0, null]);
});
