import { CHART_CONFIG } from '@pagewright/model/limits';
import { isForbiddenKey } from '../literals.ts';
import { ChartConfigError } from './error.ts';
import type { ChartOmission, Omitted } from './omission.ts';
import { refusedString } from './strings.ts';

/** A checked ECharts option. */
export type ChartOption = Record<string, unknown>;

/** What may stand at the top of an option: ECharts' and echarts-gl's own components that load nothing from elsewhere. */
const TOP_LEVEL = new Set(
  `angleAxis animation animationDelay animationDelayUpdate animationDuration animationDurationUpdate animationEasing
  animationEasingUpdate animationThreshold aria axisPointer backgroundColor baseOption blendMode brush calendar color
  colorLayer darkMode dataZoom dataset geo geo3D globe gradientColor graphic grid grid3D hoverLayerThreshold legend
  matrix media options parallel parallelAxis polar progressive progressiveThreshold radar radiusAxis series singleAxis
  stateAnimation textStyle thumbnail timeline title toolbox tooltip useUTC visualMap xAxis xAxis3D yAxis yAxis3D zAxis3D`
    .trim()
    .split(/\s+/),
);

/** Keys that put HTML, CSS or foreign content into the page, wherever they stand. */
const REFUSED_KEYS = new Set([
  'dataView',
  'extraCssText',
  'renderMode',
  'appendTo',
  'appendToBody',
  'className',
  'renderItem',
  'equation',
  'parametricEquation',
  'optionToContent',
  'contentToOption',
  'maskImage',
]);

/** Textures of 3D charts, which are loaded by URL. */
const TEXTURE_KEY = /texture$|^environment$|^hdr/i;

/** Numbers that say how often something is drawn; a huge one would hang the browser. */
const REPEATS: Readonly<Record<string, number>> = {
  splitNumber: 200,
  symbolRepeat: 200,
  layoutIterations: 200,
  iterations: 500,
  segmentX: 200,
  segmentY: 200,
  particleDensity: 256,
  maxSpeed: 1000,
};

/** Arrays of these names hold data points. */
const DATA_KEYS = new Set(['data', 'source', 'nodes', 'links', 'edges', 'children']);

/** An option with only what is allowed in it; what is left out is added to `omitted`. */
export function allowedOption(option: Record<string, unknown>, omitted: Omitted[]): ChartOption {
  const reader = new OptionReader(omitted);
  const allowed: ChartOption = {};
  for (const [key, value] of Object.entries(option)) {
    refusePrototypeKey(key);
    if (!TOP_LEVEL.has(key)) {
      omitted.push({ path: key, why: 'unknown-part' });
      continue;
    }
    const kept = reader.read(value, key, [key]);
    if (kept !== undefined) allowed[key] = kept;
  }
  return allowed;
}

class OptionReader {
  readonly #omitted: Omitted[];
  #nodes = 0;
  #points = 0;
  #series = 0;

  constructor(omitted: Omitted[]) {
    this.#omitted = omitted;
  }

  /** The value without what is refused; undefined where nothing of it may stay. */
  read(value: unknown, key: string, path: readonly string[]): unknown {
    this.#nodes += 1;
    if (this.#nodes > CHART_CONFIG.maxNodes) throw new ChartConfigError('too-many-values');
    if (path.length > CHART_CONFIG.maxDepth) throw new ChartConfigError('too-deep');
    if (typeof value === 'string') return this.#string(value, key, path);
    if (typeof value === 'number') return repeatsAtMost(value, key);
    if (typeof value === 'symbol') return null;
    if (typeof value !== 'object' || value === null) return value;
    if (key === 'series') this.#countSeries(value);
    return Array.isArray(value) ? this.#array(value, key, path) : this.#object(value as ChartOption, path);
  }

  #string(value: string, key: string, path: readonly string[]): string | undefined {
    const reason = refusedString(value, key);
    if (!reason) return value;
    this.#omit(path, reason);
    return undefined;
  }

  #array(values: readonly unknown[], key: string, path: readonly string[]): unknown[] {
    if (DATA_KEYS.has(key)) this.#points += values.length;
    if (this.#points > CHART_CONFIG.maxPoints) {
      throw new ChartConfigError('too-many-points', { max: CHART_CONFIG.maxPoints });
    }
    return values.map(
      (value, index) => this.read(value, key === 'series' ? '' : key, [...path, String(index)]) ?? null,
    );
  }

  #object(values: ChartOption, path: readonly string[]): ChartOption {
    const kept: ChartOption = {};
    for (const [key, value] of Object.entries(values)) {
      refusePrototypeKey(key);
      const own = [...path, key];
      if (REFUSED_KEYS.has(key) || TEXTURE_KEY.test(key)) this.#omit(own, 'refused');
      else {
        const allowed = this.read(value, key, own);
        if (allowed !== undefined) kept[key] = allowed;
      }
    }
    return kept;
  }

  #countSeries(value: object): void {
    this.#series += Array.isArray(value) ? value.length : 1;
    if (this.#series > CHART_CONFIG.maxSeries)
      throw new ChartConfigError('too-many-series', { max: CHART_CONFIG.maxSeries });
  }

  #omit(path: readonly string[], why: ChartOmission): void {
    this.#omitted.push({ path: path.join('.'), why });
  }
}

function repeatsAtMost(value: number, key: string): number {
  const most = Object.hasOwn(REPEATS, key) ? REPEATS[key] : undefined;
  return most === undefined ? value : Math.min(value, most);
}

function refusePrototypeKey(key: string): void {
  if (isForbiddenKey(key)) throw new ChartConfigError('forbidden-key', { name: key });
}
