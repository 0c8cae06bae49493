import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { LANGUAGES } from '@pagewright/model/languages';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { behaviourOf } from '../behaviours.ts';
import { isOf } from '../define-kind.ts';
import { componentOf } from '../fixtures.ts';
import { lower } from '../lowering.ts';
import { formulaRect } from './drawn-formula.ts';
import { FAULT_CODES } from './fault.ts';
import { FAULT_WORDS } from './fault-words.ts';
import { findFormula, isDrawn, loadTypesetter } from './formulas.ts';
import { formulaModel } from './model.ts';

beforeAll(() => loadTypesetter());

const context = { language: 'en-US', assets: () => undefined } as const;

function typeset(latex: string) {
  const formula = findFormula(latex);
  if (!isDrawn(formula)) throw new Error(JSON.stringify(formula));
  return formula;
}

describe('a formula', () => {
  it.each([
    '\\frac{a}{b}',
    '\\sqrt[3]{x^2 + y_1}',
    '\\sum_{i=1}^{n} x_i \\leq \\int_0^\\infty e^{-t^2}\\,dt',
    '\\begin{pmatrix} a & b \\\\ c & d \\end{pmatrix}',
    'f(x) = \\begin{cases} 1 & x > 0 \\\\ 0 & \\text{sonst} \\end{cases}',
    '\\left\\{ \\frac{\\frac{a}{b}}{c} \\right\\}',
    '\\text{收入} = 12\\,\\%',
    '\\ce{2H2 + O2 -> 2H2O}',
    '\\cancel{x} \\boldsymbol{v} \\mathbb{R} \\mathcal{L} \\alpha\\Omega',
    '\\begin{align} a &= b \\\\ &= c \\tag{1} \\end{align}',
  ])('%s is outlines and MathML', (latex) => {
    const { content, width, height, mathml } = typeset(latex);
    expect(content).toMatch(/<path|<text/);
    expect(content).not.toMatch(/href|style=|script|<a[\s>]/);
    expect(width).toBeGreaterThan(0.3);
    expect(height).toBeGreaterThan(0.4);
    expect(mathml).toMatch(/^<math/);
  });

  it.each([
    ['\\frac{a}{', 'brace', ''],
    ['a}', 'brace', ''],
    ['\\frac{a}', 'argument', '\\frac'],
    ['\\foo{a}', 'command', '\\foo'],
    ['\\left( a', 'delimiter', ''],
    ['\\begin{matrix} a', 'environment', ''],
    ['x^2^3', 'script', ''],
  ])('%s is told what is wrong with it', (latex, fault, name) => {
    const found = findFormula(latex);
    expect(found).toMatchObject({ fault });
    if (name !== '') expect(found).toMatchObject({ name });
  });

  it('has words for every fault in every language', () => {
    for (const language of LANGUAGES)
      for (const code of FAULT_CODES) expect(FAULT_WORDS[language][code].length).toBeGreaterThan(4);
  });

  it.each([
    '\\href{javascript:alert(1)}{x}',
    '\\mmlToken{mi}[href="javascript:alert(1)"]{x}',
    '\\style{background:url(//e.org)}{x}',
    '\\class{a}{x}',
    '\\cssId{a}{x}',
    '\\require{html} x',
    '\\def\\a{\\a\\a}\\a',
    '\\newcommand{\\a}{x}\\a',
    '\\unicode[Arial]{65}',
  ])('%s brings nothing in', (latex) => {
    expect(isDrawn(findFormula(latex))).toBe(false);
  });

  it('is bounded: what is nested without end is refused, or drawn at once', () => {
    const start = process.threadCpuUsage().user;
    for (const latex of [
      '\\sqrt{'.repeat(300) + '}'.repeat(300),
      '{'.repeat(2000),
      '\\frac'.repeat(400),
      'x_'.repeat(900),
    ])
      expect(() => findFormula(latex)).not.toThrow();
    expect((process.threadCpuUsage().user - start) / 1000).toBeLessThan(5000);
  });

  it('is bounded: arrows over arrows without end are refused, a chain of reactions is drawn', () => {
    const nested = (start: string, end: string, times: number) => `${start.repeat(times)}x${end.repeat(times)}`;
    const began = performance.now();
    for (const latex of [
      nested('\\xrightarrow{', '}', 140),
      nested('\\ce{A ->[', ']}', 100),
      nested('\\overset{', '}{\\rightarrow}', 90),
    ]) {
      expect(findFormula(latex)).toEqual({ fault: 'long', name: '' });
    }
    expect(performance.now() - began).toBeLessThan(1_000);
    expect(findFormula('A \\xrightarrow{a} B '.repeat(6))).toHaveProperty('content');
    expect(findFormula('\\xi '.repeat(20))).toHaveProperty('content');
  });

  it('tells its faults where the server runs it too, without a bundle', async () => {
    const code = `const { typeset } = await import(${JSON.stringify(new URL('typesetter.ts', import.meta.url).href)});
      console.log(JSON.stringify(typeset('\\\\frac{')));`;
    const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', code]);
    expect(JSON.parse(stdout)).toMatchObject({ fault: 'brace' });
  });

  it('never leads to an error or to anything foreign, whatever is typed', () => {
    const piece = fc.constantFrom(
      '\\frac',
      '{',
      '}',
      '^',
      '_',
      '&',
      '\\\\',
      '\\left(',
      '\\right)',
      'x',
      '汉',
      '<',
      '"',
      '\\text',
      '\\begin{matrix}',
      '\\end{matrix}',
      '$',
      '%',
      '#',
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
        const formula = findFormula(pieces.join(''));
        if (isDrawn(formula)) expect(formula.content).not.toMatch(/<(?:a|script|foreignObject|image|style)\b|\son\w+=/);
      }),
      { numRuns: 200 },
    );
  });

  it('stands in its box: as large as it is wanted, or smaller', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 600 }),
        fc.integer({ min: 2, max: 400 }),
        fc.integer({ min: 0, max: 200 }),
        fc.constantFrom('left' as const, 'center' as const, 'right' as const),
        (width, height, padding, textAlign) => {
          const component = componentOf(
            'formula',
            { latex: '\\frac{a+b}{c}', padding, textAlign },
            { size: { width, height } },
          );
          if (!isOf(formulaModel, component)) throw new Error('not a formula');
          const rect = formulaRect(component, typeset(component.props.latex));
          expect(rect.x).toBeGreaterThanOrEqual(-0.01);
          expect(rect.y).toBeGreaterThanOrEqual(-0.01);
          expect(rect.x + rect.width).toBeLessThanOrEqual(width + 0.01);
          expect(rect.y + rect.height).toBeLessThanOrEqual(height + 0.01);
        },
      ),
    );
  });

  it('goes to other programs as a picture of outlines in its colour, called by its LaTeX', () => {
    const component = componentOf('formula', { latex: 'a < b', color: '#c8102e' });
    const [picture, ...more] = lower(component, context);
    expect(more).toEqual([]);
    if (picture?.type !== 'image') throw new Error('no picture');
    const svg = decodeURIComponent(picture.url.slice(picture.url.indexOf(',') + 1));
    expect(svg).toContain('fill="#c8102e"');
    expect(svg).not.toContain('currentColor');
    expect(picture.alt).toBe('a < b');
    expect(lower(componentOf('formula', { latex: '\\frac{' }), context)).toEqual([]);
  });

  it('is found, replaced and copied by its source', () => {
    const component = componentOf('formula', { latex: '\\pi r^2' });
    expect(behaviourOf(component).texts(component)).toEqual([{ path: ['latex'], text: '\\pi r^2', is: 'words' }]);
    expect(behaviourOf(component).plainText(component)).toBe('\\pi r^2');
    expect(behaviourOf(componentOf('formula')).isEmpty(componentOf('formula'))).toBe(true);
  });
});
