import { expect, it, vi } from 'vitest';
import { InstalledModel } from './installed-model.ts';

const ollama = { provider: 'ollama', url: 'http://127.0.0.1:11434/v1', model: 'qwen3:8b' } as const;

it('is found once for all who ask at the same time, and is looked for again only later', async () => {
  const find = vi.fn(async () => ollama);
  const model = new InstalledModel(undefined, find);
  expect(model.current()).toBeUndefined();
  await Promise.all([model.look(), model.look()]);
  await model.look();
  expect(model.current()).toEqual(ollama);
  expect(model.isFound()).toBe(true);
  expect(find).toHaveBeenCalledTimes(1);
});

it('is not looked for where one is set up, or nobody is to look', async () => {
  const find = vi.fn(async () => ollama);
  const configured = { url: 'http://llm.example/v1', model: 'm' };
  const model = new InstalledModel(configured, find);
  await model.look();
  expect(model.current()).toBe(configured);
  expect(model.isFound()).toBe(false);
  expect(find).not.toHaveBeenCalled();
  const none = new InstalledModel(undefined);
  await none.look();
  expect(none.current()).toBeUndefined();
});
