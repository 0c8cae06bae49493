import { isPagewrightError } from '@pagewright/model/errors';
import { describe, expect, it } from 'vitest';
import { parsePage, printPage } from '../source-text.ts';

/**
 * Page source from strangers: whatever would run, reach out or grow without end is refused, or stands on the page as
 * plain words.
 */

const page = (inside: string): string =>
  `<Page title="a" format="a3" language="fr-FR" background={{ type: "solid", color: "#ffffff" }}>${inside}</Page>`;
const text = (attributes: string, content = 'x'): string =>
  page(`<Text id="t" x={0} y={0} width={90} height={90} ${attributes}>${content}</Text>`);

/** Expressions that are no literals. */
const EXPRESSIONS = [
  'alert(1)',
  'fetch("//x")',
  'window',
  'globalThis',
  'globalThis.x',
  'this',
  'self["x"]',
  'document.cookie',
  'eval("1")',
  'new Function("1")',
  'new Date()',
  'import("x")',
  'import.meta',
  'new.target',
  'super.x',
  '(() => 1)()',
  '() => 1',
  'async () => 1',
  'function () {}',
  'function* () {}',
  'class {}',
  'class { static { alert(1) } }',
  '`${alert(1)}`',
  'tag`x`',
  'String.raw`x`',
  '[].constructor',
  '[]["constructor"]',
  '"".constructor.constructor("alert(1)")()',
  '[...x]',
  '[..."abc"]',
  '{ ...x }',
  '{ ["a"]: 1 }',
  '{ a }',
  '{ a() {} }',
  '{ get a() { return 1 } }',
  '{ set a(v) {} }',
  '{ __proto__: {} }',
  '{ "__proto__": {} }',
  '{ constructor: 1 }',
  '{ "prototype": 1 }',
  '{ a: { __proto__: { b: 1 } } }',
  '[{ constructor: 1 }]',
  '/x/',
  '/(a+)+$/',
  '1n',
  'a ? 1 : 2',
  'true ? 1 : 2',
  'a || 1',
  '1 + 1',
  '"a" + "b"',
  '2 ** 3',
  '1, 2',
  'a = 1',
  'a++',
  'delete a.b',
  'typeof a',
  '~1',
  'void alert(1)',
  'await x',
  'yield',
  'a?.b',
  'a?.()',
  '#x in y',
  '<b />',
  '<></>',
  '<script>1</script>',
  'NaN',
  'Infinity',
  'null ?? 1',
  'undefined.x',
  '((1))()',
];

/** Attributes that no component has, or not with this value. */
const ATTRIBUTES = [
  'onclick="alert(1)"',
  'onClick="alert(1)"',
  'onClick={"a b"}',
  'onMouseOver="x"',
  'onload="x"',
  'onError={"x"}',
  'onFocus="x" autofocus',
  'style="color: red"',
  'style={{ color: "red" }}',
  'className="x"',
  'class="x"',
  'dangerouslySetInnerHTML={{ __html: "<b>" }}',
  'innerHTML="x"',
  'ref="x"',
  'key="x"',
  'is="x"',
  'children="x"',
  'href="javascript:alert(1)"',
  'src="//x"',
  'srcdoc="<b>"',
  'xlink:href="x"',
  'xmlns="x"',
  'ns:id="x"',
  'data-x="1"',
  'aria-label="x"',
  'type="script"',
  'props={{}}',
  '__proto__={{}}',
  'constructor="x"',
  'toString="x"',
  'hasOwnProperty="x"',
  '{...{ id: "u" }}',
  '{...props}',
  'id="u" id="v"',
  'fontSize="16"',
  'fontSize={-1}',
  'fontSize={1e9}',
  'fontSize={"big"}',
  'fontSize={{}}',
  'fontSize={[]}',
  'fontSize={null}',
  'x={1e400}',
  'opacity={2}',
  'zIndex={-1}',
  'zIndex={1.5}',
  'visible="yes"',
  'locked={1}',
  'name={1}',
  'origin="a"',
  'origin={[1]}',
  'spans={[{ start: -1, end: 2 }]}',
  'spans={"x"}',
  'textAlign="center; x"',
  'fontWeight={1}',
  `name="${'x'.repeat(100)}"`,
];

/** Values that CSS would read as more than a colour, a shadow or a font. */
const CSS_VALUES = [
  'url(http://x)',
  'url(//x)',
  'URL("x")',
  'u\\72l(x)',
  'image-set("x" 1x)',
  'red;background:url(x)',
  'red}body{}',
  'expression(alert(1))',
  'var(--x)',
  'env(x)',
  'attr(x)',
  'calc(1px)',
  'javascript:alert(1)',
  '</style><script>',
  'red/**/url(x)',
  '-moz-binding:url(x)',
  '@import "x"',
  'rgb(1,2,3);x',
  'rgb(url(x))',
  'element(#x)',
  'cross-fade(url(x), red)',
  '#12',
  '#12345',
  'rgb(',
  'inherit url(x)',
];
const CSS_ATTRIBUTES = ['color', 'backgroundColor', 'borderColor', 'markerColor', 'textShadow'];

