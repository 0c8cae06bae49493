import type { ComponentOf } from '@pagewright/components/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditorParts, openEditorParts, piece } from './open.ts';

/** The component panel and the property and style panels (spec §2, §3, §5), with real pointer and keys. */
let parts: EditorParts;

beforeAll(async () => {
  parts = await openEditorParts();
});
afterAll(() => parts.close());

const panel = () => parts.tab.getByRole('tabpanel');
const field = (prop: string) => parts.tab.locator(`[data-field="${prop}"]`);
const tab = (name: string) => parts.tab.getByRole('tab', { name }).click();
const press = (key: string) => parts.tab.keyboard.press(key);

async function choose(prop: string, option: string): Promise<void> {
  await field(prop).getByRole('combobox').click();
  await parts.tab
    .locator('.ant-select-item-option')
    .filter({ hasText: new RegExp(`^${option}`), visible: true })
    .first()
    .click();
}

describe('the style panel', () => {
  it('sets numbers within the limits of spec §5', async () => {
    await parts.open([piece('text', 'a', { text: 'x' })], { selected: ['a'] });
    const size = field('fontSize').getByRole('spinbutton');
    await size.fill('200');
    await size.blur();
    await expect.poll(() => size.inputValue()).toBe('96');
    expect((await parts.component<'text'>('a')).props.fontSize).toBeLessThanOrEqual(96);
    await size.fill('48');
    await field('lineHeight').getByRole('spinbutton').fill('0.9');
    await field('letterSpacing').getByRole('spinbutton').fill('-1.5');
    await field('textIndent').getByRole('spinbutton').fill('2');
    const { props } = await parts.component<'text'>('a');
    expect(props).toMatchObject({ fontSize: 48, lineHeight: 0.9, letterSpacing: -1.5, textIndent: 2 });
  });

  it('takes sums, which stay to be read until the field is left', async () => {
    await parts.open([piece('rectangle', 'r')], { selected: ['r'] });
    const position = parts.tab.getByRole('region', { name: 'Position' });
    const width = position.getByRole('spinbutton', { name: 'Width', exact: true });
    await width.click();
    await press('Control+a');
    await parts.tab.keyboard.type('=(1280 - 2*40)/3');
    expect(await width.inputValue()).toBe('=(1280 - 2*40)/3');
    await press('Enter');
    await expect.poll(() => width.inputValue()).toBe('400');
    expect((await parts.component<'rectangle'>('r')).size.width).toBe(400);
    expect(await parts.steps()).toBe(1);
    // What begins with a sign goes on from what stood there, not from what half of it came to.
    await width.click();
    await press('Control+a');
    await parts.tab.keyboard.type('*1.25');
    expect(await width.inputValue()).toBe('*1.25');
    await press('Enter');
    await expect.poll(() => width.inputValue()).toBe('500');
    expect(await parts.steps()).toBe(2);
    await field('borderWidth').getByRole('spinbutton').fill('3*');
    await width.click();
    expect((await parts.component<'rectangle'>('r')).props.borderWidth).toBe(0);
  });

  it('a drag of a slider is one step of undo', async () => {
    await parts.open([piece('rectangle', 'r')], { selected: ['r'] });
    const handle = await field('borderRadius').getByRole('slider').boundingBox();
    if (!handle) throw new Error('no slider');
    const { x, y } = { x: handle.x + handle.width / 2, y: handle.y + handle.height / 2 };
    await parts.tab.mouse.move(x, y);
    await parts.tab.mouse.down();
    for (let step = 1; step <= 20; step += 1) await parts.tab.mouse.move(x + step * 2, y);
    await parts.tab.mouse.up();
    expect((await parts.component<'rectangle'>('r')).props.borderRadius).toBeGreaterThan(20);
    expect(await parts.steps()).toBe(1);
  });

  it('presets, fonts, weights, alignment, border and shadow', async () => {
    await parts.open([piece('heading', 'h')], { selected: ['h'] });
    await field('fontSize').getByRole('button', { name: 'Text size' }).click();
    await parts.tab.getByRole('menuitem', { name: '36 pt' }).click();
    await field('fontFamily').getByRole('combobox').fill('Lora');
    await press('Enter');
    await choose('fontWeight', 'Semibold');
    await field('textAlign').getByRole('radio', { name: 'Align right' }).click();
    await choose('borderStyle', 'Dashed');
    await choose('textShadow', 'Medium');
    expect((await parts.component<'heading'>('h')).props).toMatchObject({
      fontSize: 48,
      fontFamily: 'Lora',
      fontWeight: 600,
      textAlign: 'right',
      borderStyle: 'dashed',
      textShadow: '0px 4px 12px rgba(0,0,0,0.22)',
    });
  });

  it('offers the colours of the page', async () => {
    await parts.open(
      [
        piece('text', 'a', { text: 'x' }),
        piece('circle', 'c', { backgroundColor: '#ab12cd' }, { position: { x: 400, y: 60 } }),
      ],
      { selected: ['a'] },
    );
    await field('color').getByRole('button').click();
    await parts.tab.getByText('Colours of this page').waitFor();
    await parts.tab.locator('.ant-color-picker-presets-color').first().waitFor();
    const colors = parts.tab
      .locator('.ant-color-picker-presets-items')
      .first()
      .locator('.ant-color-picker-presets-color');
    const shown = await colors.evaluateAll((list) =>
      list.map(
        (one) => getComputedStyle(one.querySelector('.ant-color-picker-color-block-inner') ?? one).backgroundColor,
      ),
    );
    await colors.nth(shown.indexOf('rgb(171, 18, 205)')).click();
    expect((await parts.component<'text'>('a')).props.color).toBe('#ab12cd');
  });

  it('gradients have 2 to 8 stops, which are added, dragged and removed', async () => {
    await parts.open([piece('rectangle', 'r', { backgroundColor: '#000000' })], { selected: ['r'] });
    await panel().getByText('Linear', { exact: true }).click();
    const props = async () => (await parts.component<'rectangle'>('r')).props;
    expect((await props()).gradientStops).toHaveLength(2);
    const stops = panel().getByRole('button', { name: /^Stop \d/ });
    for (let count = 0; count < 6; count += 1) await panel().getByRole('button', { name: 'Add a stop' }).click();
    expect((await props()).gradientStops).toHaveLength(8);
    expect(await panel().getByRole('button', { name: 'Add a stop' }).isDisabled()).toBe(true);
    const before = await parts.steps();
    const box = await stops.nth(0).boundingBox();
    if (!box) throw new Error('no stop');
    await parts.tab.mouse.move(box.x + 8, box.y + 12);
    await parts.tab.mouse.down();
    await parts.tab.mouse.move(box.x + 12, box.y + 12);
    await parts.tab.mouse.move(box.x + 28, box.y + 12);
    await parts.tab.mouse.up();
    expect((await props()).gradientStops[0]?.position).toBeGreaterThan(4);
    expect(await parts.steps()).toBe(before + 1);
    for (let count = 0; count < 8; count += 1) {
      await stops.nth(0).focus();
      await press('Delete');
    }
    expect((await props()).gradientStops).toHaveLength(2);
    await panel().getByText('Radial', { exact: true }).click();
    await panel().getByText('Ellipse', { exact: true }).click();
    expect(await props()).toMatchObject({ backgroundType: 'radial-gradient', gradientShape: 'ellipse' });
  });
});

