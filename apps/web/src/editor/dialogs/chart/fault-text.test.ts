import { CHART_FAULTS, ChartConfigError, parseChartConfig } from '@pagewright/components/chart-config';
import { LANGUAGES } from '@pagewright/model/languages';
import { createInstance } from 'i18next';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../../app/i18n/load-words.ts';
import { faultText } from './fault-text.ts';

describe.each(LANGUAGES)('what is wrong with a chart configuration, in %s', async (language) => {
  const i18n = createInstance();
  const resources = { [language]: { translation: { panels: await loadWords(language, 'panels') } } };
  await i18n.init({ lng: language, resources, interpolation: { escapeValue: false } });

  it('has words for every fault, with what they name', () => {
    const values = { kilobytes: 256, max: 7, name: 'radarr', detail: 'Unexpected token' };
    for (const fault of CHART_FAULTS) {
      const said = faultText(new ChartConfigError(fault, values), i18n.t);
      expect(said).not.toMatch(/^panels\.|\{\{|Unexpected token/);
    }
    expect(faultText(new ChartConfigError('no-such-type', values), i18n.t)).toContain('radarr');
  });

  it('names the line', () => {
    const faultOf = (config: string): unknown => {
      try {
        return parseChartConfig(config);
      } catch (error) {
        return error instanceof ChartConfigError ? faultText(error, i18n.t) : error;
      }
    };
    expect(faultOf('{\n "a": 1\n} b')).toContain('3');
  });
});
