import { COMPONENT_KINDS, type Component, type ComponentKind, MODELS, type Page } from '@pagewright/components/models';
import { isPagewrightError } from '@pagewright/model/errors';
import { FORMAT_IDS, pageFormat } from '@pagewright/model/formats';
import { LANGUAGES } from '@pagewright/model/languages';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parsePage, printPage } from '../source-text.ts';

const text = fc.string({ unit: 'binary', maxLength: 60 });
const awkward = fc.constantFrom(
  '  leading and trailing  ',
  'a\nb\n\n c',
  '{braces} and <tags/> & &amp; entities',
  '`ticks` ${not} \\u0041 \\',
  '"quotes" and \'quotes\'',
  '</Text><Methods>{`x`}</Methods>',
  '\r\n\t\u2028\u0000',
  '收入增长 12%，「引号」',
);
const anyText = fc.oneof(text, awkward);
const px = fc.integer({ min: -4000, max: 8000 }).map((value) => value / 2);
const length = fc.integer({ min: 1, max: 4000 });

const component = (index: number): fc.Arbitrary<Component> =>
  fc
    .record({
      kind: fc.constantFrom(...COMPONENT_KINDS),
      x: px,
      y: px,
      width: length,
      height: length,
      words: anyText,
      name: fc.option(anyText, { nil: undefined }),
      locked: fc.boolean(),
      visible: fc.boolean(),
      origin: fc.option(fc.array(anyText, { maxLength: 3 }), { nil: undefined }),
      slot: fc.option(fc.constantFrom('title', 'items.2'), { nil: undefined }),
    })
    .map(({ kind, x, y, width, height, words, name, locked, visible, origin, slot }) => {
      const model = MODELS[kind as ComponentKind];
      const given = {
        ...(model.content ? { [model.content]: words } : {}),
        ...extraProps(kind as ComponentKind, words),
      };
      return {
        id: `c${index}`,
        type: kind,
        position: { x, y },
        size: { width, height },
        zIndex: index + 1,
        locked,
        visible,
        ...(name === undefined ? {} : { name }),
        ...(origin === undefined ? {} : { origin }),
        ...(slot === undefined ? {} : { slot }),
        props: model.props.parse(given),
      } as Component;
    });

function extraProps(kind: ComponentKind, words: string): Record<string, unknown> {
  if (kind === 'aiTable')
    return {
      cellData: [
        [words, 'b'],
        ['', words],
      ],
      rows: 1,
      columns: 2,
      merges: [],
    };
  if (kind === 'aiEchart') return { chartConfig: words, width: 640 };
  if (kind === 'aiChart') return { mermaidCode: words, theme: 'forest' };
  if (kind === 'text') return { spans: [{ start: 0, end: 2, fontWeight: 700 }], fontSize: 33.5 };
  if (kind === 'rectangle')
    return {
      gradientStops: [
        { color: '#fff', position: 0 },
        { color: '#000', position: 100 },
      ],
    };
  return {};
}

const page: fc.Arbitrary<Page> = fc
  .record({
    title: anyText,
    format: fc.constantFrom(...FORMAT_IDS),
    language: fc.constantFrom(...LANGUAGES),
    margin: fc.integer({ min: 0, max: 100 }),
    notes: fc.option(anyText, { nil: undefined }),
    methods: fc.option(
      anyText.filter((source) => source !== ''),
      { nil: undefined },
    ),
    count: fc.integer({ min: 0, max: 6 }),
  })
  .chain(({ count, notes, methods, format, ...rest }) =>
    fc.tuple(...Array.from({ length: count }, (_, index) => component(index))).map((components) => ({
      ...rest,
      format,
      size: pageFormat(format).size,
      background: { type: 'solid' as const, color: '#ffffff' },
      ...(notes === undefined ? {} : { notes }),
      ...(methods === undefined ? {} : { methods }),
      components,
    })),
  );

