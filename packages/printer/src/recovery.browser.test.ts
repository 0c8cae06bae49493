import { spawn } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { isPagewrightError } from '@pagewright/model/errors';
import { afterEach, describe, expect, it } from 'vitest';
import { removeStaleProfiles } from './browser-profile.ts';
import { createPrinter, type Printer, type PrinterOptions } from './printer.ts';
import { eventually, processesOfGroup } from './testing/processes.ts';
import { sampleJob, samplePage } from './testing/sample-pages.ts';

const small = sampleJob([samplePage(1)]);
const large = sampleJob(Array.from({ length: 150 }, (_, index) => samplePage(index + 1)));

let printers: Printer[] = [];

function newPrinter(options: PrinterOptions = {}): Printer {
  const printer = createPrinter({ browsers: 1, ...options });
  printers.push(printer);
  return printer;
}

afterEach(async () => {
  await Promise.all(printers.map((printer) => printer.close()));
  printers = [];
});

async function codeOf(work: Promise<unknown>): Promise<string> {
  try {
    await work;
    return 'none';
  } catch (error) {
    return isPagewrightError(error) ? error.code : String(error);
  }
}

/** Profiles of this process: other tests print at the same time. */
const profiles = (): number =>
  readdirSync(tmpdir()).filter((name) => name.startsWith(`pagewright-browser-${process.pid}-`)).length;

/** ms that a browser on a busy machine has to go. */
const TO_GO = 15_000;

describe('a printer', () => {
  it('leaves no process and no profile behind', async () => {
    const before = profiles();
    const printer = newPrinter();
    await printer.pdf(small);
    const [group = 0] = printer.processIds();
    expect(processesOfGroup(group).length).toBeGreaterThan(2);
    await printer.close();
    expect(await eventually(TO_GO, () => processesOfGroup(group).length === 0)).toBe(true);
    expect(await eventually(TO_GO, () => profiles() <= before)).toBe(true);
    expect(await codeOf(printer.pdf(small))).toBe('print/failed');
  });

  it('fails a document whose browser dies, and prints the next', async () => {
    const printer = newPrinter();
    await printer.warm();
    const [group = 0] = printer.processIds();
    const failing = codeOf(printer.pdf(large));
    await new Promise((resolve) => setTimeout(resolve, 150));
    process.kill(-group, 'SIGKILL');
    expect(await failing).toBe('print/failed');
    expect((await printer.pdf(small)).length).toBeGreaterThan(5000);
    expect(await eventually(TO_GO, () => processesOfGroup(group).length === 0)).toBe(true);
    expect(printer.processIds()).not.toContain(group);
  });

  it('ends a document that takes too long with its whole process group', async () => {
    const printer = newPrinter({ timeoutMs: 1500 });
    await printer.warm();
    const [group = 0] = printer.processIds();
    process.kill(-group, 'SIGSTOP');
    expect(await codeOf(printer.pdf(small))).toBe('print/timeout');
    expect(await eventually(TO_GO, () => processesOfGroup(group).length === 0)).toBe(true);
  });

  it('prints again after ten kills without growing', async () => {
    const printer = newPrinter();
    const groups: number[] = [];
    for (let round = 0; round < 10; round += 1) {
      await printer.warm();
      const [group = 0] = printer.processIds();
      groups.push(group);
      process.kill(-group, 'SIGKILL');
      await eventually(TO_GO, () => printer.processIds().length === 0);
    }
    expect((await printer.pdf(small)).length).toBeGreaterThan(5000);
    expect(await eventually(TO_GO, () => groups.flatMap(processesOfGroup).length === 0)).toBe(true);
  });

  it('refuses more documents than may wait, and tells those that waited too long', async () => {
    const printer = newPrinter({ queueLimit: 1 });
    const first = printer.pdf(small);
    const second = printer.pdf(small);
    expect(await codeOf(printer.pdf(small))).toBe('print/busy');
    expect(await codeOf(Promise.all([first, second]))).toBe('none');
  });

  it('stops a document that nobody wants any more', async () => {
    const printer = newPrinter();
    await printer.warm();
    const abort = new AbortController();
    const stopped = codeOf(printer.pdf(large, { signal: abort.signal }));
    setTimeout(() => abort.abort(new Error('not wanted')), 100);
    expect(await stopped).toBe('Error: not wanted');
    expect((await printer.pdf(small)).length).toBeGreaterThan(5000);
  });

  it('ends an unused browser', async () => {
    const printer = newPrinter({ idleMs: 300 });
    await printer.pdf(small);
    expect(await eventually(TO_GO, () => printer.processIds().length === 0)).toBe(true);
  });

  it('takes its browser along when its own process is killed', async () => {
    const script = `
      const { createPrinter } = await import(${JSON.stringify(new URL('./printer.ts', import.meta.url).href)});
      const printer = createPrinter();
      await printer.warm();
      console.log(printer.processIds()[0]);
      setInterval(() => {}, 1000);`;
    const cwd = fileURLToPath(new URL('..', import.meta.url));
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      cwd,
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    const group = await new Promise<number>((resolve) => child.stdout.once('data', (data) => resolve(Number(data))));
    expect(processesOfGroup(group).length).toBeGreaterThan(0);
    child.kill('SIGKILL');
    expect(await eventually(TO_GO, () => processesOfGroup(group).length === 0)).toBe(true);
    const left = (): boolean =>
      readdirSync(tmpdir()).some((name) => name.startsWith(`pagewright-browser-${child.pid}-`));
    expect(left()).toBe(true);
    removeStaleProfiles();
    expect(left()).toBe(false);
  });
});
