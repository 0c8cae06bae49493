import { type Component, defaultProps, type Page } from '@pagewright/components/models';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addComponents,
  applyChange,
  changeBetween,
  inverseOf,
  isEmptyChange,
  moveComponents,
  removeComponents,
  updateComponents,
  updateEnvelope,
} from './commands.ts';
import { bringToFront, sendToBack } from './layers.ts';

const base = { position: { x: 10, y: 20 }, size: { width: 10, height: 10 }, locked: false, visible: true };

function text(id: string, zIndex: number, locked = false): Component {
  return { ...base, id, zIndex, locked, type: 'text', props: { ...defaultProps('text'), text: id } };
}

const line: Component = { ...base, id: 'line', zIndex: 4, type: 'line', props: defaultProps('line') };

const page: Page = {
  title: 'A',
  format: 'ppt-16-9',
  size: { width: 1280, height: 720 },
  language: 'en-US',
  background: { type: 'solid', color: '#ffffff' },
  margin: 0,
  components: [text('a', 1), text('b', 2), text('locked', 3, true), line],
};
const ids = (given: Page): string[] => given.components.map(({ id }) => id);

describe('editing commands', () => {
  it('adds above everything', () => {
    expect(addComponents(page, [text('n', 0), text('m', 0)]).components.slice(-2)).toMatchObject([
      { id: 'n', zIndex: 5 },
      { id: 'm', zIndex: 6 },
    ]);
  });

  it('leaves locked components alone', () => {
    const all = new Set(ids(page));
    expect(ids(removeComponents(page, all))).toEqual(['locked']);
    expect(moveComponents(page, all, 5, 5).components[2]).toBe(page.components[2]);
  });

  it('moves the points of a line with it', () => {
    const moved = moveComponents(page, new Set(['line']), 5, -5).components[3];
    expect(moved).toMatchObject({
      position: { x: 15, y: 15 },
      props: { startPoint: { x: 5, y: -5 }, endPoint: { x: 105, y: -5 } },
    });
  });

  it('keeps only what changed', () => {
    const change = changeBetween(page, moveComponents(page, new Set(['a']), 1, 1));
    expect(change.components.map(({ after }) => after?.id)).toEqual(['a']);
    expect(change.envelope).toBeUndefined();
    expect(isEmptyChange(changeBetween(page, page))).toBe(true);
  });

  const edits: ((given: Page, id: string) => Page)[] = [
    (given, id) => moveComponents(given, new Set([id]), 3, 4),
    (given, id) => removeComponents(given, new Set([id])),
    (given, id) => bringToFront(given, id),
    (given, id) => sendToBack(given, id),
    (given, id) => (ids(given).includes(`${id}x`) ? given : addComponents(given, [text(`${id}x`, 0)])),
    (given, id) => updateEnvelope(given, { title: id }),
    (given, id) => updateComponents(given, new Set([id]), (one) => ({ ...one, name: id })),
  ];

  it('takes any run of edits back and does it again', () => {
    const edit = fc.tuple(fc.nat(edits.length - 1), fc.constantFrom('a', 'b', 'line', 'locked'));
    fc.assert(
      fc.property(fc.array(edit, { maxLength: 12 }), (run) => {
        const after = run.reduce((given, [index, id]) => edits[index]?.(given, id) ?? given, page);
        const change = changeBetween(page, after);
        expect(applyChange(page, change)).toEqual(after);
        expect(applyChange(after, inverseOf(change))).toEqual(page);
      }),
    );
  });
});
