import type { ComponentOf, PropsInput } from '@pagewright/components/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nextFrame } from '../camera.ts';
import { type EditorParts, openEditorParts, paste, piece } from './open.ts';

/** Selecting and writing in the cells of a table (spec §4), with real pointer and keys. */
let parts: EditorParts;

beforeAll(async () => {
  parts = await openEditorParts();
  // What the editor waits for passes when it is asked to, and is not waited for.
  await parts.tab.clock.install();
});
afterAll(() => parts.close());

const CELLS = [
  ['A', 'B', 'C', 'D'],
  ['1', '2', '3', '4'],
  ['5', '6', '7', '8'],
  ['9', '10', '11', '12'],
];
/** Longer than the debounces of spec §9, ms: of edits, then of the heights that follow them. */
const DEBOUNCES = [400, 300];

async function start(props: PropsInput<'aiTable'> = {}, zoom = 1): Promise<void> {
  await parts.open([piece('aiTable', 't', { cellData: CELLS, ...props })], { zoom });
  await parts.on('t').dblclick({ position: { x: 150 * zoom, y: 60 * zoom } });
  await parts.tab.locator('[data-table-editor]').waitFor();
}

/** Lets pass what the editor waits for. */
async function settle(): Promise<void> {
  for (const wait of DEBOUNCES) {
    await parts.tab.clock.runFor(wait);
    // What one brings about is drawn before the next begins.
    await nextFrame(parts.tab);
  }
}

async function table(): Promise<ComponentOf<'aiTable'>> {
  await settle();
  return parts.component<'aiTable'>('t');
}

async function cell(row: number, column: number): Promise<string | undefined> {
  return (await table()).props.cellData[row]?.[column];
}

const press = (key: string) => parts.tab.keyboard.press(key);
const type = (words: string) => parts.tab.keyboard.type(words);
const tool = (name: string) => parts.tab.getByRole('toolbar').getByRole('button', { name }).click();

/** Presses in a cell, px of the page from the table's corner. */
async function point(x: number, y: number, zoom = 1): Promise<{ x: number; y: number }> {
  const box = await parts.tab.locator('[data-table-editor]').boundingBox();
  if (!box) throw new Error('no table');
  return { x: box.x + x * zoom, y: box.y + y * zoom };
}

async function drag(from: { x: number; y: number }, to: { x: number; y: number }): Promise<void> {
  await parts.tab.mouse.move(from.x, from.y);
  await parts.tab.mouse.down();
  await parts.tab.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
  await parts.tab.mouse.move(to.x, to.y);
  await parts.tab.mouse.up();
}

describe.each([0.3, 1, 3])('at zoom %d', (zoom) => {
  it('the cell under the pointer is selected, typing writes over it, Enter finishes', async () => {
    await start({}, zoom);
    await type('new');
    await press('Enter');
    expect(await cell(1, 1)).toBe('new');
    const { x, y } = await point(20, 140, zoom);
    await parts.tab.mouse.click(x, y);
    await type('last');
    await press('Enter');
    expect(await cell(3, 0)).toBe('last');
  });

  it('columns and rows are as wide and high as they are dragged, at least 50 px', async () => {
    await start({}, zoom);
    await drag(await point(100, 60, zoom), await point(160, 60, zoom));
    let now = await table();
    expect(now.props.columnWidths.map(Math.round)).toEqual([160, 100, 100, 100]);
    expect(now.size.width).toBe(460);
    expect(await parts.steps()).toBe(1);
    await drag(await point(160, 60, zoom), await point(2, 60, zoom));
    await drag(await point(20, 80, zoom), await point(20, 110, zoom));
    now = await table();
    expect(now.props.columnWidths[0]).toBe(50);
    expect(Math.round(now.props.rowHeights[1] ?? 0)).toBe(70);
    expect(Math.round(now.size.height)).toBe(190);
  });
});

describe.each([0.3, 1, 3])('cells at zoom %d', (zoom) => {
  it('are selected by dragging, joined and taken apart', async () => {
    await start({}, zoom);
    await drag(await point(20, 60, zoom), await point(150, 100, zoom));
    await tool('Merge cells');
    expect((await table()).props.merges).toEqual([{ row: 1, column: 0, rowSpan: 2, colSpan: 2 }]);
    expect(await cell(1, 0)).toBe('1\n2\n5\n6');
    await tool('Split cells');
    expect((await table()).props.merges).toEqual([]);
  });

  it('are pasted from Excel', async () => {
    await start({}, zoom);
    await paste(parts.tab, { 'text/plain': 'A\tB\nC\tD' });
    expect((await table()).props.cellData.slice(1, 3).map((row) => row.slice(1, 3))).toEqual([
      ['A', 'B'],
      ['C', 'D'],
    ]);
  });
});

