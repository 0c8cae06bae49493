import { Readable } from 'node:stream';
import { componentOf } from '@pagewright/components/fixtures';
import type { Page } from '@pagewright/components/models';
import { PagewrightError } from '@pagewright/model/errors';
import type { Printer } from '@pagewright/printer/printer';
import { describe, expect, it } from 'vitest';
import { makeFile } from './make-file.ts';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const page: Page = {
  title: 'One',
  format: 'ppt-16-9',
  size: { width: 1280, height: 720 },
  language: 'en-US',
  background: { type: 'solid', color: '#ffffff' },
  margin: 0,
  components: [
    componentOf('image', { imageUrl: 'asset:a' }),
    componentOf('aiChart', { mermaidCode: 'pie\n "a": 1' }, { id: 'd1', zIndex: 2 }),
  ],
};
const refused = () => Promise.reject(new PagewrightError('print/no-browser'));
const noBrowser = { parts: refused, png: refused, pdf: refused } as unknown as Printer;
const job = {
  pages: [page],
  assets: {},
  title: 'T',
  language: 'en-US',
  readPicture: async (key: string) => (key === 'a' ? Readable.from([PIXEL]) : undefined),
} as const;

describe('a file of a document', () => {
  it('is a presentation with its pictures where no browser is installed, and says what is missing', async () => {
    const shares: number[] = [];
    const context = { signal: new AbortController().signal, progress: (share: number) => void shares.push(share) };
    const made = await makeFile({ type: 'pptx', options: undefined }, job, noBrowser, context);
    expect(made.fidelity.native.pictures).toBe(1);
    expect(made.fidelity.losses).toEqual([{ page: 1, component: 'd1', reason: 'no-browser' }]);
    expect(Buffer.from(made.bytes).subarray(0, 2).toString()).toBe('PK');
    expect(shares.at(-1)).toBeCloseTo(0.9);
    expect(shares).toEqual(shares.toSorted((a, b) => a - b));
    await expect(makeFile({ type: 'pdf', options: undefined }, job, noBrowser, context)).rejects.toMatchObject({
      code: 'print/no-browser',
    });
  });
});
