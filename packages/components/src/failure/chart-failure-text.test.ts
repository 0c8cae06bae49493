import { LANGUAGES } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { CHART_FAULTS, ChartConfigError, chartFaultText, omissionText, parseChartConfig } from '../chart-config.ts';
import { DiagramFault, DiagramTooSlow } from '../drawing/diagram-fault.ts';
import { chartFailureText } from './chart-failure-text.ts';

const VALUES = { kilobytes: 256, max: 7, name: 'radarr', detail: 'Unexpected token' };

function faultOf(config: string): ChartConfigError {
  try {
    parseChartConfig(config);
  } catch (error) {
    if (error instanceof ChartConfigError) return error;
  }
  throw new Error('it was read');
}

describe.each(LANGUAGES)('what is wrong with a chart, in %s', (language) => {
  it('has words for every fault of a configuration, with what they name', () => {
    for (const fault of CHART_FAULTS) {
      expect(chartFaultText(new ChartConfigError(fault, VALUES), language)).not.toMatch(/^$|\{\{|Unexpected token/);
    }
    expect(chartFailureText(new ChartConfigError('no-such-type', VALUES), language)).toContain('radarr');
    expect(chartFaultText(faultOf('{\n "a": 1\n} b'), language)).toContain('3');
  });

  it('says what was left out, and why', () => {
    const { omitted } = parseChartConfig('{ tooltip: { formatter: (p) => p.x }, other: 1 }');
    const said = omitted.map((one) => omissionText(one, language));
    expect(said.map((one) => one.split(': ')[0])).toEqual(['tooltip.formatter', 'other']);
    if (language !== 'en-US') expect(said.join()).not.toMatch(/functions|known part/);
  });

  it('never says what an engine says to those who program it', () => {
    const said = [
      new DiagramFault(4, new Error('Expecting SEMI')),
      new DiagramFault(undefined, undefined),
      new DiagramTooSlow(5),
      new TypeError('Cannot read properties of undefined (reading "get")'),
      new TypeError('Failed to fetch dynamically imported module: /assets/x.js'),
      'a word',
    ].map((error) => chartFailureText(error, language));
    expect(said[0]).toContain('4');
    expect(said[2]).toContain('5');
    expect(said.join('\n')).not.toMatch(/Expecting|Cannot read properties|dynamically|\{\{/);
    expect(new Set(said).size).toBe(5);
  });
});
