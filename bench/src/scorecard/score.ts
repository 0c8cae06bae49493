import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GoldRecord, GoldSet } from './sets.ts';

/** What the scorer says of each file, as numbers by name; higher is better. */
export type Figures = Readonly<Record<string, Readonly<Record<string, number>>>>;

export interface Scored {
  readonly table: string;
  readonly figures: Figures;
}

/** What is printed besides the totals. */
export interface ScoreOptions {
  /** How many of the worst files. */
  readonly worst: number;
  readonly detail: boolean;
}

const MOST_OUTPUT_BYTES = 64 * 1024 * 1024;

/** Has the set's own scorer judge the pages of some of its files. */
export function score(set: GoldSet, records: readonly GoldRecord[], options: ScoreOptions): Scored {
  mkdirSync(set.output, { recursive: true });
  const gold = join(set.output, 'scored.jsonl');
  writeFileSync(gold, records.map(({ line }) => `${line}\n`).join(''));
  return set.name === 'understanding' ? scoreTexts(set, gold, options) : scoreDocuments(set, gold, options);
}

function python(args: readonly string[]): string {
  const { stdout, stderr, error } = spawnSync(process.env['PYTHON'] ?? 'python3', args, {
    encoding: 'utf8',
    maxBuffer: MOST_OUTPUT_BYTES,
  });
  return error ? `python3 is needed for the scorers: ${error.message}` : `${stdout}${stderr}`.trimEnd();
}

interface TextItem {
  readonly id: string;
  readonly understanding: number;
  readonly title: number | null;
  readonly lost: readonly string[];
  readonly false: readonly string[];
  readonly misused: readonly string[];
}

function scoreTexts({ folder, output }: GoldSet, gold: string, { worst, detail }: ScoreOptions): Scored {
  const args = [join(folder, 'score.py'), gold, output, '--src', folder];
  const table = python([...args, ...(detail ? ['--detail'] : ['--worst', String(worst)])]);
  const { items } = JSON.parse(python([...args, '--json'])) as { items: readonly TextItem[] };
  const figures = items.map((item) => {
    const { id, understanding, title, lost, misused } = item;
    const faults = { lost: -lost.length, false: -item.false.length, misused: -misused.length };
    return [id, { understanding, title: title ?? 1, ...faults }] as const;
  });
  return { table, figures: Object.fromEntries(figures) };
}

interface DocumentRow {
  readonly file: string;
  readonly title: 'yes' | 'part' | 'no';
  readonly sect: number | null;
  readonly fact: number | null;
  readonly frag: number;
  readonly thin: number;
  readonly dec6: number;
  readonly forb: number;
}

function scoreDocuments({ folder, output }: GoldSet, gold: string, { worst, detail }: ScoreOptions): Scored {
  const report = join(output, 'scored.json');
  const args = [join(folder, 'score.py'), output, '--gold', gold, '--json', report];
  const printed = python(detail ? [...args, '-v'] : args);
  const { rows } = JSON.parse(readFileSync(report, 'utf8')) as { rows: readonly DocumentRow[] };
  const figures = rows.map(({ file, title, sect, fact, frag, thin, dec6, forb }) => {
    const shares = { title: { yes: 1, part: 0.5, no: 0 }[title], sections: sect ?? 1, facts: fact ?? 1 };
    return [file, { ...shares, fragments: -frag, thin: -thin, decimals: -dec6, forbidden: -forb }] as const;
  });
  const byValue = figures
    .toSorted(([, a], [, b]) => a.title + a.sections + a.facts - b.title - b.sections - b.facts)
    .slice(0, worst)
    .map(([file]) => file);
  const worstLine = byValue.length > 0 ? `\nworst: ${byValue.join(', ')}` : '';
  return { table: `${printed}${worstLine}`, figures: Object.fromEntries(figures) };
}
