import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { parseArgs } from 'node:util';
import type { Engines } from '@pagewright/compose/engine';
import type { OutlineTemplate } from '@pagewright/compose/templates';
import { isPagewrightError, PagewrightError } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';
import type { LeftOut } from '@pagewright/model/left-out';
import type { StyleTokens } from '@pagewright/model/style-tokens';
import type { SourceFile } from '@pagewright/pipeline/pipeline';
import type { Printer } from '@pagewright/printer/printer';
import type { Command } from '../command.ts';
import { EXIT } from '../exit-codes.ts';
import { messageLanguage } from '../language.ts';
import { countsLine, reportText } from '../left-out-text.ts';
import { outputKind } from '../output-kind.ts';
import { Progress } from '../progress.ts';
import { type GenerateOptions, readGenerateOptions } from './generate-options.ts';

/** `pagewright generate`. */
export const generate: Command = {
  async run(args) {
    const options = readGenerateOptions(args, await templateIn(args));
    const progress = new Progress(options.quiet, messageLanguage(args));
    const abort = new AbortController();
    process.once('SIGINT', () => abort.abort());
    const printer = await printerFor(options.outputs);
    try {
      await make(options, progress, printer, abort.signal, messageLanguage(args));
      return EXIT.done;
    } finally {
      progress.end();
      await printer?.close();
    }
  },
};

/** The template that is asked for; templates are loaded only then. @throws PagewrightError `template/unknown` */
async function templateIn(args: readonly string[]): Promise<OutlineTemplate | undefined> {
  const { values } = parseArgs({ args: [...args], strict: false, options: { template: { type: 'string' } } });
  if (typeof values.template !== 'string') return undefined;
  const { builtInTemplate } = await import('@pagewright/compose/templates');
  const template = builtInTemplate(Number(values.template));
  if (!template) throw new PagewrightError('template/unknown', { id: values.template });
  return template;
}

/**
 * The browser gets going while the files are read: it is the slowest to start, so its process comes first. A failure
 * shows when the browser is needed. Where it may only be needed, it is started when it is.
 */
async function printerFor(outputs: readonly string[]): Promise<Printer | undefined> {
  const kinds = outputs.map(outputKind);
  if (!kinds.some(({ mayNeedBrowser }) => mayNeedBrowser)) return undefined;
  const { createPrinter } = await import('@pagewright/printer/printer');
  const printer = createPrinter({ browsers: 1, idleMs: 0 });
  if (kinds.some(({ needsBrowser }) => needsBrowser)) await printer.warm().catch(() => undefined);
  return printer;
}

async function make(
  { files: paths, outputs, make: request, style: wanted, report, formats }: GenerateOptions,
  progress: Progress,
  printer: Printer | undefined,
  signal: AbortSignal,
  language: Language,
): Promise<void> {
  const [files, style, { runPipeline }, engines] = await Promise.all([
    Promise.all(paths.map(readInput)),
    typeof wanted === 'string' ? wanted : readStyle(wanted.path),
    import('@pagewright/pipeline/pipeline'),
    enginesFor(request.engine),
  ]);
  const onProgress = progress.stage.bind(progress);
  const result = await runPipeline(engines, { ...request, style, files, language }, { signal, onProgress });
  const { format, customSize } = request;
  const madeAs = { style, format, ...(customSize ? { customSize } : {}) };
  const { writeOutput } = await import('../output.ts');
  let known: LeftOut | undefined;
  const leftOut = async (): Promise<LeftOut> => {
    const { leftOutOf } = await import('@pagewright/pipeline/left-out');
    known ??= leftOutOf(result, request);
    return known;
  };
  let unmade: unknown;
  for (const path of outputs) {
    progress.writing(path);
    const fidelity = await writeOutput(path, { ...result, madeAs, leftOut }, formats, printer, signal).catch(
      (error: unknown) => {
        // That one of the files has nothing to hold keeps none of the others from being written.
        if (!isPagewrightError(error) || error.code !== 'export/no-tables') throw error;
        unmade ??= error;
        return undefined;
      },
    );
    if (!fidelity || !(progress.isShown || report)) continue;
    const { fidelityCounts, fidelityLines } = await import('@pagewright/export/fidelity-text');
    progress.note(`${path}: ${fidelityCounts(fidelity, language)}`);
    if (report) process.stdout.write(`${path}\n${fidelityLines(fidelity, language).join('\n')}\n\n`);
  }
  if (progress.isShown) progress.note(countsLine(await leftOut(), language));
  const { modelUse, lacking } = result.outline;
  if (lacking && (progress.isShown || report)) {
    const { lackingLines, leftOutLines } = await import('../lacking-text.ts');
    const lines = [...lackingLines(lacking, language), ...leftOutLines(result.pages, language)];
    for (const line of lines) progress.note(line);
    if (report && lines.length > 0) process.stdout.write(`${lines.join('\n')}\n\n`);
  }
  if (modelUse && (progress.isShown || report)) {
    const { modelUseLines } = await import('@pagewright/contract/model-use-text');
    for (const line of modelUseLines(modelUse, language)) progress.note(line);
    if (report) process.stdout.write(`${modelUseLines(modelUse, language).join('\n')}\n\n`);
  }
  if (report) process.stdout.write(reportText(await leftOut(), language));
  if (unmade !== undefined) throw unmade;
}

/** The engines that there are; which language model is asked is read, or one on this machine found, where one is to be. @throws PagewrightError `install/no-model`, `install/setting` */
async function enginesFor(engine: string): Promise<Engines> {
  const { createEngines } = await import('@pagewright/compose/engines');
  if (engine !== 'cloud') return createEngines({});
  const { CLOUD_VARIABLES, readCloudSettings } = await import('@pagewright/compose/cloud-settings');
  const { findLocalModel } = await import('@pagewright/compose/find-local-model');
  const isToFind = process.env.PAGEWRIGHT_LLM_FIND !== 'off';
  const cloud = readCloudSettings(process.env) ?? (isToFind ? await findLocalModel() : undefined);
  if (!cloud) throw new PagewrightError('install/no-model', { names: CLOUD_VARIABLES.join(', ') });
  return createEngines({ cloud });
}

/** @throws PagewrightError `file/missing`, `usage` with what is wrong with the tokens */
async function readStyle(path: string): Promise<StyleTokens> {
  const text = await readFile(path, 'utf8').catch((cause: unknown) => {
    throw new PagewrightError('file/missing', { file: path }, { cause });
  });
  const { readStyleFile } = await import('@pagewright/design/style-file');
  const { tokens, faults } = readStyleFile(parsed(text));
  if (!tokens) throw new PagewrightError('usage', { reason: `--style ${path}\n  ${faults.join('\n  ')}` });
  return tokens;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
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
