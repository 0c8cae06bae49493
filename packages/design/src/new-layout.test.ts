import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { lintPage } from '@pagewright/page/lint';
import { afterAll, describe, expect, it } from 'vitest';
import { layoutsFiles, REGISTRY_FILE } from '../tools/generate-layout-registry.ts';
import { layoutRegistryOf } from '../tools/layout-registry.ts';
import { designOutline, LATEST_EDITION } from './design.ts';
import { sampleBrief, sampleDeck, sampleOutline } from './fixtures/fixtures.ts';
import { LAYOUTS } from './layouts/all-layouts.ts';
import { STYLES } from './styles.ts';

/** A layout is one file: a copy of the package gets the one that the documentation shows, and its generator lists it. */

const HOW_TO = readFileSync(new URL('../../../docs/how-to.md', import.meta.url), 'utf8');
const EXAMPLE = /```ts layout\n(.*?)```/s.exec(HOW_TO)?.[1] ?? '';

const cache = fileURLToPath(new URL('../.cache/', import.meta.url));
mkdirSync(cache, { recursive: true });
const copy = mkdtempSync(join(cache, 'new-layout-'));
afterAll(() => rmSync(copy, { recursive: true }));

cpSync(fileURLToPath(new URL('.', import.meta.url)), copy, {
  recursive: true,
  filter: (path) => !path.endsWith('.test.ts'),
});
const layouts = join(copy, 'layouts');
writeFileSync(join(layouts, 'pairs-numbered.ts'), EXAMPLE);
writeFileSync(join(layouts, REGISTRY_FILE), layoutRegistryOf(layoutsFiles(layouts)));

type Design = typeof import('./design.ts') &
  typeof import('./layouts/all-layouts.ts') &
  typeof import('./layouts/catalogue.ts');

async function copied(): Promise<Design> {
  const files = ['design.ts', 'layouts/all-layouts.ts', 'layouts/catalogue.ts'];
  const modules = files.map((file) => import(pathToFileURL(join(copy, file)).href) as Promise<object>);
  return Object.assign({}, ...(await Promise.all(modules))) as Design;
}

describe('the layout that the documentation shows', () => {
  it('is listed, and of an edition of its own', async () => {
    const design = await copied();
    const known = new Set(LAYOUTS.map(({ name }) => name));
    const added = design.LAYOUTS.filter(({ name }) => !known.has(name));
    expect(added.map(({ name, since }) => ({ name, since }))).toEqual([
      { name: 'pairs-numbered', since: design.LATEST_EDITION },
    ]);
    expect(design.LATEST_EDITION).toBeGreaterThan(LATEST_EDITION);
  });

  it('draws its form without a fault, and changes no document that was made before', async () => {
    const { designOutline: designWith, LAYOUTS: all, catalogueOf, LATEST_EDITION: edition } = await copied();
    const alone = catalogueOf(all.filter(({ form, name }) => form !== 'pairs' || name === 'pairs-numbered'));
    const briefs = [0, 1, 2].map((at) => sampleBrief('pairs', 'en-US', 'usual', at));
    const outline = { ...sampleOutline('en-US', briefs), edition };
    for (const format of ['ppt-16-9', 'a4-portrait', 'a3'] as const) {
      const look = { format, style: STYLES.warm };
      const pages = designWith(outline, look, alone);
      expect(pages.flatMap((page) => lintPage(page).filter(({ severity }) => severity === 'error'))).toEqual([]);
      const slots = new Set(pages.flatMap(({ components }) => components.map(({ slot }) => slot)));
      expect(slots.has('items.0.left') || slots.has('items.0.right')).toBe(true);
      const before = { ...sampleDeck('en-US'), edition: LATEST_EDITION };
      expect(designWith(before, look)).toEqual(designOutline(before, look));
    }
  });
});
