import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Language } from '@pagewright/model/languages';
import { outline as outlineSchema } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import { composeLocal } from './engine.ts';
import { type Draft, documentOf, heading, paragraph } from './testing/fixtures.ts';
import { inventedIn } from './testing/invented.ts';

/** Real texts, where the folder with them is at hand. Files of other kinds are read by `source`, which compose may not import. */
const folder =
  process.env['PAGEWRIGHT_CORPUS'] ?? fileURLToPath(new URL('../../../../../shared/corpus', import.meta.url));
const files = existsSync(folder) ? readdirSync(folder).filter((file) => /^(en|zh|ja)_.*\.txt$/.test(file)) : [];
/** ms for one text of 250 kB; usually some 100 ms, more beside other work. */
const TIME = 3000;

describe.skipIf(files.length === 0)('texts of the corpus', () => {
  it.each(files)('%s: exact counts, words of the source, in time', (file) => {
    const document = readPlainly(file);
    for (const format of ['ppt-16-9', 'a4-portrait', 'long-3'] as const) {
      for (const pageCount of [1, 7, 20, 60]) {
        const started = process.threadCpuUsage();
        const made = composeLocal({ documents: [document], prompt: '', pageCount, mode: 'condense', format });
        // ms of this thread's own work: what else the machine does is not counted.
        expect(process.threadCpuUsage(started).user / 1_000).toBeLessThan(TIME);
        expect(made.pages).toHaveLength(pageCount);
        expect(() => outlineSchema.parse(made)).not.toThrow();
        expect(inventedIn(made, [document])).toEqual([]);
      }
    }
  });
});

/** Lines as paragraphs, `CHAPTER` lines as headings. */
function readPlainly(file: string) {
  const bytes = readFileSync(`${folder}/${file}`);
  const encoding = file.includes('gb18030') ? 'gb18030' : file.includes('sjis') ? 'shift_jis' : 'utf-8';
  const languages: Record<string, Language> = { en: 'en-US', zh: 'zh-CN', ja: 'ja-JP' };
  const paragraphs = new TextDecoder(encoding).decode(bytes).split(file.startsWith('en') ? /\r?\n\s*\r?\n/ : /\r?\n/);
  const drafts = paragraphs
    .map((text) => text.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .map((text): Draft => (/^CHAPTER [IVX]+\./.test(text) ? heading(text, 1) : paragraph(text)));
  return documentOf(drafts, { file, kind: 'txt', title: file, language: languages[file.slice(0, 2)] ?? 'en-US' });
}
