import { expect, it, vi } from 'vitest';
import { PictureShelf } from './picture-shelf.ts';

it('a picture that could not be fetched is asked for again by a refresh, and not before', async () => {
  const open = vi.fn<() => Promise<Response>>();
  open.mockRejectedValueOnce(new Error('404')).mockImplementation(async () => new Response('bytes'));
  const shelf = new PictureShelf({ document: open, uploaded: open });
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
