import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { ENGINES } from '@pagewright/compose/engines';
import { printPage } from '@pagewright/page/source-text';
import { runPipeline } from '@pagewright/pipeline/pipeline';
import type { GoldRecord, GoldSet } from './sets.ts';

interface Made {
  readonly files: number;
  readonly pages: number;
  readonly failures: readonly string[];
}

const LOOK = {
  engine: 'local',
  prompt: '',
  pageCount: 'auto',
  mode: 'condense',
  format: 'ppt-16-9',
  style: 'professional',
} as const;

/** Writes the pages of each file where the set's scorer looks for them, as the command line would. */
export async function generateAll(set: GoldSet, records: readonly GoldRecord[]): Promise<Made> {
  const failures: string[] = [];
  let pages = 0;
  for (const record of records) {
    const path = outputOf(set, record);
    rmSync(path, { force: true });
    try {
      const bytes = new Uint8Array(readFileSync(join(set.folder, record.file)));
      const made = await runPipeline(ENGINES, { ...LOOK, files: [{ name: record.file, bytes }] });
      pages += made.pages.length;
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, JSON.stringify({ outline: made.outline, pages: made.pages.map(printPage) }));
    } catch (error) {
      failures.push(`${record.file}: ${error instanceof Error ? error.message : String(error)}`);
    }
  }
  return { files: records.length - failures.length, pages, failures };
}

function outputOf({ name, output }: GoldSet, { id, file }: GoldRecord): string {
  return name === 'documents' ? join(output, file, 'd.json') : join(output, `${id}.json`);
}
