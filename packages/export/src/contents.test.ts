import { componentOf } from '@pagewright/components/fixtures';
import type { Page } from '@pagewright/components/models';
import { expect, it } from 'vitest';
import { exportPages } from './exporters.ts';
import { NO_PRESS } from './testing/presses.ts';
import { pageOf, place } from './testing/proof-pages.ts';
import { ReadPackage } from './testing/read-package.ts';

const words = (slot: string, text: string) =>
  componentOf('text', { text }, { ...place(40, 40, 400, 40), id: slot.replace('.', '-'), slot });
const PAGES = [
  pageOf([words('title', 'Contents'), words('items.0', 'Costs'), words('items.1', 'Quays')]),
  pageOf([words('title', 'Quays')]),
  pageOf([words('title', 'Costs')]),
];

it.each(['pdf', 'html'] as const)('a %s has tables of contents that lead to the pages', async (format) => {
  let links: (string | undefined)[] = [];
  const take = ([contents]: readonly Page[]) => {
    links = contents?.components.map(({ link }) => link) ?? [];
  };
  const press = {
    ...NO_PRESS,
    pdf: async (pages: readonly Page[]) => (take(pages), new Uint8Array()),
    html: async (pages: readonly Page[]) => (take(pages), ''),
  };
  const context = { title: '', language: 'en-US', picture: async () => undefined, press } as const;
  await exportPages(format, PAGES, {}, context);
  expect(links).toEqual([undefined, 'page:3', 'page:2']);
});

it('a presentation has tables of contents that lead to the slides', async () => {
  const context = { title: '', language: 'en-US', picture: async () => undefined, press: NO_PRESS } as const;
  const { bytes } = await exportPages('pptx', PAGES, {}, context);
  const targets = new ReadPackage(bytes).text('ppt/slides/_rels/slide1.xml.rels').match(/slide\d\.xml/g);
  expect(targets?.sort()).toEqual(['slide2.xml', 'slide3.xml']);
});
