import type { ComponentOf } from '@pagewright/components/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { codeOf } from '../code-field.ts';
import { type EditorParts, openEditorParts, paste, piece } from './open.ts';

/** The edit dialogs of charts and the icon selector (spec §2, §4, §8), with real pointer and keys. */
let parts: EditorParts;

beforeAll(async () => {
  parts = await openEditorParts();
});
afterAll(() => parts.close());

type Charted = ComponentOf<'aiEchart'>['props'];

const CONFIG = JSON.stringify({
  xAxis: { type: 'category', data: ['Q1', 'Q2'] },
  yAxis: {},
  series: [{ name: 'Sales', type: 'bar', data: [3, 5] }],
});

async function openChart(chartConfig = CONFIG): Promise<void> {
  await parts.open([piece('aiEchart', 'c', { chartConfig }, { size: { width: 500, height: 320 } })]);
  await parts.on('c').dblclick();
  await config().waitFor();
}

async function openDiagram(mermaidCode = 'flowchart LR\n  a --> b'): Promise<void> {
  await parts.open([piece('aiChart', 'c', { mermaidCode }, { size: { width: 500, height: 320 } })]);
  await parts.on('c').dblclick();
  await code().waitFor();
}

const dialog = () => parts.tab.getByRole('dialog').first();
const button = (name: string) => dialog().getByRole('button', { name, exact: true });
const code = () => dialog().getByRole('textbox', { name: 'Mermaid code' });
const config = () => dialog().getByRole('textbox', { name: 'Configuration' });
/** What stands in the field for the configuration. */
const configured = async (): Promise<unknown> => JSON.parse(await codeOf(config()));
const chart = () => parts.component<'aiEchart'>('c');
const gone = () => parts.tab.getByRole('dialog').first().waitFor({ state: 'hidden' });

async function choose(label: string, option: string): Promise<void> {
  await dialog().getByRole('combobox', { name: label }).click();
  await parts.tab.locator('.ant-select-item-option').filter({ hasText: option }).first().click();
}

/** As laid out: a dialog that still grows into place is drawn smaller. */
function widthOf(): Promise<number> {
  return parts.tab
    .locator('.ant-modal')
    .first()
    .evaluate((modal) => (modal as HTMLElement).offsetWidth);
}

