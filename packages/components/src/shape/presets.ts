import { ARROWS } from './presets/arrows.ts';
import { BASIC } from './presets/basic.ts';
import { BRACKETS } from './presets/brackets.ts';
import { CALLOUTS } from './presets/callouts.ts';
import { FLOW_CHART } from './presets/flow-chart.ts';
import { MATHS } from './presets/maths.ts';
import type { ShapePreset } from './presets/preset.ts';
import { STARS } from './presets/stars.ts';
import { SYMBOLS } from './presets/symbols.ts';

export type { ShapePreset } from './presets/preset.ts';

/** The groups in which shapes are offered. */
export const SHAPE_GROUPS = {
  basic: { ...BASIC, ...SYMBOLS },
  arrows: ARROWS,
  flowChart: FLOW_CHART,
  callouts: CALLOUTS,
  stars: STARS,
  brackets: BRACKETS,
  maths: MATHS,
} as const satisfies Record<string, Record<string, ShapePreset>>;

const PRESETS = { ...BASIC, ...SYMBOLS, ...ARROWS, ...FLOW_CHART, ...CALLOUTS, ...STARS, ...BRACKETS, ...MATHS };

export type ShapeName = keyof typeof PRESETS;

/** Every shape by the name of its preset in Office Open XML. */
export const SHAPES: Readonly<Record<ShapeName, ShapePreset>> = PRESETS;

export const SHAPE_NAMES = Object.keys(PRESETS) as ShapeName[];
