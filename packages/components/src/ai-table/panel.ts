import { defaultsOf } from '../define-kind.ts';
import { boxFields, smartField } from '../panels/box-fields.ts';
import { definePanel, property, type Say, style } from '../panels/field.ts';
import { characterFields } from '../panels/text-fields.ts';
import { setColumnCount, setHeaderRow, setPreset, setRowCount, setZebraStripe } from './editing.ts';
import { type AiTableProps, aiTableModel } from './model.ts';

/** Header cells and empty data rows (spec §9). */
function emptyTable(say: Say): Partial<AiTableProps> {
  const { columns, rows } = defaultsOf(aiTableModel);
  const header = Array.from({ length: columns }, (_, index) => say('insert.column', { number: index + 1 }));
  return { cellData: [header, ...Array.from({ length: rows }, () => header.map(() => ''))] };
}

/** What small tables show of the looks that are offered. */
const SAMPLE = {
  props: {
    rows: 3,
    columns: 3,
    headerRow: true,
    cellData: [
      ['A', 'B', 'C'],
      ['1', '2', '3'],
      ['4', '5', '6'],
      ['7', '8', '9'],
    ],
    columnWidths: [],
    columnAligns: [],
    emphasisRows: [],
    merges: [],
    rowHeights: [24, 24, 24, 24],
    cellPadding: 2,
    fontSize: 13,
    lineHeight: 1.2,
    textAlign: 'center',
    borderRadius: 0,
    opacity: 1,
  } satisfies Partial<AiTableProps>,
  size: { width: 156, height: 96 },
};

const isOwn = ({ preset }: AiTableProps): boolean => preset === 'own';

export const aiTablePanel = definePanel(aiTableModel, {
  icon: 'M3 5h18v14H3zM3 10h18M3 14.5h18M9 5v14M15 5v14',
  editing: 'table',
  insert: { place: 6, props: emptyTable },
  smartInsert: { id: 'smartTable', place: 16, props: emptyTable },
  fields: {
    rows: property('content', { type: 'number', step: 1 }),
    columns: property('content', { type: 'number', step: 1 }),
    headerRow: property('content', { type: 'switch' }),
    autoRowHeight: property('content', { type: 'switch' }),
    zebraStripe: { ...property('content', { type: 'switch' }), when: isOwn },
    ...smartField,
    placeholders: property('smart', { type: 'columns' }),
    cellData: { elsewhere: 'on the page' },
    cellLinks: { elsewhere: 'kept by the app' },
    columnWidths: { elsewhere: 'on the page' },
    rowHeights: { elsewhere: 'on the page' },
    emphasisRows: { elsewhere: 'on the page' },
    columnAligns: { elsewhere: 'on the page' },
    merges: { elsewhere: 'on the page' },
    ...characterFields,
    textAlign: style('paragraph', { type: 'icons' }),
    lineHeight: style('paragraph', { type: 'number', step: 0.1, unit: '×' }),
    textIndent: style('paragraph', { type: 'number', step: 0.5, unit: 'em' }),
    preset: style('cells', { type: 'looks', sample: SAMPLE }),
    accentColor: { ...style('cells', { type: 'color' }), when: (props) => !isOwn(props) },
    headerBackgroundColor: { ...style('cells', { type: 'color' }), when: (props) => isOwn(props) && props.headerRow },
    headerColor: { ...style('cells', { type: 'color' }), when: (props) => isOwn(props) && props.headerRow },
    stripeColor: { ...style('cells', { type: 'color' }), when: (props) => isOwn(props) && props.zebraStripe },
    rules: { ...style('cells', { type: 'choice' }), when: isOwn },
    cellPadding: style('cells', { type: 'number', step: 1, unit: 'px' }),
    ...boxFields,
  },
  change: (table, prop, value) => {
    if (prop === 'rows') return setRowCount(table, Number(value));
    if (prop === 'columns') return setColumnCount(table, Number(value));
    if (prop === 'preset') return setPreset(table, aiTableModel.props.shape.preset.parse(value));
    if (prop === 'zebraStripe') return setZebraStripe(table, value === true);
    return prop === 'headerRow' ? setHeaderRow(table, value === true) : undefined;
  },
});
