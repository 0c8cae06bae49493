import { defineBehaviour } from '../behaviour/define-behaviour.ts';
import { backgroundPaints } from '../behaviour/paints.ts';
import { filled } from '../behaviour/saying.ts';
import { relinkedCells, rewordedLinks, withCellLinks } from './cell-links.ts';
import { filledTable } from './filled.ts';
import { tableLayout } from './layout.ts';
import { mergeTable, TABLE_CONTENT } from './merge-content.ts';
import { aiTableModel } from './model.ts';
import { tableTexts } from './placed-texts.ts';
import { askedColumns, isEmptyBelow, mostThatFits } from './wish.ts';

export const aiTableBehaviour = defineBehaviour(aiTableModel, {
  role: 'figure',
  form: 'table',
  content: [TABLE_CONTENT, ['smart']],
  says: {
    words: ({ props }) => props.cellData.map((row) => row.join(' | ')).join('\n'),
    pieces: ({ props }) => filled(props.cellData.flat()),
    shown: ({ props }) => props.cellData.flat(),
  },
  grid: ({ props }) => props.cellData,
  colours: {
    inks: ['headerColor', 'accentColor'],
    grounds: ['headerBackgroundColor', 'stripeColor'],
  },
  texts: ({ props }) =>
    props.cellData.flatMap((row, at) =>
      row.flatMap((text, column) =>
        text.trim() === '' ? [] : [{ path: ['cellData', at, column], text, is: 'words' as const }],
      ),
    ),
  placedTexts: tableTexts,
  grownHeight: ({ props, size }, language) => tableLayout(props, size, language).height,
  plainText: ({ props }) => props.cellData.map((row) => row.join('\t')).join('\n'),
  reworded: (after, { props }, texts) => {
    return { ...after, props: { ...after.props, cellLinks: rewordedLinks(props, texts) } };
  },
  linkedCells: (table, links) => ({ ...table, props: withCellLinks(table.props, links) }),
  relinked: (table, to) => ({
    ...table,
    props: { ...table.props, cellLinks: relinkedCells(table.props.cellLinks, to) },
  }),
  paints: backgroundPaints,
  mergeContent: (designed, base, edited) => {
    const props = mergeTable(base.props, edited.props, designed.props);
    return { component: props === designed.props ? designed : { ...designed, props }, unplaced: [] };
  },
  unfilled: (table) => {
    const cellData = table.props.cellData.map((row) => row.map(() => ''));
    return { ...table, props: { ...table.props, cellData } };
  },
  emptied: (table) => {
    const { cellData, headerRow, smart } = table.props;
    // It may be asked for by the names of its columns alone: those stay.
    if (!smart) return table;
    const left = cellData.map((row, at) => (headerRow && at === 0 ? row : row.map(() => '')));
    return { ...table, props: { ...table.props, cellData: left } };
  },
  filled: (table, found, context) => (found.is === 'table' ? filledTable(table, found.table, context) : undefined),
  isEmpty: ({ props }) => isEmptyBelow(props),
  wish: (table, height) => ({ form: 'table', columns: askedColumns(table.props), most: mostThatFits(table, height) }),
});
