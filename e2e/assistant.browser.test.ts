import type { ProjectPage } from '@pagewright/contract/pages';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { allWords } from '@pagewright/page/told-words';
import { ENGLISH_WALK } from '@pagewright/server/src/testing/assistant-commands.ts';
import type { Page as Tab } from 'playwright-core';
import { beforeAll, expect, it } from 'vitest';
import { cameraRests } from './camera.ts';
import { openGenerated } from './open-generated.ts';
import { callApi } from './screens.ts';
import { tabTo } from './tab-to.ts';
import { useScreens } from './use-screens.ts';

/** The assistant as people use it, all by the keyboard: tags, pages, wishes, proposals accepted, refused and stale. */

const CHOIR = `# The choir in spring

## Rehearsals

- 4 March: first rehearsal in the school hall
- 11 March: men and women apart
- 18 March: with the organ in the church

## What singers bring

- A pencil to write breaths into the score
- Water in a bottle, never in a glass
- Black folder without any print on it
- Shoes that make no noise on the stone floor
- The fee of 20 euros in an envelope
- A cushion, as the pews are hard
`;
const CHOIR_CHINESE = `# 春天的合唱团

## 排练时间

- 3月4日：在学校礼堂第一次排练
- 3月11日：男声和女声分开排练
- 3月18日：在教堂与管风琴合练

## 歌手要带的东西

- 一支铅笔，在乐谱上标出换气
- 瓶装水，不要用玻璃杯
- 没有任何印字的黑色文件夹
- 在石头地板上走路没有声音的鞋
- 装在信封里的二十欧元会费
- 一个坐垫，因为长椅很硬
`;

const CASES = [
  {
    language: 'en-US',
    text: CHOIR,
    title: 'What singers bring',
    style: 'warm',
    split: 'split this page',
    table: 'make a table of it',
    nonsense: 'sing it to me',
    needsModel: /needs a language model/,
    stale: /have changed since/,
    own: 'first rehearsal in the blue hall',
    was: 'first rehearsal in the school hall',
  },
  {
    language: 'zh-CN',
    text: CHOIR_CHINESE,
    title: '歌手要带的东西',
    style: '温暖',
    split: '拆成两页',
    table: '改成表格',
    nonsense: '唱给我听',
    needsModel: /需要语言模型/,
    stale: /页面已有更新/,
    own: '在蓝色礼堂第一次排练',
    was: '在学校礼堂第一次排练',
  },
] as const;

const screens = useScreens();
let tab: Tab;

beforeAll(async () => {
  tab = await screens.memberTab();
});

async function openProject(language: string, text: string, prepare?: (id: number) => Promise<void>): Promise<number> {
  const id = await openGenerated(tab, language, text, {}, prepare);
  await tab.getByTestId('assistant-prompt').waitFor();
  return id;
}

