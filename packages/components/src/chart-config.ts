import { CHART_CONFIG } from '@pagewright/model/limits';
import { type Expression, parseExpressionAt } from 'acorn';
import { allowedOption, type ChartOption } from './chart-config/allowlist.ts';
import { bracketDepth } from './chart-config/bracket-depth.ts';
import { ChartConfigError } from './chart-config/error.ts';
import { formatterTemplate } from './chart-config/formatter-template.ts';
import type { Omitted } from './chart-config/omission.ts';
import { interpretLiteral, LiteralError, OMIT } from './literals.ts';

export type { ChartOption } from './chart-config/allowlist.ts';
export { CHART_FAULTS, ChartConfigError, type ChartFault } from './chart-config/error.ts';
export { chartFaultText, omissionText } from './chart-config/fault-words.ts';

export interface ParsedChartConfig {
  /** An ECharts option without functions: plain values that may be kept, sent and compared. */
  readonly option: ChartOption;
  /** What was left out. */
  readonly omitted: readonly Omitted[];
}

/** `option = {…}`, as ECharts' own examples are written. */
const ASSIGNMENT = /^\s*(?:(?:var|let|const)\s+)?option\s*=/;

/** Declarative types of the gradients that may be built with `new`. */
const GRADIENTS: Readonly<Record<string, { type: string; numbers: readonly string[] }>> = {
  'echarts.graphic.LinearGradient': { type: 'linear', numbers: ['x', 'y', 'x2', 'y2'] },
  'echarts.graphic.RadialGradient': { type: 'radial', numbers: ['x', 'y', 'r'] },
};

/**
 * Reads a chart configuration: JSON, else a JavaScript object literal, which is interpreted and never run. Throws a
 * ChartConfigError that says what is wrong and where.
 */
export function parseChartConfig(text: string): ParsedChartConfig {
  if (new TextEncoder().encode(text).length > CHART_CONFIG.maxBytes) {
    throw new ChartConfigError('too-long', { kilobytes: CHART_CONFIG.maxBytes / 1024 });
  }
  if (bracketDepth(text) > CHART_CONFIG.maxDepth) throw new ChartConfigError('too-deep');
  const omitted: Omitted[] = [];
  const value = parseJson(text) ?? parseLiteral(text, omitted);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new ChartConfigError('no-object');
  }
  return { option: allowedOption(value as Record<string, unknown>, omitted), omitted };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function parseLiteral(text: string, omitted: Omitted[]): unknown {
  const start = ASSIGNMENT.exec(text)?.[0].length ?? 0;
  const expression = parseExpression(text, start);
  const rest = text.slice(expression.end).replace(/\/\*[^]*?\*\/|\/\/[^\n]*/g, '');
  if (!/^[\s;]*$/.test(rest)) throw new ChartConfigError('more-behind', {}, { text, offset: expression.end });
  try {
    return interpretLiteral(expression, {
      maxDepth: CHART_CONFIG.maxDepth,
      maxNodes: CHART_CONFIG.maxNodes,
      onNew: (name, args, node) => gradient(name, args, node.start),
      onFunction: (node, path) => {
        const template = path.at(-1) === 'formatter' ? formatterTemplate(node) : undefined;
        if (template !== undefined) return template;
        omitted.push({ path: path.join('.'), why: 'function' });
        return OMIT;
      },
    });
  } catch (error) {
    if (error instanceof LiteralError) {
      throw new ChartConfigError('not-plain', { detail: error.message }, { text, offset: error.offset });
    }
    throw error;
  }
}

/** Brackets may be opened around the object, since `{` alone would start a block for some parsers. */
function parseExpression(text: string, start: number): Expression {
  try {
    return parseExpressionAt(text, start, { ecmaVersion: 'latest' });
  } catch (error) {
    if (error instanceof RangeError) throw new ChartConfigError('too-deep');
    const { message, pos } = error as { message: string; pos?: number };
    const detail = message.replace(/ \(\d+:\d+\)$/, '');
    throw new ChartConfigError('syntax', { detail }, { text, offset: pos ?? 0 });
  }
}

function gradient(name: string, args: readonly unknown[], offset: number): unknown {
  const known = Object.hasOwn(GRADIENTS, name) ? GRADIENTS[name] : undefined;
  if (!known) throw new LiteralError(`new ${name} is not allowed here`, offset);
  const result: Record<string, unknown> = { type: known.type };
  for (const [index, key] of known.numbers.entries()) {
    if (typeof args[index] !== 'number') throw new LiteralError(`new ${name} needs numbers`, offset);
    result[key] = args[index];
  }
  const stops = args[known.numbers.length];
  if (!Array.isArray(stops)) throw new LiteralError(`new ${name} needs a list of colours`, offset);
  return { ...result, colorStops: stops, global: args[known.numbers.length + 1] === true };
}
