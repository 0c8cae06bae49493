import { linkedWordsOfCell } from '@pagewright/model/outline';
import { cssColor } from '@pagewright/model/page';
import type { Migrations } from '@pagewright/model/stored';
import { z } from 'zod';
import { defineKind, type KindComponent, type KindProps } from '../define-kind.ts';
import { boxStyle } from '../props/box-style.ts';
import { smartFields, smartPlaceholder } from '../props/smart.ts';
import { characterStyle, textAlign } from '../props/text-style.ts';

/** Column width at least 50 px, 100 by default; row height 40 by default (spec §5, §9). */
export const TABLE = { minColumnWidth: 50, columnWidth: 100, rowHeight: 40, maxRows: 200, maxColumns: 50 } as const;

/** Looks that have a name (`presets.ts` says what they are made of), in the order they are offered. */
export const TABLE_PRESETS = [
  'plain',
  'lines',
  'threeLine',
  'grid',
  'bands',
  'boxedHead',
  'firstColumn',
  'totalRow',
] as const;

/** Tables of the first version had no presets: the default leaves them as they are. */
const TABLE_MIGRATIONS: Migrations = { 1: (old) => old };

/** Table: 400x160 px, 4 columns, 3 data rows and a header (spec §9). */
export const aiTableModel = defineKind({
  kind: 'aiTable',
  element: 'Table',
  version: 2,
  migrations: TABLE_MIGRATIONS,
  size: { width: 400, height: 160 },
  props: z.object({
    /** Data rows, the header not counted. */
    rows: z.number().int().min(0).max(TABLE.maxRows).default(3),
    columns: z.number().int().min(1).max(TABLE.maxColumns).default(4),
    headerRow: z.boolean().default(true),
    /** Cell texts row by row, the header row first where there is one. */
    cellData: z
      .array(z.array(z.string().max(2000)).max(TABLE.maxColumns))
      .max(TABLE.maxRows + 1)
      .default([]),
    /** Words of cells that lead somewhere or are set off the line, by row and column, the header row first where there is one. */
    cellLinks: z.array(linkedWordsOfCell).default([]),
    /** px each; scaled together to the component's width. */
    columnWidths: z.array(z.number().min(TABLE.minColumnWidth)).default([]),
    /** px each, the header's first. */
    rowHeights: z.array(z.number().min(8)).default([]),
    autoRowHeight: z.boolean().default(true),
    /** Which look it is drawn in; `own`: as its rules, stripes and colours say. */
    preset: z.enum(['own', ...TABLE_PRESETS]).default('own'),
    /** What presets fill and rule with; the colour of the words where absent. */
    accentColor: cssColor.optional(),
    zebraStripe: z.boolean().default(false),
    headerBackgroundColor: cssColor.default('#f5f5f5'),
    headerColor: cssColor.optional(),
    stripeColor: cssColor.default('#fafafa'),
    /** Data rows (from 0) set bold: totals. */
    emphasisRows: z.array(z.number().int().min(0)).default([]),
    /** Alignment of each column; the table's where absent. */
    columnAligns: z.array(textAlign).default([]),
    /** `all`: every cell framed; `horizontal`: rules between rows; `none`. */
    rules: z.enum(['all', 'horizontal', 'none']).default('all'),
    /** Merged areas: top left cell (header counted as row 0) and what it covers. */
    merges: z
      .array(
        z.object({
          row: z.number().int().min(0),
          column: z.number().int().min(0),
          rowSpan: z.number().int().min(1),
          colSpan: z.number().int().min(1),
        }),
      )
      .default([]),
    cellPadding: z.number().min(0).max(40).default(8),
    lineHeight: z.number().min(0.8).max(3).default(1.4),
    /** Smart tables: what each column is to hold (spec §3). */
    placeholders: z.array(smartPlaceholder).max(TABLE.maxColumns).default([]),
    ...smartFields,
    fontSize: characterStyle.fontSize.default(14),
    color: characterStyle.color.default('#333333'),
    fontFamily: characterStyle.fontFamily.default('Inter'),
    fontWeight: characterStyle.fontWeight.default(400),
    textAlign: textAlign.default('left'),
    textIndent: z.number().min(0).max(10).default(0),
    ...boxStyle,
    borderWidth: boxStyle.borderWidth.unwrap().default(1),
    backgroundColor: cssColor.default('#ffffff'),
  }),
});

export type AiTable = KindComponent<typeof aiTableModel>;
export type AiTableProps = KindProps<typeof aiTableModel>;
