import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditorParts, openEditorParts, piece } from './open.ts';

/** Listings: written where they stand, with the keys of code, in every language of the interface. */
let parts: EditorParts;

beforeAll(async () => {
  parts = await openEditorParts();
});
afterAll(() => parts.close());

const press = (key: string) => parts.tab.keyboard.press(key);
const listing = () => parts.component<'codeBlock'>('c');
const field = () => parts.tab.locator('[data-code-editor] textarea');

describe('a listing', () => {
  it('is written in place with tabs and indents, taken back by words, kept by Escape as one step', async () => {
    await parts.open([piece('codeBlock', 'c', { code: '', language: 'python', title: 'a.py' })]);
    await parts.on('c').dblclick();
    await field().waitFor();
    expect(await field().getAttribute('spellcheck')).toBe('false');
    await parts.tab.keyboard.type('def f(x):');
    await press('Enter');
    await parts.tab.keyboard.type('return "a"');
    await press('Enter');
    await press('Shift+Tab');
    await parts.tab.keyboard.type('x');
    await press('Tab');
    await parts.tab.keyboard.type('#!');
    expect(await field().inputValue()).toBe('def f(x):\n    return "a"\nx   #!');
    await press('Control+z');
    await press('Control+z');
    expect(await field().inputValue()).toBe('def f(x):\n    return "a"\nx');
    await press('Control+Shift+z');
    expect(await parts.steps()).toBe(0);
    await press('Escape');
    await field().waitFor({ state: 'detached' });
    expect((await listing()).props.code).toBe('def f(x):\n    return "a"\nx   ');
    expect(await parts.steps()).toBe(1);
    const keyword = parts.on('c').getByText('def', { exact: true });
    await keyword.waitFor();
    const plain = parts.on('c').getByText('f(x):');
    const colorOf = (locator: typeof keyword) => locator.evaluate((one) => getComputedStyle(one).color);
    expect(await colorOf(keyword)).not.toBe(await colorOf(plain));
  });

  it('takes pasted code with its tabs, and nothing moves between the field and what is drawn', async () => {
    const code = 'for (const a of b) {\n\tif (a) {\n\t\tcall(a);\n\t}\n}';
    await parts.open([piece('codeBlock', 'c', { code, fit: 'wrap', marked: '2' })], { zoom: 1 });
    const before = await parts.on('c').getByText('call', { exact: false }).first().boundingBox();
    await parts.on('c').dblclick();
    await field().waitFor();
    const during = await parts.tab.locator('[data-code-editor]').getByText('call').first().boundingBox();
    expect(Math.abs((during?.y ?? 0) - (before?.y ?? 9))).toBeLessThan(1);
    // What would be too long is said, and nothing of what stands there is lost.
    await field().fill('x'.repeat(10_001));
    await parts.tab.getByText('Too long to be saved: 10001 characters, at most 10000 fit').waitFor();
    expect(await field().inputValue()).toBe(code);
    // The field scrolls nowhere: what it holds is as wide and as high as what is drawn.
    const spare = await field().evaluate((one) => [
      one.scrollHeight - one.clientHeight,
      one.scrollWidth - one.clientWidth,
    ]);
    expect(Math.max(...spare)).toBeLessThanOrEqual(1);
    await press('Control+a');
    await parts.tab.evaluate(() => document.execCommand('insertText', false, '\tif (a)\n\t\tb;'));
    await press('Control+Enter');
    expect((await listing()).props.code).toBe('\tif (a)\n\t\tb;');
  });

  it('has its language, lines and looks in the panel, named in Chinese too', async () => {
    await parts.open([piece('codeBlock', 'c', { code: 'a\nb\nc' })], { selected: ['c'], language: 'zh-CN' });
    await parts.tab.getByRole('heading', { name: '代码块' }).waitFor();
    await parts.tab.locator('[data-field="language"]').getByRole('combobox').click();
    await parts.tab.locator('.ant-select-item-option').filter({ hasText: '纯文本' }).click();
    await parts.tab.locator('[data-field="lineNumbers"]').getByRole('switch').click();
    await parts.tab.locator('[data-field="marked"]').getByRole('textbox').fill('2');
    expect((await listing()).props).toMatchObject({ language: 'plain', lineNumbers: false, marked: '2' });
    expect(await parts.steps()).toBe(3);
    expect(parts.faults).toEqual([]);
  });
});
