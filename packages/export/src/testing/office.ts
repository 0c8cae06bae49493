import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { all, type Element, ReadPackage } from './read-package.ts';

/** LibreOffice, where it is installed: tests that need it say that they are skipped. */
export const OFFICE = (process.env.PATH ?? '')
  .split(delimiter)
  .map((path) => join(path, 'soffice'))
  .find(existsSync);

/** The characters that LibreOffice shows on each page of a file. @param extension of the file */
export async function shownByOffice(bytes: Uint8Array, extension: string): Promise<string[]> {
  return textsOfPdf(await convertedByOffice(bytes, extension, 'pdf'));
}

/** Words of a page as they stand in a file. */
export interface PlacedWords {
  readonly text: string;
  /** Where they begin, and their baseline, as shares of the page's width. */
  readonly x: number;
  readonly y: number;
}

/** Where LibreOffice puts the words of each page. @param extension of the file */
export async function placedByOffice(bytes: Uint8Array, extension: string): Promise<PlacedWords[][]> {
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const pdf = await getDocument({ data: await convertedByOffice(bytes, extension, 'pdf') }).promise;
  const pages = Array.from({ length: pdf.numPages }, async (_, index) => {
    const page = await pdf.getPage(index + 1);
    const { width, height } = page.getViewport({ scale: 1 });
    const { items } = await page.getTextContent();
    return items.flatMap((item) => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [, , , , x = 0, y = 0] = item.transform as number[];
      return [{ text: item.str, x: x / width, y: (height - y) / width }];
    });
  });
  return Promise.all(pages);
}

/** A column of a chart as LibreOffice has read it. */
export interface ReadColumn {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** The names and numbers of each chart of a presentation as LibreOffice reads them, in the order of the slides. */
export async function chartsReadByOffice(bytes: Uint8Array): Promise<ReadColumn[][]> {
  const file = new ReadPackage(await convertedByOffice(bytes, 'pptx', 'odp'));
  return all(file.xml('content.xml'), 'draw:object')
    .map(({ attributes }) => `${attributes['xlink:href']?.replace('./', '')}/content.xml`)
    .filter((path) => file.files[path])
    .map((path) => columnsOf(file.xml(path)));
}

/** The columns of the table that LibreOffice keeps behind a chart, without its names of rows. */
function columnsOf(chart: Element): ReadColumn[] {
  const [head, ...rows] = all(chart, 'table:table-row').map((row) => all(row, 'table:table-cell'));
  const numberOf = (cell: Element | undefined): number | null => {
    const value = Number(cell?.attributes['office:value'] ?? Number.NaN);
    return Number.isFinite(value) ? value : null;
  };
  return (head ?? []).slice(1).map((cell, column) => ({
    name: all(cell, 'text:p')
      .map(({ text }) => text)
      .join(''),
    values: rows.map((row) => numberOf(row[column + 1])),
  }));
}

async function convertedByOffice(bytes: Uint8Array, from: string, to: string): Promise<Uint8Array> {
  if (!OFFICE) throw new Error('LibreOffice is not installed');
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-office-'));
  try {
    const path = join(folder, `file.${from}`);
    await writeFile(path, bytes);
    const profile = `-env:UserInstallation=${pathToFileURL(join(folder, 'profile')).href}`;
    await promisify(execFile)(OFFICE, [profile, '--headless', '--convert-to', to, '--outdir', folder, path]);
    return new Uint8Array(await readFile(join(folder, `file.${to}`)));
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
