import { echartSamples, mermaidSamples } from '@pagewright/components/chart-samples';
import { componentOf } from '@pagewright/components/fixtures';
import { MODELS } from '@pagewright/components/models';
import type { ViewMode } from '@pagewright/components/views';
import { LANGUAGES } from '@pagewright/model/languages';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openTestPage, type TestPage } from '../test-page/open.ts';
import { grid } from '../test-page/pages.ts';

const ECHART_TYPES = MODELS.aiEchart.props.shape.chartType.unwrap().options;
const MERMAID_TYPES = MODELS.aiChart.props.shape.chartType.unwrap().options;
/** Colours in a picture of an empty chart area: its ground and nothing else. */
const LEAST_COLORS = 6;

let page: TestPage;

beforeAll(async () => {
  page = await openTestPage();
});
afterAll(() => page.close());
beforeEach(() => {
  page.faults.length = 0;
  page.foreign.length = 0;
});

async function draw(components: ReturnType<typeof componentOf>[], mode: ViewMode): Promise<void> {
  const sheet = grid(components, 6, { width: 330, height: 260 });
  await page.tab.setViewportSize(sheet.size);
  await page.tab.evaluate(([one, how]) => window.drawPages([one], how), [sheet, mode] as const);
}

/** Error texts of the charts that failed, and how many still wait. */
function troubles(): Promise<{ failed: string[]; pending: number }> {
  return page.tab.evaluate(() => ({
    failed: [...document.querySelectorAll('[data-failed]')].map((one) => one.textContent ?? ''),
    pending: document.querySelectorAll('[data-pending]').length,
  }));
}

/** How many colours each component shows, counted in a screenshot. */
async function colorsOfComponents(): Promise<number[]> {
  const picture = (await page.tab.screenshot()).toString('base64');
  return page.tab.evaluate(async (data) => {
    const image = new Image();
    image.src = `data:image/png;base64,${data}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d', { willReadFrequently: true }) as OffscreenCanvasRenderingContext2D;
    context.drawImage(image, 0, 0);
    return [...document.querySelectorAll('[data-component-id]')].map((element) => {
      const box = element.getBoundingClientRect();
      const { data: pixels } = context.getImageData(box.x, box.y, box.width, box.height);
      const colors = new Set<number>();
      for (let at = 0; at < pixels.length; at += 4) {
        colors.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0));
      }
      return colors.size;
    });
  }, picture);
}

async function expectAllDrawn(count: number): Promise<void> {
  expect(await troubles()).toEqual({ failed: [], pending: 0 });
  const colors = await colorsOfComponents();
  expect(colors).toHaveLength(count);
  for (const [index, number] of colors.entries()) expect(number, `chart ${index}`).toBeGreaterThan(LEAST_COLORS);
  expect(page.faults).toEqual([]);
  expect(page.foreign).toEqual([]);
}

describe('charts in Chromium under the app’s security policy', () => {
  it.each(['view', 'print'] as const)('all ECharts types are drawn for %s', async (mode) => {
    await draw(
      ECHART_TYPES.map((chartType) =>
        componentOf('aiEchart', { chartType, chartConfig: echartSamples.of(chartType, 'en-US'), fontSize: 10 }),
      ),
      mode,
    );
    await expectAllDrawn(38);
  });

  it('all Mermaid types are drawn, in plain colours and in a document’s, and in every language', async () => {
    const palette = { primary: '#7a2fd0', text: '#1a1a2e', line: '#6c6c88', surface: '#f4eefc' };
    const looks = [{}, { palette }, { theme: 'dark' } as const];
    for (const [index, language] of LANGUAGES.entries()) {
      await draw(
        MERMAID_TYPES.map((chartType) => {
          const mermaidCode = mermaidSamples.of(chartType, language);
          return componentOf('aiChart', { chartType, mermaidCode, ...looks[index % looks.length] });
        }),
        'print',
      );
      await expectAllDrawn(15);
    }
  });

  it('what cannot be drawn says so in its place and leaves the others alone', async () => {
    await draw(
      [
        componentOf('aiEchart', { chartConfig: '{"series":[{"type":"map","map":"nowhere"}]}' }),
        componentOf('aiEchart', { chartConfig: '{"series":[{"type":"no-such"}]}' }),
        componentOf('aiChart', { mermaidCode: 'flowchart LR\n A[broken' }),
        componentOf('aiEchart', { chartConfig: '{ broken' }),
        componentOf('aiEchart', { chartConfig: echartSamples.of('bar', 'en-US') }),
      ],
      'print',
    );
    const { failed, pending } = await troubles();
    expect(pending).toBe(0);
    expect(failed).toHaveLength(3);
    for (const text of failed) expect(text).toMatch(/^Chart rendering failed.*Error message: /);
    expect(failed.filter((text) => /Parse error|Expecting|detected/.test(text))).toEqual([]);
    expect(failed[0]).toContain('Please check if the chart configuration is valid JSON');
    expect(failed[2]).toContain('Please check if the chart syntax is correct');
    expect(await page.tab.evaluate(() => document.body.textContent)).toContain('Chart configuration parse failure');
  });

  it('charts stay vectors where they can be', async () => {
    await draw([componentOf('aiEchart', { chartConfig: echartSamples.of('bar', 'en-US') })], 'print');
    expect(await page.tab.evaluate(() => document.querySelectorAll('figure svg text').length)).toBeGreaterThan(4);
    expect(await page.tab.evaluate(() => document.querySelectorAll('figure canvas').length)).toBe(0);
  });

  it('a diagram waits for the faces of its words, however long they are on their way', async () => {
    const { tab } = page;
    const asked = Promise.withResolvers<void>();
    const released = Promise.withResolvers<void>();
    await tab.clock.install();
    await tab.route('**/fonts/**', async (route) => {
      asked.resolve();
      await released.promise;
      await route.continue();
    });
    const code = { mermaidCode: 'flowchart LR\n a[始まり] --> b[終わり]', fontFamily: 'Shippori Mincho' } as const;
    const drawn = draw([componentOf('aiChart', code)], 'print');
    await asked.promise;
    await tab.clock.runFor(60_000);
    expect(await troubles()).toEqual({ failed: [], pending: 1 });
    await tab.clock.resume();
    released.resolve();
    await drawn;
    await expectAllDrawn(1);
  });
});
