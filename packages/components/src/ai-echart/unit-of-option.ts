import type { ChartOption } from '../chart-config.ts';
import { listOf } from './figures-of-option.ts';

/** A label of an axis that says what its values are counted in: `{value} k€`, `€{value}`. */
const VALUE_IN_UNIT = /^(?:\{value\}\s?(?<unit>\S{1,8})|(?<sign>[$¥€£￥])\{value\})$/u;

/** An amount in a label, with its sign in front of it or behind. */
const AMOUNT = /(?:^|\n|\s)(?<before>[$¥€£￥])-?\d|\d\s?(?<behind>[$¥€£￥])$/mu;

/** The unit that the values of an option are written in: along their axis, else beside what is drawn of them. */
export function unitOfOption(option: ChartOption): string | undefined {
  const axes = [...listOf(option.yAxis), ...listOf(option.xAxis)].filter(isValueAxis);
  // What is measured along two axes has no unit of its own.
  if (axes.length > 1) return undefined;
  const [along] = listOf(axes[0]?.axisLabel);
  const { unit, sign } = VALUE_IN_UNIT.exec(String(along?.formatter ?? ''))?.groups ?? {};
  return unit ?? sign ?? unitOfLabels(option);
}

function unitOfLabels(option: ChartOption): string | undefined {
  const written = listOf(option.series).flatMap((series) =>
    listOf([series, ...listOf(series.data)]).flatMap(({ label }) =>
      listOf(label).flatMap(({ formatter }) => (typeof formatter === 'string' && formatter !== '' ? [formatter] : [])),
    ),
  );
  // What a share is of its whole is no unit of the values.
  if (written.some((text) => /\d\s?%$/u.test(text))) return '%';
  const { before, behind } =
    AMOUNT.exec(written.map((text) => text.replace(/\{[cv][^}]*\}/u, '0')).join('\n'))?.groups ?? {};
  return before ?? behind;
}

export function isValueAxis({ type, data }: ChartOption): boolean {
  return type !== 'category' && data === undefined;
}
