import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditorParts, openEditorParts, piece } from './open.ts';

/** Formulas: written in their dialog with a preview and a palette, their faults in the person's language. */
let parts: EditorParts;

beforeAll(async () => {
  parts = await openEditorParts();
});
afterAll(() => parts.close());

const formula = () => parts.component<'formula'>('f');

describe('a formula', () => {
  it('is written in LaTeX with signs of the palette, and saved as one step', async () => {
    await parts.open([piece('formula', 'f', { latex: 'a' })]);
    await parts.on('f').getByRole('img', { name: 'a', exact: true }).waitFor();
    await parts.on('f').dblclick();
    const source = parts.tab.getByRole('textbox', { name: 'Formula in LaTeX' });
    // Who opens it types at once.
    await source.and(parts.tab.locator(':focus')).waitFor();
    await source.fill('x + y');
    await source.press('ControlOrMeta+a');
    await parts.tab.getByRole('button', { name: '\\sqrt{}', exact: true }).click();
    await expect.poll(() => source.inputValue()).toBe('\\sqrt{x + y}');
    await parts.tab.getByRole('dialog').getByRole('img', { name: '\\sqrt{x + y}' }).waitFor();
    // What was put in is a step within the dialog, what was typed another.
    for (const latex of ['x + y', 'a', 'a']) {
      await source.press('Control+z');
      await expect.poll(() => source.inputValue()).toBe(latex);
    }
    await source.press('Control+Shift+z');
    await source.press('Control+Shift+z');
    await expect.poll(() => source.inputValue()).toBe('\\sqrt{x + y}');
    // What is too long to be saved says so, whole; half of it would be no formula.
    const long = `\\frac{${'x+'.repeat(1_200)}y}{2}`;
    await source.fill(long);
    await parts.tab.getByText(`Too long to be saved: ${long.length} characters, at most 2000 fit`).waitFor();
    expect(await source.inputValue()).toBe(long);
    expect(await parts.tab.getByRole('button', { name: 'Save' }).isDisabled()).toBe(true);
    await source.press('Control+z');
    await expect.poll(() => source.inputValue()).toBe('\\sqrt{x + y}');
    // A phone has room for the names of all groups of signs.
    const wide = parts.tab.viewportSize();
    await parts.tab.setViewportSize({ width: 390, height: 844 });
    const cut = () =>
      parts.tab
        .getByRole('dialog')
        .locator('.ant-segmented-item-label')
        .evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent));
    await expect.poll(cut).toEqual([]);
    if (wide) await parts.tab.setViewportSize(wide);
    await parts.tab.getByRole('button', { name: 'Save' }).click();
    await source.waitFor({ state: 'detached' });
    expect((await formula()).props.latex).toBe('\\sqrt{x + y}');
    expect(await parts.steps()).toBe(1);
    await parts.on('f').getByRole('img', { name: '\\sqrt{x + y}' }).waitFor();
  });

  it('that cannot be read says why in Chinese and keeps what was typed', async () => {
    await parts.open([piece('formula', 'f', { latex: '\\frac{a}{' })], { language: 'zh-CN' });
    await parts.on('f').getByText('缺少花括号 { 或 }').waitFor();
    await parts.on('f').getByText('\\frac{a}{').waitFor();
    await parts.on('f').dblclick();
    const source = parts.tab.getByRole('textbox', { name: 'LaTeX 公式' });
    await source.fill('\\foo');
    await parts.tab.getByRole('dialog').getByText('无法识别命令 \\foo').waitFor();
    await expect.poll(() => source.getAttribute('aria-invalid')).toBe('true');
    expect(parts.faults).toEqual([]);
  });
});
