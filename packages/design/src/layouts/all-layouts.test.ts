import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { LAYOUTS_FOLDER, layoutsFiles, REGISTRY_FILE } from '../../tools/generate-layout-registry.ts';
import { layoutRegistryOf } from '../../tools/layout-registry.ts';
import { LAYOUTS } from './all-layouts.ts';

describe('the list of all layouts', () => {
  it('is as its generator writes it: run `node packages/design/tools/generate-layout-registry.ts`', () => {
    const written = readFileSync(join(LAYOUTS_FOLDER, REGISTRY_FILE), 'utf8');
    expect(written).toBe(layoutRegistryOf(layoutsFiles(LAYOUTS_FOLDER)));
  });

  it('has every layout that a new file brings, and none by chance', () => {
    const text = layoutRegistryOf([
      { name: 'waves.ts', text: "export const wavesLow = layout<'text'>({\n});\nexport const HEIGHT = 3;\n" },
      { name: 'choose.ts', text: 'export function choose() {}\n' },
    ]);
    expect(text).toContain("import { wavesLow } from './waves.ts';");
    expect(text).toContain('  wavesLow,');
    expect(text).not.toMatch(/HEIGHT|choose\.ts';/);
  });

  it('names no two alike, for the choice of a document goes by name', () => {
    const names = LAYOUTS.map(({ form, name }) => `${form} ${name}`);
    expect(new Set(names).size).toBe(names.length);
  });
});
