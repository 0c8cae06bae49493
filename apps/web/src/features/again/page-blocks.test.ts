import { expect, it } from 'vitest';
import { pageBlocks } from './page-blocks.ts';

const text = (attributes: string, words: string) =>
  `<Text x={80} y={80} width={300} height={60} ${attributes}>${words}</Text>`;

it('names what comes from the sources, and nothing else', () => {
  const page = [
    '<Page version={7} title="Harbour" format="ppt-16-9" width={1280} height={720} language="en-US" margin={64} background={{ type: "solid", color: "#ffffff" }}>',
    text('id="a" slot="items.0" origin={["note.txt#1"]}', 'Two cranes were renewed'),
    text('id="b" slot="page-number"', '3'),
    text('id="c"', 'Written by hand'),
    '</Page>',
  ].join('\n');
  expect(pageBlocks(page)).toEqual([{ id: 'a', kind: 'text', words: 'Two cranes were renewed' }]);
  expect(pageBlocks('<Page')).toEqual([]);
});