it.each(CASES)(
  'the assistant by the keyboard: $language',
  async ({ language, text, title, style, split, table, nonsense, needsModel, stale, own, was }) => {
    const id = await openProject(language, text);
    const pages = (): Promise<ProjectPage[]> => callApi(tab, 'GET', `/api/pagewright/page/list?projectId=${id}`);
    const called = async (words: string): Promise<ProjectPage> => {
      const found = (await pages()).find(({ styledText }) => parsePage(styledText).title.startsWith(words));
      if (!found) throw new Error(`no page ${words}`);
      return found;
    };
    const before = await pages();
    const page = await called(title);
    const prompt = tab.getByTestId('assistant-prompt');
    const choices = tab.getByTestId('assistant-choices');
    const tags = tab.getByTestId('assistant-tag');
    const name = async (sign: string, query: string) => {
      await tab.keyboard.type(sign + query);
      await choices.waitFor();
      await tab.keyboard.press('Enter');
      await choices.waitFor({ state: 'detached' });
    };

    // One choice of a group, any pages; Esc closes, Backspace takes the last tag away.
    await tabTo(prompt);
    await tab.keyboard.type('/');
    await expect.poll(() => choices.getByRole('option').count()).toBe(15);
    const colours = await choices
      .locator('[data-colour]')
      .evaluateAll((dots) => dots.map((dot) => dot.getAttribute('data-colour')));
    expect(new Set(colours).size).toBe(10);
    await tab.keyboard.press('ArrowDown');
    await tab.keyboard.press('Escape');
    await expect.poll(() => choices.count()).toBe(0);
    await tab.keyboard.press('Backspace');
    await name('/', 'A4');
    await name('/', '21:9');
    await name('/', style);
    await name('@', String(page.pageNumber));
    await expect.poll(() => tags.count()).toBe(3);
    await tab.keyboard.press('Backspace');
    await tab.keyboard.press('Backspace');
    await tab.keyboard.press('Backspace');
    await expect.poll(() => tags.count()).toBe(0);

    // What is not understood is said, with what can be done.
    await tab.keyboard.type(nonsense);
    await tab.keyboard.press('Enter');
    await tab.getByTestId('assistant-answer').getByText(needsModel).waitFor();
    expect(await tab.getByTestId('assistant-suggestion').count()).toBeGreaterThan(5);
    // What was said stays in this tab, whatever takes the panel away.
    await tab.reload();
    await expect.poll(() => prompt.inputValue()).toBe(nonsense);
    await tabTo(prompt);
    await tab.keyboard.press('ControlOrMeta+a');
    await tab.keyboard.press('Delete');

    // A proposal changes nothing, is looked at, and is accepted as one step.
    const camera = () => tab.getByTestId('canvas').locator('> *').first().getAttribute('style');
    await cameraRests(tab);
    const seen = await camera();
    await name('@', String(page.pageNumber));
    await tab.keyboard.type(split);
    await tab.keyboard.press('Enter');
    const accept = tab.getByTestId('assistant-accept');
    await accept.waitFor();
    await expect.poll(() => tab.getByTestId('comparison-pair').count()).toBe(2);
    // From difference to difference; Esc leaves it for later, and gives back the canvas and the focus as they were.
    const at = tab.getByTestId('comparison-at');
    const proposal = tab.getByTestId('assistant-proposal');
    await expect.poll(() => at.textContent()).toMatch(/^1\D+2$/);
    await tab.keyboard.press('n');
    await expect.poll(() => at.textContent()).toMatch(/^2\D+2$/);
    await expect.poll(() => proposal.locator('[data-focused]').getAttribute('data-page-index')).toBe('1');
    await tab.keyboard.press('p');
    await expect.poll(() => at.textContent()).toMatch(/^1\D+2$/);
    await tab.keyboard.press('PageDown');
    await expect.poll(() => at.textContent()).toMatch(/^2\D+2$/);
    await tab.keyboard.press('Escape');
    await accept.waitFor({ state: 'detached' });
    await expect.poll(camera).toBe(seen);
    await expect.poll(() => prompt.evaluate((field) => field === document.activeElement)).toBe(true);
    await tabTo(tab.getByTestId('assistant-open'));
    await tab.keyboard.press('Enter');
    await accept.waitFor();
    const receipt = (await tab.getByTestId('assistant-receipt').textContent()) ?? '';
    expect(receipt).toMatch(/\+[1-9]\d* −\d+/);
    expect(await pages()).toEqual(before);
    await tabTo(accept);
    await tab.keyboard.press('Enter');
    await accept.waitFor({ state: 'detached' });
    await expect.poll(async () => (await pages()).length).toBe(before.length + 1);
    const undo = tab.getByTestId('document-undo');
    await expect.poll(() => undo.isEnabled()).toBe(true);
    await tabTo(undo);
    await tab.keyboard.press('Enter');
    await expect
      .poll(async () => (await pages()).map(({ styledText }) => styledText))
      .toEqual(before.map(({ styledText }) => styledText));

    // One that was made for an older page is not laid over newer work; asked again, it keeps what was written.
    const dated = (await pages()).find(({ styledText }) => allWords(parsePage(styledText)).includes(was));
    if (!dated) throw new Error('no dated page');
    await tabTo(prompt);
    await name('@', String(dated.pageNumber));
    await tab.keyboard.type(table);
    await tab.keyboard.press('Enter');
    await accept.waitFor();
    const left = parsePage(dated.styledText);
    for (const { props } of left.components) {
      if ('text' in props && props.text.includes(was)) props.text = props.text.replace(was, own);
    }
    const { version } = (await pages()).find((one) => one.id === dated.id) ?? dated;
    await callApi(tab, 'PUT', '/api/pagewright/page/edit', { id: dated.id, version, styledText: printPage(left) });
    await tabTo(accept);
    await tab.keyboard.press('Enter');
    const alert = tab.getByRole('alert').filter({ hasText: stale });
    await alert.waitFor();
    await tabTo(alert.getByRole('button'));
    await tab.keyboard.press('Enter');
    await alert.waitFor({ state: 'detached' });
    await accept.waitFor();
    await tabTo(accept);
    await tab.keyboard.press('Enter');
    await accept.waitFor({ state: 'detached' });
    const made = async () => parsePage((await pages()).find((one) => one.id === dated.id)?.styledText ?? '');
    await expect.poll(async () => (await made()).components.some(({ props }) => 'cellData' in props)).toBe(true);
    expect(allWords(await made())).toContain(own);
  },
);

