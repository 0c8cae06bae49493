import type { ComponentOf } from '@pagewright/components/models';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type EditorParts, openEditorParts, paste, piece } from './open.ts';

/** Typing in texts where they stand (spec §4), with real keys at every zoom. */
let parts: EditorParts;

beforeAll(async () => {
  parts = await openEditorParts();
});
afterAll(() => parts.close());

const LOOK = { fontSize: 20, lineHeight: 1.4, padding: 12 } as const;
const TEXT = 'The quick brown fox jumps over the lazy dog\n中文与 English 混排';

async function start(kind: 'text' | 'heading' | 'aiTextarea', props: object, zoom = 1): Promise<void> {
  await parts.open([piece(kind, 't', { ...LOOK, ...props } as never, { size: { width: 260, height: 200 } })], { zoom });
  await parts.on('t').dblclick({ position: { x: 30 * zoom, y: 25 * zoom } });
  await parts.tab.locator('[data-text-editor]').waitFor();
}

async function text(): Promise<ComponentOf<'text'>['props']> {
  return (await parts.component<'text'>('t')).props;
}

const press = (key: string) => parts.tab.keyboard.press(key);
const type = (words: string) => parts.tab.keyboard.type(words);

/** Where each line of text stands on the screen, px. */
function linesIn(selector: string): Promise<string[]> {
  return parts.tab.evaluate((query) => {
    const walker = document.createTreeWalker(document.querySelector(query) as Element, NodeFilter.SHOW_TEXT);
    const places: string[] = [];
    while (walker.nextNode()) {
      const range = document.createRange();
      range.selectNodeContents(walker.currentNode);
      for (const { left, top, width, height } of range.getClientRects()) {
        places.push([left, top, width, height].map((value) => Math.round(value * 10) / 10).join());
      }
    }
    return places;
  }, selector);
}

/** The same once the fonts are there, and nothing moves any more. */
async function restingLinesIn(selector: string): Promise<string[]> {
  let lines: string[] = [];
  const rests = async () => {
    const before = lines;
    lines = await linesIn(selector);
    const isLoaded = await parts.tab.evaluate(() => document.fonts.status === 'loaded');
    return isLoaded && lines.length > 0 && lines.join() === before.join();
  };
  await expect.poll(rests, { interval: 100 }).toBe(true);
  return lines;
}

describe.each([0.3, 1, 3])('at zoom %d', (zoom) => {
  it.each(['none', 'bullet', 'ordered'] as const)('nothing jumps when editing begins (list: %s)', async (listType) => {
    const spans = [{ start: 4, end: 9, fontWeight: 700, fontSize: 28, color: '#cf1322' }];
    const props = {
      text: TEXT,
      listType,
      spans,
      textAlign: 'center',
      verticalAlign: 'middle',
      paragraphSpacing: 6,
    } as const;
    await parts.open([piece('text', 't', { ...LOOK, ...props }, { size: { width: 260, height: 240 } })], { zoom });
    const before = await restingLinesIn('[data-component-id="t"]');
    await parts.on('t').dblclick({ position: { x: 40 * zoom, y: 100 * zoom } });
    await parts.tab.locator('[data-text-editor]').waitFor();
    expect(await linesIn('[data-text-editor]')).toEqual(before);
  });

  it('what is typed is kept on Enter', async () => {
    await start('text', { text: 'Hello' }, zoom);
    await press('ControlOrMeta+a');
    await type('Good evening');
    await press('Shift+Enter');
    await type('everybody');
    await press('Enter');
    await parts.tab.locator('[data-text-editor]').waitFor({ state: 'detached' });
    expect((await text()).text).toBe('Good evening\neverybody');
    expect(await parts.steps()).toBe(1);
  });

  it('the caret stands where the person pressed', async () => {
    await start('text', { text: 'iiiiiiiiii', fontSize: 40, padding: 0, spans: undefined }, zoom);
    await parts.tab.mouse.click(...(await middleOf('[data-text-editor]', 0.01, 0.1)));
    await type('X');
    await press('Enter');
    expect((await text()).text).toBe('Xiiiiiiiiii');
  });
});

