import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Measure, Row } from './row.ts';
import { canvas } from './rows/canvas.ts';
import { coldCommand } from './rows/cold-command.ts';
import { engine } from './rows/engine.ts';
import { firstLoad } from './rows/first-load.ts';
import { presentation } from './rows/presentation.ts';
import { reading } from './rows/reading.ts';
import { warmPrint } from './rows/warm-print.ts';

const MEASURES: Readonly<Record<string, Measure>> = {
  engine,
  reading,
  warm: warmPrint,
  pptx: presentation,
  cold: coldCommand,
  canvas,
  load: firstLoad,
};

const { values } = parseArgs({
  options: {
    /** Names of measures, with commas between; all where absent. */
    only: { type: 'string' },
    /** How often each work is repeated; medians are shown. */
    rounds: { type: 'string', default: '5' },
  },
});

const names = values.only?.split(',') ?? Object.keys(MEASURES);
const rounds = Math.max(1, Number(values.rounds) || 1);

console.log(
  `${cpus().length} cores (${cpus()[0]?.model.trim()}), load ${loadavg()[0]?.toFixed(1)}, ${rounds} rounds, medians\n`,
);
const head = ['work', 'pagewright', 'against', 'ratio', 'bar', ''];
const widths = [44, 14, 34, 8, 8, 6];
print(head);
for (const name of names) {
  const measure = MEASURES[name];
  if (!measure) {
    console.error(`There is no measure "${name}"; there are ${Object.keys(MEASURES).join(', ')}.`);
    process.exitCode = 2;
    break;
  }
  for (const row of await measure(rounds)) printRow(row);
}
// Idle workers of the readers would keep the process.
process.exit();

function printRow({ work, ours, other, ratio, bar, parts }: Row): void {
  print([work, ours, other, ratio.toFixed(2), `≤ ${bar}`, ratio <= bar ? 'ok' : 'MISSED']);
  if (parts) console.log(`  ${parts}`);
}

function print(cells: readonly string[]): void {
  console.log(
    cells
      .map((cell, index) => cell.padEnd(widths[index] ?? 0))
      .join(' ')
      .trimEnd(),
  );
}
