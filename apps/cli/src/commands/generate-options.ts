import { basename, extname } from 'node:path';
import { parseArgs } from 'node:util';
import type { OutlineTemplate } from '@pagewright/compose/templates';
import { PagewrightError } from '@pagewright/model/errors';
import { CUSTOM_SIZE, FORMAT_IDS } from '@pagewright/model/formats';
import { PAGE_COUNT } from '@pagewright/model/limits';
import type { PageCount } from '@pagewright/model/outline';
import { PAPER_SIZES, type PaperSize } from '@pagewright/model/paper-sizes';
import { STYLE_IDS, type StyleId } from '@pagewright/model/styles';
import type { Size } from '@pagewright/model/units';
import type { MakeRequest } from '@pagewright/pipeline/pipeline';
import { outputKind } from '../output-kind.ts';

export interface GenerateOptions {
  /** Paths, `-` for standard input. */
  readonly files: readonly string[];
  readonly outputs: readonly string[];
  readonly quiet: boolean;
  /** Whether what was left out is listed on standard output, and what is found in PDFs that are read back. */
  readonly report: boolean;
  /** What PDFs are laid out on. */
  readonly paper: PaperSize;
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
  return {
    files: positionals,
    outputs: values.out ?? [fallback],
    quiet: values.quiet ?? false,
    report: values.report ?? false,
    paper: oneOf('--paper', values.paper ?? 'designed', PAPER_SIZES),
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
