import { el, type Xml } from '../../ooxml/xml.ts';
import type { ChartLook } from './chart-look.ts';
import type { Plot } from './plot.ts';

/** What stands beside each name of a legend, em: a square, or a line with a dot in its middle. Where it finds no room, names are left out. */
const BESIDE_NAME = { square: 2.6, line: 4.6 } as const;

/** Height of one line of names, em: programs put the names in the middle of what they have. */
const NAME_LINE = 1.7;

/** Of how much smaller names are set where their lines find no room, as shares of their size. */
const SMALLER = { least: 0.65, step: 0.05 } as const;

export function legend(plot: Plot, look: ChartLook): Xml | undefined {
  const { legend: side, unlisted = [] } = plot;
  if (!side) return undefined;
  return el(
    'c:legend',
    {},
    el('c:legendPos', { val: side }),
    unlisted.map((idx) => el('c:legendEntry', {}, el('c:idx', { val: idx }), el('c:delete', { val: true }))),
    side === 't' ? topLeft(plot, look) : undefined,
    el('c:overlay', { val: false }),
    look.text(look.legendColor, undefined, side === 't' ? sizeOfNames(plot, look) : undefined),
  );
}

/** Legends above a chart begin at its left and are as wide as their names, as on the page. */
function topLeft(plot: Plot, look: ChartLook): Xml {
  const width = widthsOf(plot, look).reduce((sum, one) => sum + one, 0);
  const isOneLine = width <= look.width;
  const line = (look.fontSize * NAME_LINE) / look.height;
  return el(
    'c:layout',
    {},
    el(
      'c:manualLayout',
      {},
      el('c:xMode', { val: 'edge' }),
      el('c:yMode', { val: 'edge' }),
      el('c:x', { val: 0 }),
      el('c:y', { val: 0 }),
      plot.layout
        ? [
            el('c:w', { val: Math.min(1, width / look.width) }),
            el('c:h', { val: isOneLine ? Math.min(plot.layout.y, line) : endOf(plot) }),
          ]
        : undefined,
    ),
  );
}

/**
 * px of the names in a legend above the plot. Where the page lets names flow, programs set them in columns, each as wide as its widest
 * name, which may take more lines: these stand closer then, not over what is below.
 */
function sizeOfNames(plot: Plot, look: ChartLook): number {
  const room = endOf(plot) * look.height;
  if (room === 0) return look.fontSize;
  const widths = widthsOf(plot, look);
  for (let share = 1; share > SMALLER.least; share -= SMALLER.step) {
    const lines = linesInColumns(widths, look.width / share);
    if (lines === 1 || lines * look.fontSize * share * NAME_LINE <= room) return look.fontSize * share;
  }
  return look.fontSize * SMALLER.least;
}

/** On how many lines entries stand that are set row by row in as many columns as fit. */
function linesInColumns(widths: readonly number[], room: number): number {
  for (let columns = widths.length; columns > 1; columns -= 1) {
    const widest = Array.from({ length: columns }, (_, column) =>
      Math.max(...widths.filter((_width, index) => index % columns === column)),
    );
    if (widest.reduce((sum, one) => sum + one, 0) <= room) return Math.ceil(widths.length / columns);
  }
  return widths.length;
}

/** px of each entry. */
function widthsOf({ sheet, legendKeys = 'square' }: Plot, look: ChartLook): number[] {
  return sheet.columns.map(({ name }) => look.widthOf(name) + look.fontSize * BESIDE_NAME[legendKeys]);
}

/** Down to where the legend reaches, as a share of the chart; 0 where that is left to the program. */
function endOf({ legendEnd, layout }: Plot): number {
  return legendEnd ?? layout?.y ?? 0;
}
