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

it('leads from a PDF and an HTML file where the text does, and nowhere that is not safe', async () => {
  const lines = [
    '# The bakery',
    'The [yearly report](https://example.org/report) tells of it, and anna@example.org answers questions.',
    'Nobody follows [these words](javascript:alert(1)) anywhere at all.',
  ];
  await writeFile(join(folder, 'links.md'), lines.join('\n\n'));
  const args = ['generate', 'links.md', '--out', 'links.pdf', '--out', 'links.html', '--quiet'];
  await promisify(execFile)(process.execPath, [COMMAND, ...args], { cwd: folder });
  const pdf = (await readFile(join(folder, 'links.pdf'))).toString('latin1');
  expect([...new Set(pdf.match(/\/URI \([^)]*\)/g))].sort()).toEqual([
    '/URI (https://example.org/report)',
    '/URI (mailto:anna@example.org)',
  ]);
  const html = await readFile(join(folder, 'links.html'), 'utf8');
  expect([...new Set(html.match(/<a [^>]*>/g)?.map((tag) => / href="[^"]*"/.exec(tag)?.[0]))].sort()).toEqual([
    ' href="https://example.org/report"',
    ' href="mailto:anna@example.org"',
  ]);
  expect(html.match(/<a [^>]*>/g)?.every((tag) => tag.includes('rel="noopener noreferrer nofollow"'))).toBe(true);
  expect(html).toContain('these words');
  expect(html).not.toContain('javascript:');
});
