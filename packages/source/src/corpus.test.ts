import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { isPagewrightError } from '@pagewright/model/errors';
import type { SourceDocument } from '@pagewright/model/source-document';
import { describe, expect, it } from 'vitest';
import { isOcrInstalled } from './ocr/installed.ts';
import { readSource } from './read.ts';

/** Real documents that are not part of the project: the test skips where their folder is absent. */
const CORPUS = process.env.PAGEWRIGHT_CORPUS ?? resolve(import.meta.dirname, '../../../../shared/corpus');
const manifest = join(CORPUS, 'MANIFEST.tsv');
const rows = existsSync(manifest)
  ? readFileSync(manifest, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split('\t'))
  : [];

const LANGUAGE: Readonly<Record<string, string>> = {
  'zh-CN': 'zh-CN',
  'zh-TW+en': 'zh-TW',
  ja: 'ja-JP',
  fr: 'fr-FR',
  en: 'en-US',
};

const REFUSED: Readonly<Record<string, string>> = {
  'nasty_encrypted_agile.docx': 'file/password',
  'nasty_open_password.pdf': 'file/password',
  'nasty_password.xls': 'file/password',
  'nasty_xmlbomb.xlsx': 'file/bomb',
  'nasty_bad_header.doc': 'file/corrupt',
  ...(isOcrInstalled() ? {} : { 'nasty_scan_3p.pdf': 'file/scanned' }),
  'nasty_empty.txt': 'file/empty',
};

/** ms: one of them is a scan, and machines are busy. */
const BUSY = 300_000;

describe.skipIf(rows.length === 0)('real documents', { timeout: BUSY }, () => {
  it.each(rows)('%s', async (file = '', _source, _licence, language = '', _kind, _pages, contains = '') => {
    const bytes = new Uint8Array(readFileSync(join(CORPUS, file)));
    const refused = REFUSED[file];
    if (refused) {
      const error = await readSource({ name: file, bytes }).catch((caught: unknown) => caught);
      expect(isPagewrightError(error) && error.code).toBe(refused);
      expect(isPagewrightError(error) && error.params.file).toBe(file);
      return;
    }
    const document = await readSource({ name: file, bytes });
    if (!file.startsWith('nasty')) expect(document.language).toBe(LANGUAGE[language]);
    const text = squeeze(wordsOf(document));
    for (const wanted of contains
      .split('||')
      .map((part) => part.trim())
      .filter((part) => part && part !== '-')) {
      const row = document.blocks.some((block) => block.kind === 'table' && rowsMatch(block.rows, wanted));
      expect(row || text.includes(squeeze(wanted)), wanted).toBe(true);
    }
  });
});

function wordsOf(document: SourceDocument): string {
  const blocks = document.blocks.map((block) =>
    block.kind === 'heading'
      ? { ...block, text: `${block.numbering ?? ''} ${block.text}`, origin: '' }
      : { ...block, origin: '' },
  );
  return JSON.stringify([document.title, blocks]).replace(/\\"/g, '"');
}

function squeeze(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s\p{P}]/gu, '')
    .toLowerCase();
}

/** A manifest row such as `Total,46293,7904` against the values of a table row, or a run of them. */
function rowsMatch(table: readonly (readonly { text: string; value: unknown }[])[], wanted: string): boolean {
  // Columns without any text are not read, so empty cells are left out on both sides.
  const cells = wanted
    .split(',')
    .map((cell) => cell.trim())
    .filter(Boolean);
  return table.some((cellsOfRow) => {
    const row = cellsOfRow.filter(({ text }) => text !== '');
    return row.some((_, start) =>
      cells.every((cell, offset) => {
        const found = row[start + offset];
        if (!found) return false;
        const sameText = squeeze(found.text) === squeeze(cell);
        const sameNumber =
          cell !== '' &&
          typeof found.value === 'number' &&
          Math.abs(found.value - Number(cell)) < 0.0005 * Math.max(1, Math.abs(found.value));
        return sameText || sameNumber;
      }),
    );
  });
}
