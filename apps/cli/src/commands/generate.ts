import { readFile } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import { PagewrightError } from '@pagewright/model/errors';
import { CUSTOM_SIZE, FORMAT_IDS, type FormatId } from '@pagewright/model/formats';
import { type ComposeMode, PAGE_COUNT, type PageCount } from '@pagewright/model/outline';
import { STYLE_IDS, type StyleId } from '@pagewright/model/styles';
import type { Size } from '@pagewright/model/units';
import type { PipelineRequest, SourceFile } from '@pagewright/pipeline/pipeline';
import type { Printer } from '@pagewright/printer/printer';
import { EXIT } from '../exit-codes.ts';
import type { Command } from '../main.ts';
import { outputKind, writeOutput } from '../output.ts';
import { Progress } from '../progress.ts';

interface Options {
  readonly files: readonly string[];
  readonly outputs: readonly string[];
  readonly quiet: boolean;
  readonly make: Omit<PipelineRequest, 'files' | 'text'>;
}

/** `pagewright generate`. */
export const generate: Command = {
  async run(args) {
    const options = readOptions(args);
    const printer = options.outputs.some((path) => outputKind(path).needsBrowser) ? await startPrinter() : undefined;
    try {
      await make(options, printer);
      return EXIT.done;
    } finally {
      await printer?.close();
    }
  },
};

/** The browser starts while the files are read. A failure to start shows when it is needed. */
async function startPrinter(): Promise<Printer> {
  const { createPrinter } = await import('@pagewright/printer/printer');
  const printer = createPrinter();
  printer.warm().catch(() => undefined);
  return printer;
}

async function make(options: Options, printer: Printer | undefined): Promise<void> {
  const progress = new Progress(options.quiet);
  try {
    const files = await Promise.all(options.files.map(readInput));
    const { runPipeline } = await import('@pagewright/pipeline/pipeline');
    const result = await runPipeline(
      { ...options.make, files },
      {
        onProgress: (stage, fraction, file) =>
          progress.show(file ? `${stage} ${file}` : `${stage} ${Math.round(fraction * 100)} %`),
      },
    );
    for (const path of options.outputs) {
      progress.show(`writing ${path}`);
      await writeOutput(path, result, printer);
    }
  } finally {
    progress.end();
  }
}

async function readInput(path: string): Promise<SourceFile> {
  if (path === '-') return { name: 'stdin.txt', bytes: new Uint8Array(await buffer(process.stdin)) };
  try {
    return { name: basename(path), bytes: new Uint8Array(await readFile(path)) };
  } catch (error) {
    throw new PagewrightError('file/missing', { file: path }, { cause: error });
  }
}

function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parse(args);
  if (positionals.length === 0) throw new PagewrightError('usage', { reason: 'generate FILE…' });
  const format = oneOf<FormatId>('--format', values.format ?? 'ppt-16-9', FORMAT_IDS);
  const customSize = format === 'custom' ? sizeOf(values['custom-size']) : undefined;
  const first = positionals[0] as string;
  const fallback = first === '-' ? 'pages.pdf' : `${basename(first, extname(first))}.pdf`;
  return {
    files: positionals,
    outputs: values.out ?? [fallback],
    quiet: values.quiet ?? false,
    make: {
      format,
      customSize,
      style: oneOf<StyleId>('--style', values.style ?? 'professional', STYLE_IDS),
      pageCount: pageCountOf(values.pages ?? 'auto'),
      mode: oneOf<ComposeMode>('--mode', values.mode ?? 'condense', ['condense', 'preserve']),
      prompt: values.prompt ?? '',
    },
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string', multiple: true },
        format: { type: 'string' },
        'custom-size': { type: 'string' },
        style: { type: 'string' },
        pages: { type: 'string' },
        mode: { type: 'string' },
        prompt: { type: 'string' },
        lang: { type: 'string' },
        quiet: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new PagewrightError('usage', { reason: (error as Error).message }, { cause: error });
  }
}

function oneOf<Value extends string>(option: string, value: string, allowed: readonly Value[]): Value {
  const found = allowed.find((candidate) => candidate === value);
  if (found) return found;
  throw new PagewrightError('usage', { reason: `${option} ${value} (${allowed.join(' ')})` });
}

function pageCountOf(text: string): PageCount {
  if (text === 'auto') return 'auto';
  const count = Number(text);
  if (Number.isInteger(count) && count >= PAGE_COUNT.min && count <= PAGE_COUNT.max) return count;
  throw new PagewrightError('compose/page-count', { ...PAGE_COUNT, count: text });
}

function sizeOf(text: string | undefined): Size {
  const match = /^(\d+)x(\d+)$/i.exec(text ?? '');
  const size = { width: Number(match?.[1]), height: Number(match?.[2]) };
  const fits = (side: number): boolean => side >= CUSTOM_SIZE.min && side <= CUSTOM_SIZE.max;
  if (match && fits(size.width) && fits(size.height)) return size;
  throw new PagewrightError('usage', { reason: `--custom-size WxH, ${CUSTOM_SIZE.min} to ${CUSTOM_SIZE.max}` });
}
