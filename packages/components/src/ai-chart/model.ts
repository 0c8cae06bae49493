import { z } from 'zod';
import { defineKind, type KindComponent } from '../define-kind.ts';
import { boxStyle } from '../props/box-style.ts';
import { chartBox } from '../props/chart-box.ts';
import { smartFields } from '../props/smart.ts';

/** Mermaid's diagrams (spec §3). */
export const MERMAID_TYPES = [
  'flowchart',
  'sequence',
  'gantt',
  'class',
  'state',
  'pie',
  'xychart',
  'er',
  'mindmap',
  'timeline',
  'gitgraph',
  'c4diagram',
  'requirement',
  'quadrant',
  'journey',
] as const;
export type MermaidType = (typeof MERMAID_TYPES)[number];

/** default, neutral, forest, dark; the editor also lists base (spec §3). */
export const MERMAID_THEMES = ['default', 'neutral', 'forest', 'dark', 'base'] as const;

/** Mermaid diagram: 800x600 px (spec §9). */
export const aiChartModel = defineKind({
  kind: 'aiChart',
  element: 'Mermaid',
  version: 1,
  size: { width: 800, height: 600 },
  props: z.object({
    chartType: z.enum(MERMAID_TYPES).default('flowchart'),
    mermaidCode: z.string().max(50_000).default(''),
    /** Mermaid options as JSON text; locked keys are ignored. */
    options: z.string().max(20_000).default(''),
    theme: z.enum(MERMAID_THEMES).default('default'),
    /** Colours that replace the theme's, from the document's style. */
    palette: z.object({ primary: z.string(), text: z.string(), line: z.string(), surface: z.string() }).optional(),
    ...chartBox,
    ...smartFields,
    ...boxStyle,
  }),
});

export type AiChart = KindComponent<typeof aiChartModel>;
