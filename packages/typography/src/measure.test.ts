import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { missingGlyphs } from './coverage.ts';
import { breakOpportunities } from './line-break.ts';
import { balancedWidth, hasWidow, measureText, type TextStyle, textWidth } from './measure.ts';
import { typeset } from './typeset.ts';

const style: TextStyle = { fontFamily: 'Inter', fontSize: 20, fontWeight: 400, language: 'zh-CN', lineHeight: 1.5 };

function lines(text: string, width: number, own: Partial<TextStyle> = {}): string[] {
  return measureText(text, { ...style, ...own }, width).lines.map((line) => line.text);
}

describe('measureText', () => {
  it('sets Han characters one em wide', () => {
    expect(textWidth('中文排版', style)).toBeCloseTo(80, 0);
    expect(measureText('中文排版', style, 200).height).toBe(30);
  });

  it('never starts a line with closing punctuation nor ends one with an opening mark', () => {
    for (const before of '中a1。」') {
      for (const after of '。，」）ーっ、！？') {
        expect(breakOpportunities(`字${before}${after}字`)[2]).toBe(0);
      }
    }
    expect(lines('一二三四五。', 105)).toEqual(['一二三四', '五。']);
    expect(lines('一二三四「五', 105)).toEqual(['一二三四', '「五']);
  });

  it('loses no character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 10, max: 400 }), (text, width) => {
        expect(lines(text, width).join('')).toBe(text.replaceAll('\n', ''));
      }),
    );
  });

  it('keeps words whole where they fit and breaks them where they do not', () => {
    expect(lines('keep words whole', 100, { language: 'en-US' })).toEqual(['keep ', 'words ', 'whole']);
    expect(lines('Donaudampfschiff', 60, { language: 'en-US' }).length).toBeGreaterThan(1);
  });

  it('keeps numbers with their signs', () => {
    expect(lines('增长到12.5%以上', 100).join('|')).not.toMatch(/\|[.%]|12\|/);
  });

  it('counts paragraph spacing between paragraphs only, and list indents', () => {
    const measured = measureText('一\n二\n三', { ...style, paragraphSpacing: 10, listType: 'bullet' }, 200);
    expect(measured.height).toBe(3 * 30 + 2 * 10);
    expect(measured.width).toBeCloseTo(20 + 28, 0);
  });

  it('is faster than it has to be', () => {
    const text = '人工智能 AI 正在改变 2026 年的生产方式，'.repeat(8);
    measureText(text, style, 400);
    const started = process.threadCpuUsage();
    for (let index = 0; index < 1000; index += 1) measureText(text, style, 400);
    // ms of this thread's own work: what else the machine does is not counted.
    expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(400);
  });

  it('kerns Latin letters and drops the kerning where the line ends', () => {
    const english: TextStyle = { ...style, language: 'en-US' };
    expect(textWidth('AV', english)).toBeLessThan(textWidth('A', english) + textWidth('V', english) - 0.5);
    const [first] = measureText('A V', english, 15).lines;
    expect(first?.width).toBeCloseTo(textWidth('A', english), 6);
  });

  it('spaces Han from Latin letters and digits, and in Chinese from their punctuation', () => {
    const joined = (text: string, language: TextStyle['language']) =>
      textWidth(text, { ...style, language }) -
      [...text].reduce((sum, character) => sum + textWidth(character, { ...style, language }), 0);
    expect(joined('字a', 'zh-CN')).toBeCloseTo(20 / 8, 6);
    expect(joined('字。', 'zh-CN')).toBeCloseTo(0, 6);
    expect(joined('%字', 'zh-CN')).toBeCloseTo(20 / 8, 6);
    expect(joined('%字', 'ja-JP')).toBeCloseTo(0, 6);
  });

  it('hangs spaces at the end of a line and keeps those within', () => {
    const english: TextStyle = { ...style, language: 'en-US' };
    const word = textWidth('word', english);
    expect(measureText('word     ', english, word).lines).toHaveLength(1);
    expect(measureText('  word', english, word).lines.map((line) => line.text)).toEqual(['  ', 'word']);
  });

  it('sets spans in their own size and weight', () => {
    const spans = [{ start: 0, end: 2, fontSize: 40 }];
    const measured = measureText('大字小字', { ...style, spans }, 400);
    expect(measured.width).toBeCloseTo(2 * 40 + 2 * 20, 6);
    expect(measured.height).toBe(60);
    const bold = [{ start: 0, end: 4, fontWeight: 700 }];
    expect(textWidth('word', { ...style, spans: bold })).toBeCloseTo(
      textWidth('word', { ...style, fontWeight: 700 }),
      6,
    );
  });

  it('tells lines of transformed texts in offsets of the original', () => {
    const measured = measureText('straße groß', { ...style, textTransform: 'uppercase', language: 'en-US' }, 90);
    expect(measured.lines.map((line) => line.text)).toEqual(['straße ', 'groß']);
    expect(measured.width).toBeCloseTo(textWidth('STRASSE', { ...style, language: 'en-US' }), 6);
  });

  it('adds letter spacing after every character and indents the first line', () => {
    expect(textWidth('字字', { ...style, letterSpacing: 3 })).toBeCloseTo(46, 6);
    expect(lines('一二三四五六', 100, { textIndent: 2 })).toEqual(['一二三', '四五六']);
  });

  it('balances lines without adding one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 60, max: 400 }), (width) => {
        const text = 'A heading of several words that wraps';
        const narrow = balancedWidth(text, style, width);
        expect(narrow).toBeLessThanOrEqual(width);
        expect(measureText(text, style, narrow).lines).toHaveLength(measureText(text, style, width).lines.length);
      }),
    );
  });

  it('finds widows', () => {
    expect(hasWidow(measureText('一二三四五六七八九', style, 165))).toBe(true);
    expect(hasWidow(measureText('一二三四五六七八九十一二三四', style, 165))).toBe(false);
  });
});

describe('missingGlyphs', () => {
  it('finds none in the five languages', () => {
    const samples = {
      'zh-CN': '简体中文，「引用」',
      'zh-TW': '繁體中文：臺灣',
      'ja-JP': '日本語のテキスト',
      'fr-FR': 'Œuvre « été » — ça',
      'en-US': 'Plain “text” — 100 %',
    };
    for (const [language, text] of Object.entries(samples)) {
      expect(missingGlyphs(text, 'Inter', language as TextStyle['language'])).toEqual([]);
    }
  });
  it('names what no family has', () => {
    expect(missingGlyphs('a\u{13000}b', 'Inter', 'en-US')).toEqual(['\u{13000}']);
  });
});

describe('typeset', () => {
  it('sets French spaces and changes no word', () => {
    expect(typeset('Pourquoi ? « Oui » : 50 %', 'fr-FR')).toBe('Pourquoi\u202f? «\u202fOui\u202f»\u00a0: 50\u202f%');
    expect(typeset('12:30 http://a.fr', 'fr-FR')).toBe('12:30 http://a.fr');
    expect(typeset('Why ?', 'en-US')).toBe('Why ?');
    expect(typeset('O’Reilly 的“书”', 'zh-CN')).toBe("O'Reilly 的“书”");
  });
});
