import { COMPONENT_KINDS, MODELS } from '@pagewright/components/models';
import { panelFields } from '@pagewright/components/panels';
import { describe, expect, it } from 'vitest';
import { loadWords } from '../../app/i18n/load-words.ts';

const words = await loadWords('en-US', 'panels');
const options = words.options as Readonly<Record<string, Readonly<Record<string, string>>>>;

describe.each(COMPONENT_KINDS)('the words of %s', (kind) => {
  it('name the kind and every field', () => {
    expect(words.kinds[kind]).toBeTruthy();
    for (const { prop } of panelFields(kind)) expect(Object.keys(words.fields), prop).toContain(prop);
  });

  it('name every choice', () => {
    for (const { prop, control, limits } of panelFields(kind)) {
      if (control.type !== 'choice' && control.type !== 'icons') continue;
      const own = control.options ?? limits.options ?? [];
      expect(own.length, prop).toBeGreaterThan(0);
      for (const option of own) expect(options[prop]?.[String(option)], `${prop} ${option}`).toBeTruthy();
    }
  });
});

it('there is a word for every type and theme of charts', () => {
  const { chartType: diagrams, theme: mermaidThemes } = MODELS.aiChart.props.shape;
  const { chartType: charts, theme: themes } = MODELS.aiEchart.props.shape;
  expect(Object.keys(words.diagrams).sort()).toEqual([...diagrams.unwrap().options].sort());
  expect(Object.keys(words.charts).sort()).toEqual([...charts.unwrap().options].sort());
  const named = Object.keys(words.chart.themes);
  for (const theme of [...mermaidThemes.unwrap().options, ...themes.unwrap().options]) expect(named).toContain(theme);
});
