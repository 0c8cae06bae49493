import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { composeLocal } from '@pagewright/compose/local';
import { outline as outlineSchema } from '@pagewright/model/outline';
import { readSource } from '@pagewright/source/read';
import { describe, expect, it } from 'vitest';

const folder = process.env['PAGEWRIGHT_CORPUS'] ?? fileURLToPath(new URL('../../../../shared/corpus', import.meta.url));
const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^(en|zh|zhtw|ja|fr)_/.test(file)) : [];

describe.skipIf(files.length === 0)('documents of the corpus', () => {
  it.each(files)('%s is composed in exactly the asked pages', { timeout: 60_000 }, async (name) => {
    const document = await readSource({ name, bytes: new Uint8Array(readFileSync(`${folder}/${name}`)) });
    for (const format of ['ppt-16-9', 'a4-portrait', 'long-3'] as const) {
      for (const pageCount of [1, 7, 20, 60]) {
        const started = performance.now();
        const made = composeLocal({ documents: [document], prompt: '', pageCount, mode: 'condense', format });
        expect(performance.now() - started).toBeLessThan(3000);
        expect(made.pages).toHaveLength(pageCount);
        expect(() => outlineSchema.parse(made)).not.toThrow();
      }
    }
  });
});