describe('the dialog of an ECharts chart', () => {
  it('is 1040 px wide and a click beside it does not close it (spec §2)', async () => {
    await openChart();
    expect(await widthOf()).toBe(1040);
    await parts.tab.mouse.click(20, 450);
    await parts.tab.waitForTimeout(300);
    expect(await dialog().isVisible()).toBe(true);
  });

  it('cells change the configuration, the configuration the cells, and Save writes it in one step', async () => {
    await openChart();
    await dialog().getByRole('textbox', { name: 'Sales, row 2' }).fill('42');
    await expect.poll(configured).toMatchObject({ series: [{ data: [3, 42] }] });
    // A paste is a step within the dialog, what was typed into a cell another.
    await dialog().locator('[data-cell="0,0"]').focus();
    await paste(parts.tab, { 'text/plain': 'A\t1\nB\t2\nC\t3' });
    const figures = (data: readonly number[]) => expect.poll(configured).toMatchObject({ series: [{ data }] });
    await figures([1, 2, 3]);
    await parts.tab.keyboard.press('Control+z');
    await figures([3, 42]);
    await parts.tab.keyboard.press('Control+z');
    await figures([3, 5]);
    await parts.tab.keyboard.press('Control+Shift+z');
    await parts.tab.keyboard.press('Control+Shift+z');
    await figures([1, 2, 3]);
    await parts.tab.keyboard.press('Control+z');
    await figures([3, 42]);
    await config().fill(CONFIG.replace('[3,5]', '[7,8]'));
    await expect.poll(() => dialog().getByRole('textbox', { name: 'Sales, row 1' }).inputValue()).toBe('7');
    await dialog().getByRole('button', { name: 'Add series' }).click();
    // What has just been added is typed in at once.
    await parts.tab.keyboard.type('Costs');
    await dialog().getByRole('button', { name: 'Add row' }).click();
    await parts.tab.keyboard.type('Q3');
    await parts.tab.keyboard.press('Tab');
    await parts.tab.keyboard.type('none');
    expect(await parts.steps()).toBe(0);
    await button('Save').click();
    await gone();
    expect(JSON.parse((await chart()).props.chartConfig)).toMatchObject({
      xAxis: { data: ['Q1', 'Q2', 'Q3'] },
      series: [{ data: [7, 8, null] }, { name: 'Costs', type: 'bar', data: [null, null, null] }],
    });
    expect(await parts.steps()).toBe(1);
  });

  it('figures are edited in cells: the labels follow, and another type draws them in its way', async () => {
    const content: Charted['content'] = {
      shape: 'bar',
      categories: ['North', 'South'],
      series: [{ name: 'Sales', values: [26, 40] }],
      unit: '%',
    };
    await parts.open([piece('aiEchart', 'c', { content }, { size: { width: 500, height: 320 } })]);
    const label = (text: string) => parts.on('c').locator('svg text').getByText(text, { exact: true });
    await label('26%').waitFor({ state: 'attached' });
    await parts.on('c').dblclick();
    await config().waitFor();
    await dialog().getByRole('textbox', { name: 'Sales, row 1' }).fill('77');
    await expect.poll(() => codeOf(config())).toContain('77%');
    await dialog().locator('svg text').getByText('77%', { exact: true }).waitFor({ state: 'attached' });
    await choose('Chart type', 'Pie');
    await dialog().locator('svg text').getByText('North', { exact: true }).waitFor({ state: 'attached' });
    await expect.poll(configured).toMatchObject({ series: [{ type: 'pie' }] });
    await button('Save').click();
    await gone();
    expect((await chart()).props).toMatchObject({
      chartType: 'pie',
      chartConfig: '',
      content: { shape: 'pie', series: [{ values: [77, 40] }] },
    });
    await label('77%').waitFor({ state: 'attached' });
    expect(await label('26%').count()).toBe(0);
    expect(await parts.steps()).toBe(1);
  });

  it('Cancel discards, Escape asks first', async () => {
    await openChart();
    await config().fill('{}');
    // The first one only lets Tab leave the code.
    await parts.tab.keyboard.press('Escape');
    expect(await parts.tab.getByText('Discard your changes?').count()).toBe(0);
    await parts.tab.keyboard.press('Escape');
    await parts.tab.getByText('Discard your changes?').waitFor();
    await parts.tab.getByRole('button', { name: 'Keep editing' }).click();
    await button('Cancel').click();
    await gone();
    expect((await chart()).props.chartConfig).toBe(CONFIG);
  });

  it('a new type draws the same figures, and brings its sample only where asked or empty (spec §4)', async () => {
    await openChart();
    await choose('Chart type', 'Radar');
    await expect.poll(configured).toMatchObject({
      radar: { indicator: [{ name: 'Q1' }, { name: 'Q2' }] },
      series: [{ type: 'radar', data: [{ name: 'Sales', value: [3, 5] }] }],
    });
    await dialog().getByRole('button', { name: 'Use sample' }).click();
    await parts.tab.getByRole('button', { name: 'Replace' }).click();
    await expect.poll(() => codeOf(config())).toContain('"indicator"');
    await config().fill('');
    await choose('Chart type', 'Funnel');
    await expect.poll(() => codeOf(config())).toContain('"funnel"');
    await button('Save').click();
    await gone();
    expect((await chart()).props.chartType).toBe('funnel');
  });

  it('previews themes and draws what was typed', async () => {
    await openChart();
    await choose('Theme', 'Macarons');
    await dialog().locator('svg path[fill="#2ec7c9"]').first().waitFor({ state: 'attached' });
    await button('Save').click();
    await gone();
    expect((await chart()).props.theme).toBe('macarons');
  });

  it('says why a configuration cannot be read, and loses nothing of it (spec §5)', async () => {
    await openChart();
    await config().fill('{ series: [1, }');
    await dialog().getByText('This configuration cannot be read').waitFor();
    await dialog().getByText('Chart configuration parse failure').waitFor();
    expect(await codeOf(config())).toBe('{ series: [1, }');
    // A title and its reason, and nothing that could pass for data.
    const paths = dialog().getByRole('region', { name: 'Preview' }).locator('svg path');
    await expect.poll(() => paths.count()).toBe(1);
    await button('Save').click();
    await parts.tab.getByText('Save what cannot be read?').waitFor();
    await parts.tab.getByRole('button', { name: 'Keep editing' }).click();
    expect((await chart()).props.chartConfig).toBe(CONFIG);
    await button('Save').click();
    await parts.tab.getByRole('button', { name: 'Save anyway' }).click();
    await gone();
    expect((await chart()).props.chartConfig).toBe('{ series: [1, }');
  });

  it('says in the language of the person what is wrong, on the page and in the dialog', async () => {
    const chartConfig = '{ series: [{ type: "bar", data: [1] }], wrong: 1 } x';
    await parts.open([piece('aiEchart', 'c', { chartConfig })], { language: 'zh-CN' });
    await parts.on('c').getByText('图表配置解析失败').waitFor();
    await parts.on('c').getByText('对象后面还有多余内容（第 1 行').waitFor();
    const unknown = '{ series: [{ type: "radarr" }] }';
    await parts.open([piece('aiEchart', 'c', { chartConfig: unknown })], { language: 'zh-CN' });
    await parts.on('c').getByText('没有“radarr”这种图表类型').waitFor();
    await parts.on('c').dblclick();
    await dialog()
      .locator('.cm-content')
      .first()
      .fill('{ series: [{ type: "bar", symbolSize: (v) => v, data: [1] }], wrong: 1 }');
    await dialog().getByText('series.0.symbolSize: 函数不会执行; wrong: 不是图表的已知部分').waitFor();
    await parts.tab.keyboard.press('Escape');
  });

  it('says so where a type cannot show the figures', async () => {
    await openChart();
    await dialog().getByRole('combobox', { name: 'Chart type' }).click();
    await parts.tab.keyboard.type('Sankey');
    await parts.tab.keyboard.press('Enter');
    await parts.tab.getByText('This type cannot show what stands in the configuration').waitFor();
  });

  it('marks the line that cannot be read', async () => {
    await openChart();
    await config().fill('{\n  "series": [\n    { "data": [1, }\n  ]\n}');
    await dialog().locator('.cm-fault-line').filter({ hasText: '"data"' }).waitFor();
    expect(await dialog().locator('.cm-fault-gutter').textContent()).toBe('3');
    await expect.poll(() => config().getAttribute('aria-invalid')).toBe('true');
    await config().fill(CONFIG);
    await dialog().locator('.cm-fault-line').waitFor({ state: 'detached' });
  });

  it('Tab indents, after Escape it moves on; what was typed is taken back', async () => {
    await openChart('{}');
    await config().click();
    await parts.tab.keyboard.press('Control+Home');
    await parts.tab.keyboard.press('Tab');
    expect(await codeOf(config())).toBe('  {}');
    await parts.tab.keyboard.press('Control+z');
    expect(await codeOf(config())).toBe('{}');
    await parts.tab.keyboard.press('Escape');
    await parts.tab.keyboard.press('Tab');
    expect(await config().evaluate((field) => field.contains(document.activeElement))).toBe(false);
    expect(await codeOf(config())).toBe('{}');
    expect(await dialog().isVisible()).toBe(true);
  });

  it('shows the words of spec §8 for a chart that cannot be drawn', async () => {
    await openChart('{ "series": [{ "type": "nonsense", "data": [1] }] }');
    const preview = dialog().getByRole('region', { name: 'Preview' });
    await preview.getByText('Chart rendering failed').waitFor();
    expect(await preview.textContent()).toContain('Please check if the chart configuration is valid JSON');
    expect(await preview.textContent()).toContain('Error message: ');
  });
});

