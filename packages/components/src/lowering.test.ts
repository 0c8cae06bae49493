import { describe, expect, it } from 'vitest';
import { middleOf, rectOf, turnedPoint } from './behaviour/rotation.ts';
import { mermaidSamples } from './chart-samples.ts';
import { componentOf } from './fixtures.ts';
import { lower, visibleText } from './lowering.ts';
import { COMPONENT_KINDS, canRotate } from './models.ts';

const context = {
  language: 'en-US',
  assets: (key: string) => (key === 'a' ? 'data:image/png;base64,AAAA' : undefined),
} as const;

describe('lower', () => {
  it.each(COMPONENT_KINDS)('%s gives primitives in page space', (kind) => {
    const component = componentOf(kind, {} as never);
    for (const primitive of lower(component, context)) {
      expect(primitive.box.x).toBeGreaterThanOrEqual(0);
      expect(primitive.box.width).toBeGreaterThan(0);
    }
  });

  it('gives nothing for what is not visible', () => {
    expect(lower(componentOf('rectangle', {}, { visible: false }), context)).toEqual([]);
  });

  it.each(COMPONENT_KINDS.filter((kind) => canRotate({ type: kind })))('%s is turned as a whole', (kind) => {
    const upright = componentOf(kind, {} as never);
    const about = middleOf(rectOf(upright));
    const turned = lower({ ...upright, rotation: 30 }, context);
    for (const [index, primitive] of lower(upright, context).entries()) {
      const own = turned[index];
      const wanted = turnedPoint(middleOf(primitive.box), about, 30);
      expect(own).toMatchObject({ type: primitive.type, rotation: 30 });
      expect(middleOf(own?.box ?? primitive.box).x).toBeCloseTo(wanted.x);
      expect(middleOf(own?.box ?? primitive.box).y).toBeCloseTo(wanted.y);
    }
  });

  it('moves the lines of a turned text along with its box', () => {
    const code = componentOf('codeBlock', { code: 'one\ntwo', lineNumbers: true });
    const placed = (component: typeof code) =>
      lower(component, context).flatMap((one) =>
        one.type === 'text'
          ? [[one.box, one.inner, ...one.paragraphs.flatMap(({ lines }) => lines.map(({ box }) => box))]]
          : [],
      );
    const [upright, turned] = [placed(code), placed({ ...code, rotation: 180 })];
    expect(upright.length).toBeGreaterThan(1);
    for (const [index, [box, ...within]] of upright.entries()) {
      const [own, ...ownWithin] = turned[index] ?? [];
      const from = (at: { x: number; y: number } | undefined, to = box) => [
        (at?.x ?? 0) - (to?.x ?? 0),
        (at?.y ?? 0) - (to?.y ?? 0),
      ];
      for (const [at, rect] of within.entries()) {
        const [x = 0, y = 0] = from(rect);
        expect(from(ownWithin[at], own)[0]).toBeCloseTo(x);
        expect(from(ownWithin[at], own)[1]).toBeCloseTo(y);
      }
    }
  });

  it('gives a text its box, runs, markers and content area', () => {
    const [box, text] = lower(
      componentOf('text', {
        text: 'one two\nthree',
        listType: 'bullet',
        padding: 10,
        borderWidth: 2,
        fontSize: 20,
        textTransform: 'uppercase',
        spans: [{ start: 4, end: 7, color: '#ff0000', textDecoration: 'underline' }],
      }),
      context,
    );
    expect(box).toMatchObject({ type: 'rect', stroke: { width: 2, style: 'solid' } });
    expect(text).toMatchObject({
      type: 'text',
      inner: { x: 52, y: 42, width: 176, height: 76 },
      paragraphs: [
        {
          runs: [{ text: 'ONE ' }, { text: 'TWO', look: { color: '#ff0000', decorations: ['underline'] } }],
          hangingIndent: 28,
          lineHeight: 30,
          marker: { text: '•' },
        },
        { runs: [{ text: 'THREE' }] },
      ],
    });
  });

  it('gives links, raised words, markers and code their looks, and lines their levels', () => {
    const [text] = lower(
      componentOf('text', {
        text: 'see x2 f()\nin',
        fontSize: 20,
        listType: 'bullet',
        spans: [
          { start: 0, end: 3, link: 'https://example.org/' },
          { start: 5, end: 6, baseline: 'super', highlight: '#ffee00' },
          { start: 7, end: 10, code: true },
        ],
        paragraphs: [{ line: 1, level: 1, lineHeight: 2, spaceBefore: 7 }],
      }),
      context,
    );
    expect(text).toMatchObject({
      paragraphs: [
        {
          runs: [
            { text: 'see', look: { link: 'https://example.org/', decorations: ['underline'] } },
            { text: ' x' },
            { text: '2', look: { fontSize: 13, baseline: { is: 'super', of: 20 }, highlight: '#ffee00' } },
            { text: ' ' },
            { text: 'f()', look: { fontFamily: 'JetBrains Mono', code: true } },
          ],
          marker: { text: '•', indent: 0 },
        },
        { level: 1, hangingIndent: 56, spaceBefore: 7, lineHeight: 40, marker: { text: '–', indent: 28 } },
      ],
    });
  });

  it('keeps heading levels', () => {
    expect(lower(componentOf('heading', { level: 3 }), context)).toMatchObject([{ type: 'text', level: 3 }]);
  });

  it('grows table rows with their text', () => {
    const cellData = [['Head'], ['A rather long cell that needs several lines in so narrow a column']];
    const component = componentOf('aiTable', { columns: 1, rows: 1, cellData }, { size: { width: 120, height: 80 } });
    const [table] = lower(component, context);
    expect(table).toMatchObject({ type: 'table', columnWidths: [120], headerRows: 1 });
    if (table?.type !== 'table') throw new Error('no table');
    expect(table.rowHeights[0]).toBe(40);
    expect(table.rowHeights[1]).toBeGreaterThan(60);
    expect(table.rows[0]?.[0]?.paragraphs[0]?.runs[0]?.look.fontWeight).toBe(700);
  });

  it('gives shapes their fill, a gradient only with two stops', () => {
    const stops = [
      { color: '#000000', position: 0 },
      { color: '#ffffff', position: 100 },
    ];
    expect(
      lower(componentOf('circle', { backgroundType: 'radial-gradient', gradientStops: stops }), context),
    ).toMatchObject([{ type: 'ellipse', fill: { type: 'radial', stops } }]);
    expect(
      lower(componentOf('rectangle', { backgroundType: 'linear-gradient', gradientStops: stops.slice(1) }), context),
    ).toMatchObject([{ type: 'rect', fill: { type: 'solid' } }]);
  });

  it('gives lines their ends and icons their outlines', () => {
    expect(lower(componentOf('line', { endArrow: 'arrow', endPoint: { x: 50, y: 20 } }), context)).toMatchObject([
      { type: 'path', box: { x: 0, y: 0, width: 50, height: 20 }, line: { endEnd: 'arrow' } },
    ]);
    expect(lower(componentOf('icon', { size: 24 }), context)).toMatchObject([
      { type: 'path', box: { x: 52, y: 42, width: 24, height: 24 } },
    ]);
  });

  it('resolves pictures and refuses foreign ones', () => {
    expect(lower(componentOf('image', { imageUrl: 'asset:a' }), context).at(-1)).toMatchObject({ type: 'image' });
    const foreign = lower(componentOf('image', { imageUrl: 'https://e.org/x.png' }), context);
    expect(foreign.map(({ type }) => type)).not.toContain('image');
  });

  it('gives charts their checked option or repaired code', () => {
    const chart = componentOf('aiEchart', {
      chartConfig: "{ series: [{ type: 'bar', data: [1] }], color: ['#111111'] }",
    });
    expect(lower(chart, context)).toMatchObject([
      { type: 'chart', option: { series: [{ type: 'bar', data: [1] }] }, colors: ['#111111'] },
    ]);
    const diagram = componentOf('aiChart', { mermaidCode: mermaidSamples.of('flowchart', 'en-US') });
    expect(lower(diagram, context)).toMatchObject([{ type: 'diagram', chartType: 'flowchart', direction: 'right' }]);
  });
});

describe('visibleText', () => {
  it('is what a reader reads', () => {
    expect(visibleText(componentOf('text', { text: 'a\n\nb', textTransform: 'uppercase' }), context)).toEqual([
      'A',
      'B',
    ]);
    const table = componentOf('aiTable', {
      columns: 2,
      rows: 1,
      cellData: [
        ['x', 'y'],
        ['1', ''],
      ],
    });
    expect(visibleText(table, context)).toEqual(['x', 'y', '1']);
    expect(visibleText(componentOf('rectangle'), context)).toEqual([]);
  });
});
