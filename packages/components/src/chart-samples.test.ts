import { createHash } from 'node:crypto';
import { LANGUAGES } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { MERMAID_TYPES } from './ai-chart/model.ts';
import { ECHART_TYPES } from './ai-echart/echart-types.ts';
import { CHART_WORDS } from './ai-echart/samples/words.ts';
import { behaviourOf } from './behaviours.ts';
import { echartSamples, mermaidSamples } from './chart-samples.ts';
import { componentOf } from './fixtures.ts';

const chart = (chartType: (typeof ECHART_TYPES)[number], chartConfig: string) =>
  componentOf('aiEchart', { chartType, chartConfig });
const diagram = (chartType: (typeof MERMAID_TYPES)[number], mermaidCode: string) =>
  componentOf('aiChart', { chartType, mermaidCode });

function isEmpty(component: ReturnType<typeof componentOf>): boolean {
  return behaviourOf(component).isEmpty(component);
}

describe('samples of charts and diagrams', () => {
  it('stand in the language of whoever inserts them', () => {
    expect(echartSamples.of('pie', 'fr-FR')).toContain('"Partenaires"');
    expect(mermaidSamples.of('mindmap', 'zh-CN')).toContain('root((年度计划))');
    const english = MERMAID_TYPES.map((type) => mermaidSamples.of(type, 'en-US'));
    for (const language of LANGUAGES.filter((one) => one !== 'en-US')) {
      // Each says something in the language.
      const own = MERMAID_TYPES.map((type) => mermaidSamples.of(type, language));
      expect(own.filter((code, index) => code === english[index])).toEqual([]);
    }
  });

  it('are known as samples in every language, and only as what they are', () => {
    for (const language of LANGUAGES) {
      for (const type of ECHART_TYPES) expect(isEmpty(chart(type, echartSamples.of(type, language))), type).toBe(true);
      for (const type of MERMAID_TYPES)
        expect(isEmpty(diagram(type, `${mermaidSamples.of(type, language)}\n`)), type).toBe(true);
    }
    expect(isEmpty(chart('bar', echartSamples.of('bar', 'ja-JP').replace('320', '321')))).toBe(false);
    expect(isEmpty(diagram('flowchart', mermaidSamples.of('pie', 'en-US')))).toBe(false);
  });

  it('have no English name left where the language has another', () => {
    const english = new Set(Object.keys(CHART_WORDS));
    for (const type of ECHART_TYPES) {
      const names = echartSamples.of(type, 'zh-CN').match(/"[^"]+"/g) ?? [];
      expect(names.map((name) => name.slice(1, -1)).filter((name) => english.has(name))).toEqual([]);
    }
  });

  /** Pages have stood with the English samples since before there were others: who changes one loses those. */
  it('in English are those that stored pages have, letter by letter', () => {
    const all = [
      ...ECHART_TYPES.map((type) => echartSamples.of(type, 'en-US')),
      ...MERMAID_TYPES.map((type) => mermaidSamples.of(type, 'en-US')),
    ];
    expect(createHash('sha256').update(all.join('\n')).digest('hex')).toBe(
      'd648473cf4a39171a85ae211d4b5073be9b599709ab0f7f6dea8767a827806eb',
    );
  });
});
