import { expect, it } from 'vitest';
import { exportPptx } from '../../pptx/export-pptx.ts';
import { NO_PRESS } from '../../testing/presses.ts';
import { chartOf, pageOf } from '../../testing/proof-pages.ts';
import { all, ReadPackage } from '../../testing/read-package.ts';

const YEARS = ['2021', '2022', '2023'];

async function presented(names: readonly string[], shape: 'line' | 'bar' = 'line'): Promise<Uint8Array> {
  const series = names.map((name, index) => ({ name, values: [3, 5, 4].map((value) => value + index) }));
  const page = pageOf([chartOf(shape, { categories: YEARS, series })]);
  const { bytes } = await exportPptx(
    [page],
    { lines: 'auto', fonts: 'safe' },
    { title: '', language: 'en-US', picture: async () => undefined, press: NO_PRESS },
  );
  return bytes;
}

const SHORT = ['Oats', 'Rye', 'Corn'];
const LONG = [
  'Loaves baked in the old oven',
  'Loaves baked in the new oven of the bakery on Mill Street, with those for the market',
  'Loaves for the schools and the hospital of the town, delivered before seven',
  'Rolls',
];

/** Hundredths of a point: of all texts of the chart, and of the names in its legend. */
function sizesOf(bytes: Uint8Array): { all: number; names: number } {
  const chart = new ReadPackage(bytes).xml('ppt/charts/chart1.xml');
  const size = (name: string): number =>
    Number(all(chart, name).flatMap((one) => all(one, 'a:defRPr'))[0]?.attributes.sz);
  return { all: size('c:catAx'), names: size('c:legend') };
}

it('sets the names of series smaller where programs need more lines for them than the page', async () => {
  const few = sizesOf(await presented(SHORT));
  expect(few.names).toBe(few.all);
  const many = sizesOf(await presented(LONG));
  expect(many.names).toBeLessThan(many.all);
  expect(many.names).toBeGreaterThan(many.all * 0.6);
});

it('has room for the lines beside the names, which are longer than squares', async () => {
  const widthOf = async (shape: 'line' | 'bar'): Promise<number> => {
    const [legend] = all(new ReadPackage(await presented(SHORT, shape)).xml('ppt/charts/chart1.xml'), 'c:legend');
    return Number(legend && all(legend, 'c:w')[0]?.attributes.val);
  };
  expect(await widthOf('line')).toBeGreaterThan((await widthOf('bar')) * 1.1);
});
