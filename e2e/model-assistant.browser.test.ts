import {
  type FakeCall,
  type FakeLanguageService,
  type Reaction,
  startFakeLanguageService,
} from '@pagewright/compose/testing/fake-language-service';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { Page as Tab } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { enterEditor } from './follow.ts';
import { openListed } from './open-listed.ts';
import { callApi, Screens } from './screens.ts';

/** The assistant with a (fake) language model behind it: a wish that needs one is looked at, accepted, and marked where it is made up. */

const CASES = [
  {
    language: 'en-US',
    text: '# The mill\n\n## Flour\n\n- Four people work there in two shifts\n- The stones come from the hills above\n- Rye is ground in the autumn only\n',
    words: 'Four people',
    wish: 'let the first line sound prouder',
    said: 'No fewer than 77 people work there',
    tokens: /Model mill-7b, calls: 1/,
    marked: /not borne out by the sources, marked in the editor: 1/,
    doubt: /Not borne out by the sources: .*77/,
  },
  {
    language: 'zh-CN',
    text: '# 磨坊\n\n## 面粉\n\n- 四个人分两班在那里工作\n- 石磨来自上面的山里\n- 只有秋天才磨黑麦\n',
    words: '四个人',
    wish: '让第一行听起来更自豪',
    said: '足足有77个人在那里工作',
    tokens: /模型 mill-7b：调用 1 次/,
    marked: /来源中没有依据、会在编辑器中标出的有 1 处/,
    doubt: /来源中没有依据：.*77/,
  },
] as const;

let service: FakeLanguageService;
let behave: (call: FakeCall) => Reaction = () => 'good';
let screens: Screens;
let tab: Tab;

beforeAll(async () => {
  service = await startFakeLanguageService((call) => behave(call));
  screens = await Screens.openAlone({ PAGEWRIGHT_LLM_URL: service.url, PAGEWRIGHT_LLM_MODEL: 'mill-7b' });
  tab = await screens.tab();
  await tab.goto(screens.ownerLink);
  await tab.waitForURL(`${screens.server.url}/`);
});
afterEach(() => expect(screens.faults.splice(0)).toEqual([]));
afterAll(async () => {
  await screens?.close();
  await service?.close();
});

/** Says of the object that has these words that it says others. */
function rewording(words: string, text: string) {
  return ({ body }: FakeCall): Reaction => {
    const question = body.messages.find(({ role }) => role === 'user')?.content ?? '';
    const line = question.split('\n').find((one) => one.startsWith('{"page":') && one.includes(words)) ?? '{}';
    const { page, objects = [] } = JSON.parse(line) as { page?: number; objects?: { id: string; text: string }[] };
    const object = objects.find((one) => one.text.includes(words))?.id;
    return { says: JSON.stringify({ operations: [{ do: 'set-text', page, object, text }] }) };
  };
}

it.each(CASES)(
  'a wish that needs a language model: $language',
  async ({ language, text, words, wish, said, tokens, marked, doubt }) => {
    const name = `Mill ${language}`;
    await tab.evaluate((own) => localStorage.setItem('appLanguage', own), language);
    const { id } = await callApi<{ id: number }>(tab, 'POST', '/api/pagewright/project/add', { name });
    await callApi(tab, 'POST', '/api/pagewright/project/generate', { projectId: id, text, settings: { pageCount: 2 } });
    const status = async () =>
      (await callApi<{ status: number }>(tab, 'GET', `/api/pagewright/project/getInfo/${id}`)).status;
    await expect.poll(status).toBe(2);
    const pages = (): Promise<ProjectPage[]> => callApi(tab, 'GET', `/api/pagewright/page/list?projectId=${id}`);
    const pageSaying = async (own: string) => (await pages()).find(({ styledText }) => styledText.includes(own));
    const page = await pageSaying(words);
    behave = rewording(words, said);
    await tab.goto('/');
    await openListed(tab, name);
    await tab.getByTestId('page-indicator').waitFor();
    const prompt = tab.getByTestId('assistant-prompt');
    await prompt.fill(`@${page?.pageNumber}`);
    const choices = tab.getByTestId('assistant-choices');
    await choices.waitFor();
    await prompt.press('Enter');
    await tab.getByTestId('assistant-tag').waitFor();
    await choices.waitFor({ state: 'detached' });
    await prompt.pressSequentially(wish);
    await prompt.press('Enter');
    const accept = tab.getByTestId('assistant-accept');
    await accept.waitFor();
    const proposal = tab.getByTestId('assistant-proposal');
    await proposal.getByText(tokens).waitFor();
    await proposal.getByText(marked).first().waitFor();
    expect(await pageSaying(said)).toBeUndefined();
    await accept.click();
    await accept.waitFor({ state: 'detached' });
    await expect.poll(async () => (await pageSaying(said))?.id).toBe(page?.id);
    await enterEditor(tab, `/create/page/${page?.id}`);
    const mark = tab.getByTestId('doubt-mark').getByRole('button');
    await mark.waitFor();
    expect(await mark.getAttribute('aria-label')).toMatch(doubt);
    await mark.click();
    await tab.getByTestId('selection').waitFor();
  },
);
