import { parseArgs } from 'node:util';
import { generateAll } from './generate.ts';
import { compareWithLast, keepRun } from './last-run.ts';
import { score } from './score.ts';
import { GOLD_SETS, goldOf, isKept } from './sets.ts';

/**
 * Makes pages of every file of the gold sets in this one process, and has the sets' own scorers judge them. A third of
 * each set, by its names' hashes, is told apart: no rule is written while looking at it.
 */
const { values } = parseArgs({
  options: {
    /** `understanding` or `documents`; both where absent. */
    set: { type: 'string' },
    /** Regular expression on the file's name. */
    only: { type: 'string' },
    /** `open` or `kept`: only that share of the files. */
    share: { type: 'string' },
    worst: { type: 'string', default: '10' },
    /** Every relation and fact that was missed. */
    detail: { type: 'boolean', default: false },
    /** How full pages are and how they follow one another, as A4 reports and long images too. */
    pages: { type: 'boolean', default: false },
  },
});

const sets = GOLD_SETS.filter(({ name }) => values.set === undefined || values.set === name);
for (const set of sets) {
  const all = goldOf(set);
  if (all.length === 0) {
    console.log(`${set.name}: no gold in ${set.folder} (${set.variable} names another folder), skipped\n`);
    continue;
  }
  const named = new RegExp(values.only ?? '');
  const records = all.filter(
    (record) => named.test(record.file) && (!values.share || isKept(record) === (values.share === 'kept')),
  );
  const started = performance.now();
  const made = await generateAll(set, records, values.pages ? ['ppt-16-9', 'a4-portrait', 'long-3'] : ['ppt-16-9']);
  const seconds = (performance.now() - started) / 1000;
  console.log(`${set.name}: ${made.files} files, ${made.pages} pages in ${seconds.toFixed(1)} s`);
  for (const [format, figures] of Object.entries(made.figures)) {
    console.log(
      `  ${format}: ${Object.entries(figures)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ')}`,
    );
  }
  for (const failure of made.failures) console.log(`  ${failure}`);
  const isWhole = records.length === all.length;
  if (isWhole) {
    for (const share of ['kept', 'open'] as const) {
      const own = records.filter((record) => isKept(record) === (share === 'kept'));
      console.log(`\n${share === 'kept' ? 'the kept third' : 'the open two thirds'}`);
      console.log(score(set, own, { worst: 0, detail: false }).table);
    }
    console.log('\nall');
  }
  const { table, figures } = score(set, records, { worst: Number(values.worst) || 0, detail: values.detail });
  console.log(table);
  for (const line of compareWithLast(set, figures)) console.log(line);
  keepRun(set, figures);
}
// Idle workers of the readers would keep the process.
process.exit();