describe('a cell', () => {
  it('is written in after Enter, with its text; Escape finishes, and once more leaves the table', async () => {
    await start();
    await press('Enter');
    const field = parts.tab.locator('[data-table-editor] textarea');
    const [spelling, language] = await field.evaluate((one: HTMLTextAreaElement) => [one.spellcheck, one.lang]);
    expect([spelling, language]).toEqual([true, (await parts.page()).language]);
    await type('!');
    await press('Shift+Enter');
    await type('x');
    await press('Escape');
    expect(await cell(1, 1)).toBe('2!\nx');
    expect(await parts.steps()).toBe(1);
    await press('Escape');
    expect(await parts.tab.locator('[data-table-editor]').count()).toBe(0);
  });

  it('is left by Tab to the next, and behind the last one a row begins', async () => {
    await start();
    await type('x');
    await press('Tab');
    await type('y');
    await press('Tab');
    await press('Tab');
    await type('z');
    await press('Enter');
    await press('Shift+Tab');
    await type('w');
    await press('Enter');
    const { props } = await table();
    expect(props.cellData.slice(1, 3)).toEqual([
      ['1', 'x', 'y', 'w'],
      ['z', '6', '7', '8'],
    ]);
    for (let step = 0; step < 9; step += 1) await press('Tab');
    await type('new row');
    await press('Enter');
    const after = await table();
    expect([after.props.rows, after.props.cellData[4]?.[0]]).toEqual([4, 'new row']);
  });

  it('is written in with an input method too', async () => {
    await start();
    const client = await parts.tab.context().newCDPSession(parts.tab);
    await client.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 });
    await client.send('Input.insertText', { text: '你' });
    await type('好');
    await press('Enter');
    expect(await cell(1, 1)).toBe('你好');
  });

  it('shows what is typed where the View draws it, in one step of undo', async () => {
    await start();
    await type('seen');
    expect(await parts.tab.locator('[data-table-editor] td').nth(1).textContent()).toBe('seen');
    await settle();
    await type(' more');
    await settle();
    await press('Enter');
    expect(await cell(1, 1)).toBe('seen more');
    expect(await parts.steps()).toBe(1);
  });

  it('makes its row higher and lower with its text', async () => {
    await start();
    await type('a longer text that needs several lines in this cell');
    const grown = (await table()).props.rowHeights[1] ?? 0;
    expect(grown).toBeGreaterThan(80);
    expect((await table()).size.height).toBeCloseTo(120 + grown, 0);
    await press('ControlOrMeta+a');
    await type('short');
    await press('Enter');
    expect((await table()).props.rowHeights[1]).toBe(40);
  });
});

