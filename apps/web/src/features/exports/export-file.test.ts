import { beforeEach, expect, it, vi } from 'vitest';
import { exportFile } from './export-file.ts';

const downloadExport = vi.hoisted(() => vi.fn(() => Promise.resolve({ name: 'all.pptx', fidelity: undefined })));
vi.mock('./download-export.ts', () => ({ downloadExport }));
vi.mock('../../app/query-client.ts', () => ({ queryClient: {} }));
vi.mock('./export-abilities.ts', () => ({ abilitiesQuery: {} }));

const order = { projectId: 1, pages: [], type: 'pptx', pageIds: undefined, pageNumber: undefined } as const;

beforeEach(() => {
  downloadExport.mockClear();
});

/** An export of what is not on the server yet. */
function started() {
  const saving = Promise.withResolvers<void>();
  const control = new AbortController();
  const over = exportFile(order, { signal: control.signal, before: () => saving.promise });
  return { saving, control, over };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));

it('has the file made when all is on the server', async () => {
  const { saving, over } = started();
  await turn();
  expect(downloadExport).not.toHaveBeenCalled();
  saving.resolve();
  expect(await over).toMatchObject({ name: 'all.pptx' });
});

it('is stopped at once while it waits for that, and asks for nothing afterwards', async () => {
  const { saving, control, over } = started();
  control.abort();
  await expect(over).rejects.toMatchObject({ name: 'AbortError' });
  saving.resolve();
  await turn();
  expect(downloadExport).not.toHaveBeenCalled();
});
