import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

/** LibreOffice, where it is installed: tests that need it say that they are skipped. */
export const OFFICE = (process.env.PATH ?? '')
  .split(delimiter)
  .map((path) => join(path, 'soffice'))
  .find(existsSync);

/** The characters that LibreOffice shows on each page of a file. @param extension of the file */
export async function shownByOffice(bytes: Uint8Array, extension: string): Promise<string[]> {
  if (!OFFICE) throw new Error('LibreOffice is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-office-'));
  try {
    const path = join(folder, `file.${extension}`);
    await writeFile(path, bytes);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    await promisify(execFile)(OFFICE, [profile, '--headless', '--convert-to', 'pdf', '--outdir', folder, path]);
    return await textsOfPdf(new Uint8Array(await readFile(join(folder, 'file.pdf'))));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function textsOfPdf(data: Uint8Array): Promise<string[]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const { items } = await (await pdf.getPage(index + 1)).getTextContent();
    return items.map((item) => ('str' in item ? item.str : '')).join('');
  });
  return Promise.all(pages);
}

/** Letters and figures: signs stand in a PDF in another order than their words. */
export function letters(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, '');
}
