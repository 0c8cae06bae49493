import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { Worker } from 'node:worker_threads';
import { readSource } from '@pagewright/source/read';
import { type Row, seconds } from '../row.ts';
import { sampleDocx } from '../samples/docx.ts';
import { samplePdf } from '../samples/pdf.ts';
import { sampleWorkbook } from '../samples/workbook.ts';
import { compare } from '../timing.ts';

/** Most our time may be of the bare library's (design §6). */
const BAR = 2;

/** Peak memory while one file is read, MB (design §6). */
const MEMORY_BAR = 600;

const READ_ALONE = fileURLToPath(new URL('../read-alone.ts', import.meta.url));

/** Reading large files, against the bare library's extraction in a worker of its own. */
export async function reading(rounds: number): Promise<Row[]> {
  const files = [
    { what: 'a 300-page PDF', name: 'large.pdf', bytes: await samplePdf(300) },
    { what: 'a 5 MB docx', name: 'large.docx', bytes: sampleDocx(5 << 20) },
    { what: 'a 50,000-row xlsx', name: 'large.xlsx', bytes: sampleWorkbook(50_000) },
  ];
  const rows: Row[] = [];
  for (const { what, name, bytes } of files) {
    const [our = 0, bare = 0] = await compare(rounds, [
      () => readSource({ name, bytes: bytes.slice() }),
      () => extractBare(name, bytes.slice()),
    ]);
    rows.push({
      work: `read ${what}`,
      ours: seconds(our),
      other: `bare library ${seconds(bare)}`,
      ratio: our / bare,
      bar: BAR,
    });
    const megabytes = (await peakMemory(name, bytes)) / (1 << 20);
    rows.push({
      work: `peak memory, reading ${what}`,
      ours: `${Math.round(megabytes)} MB`,
      other: `bar ${MEMORY_BAR} MB`,
      ratio: megabytes / MEMORY_BAR,
      bar: 1,
    });
  }
  return rows;
}

/** Peak memory of a process that only reads this file, bytes. */
async function peakMemory(name: string, bytes: Uint8Array): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  try {
    const path = join(folder, name);
    await writeFile(path, bytes);
    const { stdout } = await promisify(execFile)(process.execPath, [READ_ALONE, path]);
    return Number(stdout);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function extractBare(name: string, bytes: Uint8Array): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../bare-extraction.ts', import.meta.url), { workerData: { name, bytes } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
