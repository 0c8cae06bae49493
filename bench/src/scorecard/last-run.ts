import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Figures } from './score.ts';
import type { GoldSet } from './sets.ts';

/** Differences below it are not told. */
const TELLING = 0.005;

function pathOf({ output }: GoldSet): string {
  return join(output, 'last-run.json');
}

function lastRun(set: GoldSet): Figures {
  const path = pathOf(set);
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Figures) : {};
}

/** One line for each file whose figures are not those of the last run. */
export function compareWithLast(set: GoldSet, now: Figures): string[] {
  const last = lastRun(set);
  const lines = Object.entries(now).flatMap(([file, figures]) => {
    const before = last[file];
    if (!before) return [];
    const changes = Object.entries(figures).flatMap(([name, value]) => {
      const old = before[name] ?? value;
      return Math.abs(value - old) < TELLING ? [] : [`${name} ${shown(old)} → ${shown(value)}`];
    });
    return changes.length > 0 ? [`  ${file}: ${changes.join(', ')}`] : [];
  });
  return lines.length > 0 ? ['\nagainst the last run', ...lines, ''] : [''];
}

/** Files that this run left out keep the figures that they had. */
export function keepRun(set: GoldSet, now: Figures): void {
  writeFileSync(pathOf(set), JSON.stringify({ ...lastRun(set), ...now }, null, 1));
}

function shown(value: number): string {
  return Number.isInteger(value) ? String(Math.abs(value)) : value.toFixed(2);
}
