import { expect, it } from 'vitest';
import { numberedBlocks } from '../from-blocks/numbered-blocks.ts';
import { documentOf, heading, paragraph } from '../local/testing/fixtures.ts';
import { briefOfAnswer } from './brief-of-answer.ts';
import { pageAnswer } from './page-answer.ts';
import { UnusedBlocks } from './unused-blocks.ts';

it('blocks that no page rests on are told by their heading, however the pages word what they say', () => {
  const document = documentOf(
    [
      paragraph('Counted since 1998.'),
      heading('Food'),
      paragraph('Otters eat trout and eel.'),
      paragraph('They hunt at night.'),
      heading('Plans'),
      paragraph('The council plants willows.'),
    ],
    { title: 'Otters' },
  );
  const blocks = numberedBlocks([document]);
  const unused = new UnusedBlocks(blocks);
  const eaten = blocks.find(({ block }) => block.kind === 'paragraph' && block.text.includes('trout'));
  const answer = pageAnswer.parse({
    form: 'bullets',
    title: 'Nourriture',
    entries: [{ text: 'Truites et anguilles', from: [eaten?.id ?? ''] }],
  });
  const footing = { blocks: eaten ? [eaten] : [], language: 'fr-FR', keepsWords: false } as const;
  unused.shown(briefOfAnswer(answer, 'p1', footing, undefined));
  expect(unused.list().map(({ title, statements }) => [title, statements])).toEqual([
    ['Otters', 1],
    ['Food', 1],
    ['Plans', 1],
  ]);
});
