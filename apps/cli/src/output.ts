import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { LeftOut } from '@pagewright/model/left-out';
import { printPage } from '@pagewright/page/source-text';
import type { PipelineResult } from '@pagewright/pipeline/pipeline';
import type { Printer, PrintJob } from '@pagewright/printer/printer';
import { outputKind } from './output-kind.ts';

/** What was made, and what it left out. */
export interface Made extends PipelineResult {
  leftOut(): LeftOut;
}

/** Writes pages to a path. `printer` is there whenever the kind needs a browser. */
export async function writeOutput(
  path: string,
  result: Made,
  printer: Printer | undefined,
  signal?: AbortSignal,
): Promise<void> {
  const { kind } = outputKind(path);
  await mkdir(kind === 'folder' ? path : dirname(path), { recursive: true });
  if (kind === 'folder') return writeFolder(path, result);
  if (kind === 'json') return writeFile(path, jsonOf(result));
  const job: PrintJob = {
    pages: result.pages,
    assets: result.outline.assets,
    title: result.outline.title,
    language: result.outline.language,
  };
  await writeFile(path, await print(kind, job, printer as Printer, signal));
}

async function print(
  kind: 'pdf' | 'png' | 'html',
  job: PrintJob,
  printer: Printer,
  signal?: AbortSignal,
): Promise<Uint8Array | string> {
  const options = signal ? { signal } : {};
  if (kind === 'pdf') return printer.pdf(job, options);
  return kind === 'png' ? printer.contactSheet(job, options) : printer.html(job, options);
}

/** One page source text a file: page-01.jsx, page-02.jsx … */
async function writeFolder(path: string, { pages }: PipelineResult): Promise<void> {
  const digits = String(pages.length).length;
  for (const [index, page] of pages.entries()) {
    const name = `page-${String(index + 1).padStart(Math.max(2, digits), '0')}.jsx`;
    await writeFile(join(path, name), printPage(page));
  }
}

/** The outline and the pages' source texts, with the warnings of each file and what no page shows. */
function jsonOf({ outline, pages, documents, leftOut }: Made): string {
  const files = documents.map(({ file, kind, language, warnings }) => ({ file, kind, language, warnings }));
  return `${JSON.stringify({ files, outline, pages: pages.map(printPage), leftOut: leftOut() }, null, 2)}\n`;
}
