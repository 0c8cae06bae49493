import { componentOf } from '@pagewright/components/fixtures';
import { UPLOAD } from '@pagewright/model/limits';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { strFromU8, unzipSync } from 'fflate';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import type { ExportContext } from '../exporter.ts';
import { fidelityLines } from '../fidelity-text.ts';
import { NO_PRESS } from '../testing/presses.ts';
import { pageOf, textPage } from '../testing/proof-pages.ts';
import { exportSource } from './export-source.ts';
import { renamedPictures, SOURCE_LIST, sourceList } from './source-archive.ts';

const UPLOADED = '/api/pagewright/document/image/0123456789abcdef0123';

it('an archive holds the pages as they are, with every picture once', async () => {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#c8102e' } })
    .png()
    .toBuffer();
  const context: ExportContext = {
    title: 'Proof',
    language: 'fr-FR',
    picture: async (key) => (key === 'photo' || key === UPLOADED ? png : undefined),
    press: NO_PRESS,
    document: {
      madeAs: { style: 'warm', format: 'ppt-4-3' },
      pages: ['', 'Two', ''].map((name) => ({ name, hidden: name !== '', section: 'Proofs' })),
    },
  };
  const images = ['asset:photo', UPLOADED, 'asset:lost'].map((imageUrl) => componentOf('image', { imageUrl }));
  const pages = [textPage('fr-FR'), pageOf(images), pageOf([componentOf('image', { imageUrl: 'asset:photo' })])];
  const { bytes, fidelity } = await exportSource(pages, {}, context);
  const files = unzipSync(bytes);
  const text = (path: string) => strFromU8(files[path] ?? new Uint8Array());
  const list = sourceList.parse(JSON.parse(text(SOURCE_LIST)));
  expect(list).toMatchObject({ title: 'Proof', language: 'fr-FR', madeAs: context.document?.madeAs });
  expect(list.pages.map(({ marks }) => marks)).toEqual(context.document?.pages);
  expect(Object.keys(list.pictures)).toHaveLength(2);
  for (const path of Object.values(list.pictures)) expect(Buffer.from(files[path] ?? [])).toEqual(png);
  // As they were, under the names that the pictures had.
  const names = new Map([
    ['picture-1', 'asset:photo'],
    ['picture-2', UPLOADED],
  ]);
  const back = list.pages.map(({ path }) => parsePage(renamedPictures(text(path), names)));
  expect(back.map(printPage)).toEqual(pages.map(printPage));
  expect(fidelity).toMatchObject({ nature: 'source', pages: 3, isTooLarge: false });
  expect(fidelity.losses).toEqual([{ page: 2, component: '', reason: 'unreadable' }]);
  expect(fidelityLines(fidelity, 'en-US')).toHaveLength(2);
});

it('an archive that is too large to be imported says so', async () => {
  const png = await sharp({ create: { width: 4, height: 4, channels: 3, background: '#c8102e' } })
    .png()
    .toBuffer();
  const large = Buffer.concat([png, Buffer.alloc(UPLOAD.maxBytes)]);
  const context: ExportContext = { title: 'L', language: 'en-US', picture: async () => large, press: NO_PRESS };
  const { fidelity } = await exportSource([pageOf([componentOf('image', { imageUrl: 'asset:a' })])], {}, context);
  expect(fidelity.isTooLarge).toBe(true);
  expect(fidelityLines(fidelity, 'fr-FR').join()).toContain('100 Mo');
});
