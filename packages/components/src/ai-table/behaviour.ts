import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { backgroundPaints } from '../behaviour/paints.ts';
import { tableLayout } from './layout.ts';
import { mergeTable, TABLE_CONTENT } from './merge-content.ts';
import { aiTableModel } from './model.ts';
import { tableTexts } from './placed-texts.ts';
import { askedColumns, isEmptyBelow, mostThatFits } from './wish.ts';

export const aiTableBehaviour = defineBehaviour(aiTableModel, {
  role: 'figure',
  content: [TABLE_CONTENT, ['smart']],
  texts: ({ props }) =>
    props.cellData.flatMap((row, at) =>
      row.flatMap((text, column) =>
        text.trim() === '' ? [] : [{ path: ['cellData', at, column], text, is: 'words' as const }],
      ),
    ),
  placedTexts: tableTexts,
  grownHeight: ({ props, size }, language) => tableLayout(props, size, language).height,
  plainText: ({ props }) => props.cellData.map((row) => row.join('\t')).join('\n'),
  paints: backgroundPaints,
  mergeContent: (designed, base, edited) => {
    const props = mergeTable(base.props, edited.props, designed.props);
    return { component: props === designed.props ? designed : { ...designed, props }, unplaced: [] };
  },
  unfilled: (table) => {
    const cellData = table.props.cellData.map((row) => row.map(() => ''));
    return { ...table, props: { ...table.props, cellData } };
  },
  isEmpty: ({ props }) => isEmptyBelow(props),
  wish: (table, height) => ({ form: 'table', columns: askedColumns(table.props), most: mostThatFits(table, height) }),
});