describe('several components', () => {
  it('share their fields: what differs is shown as such, what is set is set in all, in one step', async () => {
    const texts = [20, 30].map((fontSize, index) =>
      piece('text', `t${index}`, { text: 'x', fontSize }, { position: { x: 60, y: 60 + index * 120 } }),
    );
    await parts.open([...texts, piece('circle', 'c', {}, { position: { x: 500, y: 60 } })], { selected: ['t0', 't1'] });
    await parts.tab.getByText('2 selected').waitFor();
    const size = field('fontSize').getByRole('spinbutton');
    expect(await size.getAttribute('placeholder')).toBe('Mixed');
    await size.fill('40');
    expect(await parts.steps()).toBe(1);
    const sizes = [
      (await parts.component<'text'>('t0')).props.fontSize,
      (await parts.component<'text'>('t1')).props.fontSize,
    ];
    expect(sizes).toEqual([40, 40]);
    await parts.on('c').click({ modifiers: ['Shift'] });
    await parts.tab.getByText('3 selected').waitFor();
    expect(await field('fontSize').count()).toBe(0);
    await field('opacity').getByRole('spinbutton').fill('50');
    expect((await parts.component<'circle'>('c')).props.opacity).toBe(0.5);
  });
});

describe('place and state', () => {
  it('position, size, rotation, name, lock and visibility', async () => {
    await parts.open([piece('rectangle', 'r')], { selected: ['r'] });
    const number = (name: string) =>
      parts.tab.getByRole('region', { name: 'Position' }).getByRole('spinbutton', { name });
    await number('Distance from the left').fill('200');
    await number('Width').fill('300');
    await parts.tab.getByRole('button', { name: 'Keep proportions' }).click();
    await number('Height').fill('50');
    await number('Rotation').fill('45');
    await parts.tab.getByRole('textbox', { name: 'Name' }).fill('Box');
    await parts.tab.getByRole('button', { name: 'Hide' }).click();
    await parts.tab.getByRole('button', { name: 'Lock', exact: true }).click();
    expect(await parts.component('r')).toMatchObject({
      position: { x: 200, y: 60 },
      size: { width: 150, height: 50 },
      rotation: 45,
      name: 'Box',
      visible: false,
      locked: true,
    });
    expect(await field('borderWidth').getByRole('spinbutton').isDisabled()).toBe(true);
    expect(await number('Width').isDisabled()).toBe(true);
  });

  it('what only has a picture is named beside it to who points at it or comes to it by keys', async () => {
    await parts.open([piece('rectangle', 'r')], { selected: ['r'] });
    const hint = parts.tab.getByRole('tooltip');
    const lock = parts.tab.getByRole('button', { name: 'Lock', exact: true });
    await parts.tab.mouse.move(5, 5);
    expect(await hint.count()).toBe(0);
    await lock.hover();
    await hint.filter({ hasText: /^Lock$/ }).waitFor();
    expect(await lock.getAttribute('aria-describedby')).toBe(await hint.getAttribute('id'));
    const [control, shown] = [await lock.boundingBox(), await hint.boundingBox()];
    const between = (control?.y ?? 0) - ((shown?.y ?? 0) + (shown?.height ?? 0));
    expect(between).toBeGreaterThanOrEqual(0);
    expect(between).toBeLessThan(20);
    await field('borderWidth').hover();
    await hint.waitFor({ state: 'detached' });
    expect(await lock.getAttribute('aria-describedby')).toBeNull();
    await lock.focus();
    await hint.filter({ hasText: /^Lock$/ }).waitFor();
    await press('Tab');
    await hint.filter({ hasText: /^Lock$/ }).waitFor({ state: 'detached' });
    const left = parts.tab.getByRole('region', { name: 'Position' }).getByRole('spinbutton').first();
    await left.hover();
    await hint.filter({ hasText: (await left.getAttribute('aria-label')) ?? 'no name' }).waitFor();
  });

  it('a line follows its points, and its points follow it', async () => {
    await parts.open(
      [
        piece(
          'line',
          'l',
          { startPoint: { x: 60, y: 60 }, endPoint: { x: 160, y: 60 } },
          { size: { width: 100, height: 1 } },
        ),
      ],
      { selected: ['l'] },
    );
    await tab('Properties');
    await parts.tab.getByRole('spinbutton', { name: 'End Y' }).fill('260');
    await parts.tab.getByRole('spinbutton', { name: 'Distance from the left' }).fill('100');
    expect(await parts.component<'line'>('l')).toMatchObject({
      position: { x: 100, y: 60 },
      size: { width: 100, height: 200 },
      props: { startPoint: { x: 100, y: 60 }, endPoint: { x: 200, y: 260 } },
    });
  });
});

