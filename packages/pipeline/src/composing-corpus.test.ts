import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ENGINES } from '@pagewright/compose/engines';
import { OUTLINE_MIGRATIONS, outline as outlineSchema } from '@pagewright/model/outline';
import { readStoredDocument } from '@pagewright/model/source-document';
import { readStored } from '@pagewright/model/stored';
import { readSource } from '@pagewright/source/read';
import { describe, expect, it } from 'vitest';

const folder = process.env['PAGEWRIGHT_CORPUS'] ?? fileURLToPath(new URL('../../../../shared/corpus', import.meta.url));
const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^(en|zh|zhtw|ja|fr)_/.test(file)) : [];

describe.skipIf(files.length === 0)('documents of the corpus', () => {
  it.each(files)('%s is composed in exactly the asked pages', async (name) => {
    const document = await readSource({ name, bytes: new Uint8Array(readFileSync(`${folder}/${name}`)) });
    expect(readStoredDocument(JSON.parse(JSON.stringify(document)))).toEqual(document);
    for (const format of ['ppt-16-9', 'a4-portrait', 'long-3'] as const) {
      for (const pageCount of [1, 7, 20, 60]) {
        const started = process.threadCpuUsage();
        const made = ENGINES.local.compose([document], { prompt: '', pageCount, mode: 'condense', format });
        // ms of this thread's own work: what else the machine does is not counted.
        expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(3000);
        expect(made.pages).toHaveLength(pageCount);
        const read = readStored(outlineSchema, OUTLINE_MIGRATIONS, JSON.parse(JSON.stringify(made)));
        if (pageCount === 20) expect(read).toEqual(made);
      }
    }
  });
});
