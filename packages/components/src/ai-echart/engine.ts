import type { Language } from '@pagewright/model/languages';
import type { Size } from '@pagewright/model/units';
import type { EChartsType } from 'echarts/core';
import { ChartConfigError, type ChartOption } from '../chart-config.ts';
import type { KindProps } from '../define-kind.ts';
import { afterTurns } from '../drawing/after-turns.ts';
import type { DrawnChart } from '../drawing/ChartArea.tsx';
import { fontsLoaded } from '../drawing/fonts-loaded.ts';
import type { ViewMode } from '../view-context.ts';
import { drawableOption } from './drawable-option.ts';
import { loadEngines } from './load-engines.ts';
import type { aiEchartModel } from './model.ts';
import { parseFailureOption } from './parse-failure.ts';
import { isTyped, shownOption } from './shown-option.ts';
import { CHART_THEMES, echartsTheme } from './themes.ts';

export interface EchartRequest {
  readonly props: KindProps<typeof aiEchartModel>;
  readonly language: Language;
  /** Of whoever looks at it: what is said where nothing can be drawn. */
  readonly reader: Language;
  /** CSS font family. */
  readonly fontFamily: string;
  readonly width: number;
  readonly height: number;
  readonly mode: ViewMode;
}

/** Longest wait for a chart to say that it is complete, ms; some never do since they keep moving. */
const FINISH_WITHIN = 2_500;

/** Pixels per px of a WebGL chart's picture. */
const PICTURE_SCALE = 2;

/** WebGL charts load textures and settle layouts after they say that they are complete, ms. */
const GL_SETTLES_WITHIN = 600;

/** Draws a chart into `host`; resolves when it is complete. Throws where the option cannot be drawn. */
export async function drawEchart(host: HTMLElement, request: EchartRequest, signal: AbortSignal): Promise<DrawnChart> {
  const { props, width, height, mode, fontFamily } = request;
  const { chartType, theme, fontSize } = props;
  const optionAt = (size: Size) =>
    drawableOption(readOption(request, size), {
      chartType,
      mode,
      fontFamily,
      fontSize,
      colors: CHART_THEMES[theme].colors,
    });
  const { option, engines, isGl } = optionAt({ width, height });
  const [{ init, getMap }] = await Promise.all([
    loadEngines(engines),
    fontsLoaded(fontFamily, fontSize, isTyped(props) ? props.chartConfig : JSON.stringify(option)),
  ]);
  signal.throwIfAborted();
  checkMaps(option, (name) => getMap(name) != null);
  const isPicture = isGl && mode !== 'view';
  const chart = init(host, echartsTheme(theme, fontSize), {
    renderer: isGl ? 'canvas' : 'svg',
    ...(isPicture ? { devicePixelRatio: PICTURE_SCALE } : {}),
    width,
    height,
  });
  try {
    const finished = isFinished(
      chart,
      mode === 'view' && !isGl ? 'rendered' : 'finished',
      engines.includes('wordcloud'),
    );
    chart.setOption(option);
    await finished;
  } catch (error) {
    chart.dispose();
    throw error;
  }
  if (isPicture) return await pictureOf(chart, host);
  return {
    resize: (size) => {
      chart.resize(size);
      // Names and values of figures are fitted into the size.
      if (!isTyped(props)) chart.setOption(optionAt(size).option, true);
    },
    dispose: () => chart.dispose(),
  };
}

/** The option of what the chart shows, or a chart that says that it could not be read (spec §5). */
function readOption({ props, language, reader }: EchartRequest, size: Size): ChartOption {
  try {
    return shownOption(props, { size, language });
  } catch (error) {
    if (!(error instanceof ChartConfigError)) throw error;
    return parseFailureOption(error, reader);
  }
}

/** Words are laid out in steps, and a first `finished` comes before any stands: wait until something is drawn. */
function isFinished(chart: EChartsType, event: 'rendered' | 'finished', untilDrawn: boolean): Promise<void> {
  return new Promise((resolve) => {
    const off = afterTurns(FINISH_WITHIN, resolve);
    const check = (): void => {
      if (untilDrawn && chart.getZr().storage.getDisplayList(true).length === 0) return;
      chart.off(event, check);
      off();
      resolve();
    };
    chart.on(event, check);
  });
}

/** A still picture instead of the live drawing: browsers allow only some 16 WebGL drawings at a time. */
async function pictureOf(chart: EChartsType, host: HTMLElement): Promise<DrawnChart> {
  await new Promise((resolve) => setTimeout(resolve, GL_SETTLES_WITHIN));
  const url = chart.getDataURL({ type: 'png', pixelRatio: PICTURE_SCALE });
  chart.dispose();
  const picture = document.createElement('img');
  picture.src = url;
  picture.alt = '';
  Object.assign(picture.style, { display: 'block', width: '100%', height: '100%' });
  host.replaceChildren(picture);
  return { resize: () => undefined, dispose: () => picture.remove() };
}

function checkMaps(option: ChartOption, isKnown: (name: string) => boolean): void {
  const parts = ['geo', 'geo3D', 'series'].flatMap((key) => option[key] ?? []) as ChartOption[];
  for (const part of parts) {
    if (typeof part.map === 'string' && !isKnown(part.map))
      throw new ChartConfigError('no-such-map', { name: part.map });
  }
}
