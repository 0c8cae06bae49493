import { boundCells } from '@pagewright/model/bound-cells';
import { z } from 'zod';
import { defineKind, type KindComponent } from '../define-kind.ts';
import { boxStyle } from '../props/box-style.ts';
import { chartBox } from '../props/chart-box.ts';
import { smartFields } from '../props/smart.ts';
import { ECHART_THEMES, ECHART_TYPES } from './echart-types.ts';
import { chartFigures, chartLook } from './figures.ts';
import { withFigures } from './generated-before.ts';

/** ECharts chart: 800x600 px, bar by default (spec §3, §9). */
export const aiEchartModel = defineKind({
  kind: 'aiEchart',
  element: 'EChart',
  version: 3,
  // Since the third version it may be bound to cells; older ones are not.
  migrations: { 1: withFigures, 2: (old) => old },
  size: { width: 800, height: 600 },
  props: z.object({
    chartType: z.enum(ECHART_TYPES).default('bar'),
    /** What a person typed: an ECharts option as JSON, or a JavaScript object literal that is read, never run. */
    chartConfig: z
      .string()
      .max(256 * 1024)
      .default(''),
    /** What it shows, drawn in the type's way; what was typed as `chartConfig` stands in its place while there is any. */
    content: chartFigures.optional(),
    /** How `content` is drawn; as the theme has it where no design has made the chart. */
    look: chartLook.optional(),
    /** The cells of a source that `content` was read from, where a person chose these. */
    cells: boundCells.optional(),
    theme: z.enum(ECHART_THEMES).default('default'),
    ...chartBox,
    ...smartFields,
    ...boxStyle,
  }),
});

export type AiEchart = KindComponent<typeof aiEchartModel>;