describe('page source text', () => {
  it('gives back every page that it printed, and prints it the same again', () => {
    fc.assert(
      fc.property(page, (original) => {
        const printed = printPage(original);
        const parsed = parsePage(printed);
        expect(parsed).toEqual(original);
        expect(printPage(parsed)).toBe(printed);
      }),
      { numRuns: 300 },
    );
  });

  it('reads what a person types', () => {
    const parsed = parsePage(`
      <Page title="季度回顾" format="ppt-16-9" language="zh-CN" background={{ type: "linear", angle: 135, stops: [
        { color: "#fff", position: 0 }, { color: '#eee', position: 100 } ] }}>
        <Heading id="h1" x={80} y={56} width={1120} height={72} fontSize={44} origin={["report.docx#3"]}>收入增长 12%</Heading>
        <Text id="t1" x={80} y={160} width={400} height={200}>
          two lines
          are one
        </Text>
        <EChart id="c1" x={80} y={400} width={720} height={280} chartType="bar" chartConfig={\`{ "series": [] }\`} />
        <Methods>{\`function show() { page.set("h1", { text: "…" }); }\`}</Methods>
      </Page>`);
    expect(parsed.components.map(({ type, zIndex }) => `${type} ${zIndex}`)).toEqual([
      'heading 1',
      'text 2',
      'aiEchart 3',
    ]);
    expect(parsed.components[1]?.props).toMatchObject({ text: 'two lines are one', fontSize: 16 });
    expect(parsed.methods).toContain('page.set');
  });

  it('says where a mistake is', () => {
    const source =
      '<Page title="a" format="a3" language="fr-FR" background={{ type: "solid", color: "#fff" }}>\n  <Text id="t" x={0} y={0} width={9} height={9} colour="red" />\n</Page>';
    expect(failure(source)).toEqual({
      code: 'page/unknown-attribute',
      params: { line: 2, column: 49, element: 'Text', attribute: 'colour' },
    });
    expect(failure(source.replace('colour="red"', 'fontSize={4000}'))).toMatchObject({
      code: 'page/bad-value',
      params: { line: 2, column: 49, element: 'Text', attribute: 'fontSize' },
    });
    expect(failure(source.replace('Text', 'Marquee'))).toMatchObject({
      code: 'page/unknown-element',
      params: { line: 2 },
    });
    expect(failure('<Page title="a"')).toMatchObject({ code: 'page/syntax' });
  });

  const attribute = (code: string) =>
    `<Page title="a" format="a3" language="fr-FR" background={{ type: "solid", color: "#fff" }}><Text id="t" x={0} y={0} width={9} height={9} ${code} /></Page>`;
  const hostile = [
    'name={alert(1)}',
    'name={(() => 1)()}',
    'name={`${alert(1)}`}',
    'name={globalThis.x}',
    'name={[].constructor}',
    'name={{ __proto__: { a: 1 } }}',
    'name={{ "constructor": 1 }}',
    'name={{ ["a"]: 1 }}',
    'name={{ get a() { return 1 } }}',
    'name={{ ...x }}',
    'name={/x/}',
    'name={new Function("x")}',
    'name={import("x")}',
    'name={1n}',
    'name={a ? 1 : 2}',
    'name={this}',
    'name={async () => {}}',
    'name={<b />}',
    '{...{ id: "x" }}',
    'onMouseOver="alert(1)"',
    'onclick="alert(1)"',
    'style={{ color: "red" }}',
    'dangerouslySetInnerHTML={{ __html: "<script>" }}',
    'color="url(http://example.com/x)"',
    'color="expression(alert(1))"',
    'color="red;background:url(x)"',
    'textShadow="0px 0px 1px url(x)"',
    'backgroundColor="var(--x)"',
    'ns:name="x"',
    'className="x"',
    'ref="x"',
    'key="x"',
    'src="javascript:alert(1)"',
  ];
  it.each(hostile)('refuses %s', (code) => {
    expect(failure(attribute(code)).code).toMatch(/^page\//);
  });

  it('refuses elements that are not components', () => {
    for (const element of ['script', 'iframe', 'img', 'Page', 'svg', 'a', 'object', 'Foo.Bar', 'style', 'Methods.x']) {
      const source = attribute('').replaceAll('Text', element);
      expect(failure(source).code, element).toMatch(/^page\//);
    }
  });

  it('refuses what is too large or too deep, quickly', () => {
    const started = process.threadCpuUsage();
    expect(failure(attribute(`name="${'x'.repeat(300_000)}"`)).code).toBe('page/too-large');
    expect(failure(attribute(`name={${'['.repeat(50_000)}${']'.repeat(50_000)}}`)).code).toMatch(/^page\//);
    expect(failure(`${'<Text>'.repeat(30_000)}`).code).toMatch(/^page\//);
    expect(failure(attribute(`name={${'-'.repeat(1)}${'+ '.repeat(60_000)}1}`)).code).toMatch(/^page\//);
    // ms of this thread's own work: what else the machine does is not counted.
    expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(3000);
  });
});

function failure(source: string): { code: string; params: unknown } {
  try {
    parsePage(source);
  } catch (error) {
    if (isPagewrightError(error)) return { code: error.code, params: error.params };
    throw error;
  }
  return { code: 'none', params: {} };
}