describe('the dialog of a diagram', () => {
  it('is 540 px wide, and a new type replaces the code with its sample (spec §2, §4)', async () => {
    await openDiagram();
    expect(await widthOf()).toBe(540);
    const typed = await codeOf(code());
    await choose('Chart type', 'Gantt chart');
    await expect.poll(() => codeOf(code())).toMatch(/^gantt/);
    // What was typed is kept, and told so.
    await parts.tab.getByText('The code that you typed is kept').waitFor();
    await choose('Chart type', 'Flowchart');
    await expect.poll(() => codeOf(code())).toBe(typed);
    // Each is a step within the dialog, and so is what is typed in between.
    await code().click();
    await parts.tab.keyboard.press('Control+End');
    await parts.tab.keyboard.insertText(' --> c');
    const undo = () => parts.tab.keyboard.press('Control+z');
    await undo();
    await expect.poll(() => codeOf(code())).toBe(typed);
    await undo();
    await expect.poll(() => codeOf(code())).toMatch(/^gantt/);
    await dialog().getByText('Gantt chart').waitFor();
    await parts.tab.keyboard.press('Control+y');
    await parts.tab.keyboard.press('Control+y');
    await expect.poll(() => codeOf(code())).toBe(`${typed} --> c`);
    for (let step = 0; step < 3; step += 1) await undo();
    await expect.poll(() => codeOf(code())).toBe(typed);
    await choose('Chart type', 'Gantt chart');
    await choose('Theme', 'Forest');
    await button('Save').click();
    await gone();
    const { props } = await parts.component<'aiChart'>('c');
    expect([props.chartType, props.theme]).toEqual(['gantt', 'forest']);
    expect(props.mermaidCode).toMatch(/^gantt/);
  });

  it('shows the words of spec §8 for code that cannot be read, and for none', async () => {
    await openDiagram();
    const preview = dialog().getByRole('region', { name: 'Preview' });
    await code().fill('flowchart LR\n a --');
    await preview.getByText('Chart rendering failed').waitFor();
    expect(await preview.textContent()).toContain('Please check if the chart syntax is correct');
    // By keys, as people empty a field: the mark of the line that cannot be read comes meanwhile.
    await code().press('Control+a');
    await code().press('Delete');
    await preview.getByText('Chart content is empty').waitFor();
    expect(await preview.textContent()).toContain('Double-click to edit the chart content');
  });

  it('marks the line of the code that cannot be read', async () => {
    await openDiagram();
    await code().fill('flowchart LR\n  a --> b\n  b --> [');
    await dialog().locator('.cm-fault-gutter').filter({ hasText: '3' }).waitFor();
    await code().fill('flowchart LR\n  a --> b');
    await dialog().locator('.cm-fault-gutter').waitFor({ state: 'detached' });
  });

  it('repairs labels with quotes and parentheses (spec §5)', async () => {
    await openDiagram('flowchart LR\n  a[Sum (net) "x"] --> b[End]');
    const preview = dialog().getByRole('region', { name: 'Preview' });
    await preview.locator('svg').filter({ hasText: 'End' }).waitFor();
    expect(await preview.getByText('Chart rendering failed').count()).toBe(0);
  });
});

