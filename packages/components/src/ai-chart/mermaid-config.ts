import type { MermaidConfig } from 'mermaid';
import type { KindProps } from '../define-kind.ts';
import type { aiChartModel } from './model.ts';
import { paletteVariables } from './palette-variables.ts';

type ChartProps = Pick<KindProps<typeof aiChartModel>, 'theme' | 'palette' | 'options' | 'fontSize'>;

/** Keys that diagram code may not set for itself by directives or front matter. */
export const LOCKED_KEYS = [
  'secure',
  'securityLevel',
  'startOnLoad',
  'maxTextSize',
  'maxEdges',
  'suppressErrorRendering',
  'htmlLabels',
  'fontFamily',
  'altFontFamily',
  'fontSize',
  'theme',
  'themeCSS',
  'themeVariables',
  'darkMode',
  'dompurifyConfig',
  'deterministicIds',
  'arrowMarkerAbsolute',
  'legacyMathML',
  'forceLegacyMathML',
  'layout',
  'elk',
] as const;

/** Diagrams whose own options may be set. */
const DIAGRAM_KEYS = new Set(
  'flowchart sequence gantt journey timeline class state er pie quadrantChart xyChart requirement mindmap gitGraph c4'.split(
    ' ',
  ),
);
const LOCKED = new Set<string>([...LOCKED_KEYS, '__proto__', 'constructor', 'prototype']);
const PLAIN_TEXT = /^[\p{L}\p{N}\s#%.,:+-]{0,80}$/u;

const MAX_TEXT = 50_000;
const MAX_EDGES = 500;

/** The configuration of one diagram: strict, without HTML, its looks from the theme or the document's palette. */
export function mermaidConfig(props: ChartProps, fontFamily: string): MermaidConfig {
  const variables = paletteVariables(props.palette);
  const own = diagramOptions(props.options);
  return {
    ...own,
    startOnLoad: false,
    securityLevel: 'strict',
    secure: [...LOCKED_KEYS],
    htmlLabels: false,
    flowchart: { ...own.flowchart, htmlLabels: false },
    suppressErrorRendering: true,
    deterministicIds: true,
    maxTextSize: MAX_TEXT,
    maxEdges: MAX_EDGES,
    theme: variables ? 'base' : props.theme,
    themeVariables: { ...variables, fontFamily, fontSize: `${props.fontSize}px` },
    fontFamily,
    fontSize: props.fontSize,
  };
}

/** What of the options (JSON text) may be set: numbers, switches and plain words of the diagrams' own parts. */
function diagramOptions(text: string): MermaidConfig {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return {};
  }
  const config: Record<string, Record<string, unknown>> = {};
  for (const [key, value] of entriesOf(parsed)) {
    if (!DIAGRAM_KEYS.has(key)) continue;
    const allowed = entriesOf(value).filter(([name, one]) => !LOCKED.has(name) && isPlain(one));
    config[key] = Object.fromEntries(allowed);
  }
  return config as MermaidConfig;
}

function entriesOf(value: unknown): [string, unknown][] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}

function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value) && Math.abs(value) < 10_000;
  return typeof value === 'boolean' || (typeof value === 'string' && PLAIN_TEXT.test(value));
}