async function middleOf(selector: string, x = 0.5, y = 0.5): Promise<[number, number]> {
  const box = await parts.tab.locator(selector).boundingBox();
  if (!box) throw new Error(selector);
  return [box.x + box.width * x, box.y + box.height * y];
}

describe('text', () => {
  it('lines of a heading part where the View parts them, while it is typed and after', async () => {
    const words = '第三季度客户满意度调查结果与下一步改进计划';
    const props = { text: words, fontSize: 32, fontFamily: 'Noto Sans SC' };
    await parts.open([piece('heading', 't', props, { size: { width: 300, height: 160 } })], { language: 'zh-CN' });
    const before = await restingLinesIn('[data-component-id="t"]');
    expect(before.length).toBeGreaterThan(2);
    await parts.on('t').dblclick({ position: { x: 150, y: 80 } });
    await parts.tab.locator('[data-text-editor]').waitFor();
    expect(await linesIn('[data-text-editor]')).toEqual(before);
    await press('Control+End');
    await type('第');
    const typed = await linesIn('[data-text-editor]');
    await press('Escape');
    expect((await text()).text).toBe(`${words}第`);
    expect(await linesIn('[data-component-id="t"]')).toEqual(typed);
  });

  it('Escape keeps what was typed as one step, and so does a click elsewhere', async () => {
    await start('heading', { text: 'Old' });
    await press('ControlOrMeta+a');
    await type('New');
    await press('Escape');
    expect((await text()).text).toBe('New');
    expect(await parts.steps()).toBe(1);
    await parts.on('t').dblclick();
    await press('ControlOrMeta+a');
    await type('Newer');
    await parts.tab.locator('main').click({ position: { x: 700, y: 600 } });
    expect((await text()).text).toBe('Newer');
  });

  it('a locked text is not edited', async () => {
    await parts.open([piece('text', 't', { text: 'Fixed' }, { locked: true })]);
    await parts.on('t').dblclick();
    expect(await parts.tab.locator('[data-text-editor]').count()).toBe(0);
  });

  it('in text areas Enter starts a line and Ctrl+Enter keeps', async () => {
    await start('aiTextarea', { text: '', placeholder: 'Write' });
    await type('one');
    await press('Enter');
    await type('two');
    await press('ControlOrMeta+Enter');
    expect((await text()).text).toBe('one\ntwo');
  });

  it('a part can be bold, italic, underlined, coloured and larger', async () => {
    await start('text', { text: 'one two three' });
    await press('ControlOrMeta+a');
    await press('ControlOrMeta+b');
    await press('ArrowLeft');
    for (let step = 0; step < 3; step += 1) await press('Shift+ArrowRight');
    await parts.tab.getByRole('toolbar').getByRole('button', { name: 'Italic' }).click();
    await press('ControlOrMeta+u');
    await parts.tab.getByRole('toolbar').getByLabel('Text size').fill('32');
    await press('Enter');
    await parts.tab.locator('[data-text-editor]').focus();
    await press('Enter');
    const { spans } = await text();
    expect(spans).toEqual([
      { start: 0, end: 3, fontWeight: 700, fontStyle: 'italic', textDecoration: 'underline', fontSize: 32 },
      { start: 3, end: 13, fontWeight: 700 },
    ]);
  });

  it('lists, and steps back and forth while typing', async () => {
    await start('text', { text: 'one\ntwo' });
    await press('ControlOrMeta+a');
    await parts.tab.getByRole('button', { name: 'Bulleted list' }).click();
    expect(await parts.tab.locator('[data-text-editor] [data-marker]').allTextContents()).toEqual(['•', '•']);
    await press('ControlOrMeta+z');
    expect(await parts.tab.locator('[data-text-editor] [data-marker]').count()).toBe(0);
    await press('ControlOrMeta+Shift+z');
    await parts.tab.getByRole('button', { name: 'Numbered list' }).click();
    await press('Enter');
    expect((await text()).listType).toBe('ordered');
  });

  it('lists have levels, words links and other looks, all by keys, and the page shows them as they were typed', async () => {
    await start('text', { text: '' });
    await type('Water H2O');
    await press('Shift+ArrowLeft');
    await press('ArrowLeft');
    await press('Shift+ArrowLeft');
    await press('ControlOrMeta+,');
    await press('ControlOrMeta+End');
    await press('Shift+Enter');
    await press('ControlOrMeta+Shift+8');
    await type('one');
    await press('Shift+Enter');
    await press('Tab');
    await type('two');
    await press('Shift+Home');
    await press('ControlOrMeta+k');
    const address = parts.tab.getByRole('textbox', { name: 'Web or mail address' });
    await address.fill('javascript:alert(1)');
    await press('Enter');
    expect(await parts.tab.getByRole('alert').textContent()).toBe('That is no web or mail address');
    await address.fill('example.org/two');
    await press('Enter');
    expect(await parts.tab.locator('[data-text-editor] [data-marker]').allTextContents()).toEqual(['•', '–']);
    const typed = await linesIn('[data-text-editor]');
    await press('Escape');
    expect(await linesIn('[data-component-id="t"]')).toEqual(typed);
    const { text: words, spans, paragraphs, listType } = await text();
    expect({ words, spans, paragraphs, listType }).toEqual({
      words: 'Water H2O\none\ntwo',
      spans: [
        { start: 7, end: 8, baseline: 'sub' },
        { start: 14, end: 17, link: 'https://example.org/two' },
      ],
      paragraphs: [
        { line: 1, listType: 'bullet' },
        { line: 2, listType: 'bullet', level: 1 },
      ],
      listType: 'none',
    });
  });

  it('words and lines are deleted as everywhere', async () => {
    await start('text', { text: 'one two\nthree' });
    await press('ControlOrMeta+End');
    await press('ControlOrMeta+Backspace');
    await press('Backspace');
    await press('Backspace');
    await press('ControlOrMeta+Home');
    await press('Delete');
    await press('Enter');
    expect((await text()).text).toBe('ne tw');
  });

  it('an input method composes undisturbed and is taken over when it is settled', async () => {
    await start('text', { text: 'ab' });
    await press('ControlOrMeta+Home');
    await press('ArrowRight');
    const client = await parts.tab.context().newCDPSession(parts.tab);
    for (const typed of ['n', 'ni', 'nih', 'niha', 'nihao']) {
      await client.send('Input.imeSetComposition', {
        text: typed,
        selectionStart: typed.length,
        selectionEnd: typed.length,
      });
    }
    await client.send('Input.insertText', { text: '你好' });
    await type('!');
    await press('Enter');
    expect((await text()).text).toBe('a你好!b');
  });

  it('takes 1000 characters and says how many there are', async () => {
    await start('aiTextarea', { text: 'x'.repeat(995) });
    await press('ControlOrMeta+End');
    await type('1234567');
    expect(await parts.tab.getByText('1000/1000').count()).toBe(1);
    await press('ControlOrMeta+Enter');
    expect((await text()).text).toBe(`${'x'.repeat(995)}12345`);
  });
});

