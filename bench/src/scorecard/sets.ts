import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));

/** Files with what they say, and a program that scores pages made of them. */
export interface GoldSet {
  readonly name: 'understanding' | 'documents';
  /** Holds `gold.jsonl`, `score.py` and the files; never a part of the project. */
  readonly folder: string;
  /** The variable of the environment that names another folder. */
  readonly variable: string;
  /** Where the pages of a run stand. */
  readonly output: string;
}

export interface GoldRecord {
  readonly id: string;
  readonly file: string;
  /** The line of the gold file. */
  readonly line: string;
}

function goldSet(name: GoldSet['name']): GoldSet {
  const variable = `PAGEWRIGHT_${name.toUpperCase()}`;
  const folder = process.env[variable] ?? join(ROOT, '..', 'shared', name);
  return { name, variable, folder, output: join(ROOT, 'node_modules', '.cache', 'scorecard', name) };
}

export const GOLD_SETS: readonly GoldSet[] = [goldSet('understanding'), goldSet('documents')];

/** The records of a set, none where its folder is absent. */
export function goldOf({ folder }: GoldSet): GoldRecord[] {
  const path = join(folder, 'gold.jsonl');
  if (!existsSync(path)) return [];
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const { id, file } = JSON.parse(line) as { id?: string; file: string };
      return { id: id ?? file, file, line };
    });
}

/** Whether a file belongs to the third that no rule is written for. */
export function isKept({ id }: GoldRecord): boolean {
  return (createHash('sha256').update(id).digest()[0] ?? 0) % 3 === 0;
}
