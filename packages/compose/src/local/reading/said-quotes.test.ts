import { describe, expect, it } from 'vitest';
import { documentOf, paragraph } from '../testing/fixtures.ts';
import { withSaidQuotes } from './said-quotes.ts';

const told = (...lines: string[]) =>
  withSaidQuotes(documentOf(lines.map(paragraph)).blocks).map((block) =>
    block.kind === 'quote' ? [block.text, block.attribution] : block.kind,
  );

describe('a paragraph of what somebody said', () => {
  it.each([
    [
      '"I used to ring three times. Now the bed shouts for itself," says Maura Keane, who cleans Ward 4.',
      'I used to ring three times. Now the bed shouts for itself',
      'Maura Keane, who cleans Ward 4',
    ],
    ['“It saves me an hour every morning.” – Ines, warehouse', 'It saves me an hour every morning.', 'Ines, warehouse'],
    [
      '« Je suis repartie avec une équipe », raconte Nadia, adhérente depuis 2022.',
      'Je suis repartie avec une équipe',
      'Nadia, adhérente depuis 2022',
    ],
    ['张店长说：“以前一天跑三趟仓库，现在手机上点两下就行。”', '以前一天跑三趟仓库，现在手机上点两下就行。', '张店长'],
    [
      '田中さんは「最初は半信半疑でしたが、今では手放せません」と話す。',
      '最初は半信半疑でしたが、今では手放せません',
      '田中さん',
    ],
  ])('is a quotation with a name: %s', (line, words, name) => {
    expect(told('Before.', line, 'Behind.')).toEqual(['paragraph', [words, name], 'paragraph']);
  });

  it.each([
    '"Now the bed shouts for itself every single morning," she says.',
    '"Yes," says Maura.',
    '« Je récupère une soirée par semaine », dit Inès, comptable. Marc est moins content : « Je suis seul à répondre. »',
    'The sign says “closed for the whole summer, back in autumn” and hangs askew.',
  ])('stays a paragraph where it names nobody, is hardly anything, or says more: %s', (line) => {
    expect(told(line)).toEqual(['paragraph']);
  });

  it('is one of several voices beside another', () => {
    const voices = ['“It saves me an hour every morning.” – Ines', '“I miss the old printer a little.” – Paul'];
    expect(told(...voices)).toEqual(['paragraph', 'paragraph']);
  });

  it('stays a paragraph of a story that is told by who speaks', () => {
    const voices = ['张三', '李四', '王五', '赵六', '钱七'].map(
      (name) => `${name}说：“我们明天一早就去河边看一看再回来。”`,
    );
    const lines = voices.flatMap((voice) => [voice, '他们走了。']);
    expect(told(...lines)).toEqual(lines.map(() => 'paragraph'));
  });
});