// In Chinese they are said without a browser: `apps/server/src/features/assistant/assistant.test.ts`.
it('every command without a language model', async () => {
  const { language, text, pages: names, wishes, withFile } = ENGLISH_WALK;
  const pagesOf = (id: number): Promise<ProjectPage[]> =>
    callApi(tab, 'GET', `/api/pagewright/page/list?projectId=${id}`);
  const called = (all: readonly ProjectPage[], words: string): ProjectPage => {
    const found = all.find(({ styledText }) => styledText.includes(words));
    if (!found) throw new Error(`no page says ${words}`);
    return found;
  };
  // Something that page health finds: words that are not to be read on their ground.
  const fade = async (project: number): Promise<void> => {
    const { id: pageId, version, styledText } = called(await pagesOf(project), names.entries);
    const faded = parsePage(styledText);
    const ground = faded.background.type === 'solid' ? faded.background.color : '#ffffff';
    for (const { slot, props } of faded.components) if (slot === 'title' && 'color' in props) props.color = ground;
    await callApi(tab, 'PUT', '/api/pagewright/page/edit', { id: pageId, version, styledText: printPage(faded) });
  };
  const id = await openProject(language, text, fade);
  const pages = () => pagesOf(id);
  const prompt = tab.getByTestId('assistant-prompt');
  const choices = tab.getByTestId('assistant-choices');
  const accept = tab.getByTestId('assistant-accept');
  const before = await pages();
  const say = async (said: string, name: keyof typeof names | undefined, accepts = false) => {
    await tabTo(prompt);
    await tab.keyboard.press('ControlOrMeta+a');
    await tab.keyboard.press('Delete');
    if (name !== undefined) {
      await tab.keyboard.type(`@${called(before, names[name]).pageNumber}`);
      await choices.waitFor();
      await tab.keyboard.press('Enter');
      await choices.waitFor({ state: 'detached' });
    }
    await tab.keyboard.type(said);
    // A server on a busy machine may turn it away: the app asks again.
    const answered = tab.waitForResponse(
      (response) => response.url().endsWith('/assistant/propose') && response.status() !== 503,
    );
    await tab.keyboard.press('Enter');
    const { data } = await (await answered).json();
    if (data.id !== null) {
      await accept.waitFor();
      if (accepts) await tabTo(accept);
      // Or looked at, and left for later.
      await tab.keyboard.press(accepts ? 'Enter' : 'Escape');
      await accept.waitFor({ state: 'detached' });
    }
    while ((await tab.getByTestId('assistant-tag').count()) > 0) {
      await tabTo(prompt);
      await tab.keyboard.press('ControlOrMeta+a');
      await tab.keyboard.press('Delete');
      await tab.keyboard.press('Backspace');
    }
    const notes = data.notes.map(({ code }: { code: string }) => code);
    return `${said}: ${data.id === null ? 'nothing' : 'shown'} ${notes.join(' ')} ${data.rest.join()}`.trim();
  };
  const done: string[] = [];
  for (const [said, page, , accepts] of wishes) done.push(await say(said, page, accepts === 'accept'));
  const chooser = tab.waitForEvent('filechooser');
  await tabTo(tab.getByTestId('assistant-attach'));
  await tab.keyboard.press('Enter');
  await (await chooser).setFiles({ name: 'more.txt', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await tab.getByTestId('assistant-tag').filter({ hasText: 'more.txt' }).waitFor();
  done.push(await say(withFile, undefined));
  expect(done).toEqual([
    ...wishes.map(([said, , note]) => expect.stringMatching(new RegExp(`^${said}: shown ${note}\\b`))),
    expect.stringMatching(/shown add-pages\b/),
  ]);
  // What nobody accepted changed nothing.
  const accepted = new Set(
    wishes.flatMap(([, page, , accepts]) => (page && accepts ? called(before, names[page]).id : [])),
  );
  const untouched = (all: readonly ProjectPage[]) => all.filter((page) => !accepted.has(page.id));
  expect(untouched(await pages())).toEqual(untouched(before));
});

it('takes files by the rules for all sources, shows how far they are, and stops when it is told to', async () => {
  await openProject('en-US', CHOIR);
  const picker = tab.getByTestId('assistant-files');
  const sent: string[] = [];
  tab.on('request', (request) => sent.push(request.url()));
  const file = (name: string, mimeType: string) => ({ name, mimeType, buffer: Buffer.from('Basses,4\nTenors,3\n') });
  expect(await picker.getAttribute('accept')).toBe('.txt,.pdf,.doc,.docx,.xls,.xlsx');
  await picker.setInputFiles(file('voices.csv', 'text/csv'));
  await tab.getByText(/voices\.csv.*Excel/).waitFor();
  expect(sent.filter((url) => url.includes('/document/'))).toEqual([]);
  const upload = '**/document/upload';
  await tab.route(upload, () => undefined);
  await picker.setInputFiles(file('voices.txt', 'text/plain'));
  const row = tab.getByTestId('assistant').getByTestId('upload');
  await row.getByRole('progressbar').waitFor();
  await tab.getByTestId('assistant-prompt').fill('add pages from the attached file');
  expect(await tab.getByTestId('assistant-generate').isDisabled()).toBe(true);
  await row.getByRole('button', { name: 'Remove voices.txt' }).click();
  await row.waitFor({ state: 'detached' });
  await tab.unroute(upload);
  expect(await tab.getByTestId('assistant-tag').count()).toBe(0);
  // The next one goes.
  await picker.setInputFiles(file('voices.txt', 'text/plain'));
  await tab.getByTestId('assistant-tag').filter({ hasText: 'voices.txt' }).waitFor();
  await expect.poll(() => tab.getByTestId('assistant-generate').isDisabled()).toBe(false);
});