describe('cells', () => {
  it('arrow keys move, with Shift they select, Delete empties', async () => {
    await start();
    await press('ArrowRight');
    await press('ArrowDown');
    await press('Shift+ArrowRight');
    await press('Shift+ArrowDown');
    await press('Delete');
    expect((await table()).props.cellData.slice(2)).toEqual([
      ['5', '6', '', ''],
      ['9', '10', '', ''],
    ]);
  });

  it('rows and columns are added and removed', async () => {
    await start();
    await tool('Insert row below');
    await tool('Insert column left');
    let { props } = await table();
    expect([props.rows, props.columns]).toEqual([4, 5]);
    expect(props.cellData[1]).toEqual(['1', '', '2', '3', '4']);
    await tool('Delete column');
    await press('ArrowDown');
    await tool('Delete row');
    ({ props } = await table());
    expect(props.cellData).toEqual(CELLS);
    // At the right button it is the cell under the pointer, not the table; the keys are for the cells again then.
    const { x, y } = await point(20, 140);
    await parts.tab.mouse.click(x, y, { button: 'right' });
    const menu = parts.tab.getByRole('menuitem', { name: 'Delete row', exact: true });
    await menu.waitFor();
    expect(await parts.tab.getByRole('menuitem').count()).toBe(11);
    await menu.click();
    expect((await table()).props.cellData).toEqual(CELLS.slice(0, 3));
    await type('end');
    await press('Enter');
    expect(await cell(2, 0)).toBe('end');
    // It copies and pastes cells, too.
    const choose = (name: string) => parts.tab.getByRole('menuitem', { name, exact: true }).click();
    await drag(await point(20, 100), await point(150, 100));
    const at = await point(150, 100);
    await parts.tab.mouse.click(at.x, at.y, { button: 'right' });
    await choose('Copy');
    const to = await point(250, 60);
    await parts.tab.mouse.click(to.x, to.y, { button: 'right' });
    await choose('Paste');
    await expect.poll(async () => (await table()).props.cellData[1]?.slice(2)).toEqual(['end', CELLS[2]?.[1]]);
    // What the clipboard refuses stays where it is, and says how else it is cut.
    const refuses = (isRefused: boolean) =>
      parts.tab.evaluate((refused) => {
        const refuse = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
        if (refused) Object.defineProperty(navigator.clipboard, 'write', { configurable: true, value: refuse });
        else Reflect.deleteProperty(navigator.clipboard, 'write');
        document.execCommand = refused ? () => false : Document.prototype.execCommand;
      }, isRefused);
    const cut = async () => {
      await parts.tab.mouse.click(to.x, to.y, { button: 'right' });
      await choose('Cut');
    };
    await refuses(true);
    await cut();
    await parts.tab.getByText('Press Ctrl+X to cut').waitFor();
    expect((await table()).props.cellData[1]?.slice(2)).toEqual(['end', CELLS[2]?.[1]]);
    await refuses(false);
    await cut();
    await expect.poll(async () => (await table()).props.cellData[1]?.slice(2)).toEqual(['', '']);
    expect(await parts.tab.evaluate(() => navigator.clipboard.readText())).toBe(`end\t${CELLS[2]?.[1]}`);
  });

  it('header row, stripes and alignment of a column', async () => {
    await start();
    await tool('Header row');
    await tool('Striped rows');
    await tool('Centre column');
    const { props } = await table();
    expect([props.headerRow, props.rows, props.zebraStripe]).toEqual([false, 4, true]);
    expect(props.columnAligns).toEqual(['left', 'center', 'left', 'left']);
  });

  it('are pasted from Excel, HTML and text with tabs', async () => {
    await start();
    const excel =
      '<html xmlns:x="urn:schemas-microsoft-com:office:excel"><body><table><tr><td>1,5</td><td rowspan=2>b</td></tr><tr><td>c<br>d</td></tr></table></body></html>';
    await paste(parts.tab, { 'text/html': excel, 'text/plain': 'ignored' });
    expect((await table()).props.cellData.slice(1, 3)).toEqual([
      ['1', '1,5', 'b', '4'],
      ['5', 'c\nd', '', '8'],
    ]);
    await press('Escape');
    await start();
    await paste(parts.tab, { 'text/plain': 'x\ty\tz\tw\n"two\nlines"\t2' });
    const { props } = await table();
    expect(props.columns).toBe(5);
    expect(props.cellData[1]).toEqual(['1', 'x', 'y', 'z', 'w']);
    expect(props.cellData[2]?.[1]).toBe('two\nlines');
  });

  it('are copied as text with tabs', async () => {
    await start();
    await press('Shift+ArrowRight');
    await press('ControlOrMeta+c');
    expect(await parts.tab.evaluate(() => navigator.clipboard.readText())).toBe('2\t3');
  });
});

describe('the look of a table', () => {
  it('is chosen among small tables by pointer and keys, one step of undo each, and its colour with it', async () => {
    await parts.open([piece('aiTable', 't', { cellData: CELLS })], { selected: ['t'] });
    const looks = parts.tab.getByRole('radiogroup', { name: 'Look' });
    await looks.getByText('Bands', { exact: true }).click();
    expect((await parts.component<'aiTable'>('t')).props.preset).toBe('bands');
    expect(await parts.tab.getByRole('combobox', { name: 'Lines between cells' }).count()).toBe(0);
    await press('ArrowRight');
    await expect.poll(async () => (await parts.component<'aiTable'>('t')).props.preset).toBe('boxedHead');
    expect(await parts.steps()).toBe(2);
    const head = parts.on('t').locator('th').first();
    expect(await head.evaluate((cell) => getComputedStyle(cell).backgroundColor)).toBe('rgb(51, 51, 51)');
  });
});

it('no error was seen', () => {
  expect(parts.faults).toEqual([]);
});
