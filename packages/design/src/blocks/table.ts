import { defaultsOf } from '@pagewright/components/kind';
import { aiTableModel } from '@pagewright/components/kinds/ai-table';
import { type MeasuredTable, measureTable } from '@pagewright/components/measured-table';
import { headerText, isNumeric } from '@pagewright/components/table-content';
import { contrast, mix, mostReadable } from '@pagewright/model/color';
import type { TableContent } from '@pagewright/model/outline';
import { typeset } from '@pagewright/typography/typeset';
import { type Box, box } from '../box/box.ts';
import { stack } from '../box/stack.ts';
import { textBox } from '../box/text.ts';
import { shownColumnsLabel, shownRowsLabel } from '../labels.ts';
import { TEXT_MEASURES } from '../measuring.ts';
import { look, type Setting, space } from '../setting.ts';
import type { TextLook } from '../text-look.ts';
import { withLook } from '../theme.ts';
import { TEXT_RATIO, type Tone } from '../tone.ts';
import { words } from './entry.ts';
import { fittingTable } from './table-fit.ts';

/** Height that a torn word costs, px: the fit then looks for smaller type. */
const TORN_WORD = 400;

/** How much of the ink the ground of every other row takes on. */
const STRIPE_SHARE = 0.035;
const POLES = ['#000000', '#ffffff'] as const;

/** A table with its caption above and notes below. */
export function tableBlock(setting: Setting, table: TableContent): Box {
  const caption =
    table.caption &&
    !setting.dropped.has('table.caption') &&
    textBox(words(setting, table.caption, 'table.caption', table.origins), look(setting, 'small', 'soft'), {
      id: 'table-caption',
    });
  const notes = table.notes.map((note, index) =>
    textBox(words(setting, note, `table.notes.${index}`, table.origins), look(setting, 'small', 'soft'), {
      id: 'table-note',
    }),
  );
  const total = Math.max(table.totalRows ?? 0, table.rows.length);
  const shown = fittingTable(setting, table);
  const { language } = setting.theme;
  const said = (text: string, id: string): Box =>
    textBox(words(setting, text, '', table.origins), look(setting, 'small', 'soft'), { id });
  const left = [
    shown.rows.length < total && said(shownRowsLabel(language, shown.rows.length, total), 'table-rows'),
    shown.columns.length < table.columns.length &&
      said(shownColumnsLabel(language, shown.columns.length, table.columns.length), 'table-columns'),
  ].filter((line) => line !== false);
  return stack([caption || undefined, bareTable(setting, shown), ...left, ...notes], {
    gap: space(setting, 8),
    grow: 1,
    align: 'start',
  });
}

function bareTable(setting: Setting, table: TableContent): Box {
  const { language } = setting.theme;
  const header = table.columns.map((column) => headerText(column));
  // A head without words says nothing: the rows stand without it.
  const headerRow = header.some((text) => text.trim() !== '');
  const cells = (headerRow ? [header, ...table.rows] : table.rows).map((cellsOfRow) =>
    table.columns.map((_, index) => typeset(cellsOfRow[index] ?? '', language)),
  );
  const text = withLook(look(setting, 'body'), {
    fontSize: tableFontSize(setting, table.columns.length),
    lineHeight: setting.theme.cjk ? 1.45 : 1.35,
  });
  const props = {
    ...tableProps(setting, table, text),
    headerRow,
    cellData: cells,
    cellPadding: cellPadding(setting, text),
  };
  const measuredAt = new Map<number, MeasuredTable>();
  const at = (width: number) => {
    let known = measuredAt.get(width);
    if (!known) {
      known = measureTable({ ...defaultsOf(aiTableModel), ...props }, width, language, TEXT_MEASURES);
      measuredAt.set(width, known);
    }
    return known;
  };
  const drawn = (width: number) => at(width).rowHeights.reduce((sum, height) => sum + height, 0) + 2;
  const least = (width: number) => drawn(width) + (at(width).torn ? TORN_WORD : 0);
  return box({
    height: least,
    grow: 1,
    limit: (width) => drawn(width) * 1.45,
    draw(sheet, rect) {
      const { columnWidths, rowHeights } = at(rect.width);
      const stretch = Math.max(1, (rect.height - 2) / (drawn(rect.width) - 2));
      sheet.put(
        aiTableModel,
        'table',
        rect,
        { ...props, columnWidths, rowHeights: rowHeights.map((height) => Math.floor(height * stretch)) },
        { slot: 'table', origin: table.origins },
      );
    },
  });
}

function tableFontSize(setting: Setting, columns: number): number {
  const body = look(setting, 'body').fontSize;
  const times = columns <= 4 ? 0.9 : columns <= 6 ? 0.82 : 0.74;
  return Math.max(setting.theme.medium === 'document' ? 11 : 12, Math.round(body * times * 2) / 2);
}

function cellPadding(setting: Setting, text: TextLook): number {
  const airy = setting.theme.tokens.rhythm.gap >= 24 ? 0.62 : 0.48;
  return Math.min(40, Math.round(text.fontSize * (setting.theme.medium === 'document' ? airy * 0.8 : airy)));
}

function tableProps(setting: Setting, table: TableContent, text: TextLook) {
  const { tone, theme } = setting;
  const { tokens } = theme;
  const filled =
    tokens.card === 'top-rule' ||
    tokens.card === 'solid' ||
    tokens.card === 'left-bar' ||
    tokens.card === 'pastel' ||
    tokens.card === 'floating';
  const header = filled
    ? tokens.card === 'pastel' || tokens.card === 'floating'
      ? theme.surfaceAlt
      : theme.strong
    : tokens.card === 'panel' || tokens.card === 'ruled'
      ? theme.surfaceAlt
      : tone;
  const zebra = filled || tokens.card === 'panel';
  return {
    rows: table.rows.length,
    columns: table.columns.length,
    autoRowHeight: true,
    zebraStripe: zebra,
    headerBackgroundColor: header === tone ? tone.background : header.background,
    accentColor: filled && header !== theme.surfaceAlt ? theme.strong.background : tone.accent,
    headerColor: header === tone ? tone.accent : header.ink,
    stripeColor: stripe(tone),
    backgroundColor: tone.background,
    emphasisRows: table.emphasisRows.filter((index) => index < table.rows.length),
    columnAligns: table.columns.map((column) => (isNumeric(column.type) ? ('right' as const) : ('left' as const))),
    rules: tokens.card === 'ruled' ? ('all' as const) : ('horizontal' as const),
    lineHeight: text.lineHeight,
    fontSize: text.fontSize,
    fontFamily: text.fontFamily,
    fontWeight: text.fontWeight,
    color: tone.ink,
    borderWidth: 1,
    borderColor: tone.rule,
  };
}

/** A ground for every other row: nearer to the ink, unless texts could no longer be read on it. */
function stripe({ background, ink }: Tone): string {
  const nearer = mix(background, ink, STRIPE_SHARE);
  return contrast(ink, nearer) >= TEXT_RATIO ? nearer : mix(background, mostReadable(ink, POLES), STRIPE_SHARE);
}
