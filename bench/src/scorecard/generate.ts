import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { engineOf } from '@pagewright/compose/engine';
import { ENGINES } from '@pagewright/compose/engines';
import { printPage } from '@pagewright/page/source-text';
import { makePages, readSources } from '@pagewright/pipeline/pipeline';
import { NO_PAGES, type PageFigures, pageFigures, together } from './page-figures.ts';
import type { GoldRecord, GoldSet } from './sets.ts';

interface Made {
  readonly files: number;
  readonly pages: number;
  readonly failures: readonly string[];
  /** How the pages of all files read and how full they are, by format. */
  readonly figures: Readonly<Record<string, PageFigures>>;
}

const LOOK = {
  prompt: '',
  pageCount: 'auto',
  mode: 'condense',
  style: 'professional',
} as const;

/** The format that the scorers look at; others are measured only. */
const SCORED = 'ppt-16-9';
export type MeasuredFormat = typeof SCORED | 'a4-portrait' | 'long-3';

/** Writes the pages of each file where the set's scorer looks for them, as the command line would. */
export async function generateAll(
  set: GoldSet,
  records: readonly GoldRecord[],
  formats: readonly MeasuredFormat[],
): Promise<Made> {
  const failures: string[] = [];
  const figures: Record<string, PageFigures> = {};
  const engine = engineOf(ENGINES, 'local');
  let pages = 0;
  for (const record of records) {
    const path = outputOf(set, record);
    rmSync(path, { force: true });
    try {
      const bytes = new Uint8Array(readFileSync(join(set.folder, record.file)));
      const documents = await readSources({ files: [{ name: record.file, bytes }] });
      for (const format of formats) {
        const made = await makePages(engine, documents, { ...LOOK, engine: 'local', format });
        figures[format] = together(figures[format] ?? NO_PAGES, pageFigures(made.outline, made.pages));
        if (format !== SCORED) continue;
        pages += made.pages.length;
        mkdirSync(dirname(path), { recursive: true });
        writeFileSync(path, JSON.stringify({ outline: made.outline, pages: made.pages.map(printPage) }));
      }
    } catch (error) {
      failures.push(`${record.file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { files: records.length - failures.length, pages, failures, figures };
}

function outputOf({ name, output }: GoldSet, { id, file }: GoldRecord): string {
  return name === 'documents' ? join(output, file, 'd.json') : join(output, `${id}.json`);
}
