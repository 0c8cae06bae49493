import { expect, it, vi } from 'vitest';
import { PictureShelf } from './page-assets.ts';

// Files share their modules: what another one has loaded stands on the real calls.
const open = vi.hoisted(() => {
  vi.resetModules();
  return vi.fn<() => Promise<Response>>();
});
vi.mock('../../app/api/api.ts', () => ({ api: { open } }));

it('a picture that could not be fetched is asked for again by a refresh, and not before', async () => {
  open.mockRejectedValueOnce(new Error('404')).mockImplementation(async () => new Response('bytes'));
  const shelf = new PictureShelf(1);
  const told = vi.fn();
  shelf.subscribe(told);
  expect(shelf.find('a')).toBeUndefined();
  await vi.waitFor(() => expect(open).toHaveBeenCalledTimes(1));
  await new Promise((turn) => setImmediate(turn));
  expect(shelf.find('a')).toBeUndefined();
  expect(open).toHaveBeenCalledTimes(1);

  shelf.retry();
  expect(told).toHaveBeenCalledTimes(1);
  shelf.find('a');
  await vi.waitFor(() => expect(shelf.find('a')).toMatch(/^blob:/));
  expect(open).toHaveBeenCalledTimes(2);
  shelf.retry();
  shelf.find('a');
  expect(open).toHaveBeenCalledTimes(2);
  shelf.clear();
});
