import { contrast, MIN_CONTRAST } from '@pagewright/model/color';
import { describe, expect, it } from 'vitest';
import { componentOf } from '../fixtures.ts';
import { lower } from '../lowering.ts';
import type { ComponentOf, PropsInput } from '../models.ts';
import { fieldChange } from '../panels.ts';
import type { TablePrimitive } from '../primitives.ts';
import { isStriped, setPreset, setZebraStripe, type Table } from './editing.ts';
import { tableLayout } from './layout.ts';
import { TABLE_PRESETS } from './model.ts';

const CELLS = [
  ['Quarter', 'Income'],
  ['Q1', '12'],
  ['Q2', '14'],
  ['Total', '26'],
];

function tableOf(props: PropsInput<'aiTable'> = {}): Table {
  const filled = { rows: 3, columns: 2, cellData: CELLS, ...props };
  const { props: full, size } = componentOf('aiTable', filled) as ComponentOf<'aiTable'>;
  return { props: full, size };
}

function lowered(props: PropsInput<'aiTable'>): TablePrimitive {
  const component = componentOf('aiTable', { rows: 3, columns: 2, cellData: CELLS, ...props });
  const [table] = lower(component, { language: 'en-US', assets: () => undefined });
  if (table?.type !== 'table') throw new Error('no table');
  return table;
}

/** Light and dark tables, one without a ground of its own, and an accent that is hard to read on it. */
const COLOURS: readonly PropsInput<'aiTable'>[] = [
  { color: '#1b1f3b', backgroundColor: '#ffffff', accentColor: '#c8102e' },
  { color: '#f5f7ff', backgroundColor: '#0b1020', accentColor: '#38d6f5' },
  { color: '#333333', backgroundColor: 'transparent' },
  { color: '#333333', backgroundColor: '#ffffff', accentColor: '#f2e205' },
];

describe('looks of tables', () => {
  it.each(TABLE_PRESETS)('%s can be read in every colour', (preset) => {
    for (const colours of COLOURS) {
      const { props, size } = tableOf({ ...colours, preset });
      for (const cell of tableLayout(props, size, 'en-US').rows.flat()) {
        const paper = props.backgroundColor === 'transparent' ? '#ffffff' : props.backgroundColor;
        // A fill that is seen through lies on the paper.
        const ground = cell.background?.length === 9 ? paper : (cell.background ?? paper);
        expect(contrast(cell.color, ground), `${cell.text} in ${colours.accentColor}`).toBeGreaterThanOrEqual(
          MIN_CONTRAST.text,
        );
      }
    }
  });

  it('rule and fill what their names say', () => {
    const ruled = (preset: (typeof TABLE_PRESETS)[number]) =>
      lowered({ preset, color: '#222222', accentColor: '#c8102e', borderColor: '#dddddd' }).edges.map(
        (edge) => edge && `${edge.width} ${edge.color}`,
      );
    const [thin, strong] = ['1 #dddddd', '2 #c8102e'];
    expect(ruled('plain')).toEqual([undefined, undefined, undefined, undefined, undefined]);
    expect(ruled('lines')).toEqual([undefined, strong, thin, thin, undefined]);
    expect(ruled('threeLine')).toEqual(['2 #222222', '1 #222222', undefined, undefined, '2 #222222']);
    expect(ruled('totalRow')).toEqual([undefined, strong, thin, strong, undefined]);
    expect(lowered({ preset: 'grid' }).sides).toBeDefined();
    expect(lowered({ preset: 'lines' }).sides).toBeUndefined();
    const fills = (preset: (typeof TABLE_PRESETS)[number]) =>
      lowered({ preset, accentColor: '#c8102e' }).rows.map((row) =>
        row.map(({ background }) => background !== undefined),
      );
    const [none, all] = [
      [false, false],
      [true, true],
    ];
    expect(fills('bands')).toEqual([all, none, all, none]);
    expect(fills('firstColumn')).toEqual([none, [true, false], [true, false], [true, false]]);
    expect(fills('totalRow')).toEqual([none, none, none, all]);
    expect(fills('boxedHead')).toEqual([all, none, none, none]);
  });

  it('tell other programs what stands out', () => {
    expect(lowered({ preset: 'totalRow' }).parts).toEqual({ firstColumn: false, lastRow: true, bands: false });
    expect(lowered({ preset: 'firstColumn' }).parts).toEqual({ firstColumn: true, lastRow: false, bands: false });
    expect(lowered({ preset: 'bands' }).parts).toEqual({ firstColumn: false, lastRow: false, bands: true });
    expect(lowered({ zebraStripe: true }).parts.bands).toBe(true);
  });

  it('leave a table without a head none, and its only row no total', () => {
    const { rows } = lowered({ preset: 'totalRow', headerRow: false, rows: 4 });
    expect(rows.map(([first]) => first?.background !== undefined)).toEqual([false, false, false, true]);
    const head = lowered({ preset: 'totalRow', rows: 0, cellData: [['Quarter', 'Income']] });
    expect(head.rows[0]?.[0]?.background).toBeUndefined();
  });

  it('are where a table of its own begins: what is changed then is that part alone', () => {
    const component = componentOf('aiTable', {
      rows: 3,
      columns: 2,
      cellData: CELLS,
      preset: 'grid',
      accentColor: '#c8102e',
    });
    const own = fieldChange(component, 'preset', 'own', 'en-US').props as Table['props'];
    expect(own.rules).toBe('all');
    const drawn = (props: PropsInput<'aiTable'>) => {
      const { edges, sides, rows } = lowered(props);
      return { edges, sides, fills: rows.map((row) => row.map(({ background }) => background)) };
    };
    const fillsOf = (preset: PropsInput<'aiTable'>) => drawn(preset).fills[0];
    expect(drawn(own).sides).toEqual(drawn(component.props as Table['props']).sides);
    expect(drawn(own).edges).toEqual(drawn(component.props as Table['props']).edges);
    expect(fillsOf(own)).toEqual(fillsOf(component.props as Table['props']));
    const total = setPreset(tableOf({ preset: 'totalRow' }), 'own');
    expect(total.props.emphasisRows).toEqual([2]);
  });

  it('have their stripes taken off by the same button as any', () => {
    const banded = tableOf({ preset: 'bands', accentColor: '#c8102e' });
    expect(isStriped(banded)).toBe(true);
    const plain = setZebraStripe(banded, false);
    expect(isStriped(plain)).toBe(false);
    expect(plain.props.headerBackgroundColor).toBe('#c8102e');
    expect(setZebraStripe(plain, false)).toBe(plain);
  });
});
