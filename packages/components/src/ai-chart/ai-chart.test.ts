import { describe, expect, it } from 'vitest';
import { allowedDeclarations, allowedRules, pointsOutside } from './css-allowlist.ts';
import { LOCKED_KEYS, mermaidConfig } from './mermaid-config.ts';
import { repairSource } from './repair-source.ts';

const look = { theme: 'default', options: '', fontSize: 14, palette: undefined } as const;

describe('repairSource', () => {
  it('quotes labels that Mermaid would stumble over', () => {
    expect(repairSource('flowchart LR\n A[Sum (total) "x"] --> B[plain]')).toBe(
      `flowchart LR\n A["Sum (total) 'x'"] --> B[plain]`,
    );
    expect(repairSource('graph TD\n A[Sum; a comment]')).toBe('graph TD\n A["Sum"]');
    expect(repairSource('graph TD\n A[two   spaces]')).toBe('graph TD\n A["two spaces"]');
  });

  it('leaves shapes, quoted labels and other diagrams alone', () => {
    for (const line of ['A[(Store)]', 'A[[Sub (x)]]', 'A["done (x)"]', 'A[/lean (x)/]']) {
      expect(repairSource(`flowchart LR\n ${line}`)).toBe(`flowchart LR\n ${line}`);
    }
    expect(repairSource('sequenceDiagram\n A->>B: x[a (b)]')).toBe('sequenceDiagram\n A->>B: x[a (b)]');
  });

  it('splits the pairs of a bar chart into axis and bars', () => {
    const wanted = 'xychart-beta\n  x-axis ["Jan", "Feb"]\n  bar [10, -2.5]';
    expect(repairSource('xychart-beta\n  bar [Jan: 10, Feb: -2.5]')).toBe(wanted);
    expect(repairSource('xychart-beta\n  x-axis [a, b]\n  bar ["Jan": 10, "Feb": -2.5]')).toBe(wanted);
  });
});

describe('mermaidConfig', () => {
  it('is strict and locks what would undo that', () => {
    const config = mermaidConfig(
      { ...look, options: '{"securityLevel":"loose","flowchart":{"htmlLabels":true,"curve":"basis"}}' },
      'Inter',
    );
    expect(config).toMatchObject({ securityLevel: 'strict', htmlLabels: false, suppressErrorRendering: true });
    expect(config.flowchart).toEqual({ curve: 'basis', htmlLabels: false });
    for (const key of ['securityLevel', 'themeCSS', 'themeVariables', 'fontFamily', 'secure']) {
      expect(LOCKED_KEYS).toContain(key);
    }
  });

  it('takes a palette only of colours', () => {
    const palette = { primary: '#2f5ff0', text: '#111111', line: '#888888', surface: '#ffffff' };
    expect(mermaidConfig({ ...look, palette }, 'Inter')).toMatchObject({
      theme: 'base',
      themeVariables: { primaryBorderColor: '#2f5ff0' },
    });
    expect(mermaidConfig({ ...look, palette: { ...palette, text: 'red;}*{background:url(//x)' } }, 'Inter').theme).toBe(
      'default',
    );
  });
});

describe('the allowlist of styles', () => {
  it('keeps paint and type, and drops what loads or places', () => {
    const css = `#d .a { fill: #fff; background: url(//e.org); position: fixed } @import url(//e.org); #d text, .b > c { stroke: rgb(1,2,3); filter: url(#own) }`;
    expect(allowedRules(css)).toEqual([
      {
        selector: '.b>c',
        specificity: 101,
        declarations: [{ property: 'stroke', value: 'rgb(1,2,3)', important: false }],
      },
      {
        selector: '#d text',
        specificity: 10_001,
        declarations: [{ property: 'stroke', value: 'rgb(1,2,3)', important: false }],
      },
      { selector: '#d .a', specificity: 10_100, declarations: [{ property: 'fill', value: '#fff', important: false }] },
    ]);
  });

  it.each([
    'fill: url(https://e.org/a)',
    'fill: URL( "//e.org/a" )',
    'fill: u\\72l(//e.org/a)',
    'fill: image-set("https://e.org/a" 1x)',
    'fill: -webkit-image-set(url(//e.org))',
    'fill: var(--x)',
    'fill: attr(data-x)',
    'background-image: url(data:image/png;base64,x)',
    'behavior: url(x.htc)',
    'cursor: url(//e.org), auto',
  ])('refuses %s', (css) => expect(allowedDeclarations(css)).toEqual([]));

  it('tells references inside the drawing from those outside', () => {
    expect(pointsOutside('url(#arrow)')).toBe(false);
    expect(pointsOutside('url("#arrow")')).toBe(false);
    expect(pointsOutside('url(//e.org#arrow)')).toBe(true);
    expect(pointsOutside("URL( 'x.svg' )")).toBe(true);
  });
});
