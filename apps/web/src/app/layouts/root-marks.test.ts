import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../../../../..');
const SOURCES = '{apps,packages}/*/src/**/*.{css,ts,tsx}';

/** The root or the body asked for what is somewhere within it, by whatever else stands beside the question. */
const ASKS_THE_ROOT = /(?<![.#\w-])(?::root|html|body)(?:\[[^\]]*\]|[.#:][\w-]+(?:\([^)]*\))?)*?:has\(/;

function asking(source: string): string[] {
  return source.split('\n').filter((line) => ASKS_THE_ROOT.test(line));
}

it('finds what asks the root of the document', () => {
  const asked = [':root:has(.a) .b {', 'html[lang]:has(.a)', ':global(body.x:has(.a))', ':root:not(.y):has(a)'];
  expect(asking(asked.join('\n'))).toEqual(asked);
  expect(asking(':root .input:has(> input) {\n.body:hover {\n.tbody:has(td) {\n:root[data-sheet] .place {')).toEqual(
    [],
  );
});

it('no style sheet asks the root of the document what is within it: what is there marks it (use-root-mark.ts)', async () => {
  const faults: string[] = [];
  let read = 0;
  for await (const path of glob(SOURCES, { cwd: ROOT })) {
    if (/\.test\.tsx?$/.test(path)) continue;
    read += 1;
    const file = join(ROOT, path);
    for (const line of asking(readFileSync(file, 'utf8'))) faults.push(`${relative(ROOT, file)}: ${line.trim()}`);
  }
  expect(read).toBeGreaterThan(500);
  expect(faults).toEqual([]);
});
