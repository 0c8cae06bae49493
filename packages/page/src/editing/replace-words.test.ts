import { describeFigures } from '@pagewright/components/chart-description';
import { componentOf } from '@pagewright/components/fixtures';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replaceWords } from './replace-words.ts';
import { countIn, patternOf, type TextQuery } from './text-query.ts';

const ASKED: TextQuery = { text: '', matchCase: false, wholeWords: false, isPattern: false };

function found(text: string, query: Partial<TextQuery>): number {
  const pattern = patternOf({ ...ASKED, ...query });
  return pattern ? countIn(text, pattern) : -1;
}

function replaced(text: string, query: Partial<TextQuery>, replacement: string): unknown {
  const asked = { ...ASKED, ...query };
  const pattern = patternOf(asked);
  return pattern && replaceWords(componentOf('text', { text }), pattern, replacement, asked)?.props.text;
}

describe('what is searched for', () => {
  it('stands for itself, whatever its case unless that is asked for', () => {
    expect(found('Rent, rent. RENT (rent)', { text: 'rent' })).toBe(4);
    expect(found('Rent, rent. RENT (rent)', { text: 'rent', matchCase: true })).toBe(2);
    expect(found('a.b a+b', { text: 'a.b' })).toBe(1);
    expect(found('Österreich österreich', { text: 'ÖSTERREICH' })).toBe(2);
  });

  it('can be whole words, and in Chinese those between marks', () => {
    expect(found('rent current rent2 rent', { text: 'rent', wholeWords: true })).toBe(2);
    expect(found('租金，租金上涨', { text: '租金', wholeWords: true })).toBe(1);
  });

  it('can be a pattern; one that is none, and one that finds nothing but nothing, find nothing', () => {
    expect(found('2024 and 2025', { text: String.raw`\d{4}`, isPattern: true })).toBe(2);
    expect(found('abc', { text: '(', isPattern: true })).toBe(-1);
    expect(found('abc', { text: 'x*', isPattern: true })).toBe(0);
    expect(found('abc', { text: ' ' })).toBe(-1);
  });
});

describe('replacing', () => {
  it('puts in what stands there, and groups of a pattern where they are named', () => {
    expect(replaced('Cost: 5', { text: 'cost' }, '$1 $&')).toBe('$1 $&: 5');
    expect(replaced('2024-11-02', { text: String.raw`(\d+)-(\d+)-(\d+)`, isPattern: true }, '$3.$2.$1 $$')).toBe(
      '02.11.2024 $',
    );
    expect(replaced('ab', { text: '(a)|(c)', isPattern: true }, '[$1$2$9]')).toBe('[a$9]b');
  });

  it('leaves the looks of parts with their words, and puts in what looks like what it replaces', () => {
    const spans = [
      { start: 0, end: 3, fontWeight: 700 },
      { start: 8, end: 11, color: '#ff0000' },
    ];
    const bold = componentOf('text', { text: 'Net and net sum', spans });
    const query = { ...ASKED, text: 'net' };
    const { props, count } = replaceWords(bold, patternOf(query) as RegExp, 'Gross', query) ?? {};
    expect({ props, count }).toEqual({
      count: 2,
      props: {
        text: 'Gross and Gross sum',
        spans: [
          { start: 0, end: 5, fontWeight: 700 },
          { start: 10, end: 15, color: '#ff0000' },
        ],
      },
    });
  });

  it('keeps words of cells that lead somewhere leading there, and where they stand', () => {
    const to = 'https://example.org/';
    const cellLinks = [
      { words: 'the rent', start: 5, to, cell: [1, 0] as [number, number] },
      { words: 'rent', start: 18, to, cell: [1, 0] as [number, number] },
      { words: 'No', to, cell: [0, 0] as [number, number] },
    ];
    const table = componentOf('aiTable', { cellData: [['No'], ['rent the rent and rent']], cellLinks });
    const query = { ...ASKED, text: 'rent' };
    const { props } = replaceWords(table, patternOf(query) as RegExp, 'lease', query) ?? {};
    expect(props?.['cellData']).toEqual([['No'], ['lease the lease and lease']]);
    expect(props?.['cellLinks']).toEqual([
      { ...cellLinks[0], words: 'the lease', start: 6 },
      { ...cellLinks[1], words: 'lease', start: 20 },
      cellLinks[2],
    ]);
    const gone = replaceWords(table, patternOf(query) as RegExp, '', query)?.props['cellLinks'];
    expect(gone).toEqual([{ ...cellLinks[0], words: 'the ', start: 1 }, cellLinks[2]]);
  });

  it('describes a chart anew whose description was that of its figures, and leaves what a person wrote', () => {
    const content = { shape: 'bar' as const, categories: ['Oven'], series: [{ name: 'Cost', values: [3] }] };
    const query = { ...ASKED, text: 'oven' };
    const described = (description: string) => {
      const chart = componentOf('aiEchart', { content, description });
      return replaceWords(chart, patternOf(query) as RegExp, 'Stove', query)?.props['description'];
    };
    expect(described(describeFigures(content, 'en-US'))).toBe('Cost: Stove 3');
    expect(described('The oven, in my words')).toBeUndefined();
  });

  it('leaves alone what is locked and what would become too long', () => {
    const query = { ...ASKED, text: 'a' };
    const pattern = patternOf(query) as RegExp;
    const locked = componentOf('text', { text: 'a' }, { locked: true });
    expect(replaceWords(locked, pattern, 'b', query)).toBeUndefined();
    const long = componentOf('text', { text: 'a'.repeat(600) });
    expect(replaceWords(long, pattern, 'bb', query)).toBeUndefined();
  });

  it('there and back changes nothing', () => {
    const words = fc.array(fc.constantFrom('rent', '租金', 'x', ' ', '.'), { maxLength: 30 });
    fc.assert(
      fc.property(words, (parts) => {
        const text = parts.join('');
        const there = replaced(text, { text: 'rent' }, '☃');
        const back = there === undefined ? text : replaced(String(there), { text: '☃' }, 'rent');
        expect(back).toBe(text);
      }),
    );
  });
});