describe('the property panel', () => {
  it('of smart components says what the generator is to fill in', async () => {
    await parts.open(
      [
        piece('aiTable', 't', {
          cellData: [['Region', 'Sales']],
          smart: { description: '', dataType: 'text', example: '' },
          columns: 2,
        }),
      ],
      { selected: ['t'] },
    );
    await tab('Properties');
    await panel().getByLabel('Description').first().fill('Sales by region');
    await panel().getByText('Sales', { exact: true }).click();
    await panel().locator('details[open]').getByLabel('Example').fill('12.5');
    expect((await parts.component<'aiTable'>('t')).props).toMatchObject({
      smart: { description: 'Sales by region' },
      placeholders: [{}, { example: '12.5' }],
    });
  });

  it('of a table adds and removes rows and columns', async () => {
    await parts.open([piece('aiTable', 't', { cellData: [['A', 'B', 'C', 'D']] })], { selected: ['t'] });
    await tab('Properties');
    await field('rows').getByRole('spinbutton').fill('5');
    await field('headerRow').getByRole('switch').click();
    const { props, size } = await parts.component<'aiTable'>('t');
    expect([props.rows, props.cellData.length, props.headerRow, size.height]).toEqual([6, 6, false, 240]);
  });

  it('keeps what is too long to be saved whole, and says so in the language of the person', async () => {
    const props = { value: 'https://example.org' };
    await parts.open([piece('qrCode', 'q', props), piece('circle', 'c', {}, { position: { x: 500, y: 60 } })], {
      selected: ['q'],
      language: 'zh-CN',
    });
    await tab('属性');
    const value = field('value').getByRole('textbox');
    const long = `https://example.org/?${'q'.repeat(420)}`;
    await value.fill(long);
    const told = panel().getByText('太长，无法保存：441 个字符，最多 424 个');
    await told.waitFor();
    expect(await value.inputValue()).toBe(long);
    expect((await parts.component<'qrCode'>('q')).props.value).toBe('https://example.org');
    // It is there still after something else was selected, and saved once it fits.
    await parts.on('c').click();
    await told.waitFor({ state: 'detached' });
    await parts.on('q').click();
    await tab('属性');
    await told.waitFor();
    expect(await value.inputValue()).toBe(long);
    await value.press('ControlOrMeta+End');
    for (let more = 0; more < 17; more += 1) await value.press('Backspace');
    await told.waitFor({ state: 'detached' });
    expect((await parts.component<'qrCode'>('q')).props.value).toBe(long.slice(0, -17));
  });

  it('keeps the looks of words when the text changes', async () => {
    await parts.open([piece('text', 'a', { text: 'one two', spans: [{ start: 4, end: 7, fontWeight: 700 }] })], {
      selected: ['a'],
    });
    await tab('Properties');
    const text = field('text').getByRole('textbox');
    await text.press('ControlOrMeta+Home');
    await text.pressSequentially('so ');
    expect((await parts.component<'text'>('a')).props).toMatchObject({
      text: 'so one two',
      spans: [{ start: 7, end: 10 }],
    });
    expect(await parts.steps()).toBe(1);
  });
});

