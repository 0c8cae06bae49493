import { blend, contrastRatio, formatColor, parseColor, type Rgba } from '@pagewright/model/color';
import type { KindProps } from '../define-kind.ts';
import type { aiChartModel } from './model.ts';

type Palette = NonNullable<KindProps<typeof aiChartModel>['palette']>;

/** Mermaid numbers its colour scales to 12 and its slices, branches and series to fewer. */
const SCALE = 12;

/** Shares of the primary colour in the steps of a scale; neighbours differ clearly. */
const STEPS = [1, 0.55, 0.8, 0.35, 0.9, 0.45, 0.7, 0.28, 0.6, 0.4, 0.75, 0.5] as const;

/** Steps for areas whose words all have one colour. */
const LIGHT_STEPS = [0.5, 0.25, 0.4, 0.15, 0.45, 0.2, 0.35, 0.1] as const;

/** Mermaid's theme variables for a document's colours; undefined unless all of them are colours. */
export function paletteVariables(palette: Palette | undefined): Record<string, unknown> | undefined {
  if (!palette) return undefined;
  const [primary, text, line, surface] = [palette.primary, palette.text, palette.line, palette.surface].map(parseColor);
  if (!primary || !text || !line || !surface) return undefined;
  const mixed = (share: number): Rgba => blend({ ...primary, a: share }, surface);
  const steps = STEPS.map(mixed);
  return {
    ...plainVariables(palette),
    ...scaleVariables(steps, text, surface),
    ...areaVariables(LIGHT_STEPS.map(mixed), steps[0] as Rgba, text, surface),
    xyChart: xyChart(palette, steps),
  };
}

function plainVariables({ primary, text, line, surface }: Palette): Record<string, string> {
  return {
    background: surface,
    primaryColor: surface,
    primaryBorderColor: primary,
    primaryTextColor: text,
    secondaryColor: surface,
    secondaryBorderColor: line,
    secondaryTextColor: text,
    tertiaryColor: surface,
    tertiaryBorderColor: line,
    tertiaryTextColor: text,
    lineColor: line,
    textColor: text,
    mainBkg: surface,
    nodeBorder: primary,
    clusterBkg: surface,
    clusterBorder: line,
    titleColor: text,
    edgeLabelBackground: surface,
    actorBkg: surface,
    actorBorder: primary,
    actorTextColor: text,
    signalColor: line,
    signalTextColor: text,
    labelTextColor: text,
    noteBkgColor: surface,
    noteTextColor: text,
    noteBorderColor: line,
    sectionBkgColor: surface,
    altSectionBkgColor: surface,
    gridColor: line,
    taskTextOutsideColor: text,
    pieStrokeColor: surface,
    pieOuterStrokeColor: line,
    pieTitleTextColor: text,
    pieLegendTextColor: text,
  };
}

/** Branches and sections in steps of the primary colour, each with words that can be read on it. */
function scaleVariables(steps: readonly Rgba[], text: Rgba, surface: Rgba): Record<string, string> {
  const variables: Record<string, string> = {};
  for (let index = 0; index < SCALE; index += 1) {
    const step = steps[index] as Rgba;
    const words = formatColor(readable(step, text, surface));
    variables[`cScale${index}`] = formatColor(step);
    variables[`cScaleLabel${index}`] = words;
    if (index < 8) {
      variables[`git${index}`] = formatColor(step);
      variables[`gitBranchLabel${index}`] = words;
    }
  }
  return variables;
}

/** Slices, tasks and steps of a journey. */
function areaVariables(areas: readonly Rgba[], border: Rgba, text: Rgba, surface: Rgba): Record<string, string> {
  const variables: Record<string, string> = {};
  for (const [index, area] of areas.entries()) {
    variables[`pie${index + 1}`] = formatColor(area);
    variables[`fillType${index}`] = formatColor(area);
  }
  const [active, done, task] = areas as [Rgba, Rgba, Rgba];
  const words = formatColor(readable(active, text, surface));
  return {
    ...variables,
    pieOpacity: '1',
    pieSectionTextColor: words,
    taskBkgColor: formatColor(task),
    taskBorderColor: formatColor(border),
    taskTextColor: words,
    taskTextLightColor: words,
    taskTextDarkColor: words,
    activeTaskBkgColor: formatColor(active),
    activeTaskBorderColor: formatColor(border),
    doneTaskBkgColor: formatColor(done),
    doneTaskBorderColor: formatColor(border),
  };
}

/** Whichever of the document's two colours stands out more on the ground. */
function readable(ground: Rgba, text: Rgba, surface: Rgba): Rgba {
  return contrastRatio(text, ground) >= contrastRatio(surface, ground) ? text : surface;
}

function xyChart({ text, line, surface }: Palette, steps: readonly Rgba[]): Record<string, string> {
  const words = {
    titleColor: text,
    xAxisLabelColor: text,
    xAxisTitleColor: text,
    yAxisLabelColor: text,
    yAxisTitleColor: text,
  };
  const rules = { xAxisTickColor: line, xAxisLineColor: line, yAxisTickColor: line, yAxisLineColor: line };
  const plots = [steps[1], steps[0], steps[3], steps[2]].map((step) => formatColor(step as Rgba)).join(', ');
  return { backgroundColor: surface, plotColorPalette: plots, ...words, ...rules };
}
