import { describe, expect, it } from 'vitest';
import { BEHAVIOURS, behaviourOf } from './behaviours.ts';
import { componentOf } from './fixtures.ts';
import { COMPONENT_KINDS, type Component, componentSchemaUnion, MODELS } from './models.ts';

/** A component of the kind with other values in its props of content. */
function changed(component: Component, tag: string): Component {
  const props: Record<string, unknown> = { ...component.props };
  for (const prop of behaviourOf(component).content.flat()) {
    if (typeof props[prop] === 'string') props[prop] = `${props[prop]}${tag}`;
  }
  return { ...component, props } as Component;
}

describe.each(COMPONENT_KINDS)('%s', (kind) => {
  const component = componentOf(kind, {}, { position: { x: 40, y: 30 } });
  const behaviour = behaviourOf(component);

  it('says which of its own props are content, each once', () => {
    const content = BEHAVIOURS[kind].content.flat();
    expect(new Set(content).size).toBe(content.length);
    for (const prop of content) expect(Object.keys(MODELS[kind].props.shape)).toContain(prop);
  });

  it('moves there and back', () => {
    const moved = behaviour.move(component, { x: 7, y: -3 });
    expect(moved.position).toEqual({ x: 47, y: 27 });
    expect(behaviour.move(moved, { x: -7, y: 3 })).toEqual(component);
  });

  it('stands in the box that it is put into', () => {
    const placed = behaviour.ends
      ? behaviour.ends.between(component, { startPoint: { x: 40, y: 30 }, endPoint: { x: 140, y: 80 } })
      : component;
    const put = behaviour.resize(placed, { x: 10, y: 20, width: 300, height: 120 });
    expect({ ...put.position, ...put.size }).toEqual({ x: 10, y: 20, width: 300, height: 120 });
    expect(componentSchemaUnion.safeParse(put).error).toBeUndefined();
  });

  it('finds its texts where it says they are', () => {
    for (const { path, text } of behaviour.texts(changed(component, 'x'))) {
      const found = path.reduce<unknown>(
        (value, key) => (value as Record<string | number, unknown>)[key],
        changed(component, 'x').props,
      );
      expect(found).toBe(text);
    }
  });

  it('keeps what a person changed over a new design, and the design of what they did not', () => {
    const edited = changed(component, ' by hand');
    const designed = { ...changed(component, ' anew'), position: { x: 1, y: 2 } };
    const merged = behaviour.mergeContent(designed, component, edited);
    const contentOf = ({ props }: Component) =>
      behaviour.content.flat().map((prop) => (props as Record<string, unknown>)[prop]);
    expect(contentOf(merged.component)).toEqual(contentOf(edited));
    expect(merged.component.position).toEqual({ x: 1, y: 2 });
    expect(merged.unplaced).toEqual([]);
    expect(behaviour.mergeContent(designed, component, component).component).toBe(designed);
  });
});

describe('what is written in a table', () => {
  const table = componentOf('aiTable', {
    cellData: [
      ['Region', ''],
      ['North', '12'],
    ],
    rows: 1,
    columns: 2,
  });

  it('has a path for each cell, and tabs between cells on the clipboard', () => {
    expect(behaviourOf(table).texts(table)).toEqual([
      { path: ['cellData', 0, 0], text: 'Region', is: 'words' },
      { path: ['cellData', 1, 0], text: 'North', is: 'words' },
      { path: ['cellData', 1, 1], text: '12', is: 'words' },
    ]);
    expect(behaviourOf(table).plainText(table)).toBe('Region\t\nNorth\t12');
  });
});
