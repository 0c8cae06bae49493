import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { tokensOf } from '@pagewright/design/styles';
import { exportPages } from '@pagewright/export/exporters';
import type { Fidelity } from '@pagewright/export/fidelity';
import type { ExportFormatId } from '@pagewright/export/formats';
import { numberedName } from '@pagewright/export/numbered-name';
import type { ArchivedDocument } from '@pagewright/export/source-archive';
import type { LeftOut } from '@pagewright/model/left-out';
import { withoutUnfilledPages } from '@pagewright/page/unfilled-page';
import type { PipelineResult } from '@pagewright/pipeline/pipeline';
import { pressOf } from '@pagewright/printer/press';
import type { Printer, PrintJob } from '@pagewright/printer/printer';
import type { FormatOptions } from './commands/format-options.ts';
import { outputKind } from './output-kind.ts';

/** What was made, and what it left out. */
export interface Made extends PipelineResult {
  readonly madeAs: ArchivedDocument['madeAs'];
  leftOut(): Promise<LeftOut>;
}

interface Writing extends PrintJob {
  readonly document: ArchivedDocument;
  readonly options: FormatOptions;
}

/**
 * Writes pages to a path. `printer` is there whenever the kind may need a browser. What became of the objects is told of
 * the formats of the exporters.
 */
export async function writeOutput(
  path: string,
  result: Made,
  options: FormatOptions,
  printer: Printer | undefined,
  signal?: AbortSignal,
): Promise<Fidelity | undefined> {
  const { kind } = outputKind(path);
  await mkdir(kind === 'folder' ? path : dirname(path), { recursive: true });
  const job: Writing = {
    // An archive of the pages is to hold them all.
    pages: kind === 'source' ? result.pages : withoutUnfilledPages(result.pages),
    assets: result.outline.assets,
    title: result.outline.title,
    language: result.outline.language,
    document: { madeAs: result.madeAs, pages: [] },
    options,
  };
  if (kind !== 'folder' && kind !== 'json') return writeFormat(path, kind, job, printer as Printer, signal);
  if (kind === 'folder') await writeFolder(path, result);
  else await writeFile(path, await jsonOf(result));
  return undefined;
}

/** Of several pages, a picture shows all. */
async function writeFormat(
  path: string,
  kind: ExportFormatId,
  job: Writing,
  printer: Printer,
  signal?: AbortSignal,
): Promise<Fidelity | undefined> {
  if (kind !== 'png' || job.pages.length === 1) return writeExport(path, kind, job, printer, signal);
  await writeFile(path, await printer.contactSheet(job, signal ? { signal } : {}));
  return undefined;
}

async function writeExport(
  path: string,
  format: ExportFormatId,
  job: Writing,
  printer: Printer,
  signal?: AbortSignal,
): Promise<Fidelity> {
  const { bytes, fidelity } = await exportPages(format, job.pages, job.options[format], {
    title: job.title,
    language: job.language,
    document: job.document,
    style: tokensOf(job.document.madeAs.style),
    picture: async (key) => bytesOf(job.assets[key]?.url),
    press: pressOf(printer, job, signal),
    ...(signal ? { signal } : {}),
  });
  await writeFile(path, bytes);
  return fidelity;
}

/** The bytes of a picture that a document holds as a data: URL. */
function bytesOf(url: string | undefined): Uint8Array | undefined {
  const match = url && /^data:[^,]*;base64,(.*)$/s.exec(url);
  return match ? Buffer.from(match[1] ?? '', 'base64') : undefined;
}

/** One page source text a file: page-01.jsx, page-02.jsx … */
async function writeFolder(path: string, { pages }: PipelineResult): Promise<void> {
  const { printPage } = await import('@pagewright/page/source-text');
  for (const [index, page] of pages.entries()) {
    await writeFile(join(path, `${numberedName('page', index + 1, pages.length)}.jsx`), printPage(page));
  }
}

/** The outline and the pages' source texts, with the warnings of each file and what no page shows. */
async function jsonOf({ outline, pages, documents, leftOut }: Made): Promise<string> {
  const { printPage } = await import('@pagewright/page/source-text');
  const files = documents.map(({ file, kind, language, warnings }) => ({ file, kind, language, warnings }));
  const written = { files, outline, pages: pages.map(printPage), leftOut: await leftOut() };
  return `${JSON.stringify(written, null, 2)}\n`;
}
