import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, extname, join } from 'node:path';
import { printPage } from '@pagewright/page/source-text';
import type { PipelineResult } from '@pagewright/pipeline/pipeline';
import type { Printer, PrintJob } from '@pagewright/printer/printer';

type Kind = 'pdf' | 'png' | 'html' | 'json' | 'folder';

/** What is written, by the ending of its path; whatever has no known ending is a folder. */
export function outputKind(path: string): { kind: Kind; needsBrowser: boolean } {
  const ending = extname(path).slice(1).toLowerCase();
  if (ending === 'pdf' || ending === 'png' || ending === 'html') return { kind: ending, needsBrowser: true };
  return { kind: ending === 'json' ? 'json' : 'folder', needsBrowser: false };
}

/** Writes pages to a path. `printer` is there whenever the kind needs a browser. */
export async function writeOutput(path: string, result: PipelineResult, printer: Printer | undefined): Promise<void> {
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
  await writeFile(path, await print(kind, job, printer as Printer));
}

async function print(kind: 'pdf' | 'png' | 'html', job: PrintJob, printer: Printer): Promise<Uint8Array | string> {
  if (kind === 'pdf') return printer.pdf(job);
  return kind === 'png' ? printer.contactSheet(job) : printer.html(job);
}

/** One page source text a file: page-01.jsx, page-02.jsx … */
async function writeFolder(path: string, { pages }: PipelineResult): Promise<void> {
  const digits = String(pages.length).length;
  for (const [index, page] of pages.entries()) {
    const name = `page-${String(index + 1).padStart(Math.max(2, digits), '0')}.jsx`;
    await writeFile(join(path, name), printPage(page));
  }
}

/** The outline and the pages' source texts, with the warnings of each file. */
function jsonOf({ outline, pages, documents }: PipelineResult): string {
  const files = documents.map(({ file, kind, language, warnings }) => ({ file, kind, language, warnings }));
  return `${JSON.stringify({ files, outline, pages: pages.map(printPage) }, null, 2)}\n`;
}
