import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { componentOf } from './fixtures.ts';
import { COMPONENT_KINDS, type Component, type ComponentKind, componentSchemaUnion, MODELS } from './models.ts';
import { type ComponentChange, editingWay, fieldChange, kindIcon, PANELS, panelFields, placeChange } from './panels.ts';

function folderOf(kind: ComponentKind): string {
  return kind.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function patchedWith(component: Component, { props, ...place }: ComponentChange): Component {
  return { ...component, ...place, props: { ...component.props, ...props } } as Component;
}

function field(kind: ComponentKind, prop: string) {
  const found = panelFields(kind).find((one) => one.prop === prop);
  if (!found) throw new Error(`${kind} has no field ${prop}`);
  return found;
}

describe.each(COMPONENT_KINDS)('the panel of %s', (kind) => {
  it('stands in the kind’s folder, with a sign of its own', () => {
    expect(existsSync(fileURLToPath(new URL(`${folderOf(kind)}/panel.ts`, import.meta.url)))).toBe(true);
    expect(kindIcon(kind)).toMatch(/^M[\d\sA-Za-z.,-]+$/);
  });

  it('says of every prop where it is edited', () => {
    expect(Object.keys(PANELS[kind].fields).sort()).toEqual(Object.keys(MODELS[kind].props.shape).sort());
  });

  it('takes limits that the schema allows', () => {
    for (const { prop, control, limits } of panelFields(kind)) {
      if (control.type !== 'number') continue;
      const min = control.limits?.min ?? limits.min;
      const max = control.limits?.max ?? limits.max;
      const schema = (MODELS[kind].props.shape as Record<string, z.ZodType>)[prop] as z.ZodType;
      for (const value of [min, max]) {
        if (value !== undefined) expect(schema.safeParse(value).success, `${prop} ${value}`).toBe(true);
      }
    }
  });
});

it('every kind’s sign differs', () => {
  expect(new Set(COMPONENT_KINDS.map(kindIcon)).size).toBe(COMPONENT_KINDS.length);
});

describe('limits of the panels (spec §5, §9)', () => {
  it.each([
    ['text', 'lineHeight', 0.8, 3, 0.1],
    ['text', 'letterSpacing', -2, 10, 0.5],
    ['heading', 'textIndent', 0, 10, 0.5],
    ['rectangle', 'borderWidth', 0, 20, 1],
    ['rectangle', 'borderRadius', 0, 100, 1],
  ] as const)('%s.%s is %d to %d', (kind, prop, min, max, step) => {
    const { limits, control } = field(kind, prop);
    expect([limits.min, limits.max]).toEqual([min, max]);
    expect(control).toMatchObject({ type: 'number', step });
  });

  it('font sizes are offered from 8 to 96 px, with presets of 9 to 36 pt', () => {
    const { control } = field('text', 'fontSize');
    if (control.type !== 'number') throw new Error('not a number');
    expect(control.limits).toEqual({ min: 8, max: 96 });
    expect([control.presetsPt?.[0], control.presetsPt?.at(-1)]).toEqual([9, 36]);
  });

  it('offers the border styles and fill modes of spec §9', () => {
    expect(field('image', 'borderStyle').limits.options).toEqual(['solid', 'dashed', 'dotted', 'double', 'none']);
    expect(field('image', 'objectFit').limits.options).toEqual(['cover', 'contain', 'fill', 'scale-down', 'none']);
  });

  it('texts take 1000 characters', () => {
    for (const kind of COMPONENT_KINDS.filter((one) => editingWay(one) === 'text')) {
      expect(field(kind, 'text').limits.maxLength).toBe(1000);
    }
  });
});

describe('what follows a changed prop', () => {
  it('a new type of diagram brings its sample (spec §4)', () => {
    const before = componentOf('aiChart', { mermaidCode: 'flowchart LR\n a-->b' });
    const { props } = fieldChange(before, 'chartType', 'pie', 'en-US');
    expect(props).toMatchObject({ chartType: 'pie', mermaidCode: expect.stringMatching(/^pie/) });
  });

  it('a new type of chart fills only an empty configuration (spec §4)', () => {
    expect(fieldChange(componentOf('aiEchart'), 'chartType', 'pie', 'en-US').props).toMatchObject({
      chartType: 'pie',
      chartConfig: expect.stringContaining('"pie"'),
    });
    const filled = componentOf('aiEchart', { chartConfig: '{ "series": [] }' });
    expect(fieldChange(filled, 'chartType', 'pie', 'en-US').props).toEqual({ chartType: 'pie' });
  });

  it('a line stands where its points are, and its points go where it stands', () => {
    const line = componentOf('line', { startPoint: { x: 10, y: 20 }, endPoint: { x: 110, y: 20 } });
    const change = fieldChange(line, 'endPoint', { x: 10, y: 220 }, 'en-US');
    expect(change).toMatchObject({ position: { x: 10, y: 20 }, size: { width: 1, height: 200 } });
    const moved = placeChange(patchedWith(line, change), { x: 50, y: 60 });
    expect(moved.props).toEqual({ startPoint: { x: 50, y: 60 }, endPoint: { x: 50, y: 260 } });
  });

  it('words that look different keep their looks when the text changes before them', () => {
    const before = componentOf('text', { text: 'one two', spans: [{ start: 4, end: 7, fontWeight: 700 }] });
    expect(fieldChange(before, 'text', 'oone two', 'en-US').props).toEqual({
      text: 'oone two',
      spans: [{ start: 5, end: 8, fontWeight: 700 }],
    });
  });

  it('counts of a table bring its cells with them', () => {
    const table = componentOf('aiTable', { cellData: [['a', 'b', 'c', 'd']] });
    const changed = patchedWith(table, fieldChange(table, 'columns', 6, 'en-US'));
    expect(changed.size.width).toBe(600);
    expect(componentSchemaUnion.safeParse(changed).success).toBe(true);
    expect(changed.props).toMatchObject({
      columns: 6,
      cellData: expect.arrayContaining([['a', 'b', 'c', 'd', '', '']]),
    });
  });
});
