import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import type { OutlineTemplate } from '@pagewright/compose/templates';
import { PagewrightError } from '@pagewright/model/errors';
import { CUSTOM_SIZE, FORMAT_IDS } from '@pagewright/model/formats';
import { PAGE_COUNT } from '@pagewright/model/limits';
import type { PageCount } from '@pagewright/model/outline';
import { PAPER_SIZES } from '@pagewright/model/paper-sizes';
import { STYLE_IDS, type StyleId } from '@pagewright/model/styles';
import type { Size } from '@pagewright/model/units';
import type { MakeRequest } from '@pagewright/pipeline/pipeline';
import { outputKind } from '../output-kind.ts';
import { type FormatOptions, readFormatOptions } from './format-options.ts';

export interface GenerateOptions {
  /** Paths, `-` for standard input. */
  readonly files: readonly string[];
  readonly outputs: readonly string[];
  readonly quiet: boolean;
  /** Whether what was left out is listed on standard output, and what is found in PDFs that are read back. */
  readonly report: boolean;
  /** Of the formats that are written. */
  readonly formats: FormatOptions;
  readonly make: Omit<MakeRequest, 'style'>;
  /** One of ours, or the path of a file of style tokens. */
  readonly style: StyleId | { readonly path: string };
}

/** Engines that can be asked for; the second one needs a language model. */
const ENGINE_IDS = ['local', 'cloud'] as const;

/**
 * @param template whose format and style it has where no others are asked for
 * @throws PagewrightError `usage`, `compose/page-count`
 */
export function readGenerateOptions(args: readonly string[], template?: OutlineTemplate): GenerateOptions {
  const { values, positionals } = parse(args);
  const [first] = positionals;
  if (first === undefined) throw new PagewrightError('usage', { reason: 'generate FILE…' });
  if (positionals.filter((path) => path === '-').length > 1) throw new PagewrightError('usage', { reason: '- -' });
  if (template && values.pages !== undefined) throw new PagewrightError('usage', { reason: '--pages --template' });
  const format = oneOf('--format', values.format ?? template?.format ?? 'ppt-16-9', FORMAT_IDS);
  if (values['custom-size'] !== undefined && format !== 'custom') {
    throw new PagewrightError('usage', { reason: '--custom-size: --format custom' });
  }
  for (const path of values.out ?? []) outputKind(path);
  const fallback = first === '-' ? 'pages.pdf' : `${basename(first, extname(first))}.pdf`;
  const outputs = values.out ?? [fallback];
  return {
    files: positionals,
    outputs,
    quiet: values.quiet ?? false,
    report: values.report ?? false,
    formats: formatsOf(values, outputs),
    style: styleOf(values.style ?? template?.style ?? 'professional'),
    make: {
      engine: oneOf('--engine', values.engine ?? 'local', ENGINE_IDS),
      format,
      customSize: format === 'custom' ? sizeOf(values['custom-size']) : undefined,
      pageCount: pageCountOf(values.pages ?? 'auto'),
      mode: oneOf('--mode', values.mode ?? 'condense', ['condense', 'preserve']),
      prompt: values.prompt ?? '',
      ...(template ? { template: template.id } : {}),
    },
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        out: { type: 'string', multiple: true, short: 'o' },
        engine: { type: 'string' },
        format: { type: 'string' },
        'custom-size': { type: 'string' },
        style: { type: 'string' },
        pages: { type: 'string' },
        mode: { type: 'string' },
        paper: { type: 'string' },
        option: { type: 'string', multiple: true },
        prompt: { type: 'string' },
        template: { type: 'string' },
        lang: { type: 'string' },
        quiet: { type: 'boolean' },
        report: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new PagewrightError('usage', { reason: (error as Error).message }, { cause: error });
  }
}

/** `--paper` and `--report` are short for options of PDFs; what `--option` says counts more. */
function formatsOf({ option = [], paper, report }: ReturnType<typeof parse>['values'], outputs: readonly string[]) {
  const given = readFormatOptions(option, new Set(outputs.map((path) => outputKind(path).kind)));
  const short = { paper: oneOf('--paper', paper ?? 'designed', PAPER_SIZES), proof: report ?? false };
  return { ...given, pdf: { ...short, ...given.pdf } };
}

function styleOf(value: string): GenerateOptions['style'] {
  return extname(value).toLowerCase() === '.json' ? { path: value } : oneOf('--style', value, STYLE_IDS);
}

function oneOf<const Value extends string>(option: string, value: string, allowed: readonly Value[]): Value {
  const found = allowed.find((candidate) => candidate === value);
  if (found) return found;
  throw new PagewrightError('usage', { reason: `${option} ${value} (${allowed.join(' ')})` });
}

function pageCountOf(text: string): PageCount {
  if (text === 'auto') return 'auto';
  const count = Number(text);
  if (/^\d+$/.test(text) && count >= PAGE_COUNT.min && count <= PAGE_COUNT.max) return count;
  throw new PagewrightError('compose/page-count', { ...PAGE_COUNT, count: text });
}

function sizeOf(text: string | undefined): Size {
  const match = /^(\d+)x(\d+)$/i.exec(text ?? '');
  const size = { width: Number(match?.[1]), height: Number(match?.[2]) };
  const fits = (side: number): boolean => side >= CUSTOM_SIZE.min && side <= CUSTOM_SIZE.max;
  if (match && fits(size.width) && fits(size.height)) return size;
  throw new PagewrightError('usage', { reason: `--custom-size WxH, ${CUSTOM_SIZE.min} to ${CUSTOM_SIZE.max}` });
}
