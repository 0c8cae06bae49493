import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { findChromium } from '@pagewright/printer/chromium';
import { reportMarkdown, reportText } from '../content.ts';
import { type Row, seconds } from '../row.ts';
import { compare } from '../timing.ts';

const run = promisify(execFile);
const require = createRequire(import.meta.url);

const COMMAND = fileURLToPath(new URL('../../../apps/cli/bin/pagewright.js', import.meta.url));
const MARP = join(dirname(require.resolve('@marp-team/marp-cli/package.json')), 'marp-cli.js');

/** Most our time may be of marp's, by pages (design §6). */
const BARS = [
  { pages: 20, bar: 0.8 },
  { pages: 60, bar: 0.8 },
  { pages: 200, bar: 1 },
] as const;

/** Text file → PDF by both command lines, each in a new process with a new browser. */
export async function coldCommand(rounds: number): Promise<Row[]> {
  const folder = await mkdtemp(join(tmpdir(), 'pagewright-bench-'));
  const environment = { ...process.env, CHROME_PATH: await findChromium(), CHROME_NO_SANDBOX: '1' };
  try {
    const rows: Row[] = [];
    for (const { pages, bar } of BARS) {
      const [text, markdown] = [join(folder, `${pages}.txt`), join(folder, `${pages}.md`)];
      await writeFile(text, reportText(pages));
      await writeFile(markdown, reportMarkdown(pages));
      const ours = [COMMAND, 'generate', text, '--pages', String(pages), '--out', join(folder, 'ours.pdf')];
      const marps = [MARP, markdown, '--pdf', '--no-stdin', '--output', join(folder, 'marp.pdf')];
      const [our = 0, marp = 0] = await compare(rounds, [
        () => run(process.execPath, ours, { env: environment }),
        () => run(process.execPath, marps, { env: environment }),
      ]);
      const work = `${pages}-page text file → PDF, cold command`;
      rows.push({ work, ours: seconds(our), other: `marp-cli ${seconds(marp)}`, ratio: our / marp, bar });
    }
    return rows;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
