import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';

const COMMAND = fileURLToPath(new URL('../bin/pagewright.js', import.meta.url));

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pagewright-cli-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

it('writes a PDF, a contact sheet and an HTML file in one go', async () => {
  const sections = [1, 2, 3].map(
    (number) => `${number}. Part ${number}\n\nThe part grew by ${10 + number}% this year.\n`,
  );
  await writeFile(join(folder, 'report.txt'), `Yearly report\n\n${sections.join('\n')}`);
  const outputs = ['out/report.pdf', 'report.png', 'report.html'];
  const args = [
    'generate',
    'report.txt',
    '--pages',
    '5',
    '--style',
    'warm',
    '--paper',
    'a4',
    '--report',
    ...outputs.flatMap((path) => ['--out', path]),
  ];
  const { stdout } = await promisify(execFile)(process.execPath, [COMMAND, ...args], { cwd: folder });
  const pdf = (await readFile(join(folder, 'out/report.pdf'))).toString('latin1');
  expect(pdf.startsWith('%PDF-')).toBe(true);
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(5);
  expect(pdf.match(/\/MediaBox \[0 0 84[12](\.\d+)? 59[456](\.\d+)?\]/g)).toHaveLength(5);
  expect(stdout).toMatch(
    /Read back: all \d+ words are in the file\.\nNo page is a picture\.\nAll \d+ fonts are embedded\./,
  );
  expect((await stat(join(folder, 'report.png'))).size).toBeGreaterThan(10_000);
  expect(await readFile(join(folder, 'report.html'), 'utf8')).toContain('Yearly report');
});
