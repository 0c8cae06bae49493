import type { ChartOption } from '@pagewright/components/chart-config';

/** Reading an ECharts option, which is checked but not typed. */

export type OptionRecord = Readonly<Record<string, unknown>>;

export function recordOf(value: unknown): OptionRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}

/** What may stand alone or in a list, as a list. */
export function recordsOf(value: unknown): OptionRecord[] {
  return (Array.isArray(value) ? value : [value]).map(recordOf).filter((one) => Object.keys(one).length > 0);
}

export function stringOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function numberOf(value: unknown): number | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? value : undefined;
}

export function isShown(value: unknown): boolean {
  return recordOf(value).show === true;
}

/** Whether the categories run down the side, so that bars lie. */
export function isHorizontal(option: ChartOption | undefined): boolean {
  return recordsOf(option?.yAxis).some(({ type }) => type === 'category');
}

/** The axes of the values: two where a line has its own. */
export function valueAxes(option: ChartOption | undefined): OptionRecord[] {
  return recordsOf(isHorizontal(option) ? option?.xAxis : option?.yAxis);
}

export function categoryAxis(option: ChartOption | undefined): OptionRecord {
  return recordsOf(isHorizontal(option) ? option?.yAxis : option?.xAxis)[0] ?? {};
}