describe('the component panel', () => {
  const entry = (id: string) => parts.tab.locator(`[data-entry="${id}"]`);

  it('inserts every component by click', async () => {
    await parts.open([]);
    const ids = await parts.tab
      .locator('[data-entry]')
      .evaluateAll((list) => list.map((one) => (one as HTMLElement).dataset.entry ?? ''));
    let opened = 0;
    for (const id of ids) {
      await entry(id).click();
      // One that opens inserts what is chosen in it.
      const gallery = await entry(id).getAttribute('aria-controls');
      if (!gallery) continue;
      const choices = parts.tab.locator(`[id="${gallery}"] [data-choice]`);
      const heart = choices.and(parts.tab.locator('[data-choice="heart"]'));
      const isOfHearts = (await heart.count()) > 0;
      await (isOfHearts ? heart : choices.first()).click();
      if (isOfHearts) opened += 1;
    }
    expect(opened).toBeGreaterThan(0);
    const { components } = await parts.page();
    expect(components).toHaveLength(ids.length);
    expect(new Set(components.map(({ type }) => type)).size).toBe(19);
    expect(components.filter(({ props }) => 'shape' in props && props.shape === 'heart')).toHaveLength(opened);
    expect(components.filter(({ props }) => 'smart' in props && props.smart)).toHaveLength(4);
  });

  it.each([0.5, 1])('puts it where it is dropped, at zoom %d', async (zoom) => {
    await parts.open([], { zoom });
    const paper = await parts.tab.locator('[data-paper]').boundingBox();
    if (!paper) throw new Error('no page');
    await entry('circle').dragTo(parts.tab.locator('main'), {
      targetPosition: { x: 24 + 200 * zoom, y: 24 + 300 * zoom },
    });
    const [circle] = (await parts.page()).components as ComponentOf<'circle'>[];
    expect(circle?.type).toBe('circle');
    expect(Math.abs((circle?.position.x ?? 0) - 150)).toBeLessThanOrEqual(2);
    expect(Math.abs((circle?.position.y ?? 0) - 250)).toBeLessThanOrEqual(2);
  });

  it('is searched and used by keyboard', async () => {
    await parts.open([]);
    const search = parts.tab.getByRole('searchbox', { name: 'Search components' });
    await search.fill('smart ch');
    await press('Enter');
    await search.fill('');
    await press('ArrowDown');
    await press('ArrowRight');
    await press('Enter');
    expect((await parts.page()).components.map(({ type }) => type)).toEqual(['aiEchart', 'borderedHeading']);
    await search.fill('nothing like it');
    await parts.tab.getByText('No component is called that').waitFor();
  });

  it('speaks Chinese', async () => {
    await parts.open([], { language: 'zh-CN' });
    await entry('heading').click();
    expect((await parts.page()).components[0]?.props).toMatchObject({ text: '双击编辑标题' });
    await parts.tab.getByRole('tab', { name: '样式' }).waitFor();
    await parts.open([], { language: 'en-US' });
  });
});

it('no error was seen', () => {
  expect(parts.faults).toEqual([]);
});
