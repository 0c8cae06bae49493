import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { EXPORTERS } from '@pagewright/export/exporters';
import type { Fidelity } from '@pagewright/export/fidelity';
import { EXPORT_FORMATS, type ExportFormatId, isExportFormat } from '@pagewright/export/formats';
import { isPagewrightError } from '@pagewright/model/errors';
import type { LeftOut } from '@pagewright/model/left-out';
import { printPage } from '@pagewright/page/source-text';
import type { PipelineResult } from '@pagewright/pipeline/pipeline';
import type { Printer, PrintJob } from '@pagewright/printer/printer';
import { outputKind } from './output-kind.ts';

/** What was made, and what it left out. */
export interface Made extends PipelineResult {
  leftOut(): LeftOut;
}

/**
 * Writes pages to a path. `printer` is there whenever the kind may need a browser. What became of the objects is told of
 * formats with objects of their own.
 */
export async function writeOutput(
  path: string,
  result: Made,
  printer: Printer | undefined,
  signal?: AbortSignal,
): Promise<Fidelity | undefined> {
  const { kind } = outputKind(path);
  await mkdir(kind === 'folder' ? path : dirname(path), { recursive: true });
  const job: PrintJob = {
    pages: result.pages,
    assets: result.outline.assets,
    title: result.outline.title,
    language: result.outline.language,
  };
  if (kind === 'folder') await writeFolder(path, result);
  else if (kind === 'json') await writeFile(path, jsonOf(result));
  else if (isExportFormat(kind)) return writeExport(path, kind, job, printer as Printer, signal);
  else await writeFile(path, await print(kind, job, printer as Printer, signal));
  return undefined;
}

async function writeExport(
  path: string,
  format: ExportFormatId,
  job: PrintJob,
  printer: Printer,
  signal?: AbortSignal,
): Promise<Fidelity> {
  const run = await EXPORTERS[format]();
  const { bytes, fidelity } = await run(job.pages, EXPORT_FORMATS[format].options.parse({}), {
    title: job.title,
    language: job.language,
    picture: async (key) => bytesOf(job.assets[key]?.url),
    draw: (pages, scale) => drawn(printer, { ...job, pages }, scale, signal),
    ...(signal ? { signal } : {}),
  });
  await writeFile(path, bytes);
  return fidelity;
}

/** Undefined where no browser is installed: the file is written without what only one could draw. */
async function drawn(
  printer: Printer,
  job: PrintJob,
  scale: number,
  signal?: AbortSignal,
): Promise<readonly Uint8Array[] | undefined> {
  try {
    return await printer.png(job, { scale, ...(signal ? { signal } : {}) });
  } catch (error) {
    if (isPagewrightError(error) && error.code === 'print/no-browser') return undefined;
    throw error;
  }
}

/** The bytes of a picture that a document holds as a data: URL. */
function bytesOf(url: string | undefined): Uint8Array | undefined {
  const match = url && /^data:[^,]*;base64,(.*)$/s.exec(url);
  return match ? Buffer.from(match[1] ?? '', 'base64') : undefined;
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
