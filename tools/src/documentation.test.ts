import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

/** The documentation names files and commands of the project: they are there. */

const ROOT = resolve(import.meta.dirname, '../..');
const PAGES = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: ROOT })];

describe.each(PAGES)('%s', (page) => {
  const text = readFileSync(join(ROOT, page), 'utf8');

  it('names paths that exist', () => {
    const named = [...text.matchAll(/(?<![\w/.])(?:packages|apps|e2e|bench|tools|docs)\/[\w./-]*\w/g)].map(
      ([path]) => path,
    );
    const missing = named.filter((path) => !existsSync(join(ROOT, path)));
    expect(missing).toEqual([]);
  });

  it('names scripts of npm that exist', () => {
    const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };
    const named = [...text.matchAll(/\bnpm (?:run ([\w-]+)|(start|test)\b)/g)].map(([, run, own]) => run ?? own ?? '');
    expect(named.filter((name) => !(name in scripts))).toEqual([]);
  });

  it('links to pages and pictures that exist', () => {
    const linked = [...text.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path]) => join(page, '..', path ?? ''));
    expect(linked.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});
