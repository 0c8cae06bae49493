import { formatOrigin } from '@pagewright/model/origin';
import { expect, it } from 'vitest';
import { designOutline } from '../design.ts';
import { sampleBrief, sampleOutline } from '../fixtures/fixtures.ts';
import { STYLES } from '../styles.ts';

const label = (text: string) => ({ text, origins: [formatOrigin({ file: 'a.txt', block: 0 })], rank: 1 });
const LONG = 'Visits to the reading room in the winter half-year, counted at the door by the two volunteers';

it.each([
  ['changes', [{ from: '31' }, { from: '38' }, { from: '12' }]],
  ['figures', [{}, {}, {}]],
])('values of a row stand on one line, however long their labels: %s', (_, own) => {
  const stats = [
    { value: '412', label: label(LONG) },
    { value: '57', label: label('Loans') },
    { value: '19', label: label('New readers') },
  ].map((stat, index) => ({ ...stat, ...own[index] }));
  const brief = { ...sampleBrief('stats', 'en-US'), stats };
  const turns = [0, 1, 2, 3].map((turn) => ({ ...brief, id: `p${turn + 1}`, turn }));
  const rows = Object.values(STYLES).flatMap((style) =>
    designOutline(sampleOutline('en-US', turns), { format: 'ppt-16-9', style }).flatMap(({ components }) => {
      const values = components.filter(({ props }) => 'text' in props && /^(?:412|57|19)$/u.test(props.text));
      const [first, ...others] = values;
      const isRow = first && new Set(values.map(({ size }) => size.width)).size === 1 && others.length === 2;
      return isRow && new Set(values.map(({ position }) => position.x)).size === 3
        ? [values.map(({ position }) => position.y)]
        : [];
    }),
  );
  expect(rows.length).toBeGreaterThan(5);
  expect(rows.filter((row) => new Set(row).size > 1)).toEqual([]);
});