describe('pasting', () => {
  it('keeps links, levels and what looks mean of a web page and of Word, also from one text to another', async () => {
    await start('text', { text: '' });
    const web = `<p>See <a href="https://example.org/x" style="font-size:30px">this</a> and <a href="javascript:x()">that</a>:
      x<sup>2</sup>, <code>f()</code>, <mark>new</mark></p><ol><li>a<ul><li>b</li></ul></li></ol>`;
    const word = `<p class=MsoListParagraph style='mso-list:l0 level3 lfo1'><span style='mso-list:Ignore'>1.<span>&nbsp; </span></span><s>c</s>
      <span style='background:aqua;mso-highlight:aqua'>d</span></p>`;
    await paste(parts.tab, { 'text/html': web + word });
    await press('Escape');
    const kept = {
      text: 'See this and that: x2, f(), new\na\nb\nc d',
      spans: [
        { start: 4, end: 8, link: 'https://example.org/x' },
        { start: 20, end: 21, baseline: 'super' },
        { start: 23, end: 26, code: true },
        { start: 28, end: 31, highlight: '#ffff00' },
        { start: 36, end: 37, textDecoration: 'line-through' },
        { start: 38, end: 39, highlight: '#00ffff' },
      ],
      paragraphs: [
        { line: 1, listType: 'ordered' },
        { line: 2, listType: 'bullet', level: 1 },
        { line: 3, listType: 'ordered', level: 2 },
      ],
    };
    expect(await text()).toMatchObject(kept);
    await parts.on('t').dblclick();
    await press('ControlOrMeta+a');
    await press('ControlOrMeta+c');
    const html = await parts.tab.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return (await item?.getType('text/html'))?.text();
    });
    await press('Delete');
    await paste(parts.tab, { 'text/html': html ?? '' });
    await press('Escape');
    expect(await text()).toMatchObject(kept);
  });

  it('is checked for its spelling in the language of the page, and a corrected word keeps its looks', async () => {
    const spans = [{ start: 2, end: 7, fontWeight: 700, link: 'https://e.org/' }];
    await start('text', { text: 'a wrold map\nof ours', spans });
    const host = parts.tab.locator('[data-text-editor]');
    const [spelling, language] = await host.evaluate((element: HTMLElement) => [element.spellcheck, element.lang]);
    expect([spelling, language]).toEqual([true, (await parts.page()).language]);
    // What Chromium sends when a proposal is chosen in its menu.
    const secondLine = await host.evaluateHandle((element) => element.children[1]);
    await host.evaluate((element) => {
      const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walker.nextNode()) {
        const node = walker.currentNode as Text;
        if (!node.data.includes('wrold')) continue;
        const range = new StaticRange({ startContainer: node, startOffset: 0, endContainer: node, endOffset: 5 });
        element.dispatchEvent(
          new InputEvent('beforeinput', {
            inputType: 'insertReplacementText',
            data: 'world',
            targetRanges: [range],
            bubbles: true,
            cancelable: true,
          }),
        );
        return;
      }
    });
    // The marks of other lines stay where their elements do.
    expect(await host.evaluate((element, line) => element.children[1] === line, secondLine)).toBe(true);
    await press('Escape');
    expect(await text()).toMatchObject({ text: 'a world map\nof ours', spans });
  });

  it('keeps bold, italic and lists of a web page or of Word, and nothing else', async () => {
    await start('text', { text: '' });
    const word = `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;&nbsp; </span></span><b style="color:red">First</b> entry</p>
      <p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Second <i>entry</i></p>`;
    await paste(parts.tab, {
      'text/html': `<html><style>p{color:red}</style><body>${word}<script>alert(1)</script></body></html>`,
      'text/plain': 'x',
    });
    await press('Enter');
    expect(await text()).toMatchObject({
      text: 'First entry\nSecond entry',
      listType: 'bullet',
      spans: [
        { start: 0, end: 5, fontWeight: 700 },
        { start: 19, end: 24, fontStyle: 'italic' },
      ],
    });
  });

  it('keeps paragraphs of plain text', async () => {
    await start('text', { text: 'A B' });
    await press('ControlOrMeta+Home');
    await press('ArrowRight');
    await paste(parts.tab, { 'text/plain': '1\r\n2' });
    await press('Enter');
    expect((await text()).text).toBe('A1\n2 B');
  });

  it('reads lists, headings and tables of HTML as lines', async () => {
    await start('text', { text: '' });
    await paste(parts.tab, { 'text/html': '<h1>Title</h1><p>Para<br>line</p><ul><li>a</li><li>b</li></ul>' });
    await press('Enter');
    const { text: words, spans, listType } = await text();
    expect(words).toBe('Title\nPara\nline\na\nb');
    expect([spans, listType]).toEqual([[{ start: 0, end: 5, fontWeight: 700 }], 'none']);
  });
});

it('no error was seen', () => {
  expect(parts.faults).toEqual([]);
});
