import { describe, expect, it } from 'vitest';
import { documentOf, heading, list, paragraph } from '../testing/fixtures.ts';
import { withoutFillLines } from './fill-lines.ts';

const read = (drafts: Parameters<typeof documentOf>[0]) =>
  withoutFillLines(documentOf(drafts).blocks).map((block) =>
    block.kind === 'list' ? block.items.map(({ text }) => text) : 'text' in block ? block.text : '',
  );

describe('what a form leaves to whoever fills it in', () => {
  it('is taken off what was written on it, and left out where nothing was', () => {
    expect(
      read([
        heading('Aims'),
        paragraph('……………………………………..…'),
        paragraph('…...…………………….………The site opens in June. …………………………'),
        paragraph('______Yes! Write to me again.'),
        list(['Colours: ............', '……………']),
      ]),
    ).toEqual(['Aims', 'The site opens in June.', 'Yes! Write to me again.', ['Colours:']]);
  });

  it('leaves dots within a sentence', () => {
    expect(read([paragraph('And so on… until May... then not.')])).toEqual(['And so on… until May... then not.']);
  });

  it('leaves the dots that end a thought in Chinese, and sentences that lead on', () => {
    const texts = [
      '我原以为一切都会顺利……没想到停电了。',
      '王主任在会上强调了安全生产两件事：',
      '各部门当场表示将开展自查并上报结果：',
      '会后发了材料。',
    ];
    expect(read(texts.map((text) => paragraph(text)))).toEqual(texts);
  });

  it('is a name with a colon that nothing follows on', () => {
    expect(
      read([paragraph('Tel :'), paragraph('Email :'), heading('Aims'), paragraph('Bring:'), list(['a pen', 'a cup'])]),
    ).toEqual(['Aims', 'Bring:', ['a pen', 'a cup']]);
    expect(read([paragraph('We agree.'), paragraph('Your Signature: Date :')])).toEqual(['We agree.']);
    expect(read([paragraph('Agenda:'), heading('Quays'), paragraph('All are open.')])).toContain('Agenda:');
  });
});
