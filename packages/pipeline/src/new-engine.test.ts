import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { readText } from '@pagewright/source/read';
import { afterAll, expect, it } from 'vitest';
import { stored } from './testing/stored-sources.ts';
import { warmMaker } from './testing/warm-maker.ts';

/** An engine is one file and its line: a copy of the package gets the one that the documentation shows. */

const HOW_TO = readFileSync(new URL('../../../docs/how-to.md', import.meta.url), 'utf8');
const exampleOf = (name: string): string => new RegExp(`\`\`\`ts ${name}\n(.*?)\`\`\``, 's').exec(HOW_TO)?.[1] ?? '';

const source = dirname(fileURLToPath(import.meta.resolve('@pagewright/compose/engines')));
const cache = join(source, '../.cache');
mkdirSync(cache, { recursive: true });
const copy = mkdtempSync(join(cache, 'new-engine-'));
afterAll(() => rmSync(copy, { recursive: true }));

cpSync(source, copy, { recursive: true, filter: (path) => !path.endsWith('.test.ts') });
writeFileSync(join(copy, 'plain-engine.ts'), exampleOf('engine'));
const registry = readFileSync(join(copy, 'engines.ts'), 'utf8');
const line = /^export const ENGINES = .*\n/m;
writeFileSync(
  join(copy, 'engines.ts'),
  `import { plainEngine } from './plain-engine.ts';\n${registry.replace(line, exampleOf('engines'))}`,
);

const REQUEST = {
  engine: 'plain',
  prompt: '',
  pageCount: 'auto',
  mode: 'condense',
  format: 'ppt-16-9',
  style: 'professional',
} as const;

it('the engine that the documentation shows makes documents as any other does', async () => {
  expect(registry).toMatch(line);
  const text = ['## Ships', '412 ships came in March.', '## Cranes', 'Two cranes were mended.', ''];
  const document = readText(text.join('\n\n'), 'note.txt');
  const maker = warmMaker({ engines: pathToFileURL(join(copy, 'engines.ts')) });
  try {
    const { outline, pages } = await maker.make(stored([document]), REQUEST);
    expect(outline.engine).toBe('plain');
    expect(pages.map(({ title }) => title)).toEqual(['Ships', 'Cranes']);
    const said = pages[0]?.components.find(({ slot }) => slot?.startsWith('items.0'));
    expect(said).toMatchObject({ origin: [expect.stringMatching(/^note\.txt#\d+$/)] });
    expect(JSON.stringify(pages.at(-1))).toContain('Two cranes were mended.');
    await expect(maker.make(stored([readText('', 'empty.txt')]), REQUEST)).rejects.toMatchObject({
      code: 'compose/no-content',
    });
  } finally {
    await maker.close();
  }
});
