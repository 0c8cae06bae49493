import type { SourceWarning } from '@pagewright/model/source-document';
import { expect, it } from 'vitest';
import { textDocument } from '../formats/txt.ts';
import { withoutOutsidePictures } from './outside-pictures.ts';

it('lines that hold only pictures go, with their links and marks', () => {
  const lines = [
    '# Guide',
    '![The search box](search.png)',
    '[![build](https://example.org/b.svg)](https://example.org) ![size][size]',
    '1. Search for the customer.',
    '   ![Results (waiting)](/images/results.png "Results")',
    '- ![A map][map]',
  ];
  expect(withoutOutsidePictures(lines)).toEqual(['# Guide', '', '', '1. Search for the customer.', '', '']);
});

it.each([
  [['# Guide', 'Press ![the key](key.png) to begin.']],
  [['```', '![words](in-a-listing.png)', '```', 'Text.']],
  [['![Only a picture](map.png)']],
  [['Stop![1]']],
])('%j stays', (lines) => {
  expect(withoutOutsidePictures(lines)).toBeUndefined();
});

it('who reads the document is told that pictures are outside the file', () => {
  const warnings: SourceWarning[] = [];
  const { blocks } = textDocument(
    'guide.md',
    '# Guide\n\n![Waiting](a.png)\n\nWait until the list has come, then press the first name.',
    warnings,
  );
  expect(blocks.map((block) => ('text' in block ? block.text : ''))).toEqual([
    'Guide',
    'Wait until the list has come, then press the first name.',
  ]);
  expect(warnings).toEqual([{ code: 'external-images', params: {} }]);
});
