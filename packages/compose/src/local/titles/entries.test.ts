import { describe, expect, it } from 'vitest';
import { statement } from '../material/atoms.ts';
import { entryTitles } from './entries.ts';

const titles = (...texts: readonly string[]): string[] =>
  [...entryTitles(texts.map((text) => statement(text, undefined, 1)))].map(({ text }) => text);

describe('titles of entries', () => {
  it('names two or three entries by their names', () => {
    expect(titles('Power supply', 'Spare parts', 'Training')).toEqual(['Power supply · Spare parts · Training']);
    const named = [
      { ...statement('30 MB/s', undefined, 1), lead: 'Transfer rate' },
      { ...statement('two years', undefined, 1), lead: 'Warranty' },
    ];
    expect([...entryTitles([...named, ...named])][0]?.text).toBe('Transfer rate · Warranty');
  });

  it('says what an entry begins with, up to a mark where it can end', () => {
    expect(titles('The old quay is kept for the ferries, which need no deep water and go on as they do.')).toEqual([
      'The old quay is kept for the ferries',
    ]);
    expect(titles('设备验收由港务局负责，费用由承包方承担，时间另行通知。')).toEqual(['设备验收由港务局负责']);
  });

  it('takes no beginning that leans on the rest', () => {
    expect(titles('If the tide is lower than expected, ships wait in the roads.')).toEqual([]);
    expect(titles('À l’issue de ces travaux, le quai sera rendu aux pêcheurs.')).toEqual([]);
    expect(titles('The tide is the, so to say, master of the port.')).toEqual([]);
  });

  it.each([
    'You could go and work at a larger, better-lit reception from the first day on.',
    'Patients will be told ten (10) days before it moves.',
    '单页应用更适合于需要重交互、深会话的场景。',
    '新版和旧版都能生成同样的静态文件，两者的区别在于：速度不同。',
  ])('takes nothing that is torn from what belongs to it: %s', (text) => {
    expect(titles(text).filter((title) => !title.endsWith('静态文件'))).toEqual([]);
  });

  it('takes what a sentence says first that it is about', () => {
    expect(titles('Concernant le guide du port, la région indique que rien ne change.')).toEqual(['Le guide du port']);
    expect(titles('Regarding the new map of the harbour, everyone agreed.')).toEqual(['The new map of the harbour']);
  });
});
