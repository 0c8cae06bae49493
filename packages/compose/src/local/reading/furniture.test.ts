import { formatOrigin } from '@pagewright/model/origin';
import type { SourceBlock } from '@pagewright/model/source-document';
import { expect, test } from 'vitest';
import { withoutFurniture } from './furniture.ts';

const paragraph = (text: string, at: number): SourceBlock => ({
  kind: 'paragraph',
  text,
  origin: formatOrigin({ file: 'a.txt', block: at }),
});

test('numbers of pages are left out, words made of the same letters are not', () => {
  const texts = ['- 12 -', 'Civil', 'xvii', '3/40', 'ill', 'III', 'Mix 4'];
  const kept = withoutFurniture(texts.map(paragraph), { title: 'Codes', kind: 'txt', assets: {}, keepNotes: false });
  expect(kept.map((block) => (block.kind === 'paragraph' ? block.text : ''))).toEqual(['Civil', 'ill', 'Mix 4']);
});
