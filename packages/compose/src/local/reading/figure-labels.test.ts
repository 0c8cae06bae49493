import { formatOrigin } from '@pagewright/model/origin';
import { expect, it } from 'vitest';
import { type Draft, documentOf, heading, list, paragraph, table } from '../testing/fixtures.ts';
import { withoutFigureLabels } from './figure-labels.ts';

function left(drafts: readonly Draft[]): string[] {
  return withoutFigureLabels(documentOf(drafts).blocks, 'en-US').map((block) =>
    'text' in block ? block.text : block.kind,
  );
}

const TEXT = 'Ferries ask the harbour office for a berth before they leave the open sea.';
const CAPTION = 'Figure 2: How a berth is asked for.';

it('leaves out the names and axes of a drawing that stand over its caption', () => {
  const drawing = [heading('Ferry', 4), paragraph('Harbour'), heading('Ask', 4), paragraph('0 5 10 15 Berths')];
  const boxes = table([
    ['Ask', ''],
    ['', 'Wait'],
  ]);
  expect(left([paragraph(TEXT), ...drawing, boxes, list(['As it was.']), paragraph(CAPTION), paragraph(TEXT)])).toEqual(
    [TEXT, CAPTION, TEXT],
  );
});

it('keeps the heading of the text around a figure, sentences, and the few lines that are no drawing', () => {
  const labels = ['Ferry', 'Harbour', 'Pilot'].map(paragraph);
  expect(left([heading('Berths', 2, '3.1'), ...labels, paragraph(CAPTION)])).toEqual(['Berths', CAPTION]);
  expect(left([heading('Berths'), ...labels, paragraph(CAPTION)])).toEqual(['Berths', CAPTION]);
  expect(left([paragraph('Ferry'), paragraph(TEXT), paragraph('Pilot'), paragraph(CAPTION)])).toHaveLength(4);
  expect(left([...labels, paragraph('Table 2: Berths')])).toHaveLength(4);
});

it('keeps what says something by itself, other pages, other sections and lines over a sentence that begins with a figure', () => {
  const told = ['Oven: 180 degrees', 'Serves 12 people', 'Rent 2,400 euros'].map(paragraph);
  expect(left([paragraph(TEXT), ...told, paragraph(CAPTION)])).toHaveLength(5);
  const labels = ['Ferry', 'Harbour', 'Pilot'].map(paragraph);
  expect(left([list(['Flour', 'Butter', 'Eggs']), ...labels, paragraph(CAPTION)])).toEqual(['list', CAPTION]);
  expect(left([paragraph('Crew'), heading('Berths'), ...labels, paragraph(CAPTION)])).toEqual([
    'Crew',
    'Berths',
    CAPTION,
  ]);
  expect(left([...labels, paragraph('Figure 2 shows how a berth is asked for.')])).toHaveLength(4);
  const paged = documentOf([...labels, paragraph(CAPTION)], { file: 'a.pdf' }).blocks.map((block, index) => ({
    ...block,
    origin: formatOrigin({ file: 'a.pdf', block: index, place: index < 3 ? 'p1' : 'p2' }),
  }));
  expect(withoutFigureLabels(paged, 'en-US')).toHaveLength(4);
});
