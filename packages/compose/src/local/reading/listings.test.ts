import { expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { documentOf, heading, paragraph } from '../testing/fixtures.ts';

const DIAGRAM = [
  'classDiagram',
  ...Array.from({ length: 24 }, (_, index) => `class Table${index} {\n  id: bigint\n  name: text\n}`),
].join('\n');

function listings(language: string): string[] {
  const document = documentOf([
    heading('Orders', 1),
    paragraph('What the service keeps.'),
    heading('Tables'),
    paragraph('The tables and their columns.'),
    { kind: 'code', language, text: DIAGRAM },
  ]);
  const outline = composeLocal({
    documents: [document],
    prompt: '',
    mode: 'condense',
    pageCount: 'auto',
    format: 'ppt-16-9',
  });
  return outline.pages.flatMap((page) => (page.form === 'code' ? [page.code.text] : []));
}

it('a diagram stays whole, however long its source is; a listing is divided over pages', () => {
  expect(listings('mermaid')).toEqual([DIAGRAM]);
  expect(listings('text').length).toBeGreaterThan(2);
});