/** Whole pages that are none. */
const DOCUMENTS = [
  '',
  ' ',
  'x',
  '<',
  '<Page',
  '<Page>',
  '<Page />',
  '<Page></Pag>',
  '<page />',
  '<div />',
  '<>x</>',
  '{}',
  '"x"',
  'alert(1)',
  `${page('')}<script>alert(1)</script>`,
  `${page('')};alert(1)`,
  `alert(1);${page('')}`,
  `(${page('')})`,
  `<!--x-->${page('')}`,
  page('<script>alert(1)</script>'),
  page('<style>x</style>'),
  page('<iframe src="x" />'),
  page('<img src="x" onerror="x" />'),
  page('<svg onload="x" />'),
  page('<object />'),
  page('<Page.Text />'),
  page('<a.b.c />'),
  page('<a:b />'),
  page('<this />'),
  page('<constructor />'),
  page('<__proto__ />'),
  page('<toString />'),
  page('<Text />'),
  page('words'),
  page('{alert(1)}'),
  page('{/* x */ alert(1)}'),
  page('<></>'),
  page(page('')),
  page('<Methods src="x">{`1`}</Methods>'),
  page('<Methods>{alert(1)}</Methods>'),
  page('<Methods>{`${alert(1)}`}</Methods>'),
  text('', '<b>bold</b>'),
  text('', '{alert(1)}'),
  text('', '{...x}'),
  text('', 'a{"b"}'),
  text('', '{`${x}`}'),
  page('<Circle id="c" x={0} y={0} width={9} height={9}>words</Circle>'),
];

const failure = (source: string): string => {
  try {
    parsePage(source);
    return 'accepted';
  } catch (error) {
    return isPagewrightError(error) ? error.code : `threw ${String(error)}`;
  }
};

describe('hostile page source', () => {
  it('is refused with an error of ours', () => {
    const sources = [
      ...EXPRESSIONS.flatMap((expression) => [text(`name={${expression}}`), text(`spans={[${expression}]}`)]),
      ...ATTRIBUTES.map((attribute) => text(attribute)),
      ...CSS_ATTRIBUTES.flatMap((name) => CSS_VALUES.map((value) => text(`${name}={${JSON.stringify(value)}}`))),
      ...DOCUMENTS,
    ];
    expect(sources.length).toBeGreaterThan(300);
    for (const source of sources) expect(failure(source), source.slice(0, 300)).toMatch(/^page\//);
  });

  it('changes no prototype', () => {
    expect(
      failure(page('<Table id="t" x={0} y={0} width={9} height={9} merges={[{ "__proto__": { polluted: 1 } }]} />')),
    ).toMatch(/^page\//);
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it.each([
    '<script>alert(1)</script>',
    '</Text><Text onclick="x">',
    '{alert(1)}',
    '${alert(1)}',
    '`; alert(1); `',
    '\\`${1}',
    '&lt;b&gt; &#x41; &nbsp;',
    '\'"><img src=x onerror=alert(1)>',
    '\u2028\u2029\u0000\ufeff',
    '\ud800 lone',
  ])('keeps %j as words', (words) => {
    const parsed = parsePage(text('', `{${JSON.stringify(words)}}`));
    expect(parsed.components[0]?.props).toMatchObject({ text: words });
    expect(parsePage(printPage(parsed))).toEqual(parsed);
  });

  it('is refused quickly however large or deep it is', () => {
    const many = (count: number, piece: string): string => piece.repeat(count);
    const sources = [
      many(300_000, 'x'),
      many(100_000, '收'),
      page(many(40_000, '<Text>')),
      page(many(30_000, '<a>') + many(30_000, '</a>')),
      text(`name={${many(100_000, '[')}}`),
      text(`name={${many(60_000, '[')}${many(60_000, ']')}}`),
      text(`name={${many(20_000, '{a:')}1${many(20_000, '}')}}`),
      text(`name={${many(100_000, '(')}1${many(100_000, ')')}}`),
      text(`name={${many(120_000, '-')}1}`),
      text(`name={${many(50_000, '!')}1}`),
      text(`name={${many(60_000, 'a.')}a}`),
      text(`name={${many(30_000, '`${')}}`),
      text(`name={"${many(20_000, '\\"')}`),
      text('', many(60_000, '{')),
      text(`spans={[${many(60_000, '1,')}]}`),
      page(many(5_100, '<Line id="l" />')),
    ];
    const started = process.threadCpuUsage();
    for (const source of sources) expect(failure(source), source.slice(0, 200)).toMatch(/^page\//);
    // ms of this thread's own work: what else the machine does is not counted.
    expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(8_000);
  });
});
