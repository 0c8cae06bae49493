import { ECHART_THEMES } from '@pagewright/components/echart-types';
import { MERMAID_THEMES } from '@pagewright/components/kinds/ai-chart';
import { COMPONENT_KINDS, MODELS } from '@pagewright/components/models';
import { INSERT_ENTRIES, panelFields } from '@pagewright/components/panels';
import type { KindStrings } from '@pagewright/components/strings';
import { describe, expect, it } from 'vitest';
import { loadWords } from './load-words.ts';

const words = await loadWords('en-US', 'panels');
type Words = Readonly<Record<string, string>>;
const shared = { fields: words.fields as Words, options: words.options as Readonly<Record<string, Words>> };

describe.each(COMPONENT_KINDS)('the words of %s', (kind) => {
  const own: KindStrings = words.kinds[kind];
  const shape: object = MODELS[kind].props.shape;

  it('name the kind and every field', () => {
    expect(own.name).toBeTruthy();
    for (const { prop } of panelFields(kind)) expect(own.fields?.[prop] ?? shared.fields[prop], prop).toBeTruthy();
  });

  it('name every choice', () => {
    for (const { prop, control, limits } of panelFields(kind)) {
      if (control.type !== 'choice' && control.type !== 'icons' && control.type !== 'chart-type') continue;
      const choices = ('options' in control ? control.options : undefined) ?? limits.options ?? [];
      expect(choices.length, prop).toBeGreaterThan(0);
      for (const choice of choices) {
        const word = own.options?.[prop]?.[String(choice)] ?? shared.options[prop]?.[String(choice)];
        expect(word, `${prop} ${choice}`).toBeTruthy();
      }
    }
  });

  it('are about props that the kind has', () => {
    const named = [...Object.keys(own.fields ?? {}), ...Object.keys(own.options ?? {})];
    for (const prop of named) expect(Object.keys(shape)).toContain(prop);
  });

  it('name the smart component of the kinds that have one', () => {
    const isSmart = INSERT_ENTRIES.some((entry) => entry.kind === kind && entry.group === 'smart');
    expect(Boolean(own.smartName)).toBe(isSmart);
  });
});

it('every shared word is one of several kinds', () => {
  const kindsWith = (prop: string) => COMPONENT_KINDS.filter((kind) => prop in MODELS[kind].props.shape);
  for (const prop of Object.keys(words.fields)) expect(kindsWith(prop).length, prop).toBeGreaterThan(1);
});

it('there is a word for every theme of charts', () => {
  const named = Object.keys(words.chart.themes);
  for (const theme of [...MERMAID_THEMES, ...ECHART_THEMES]) expect(named).toContain(theme);
});
