import { Worker } from 'node:worker_threads';
import { readSource } from '@pagewright/source/read';
import { type Row, seconds } from '../row.ts';
import { sampleDocx } from '../samples/docx.ts';
import { samplePdf } from '../samples/pdf.ts';
import { sampleWorkbook } from '../samples/workbook.ts';
import { median, millisecondsOf } from '../timing.ts';

const BAR = 2;

/** Peak memory of the process while it reads, bytes (design §6: 600 MB). */
const MEMORY_BAR = 600 << 20;

/** Reading large files, against the bare library's extraction in a worker of its own. */
export async function reading(rounds: number): Promise<Row[]> {
  const files = [
    { work: 'read a 300-page PDF', name: 'large.pdf', bytes: await samplePdf(300) },
    { work: 'read a 5 MB docx', name: 'large.docx', bytes: sampleDocx(5 << 20) },
    { work: 'read a 50,000-row xlsx', name: 'large.xlsx', bytes: sampleWorkbook(50_000) },
  ];
  const rows: Row[] = [];
  for (const { work, name, bytes } of files) {
    const ours: number[] = [];
    const bare: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      ours.push(await millisecondsOf(() => readSource({ name, bytes: bytes.slice() })));
      bare.push(await millisecondsOf(() => extractBare(name, bytes.slice())));
    }
    const [our, other] = [median(ours), median(bare)];
    rows.push({ work, ours: seconds(our), other: `bare library ${seconds(other)}`, ratio: our / other, bar: BAR });
  }
  const peak = process.resourceUsage().maxRSS * 1024;
  const megabytes = (size: number): string => `${Math.round(size / (1 << 20))} MB`;
  rows.push({
    work: 'peak memory of this process so far',
    ours: megabytes(peak),
    other: `bar ${megabytes(MEMORY_BAR)}`,
    ratio: peak / MEMORY_BAR,
    bar: 1,
  });
  return rows;
}

function extractBare(name: string, bytes: Uint8Array): Promise<number> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('../bare-extraction.ts', import.meta.url), { workerData: { name, bytes } });
    worker.once('message', resolve);
    worker.once('error', reject);
  });
}