it('a locked chart opens no dialog', async () => {
  await parts.open([piece('aiEchart', 'c', { chartConfig: CONFIG }, { locked: true })]);
  await parts.on('c').dblclick();
  await parts.tab.waitForTimeout(300);
  expect(await parts.tab.getByRole('dialog').count()).toBe(0);
});

describe('the icon selector', () => {
  async function open(): Promise<void> {
    await parts.open([piece('icon', 'i')]);
    await parts.on('i').dblclick();
    await dialog().getByRole('option').first().waitFor();
  }

  it('shows thousands of icons by drawing only those in sight, and more when scrolled', async () => {
    await open();
    expect(
      Number(
        (
          await dialog()
            .getByText(/^\d+ icons$/)
            .textContent()
        )?.split(' ')[0],
      ),
    ).toBeGreaterThan(3000);
    expect(await dialog().getByRole('option').count()).toBeLessThan(150);
    const first = await dialog().getByRole('option').first().getAttribute('title');
    await dialog()
      .getByRole('listbox')
      .evaluate((list) => {
        list.scrollTop = 20_000;
      });
    await expect.poll(() => dialog().getByRole('option').first().getAttribute('title')).not.toBe(first);
  });

  it('finds by words and takes by click, arrow keys and Enter', async () => {
    await open();
    await dialog().getByRole('textbox', { name: 'Search icons' }).fill('rocket');
    await dialog().getByRole('option', { name: 'rocket', exact: true }).first().click();
    await gone();
    expect((await parts.component<'icon'>('i')).props.icon).toMatch(/rocket/);
    await parts.on('i').dblclick();
    await dialog().getByText('Brands').click();
    await dialog().getByRole('textbox', { name: 'Search icons' }).fill('github');
    await dialog().getByRole('option', { name: 'github', exact: true }).waitFor();
    await parts.tab.keyboard.press('Enter');
    await gone();
    expect((await parts.component<'icon'>('i')).props).toMatchObject({ icon: 'fa-brands fa-github' } satisfies Partial<
      ComponentOf<'icon'>['props']
    >);
  });
});

it('no error was seen', () => {
  expect(parts.faults).toEqual([]);
});
