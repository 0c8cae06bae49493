import { lowerPage } from '@pagewright/components/lower-page';
import { BUILT_IN_TEMPLATES } from '@pagewright/compose/templates';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { Template, TemplatePage } from '@pagewright/contract/templates';
import { LANGUAGES } from '@pagewright/model/languages';
import { lintPage } from '@pagewright/page/lint';
import { parsePage } from '@pagewright/page/source-text';
import type { PageMaker } from '@pagewright/pipeline/page-maker';
import { warmMaker } from '@pagewright/pipeline/testing/warm-maker';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/test-server.ts';
import type { OwnTemplates } from './own-templates.ts';
import { Templates } from './service.ts';

/** The words that a page prints. */
function printedText(text: string): string {
  const { primitives } = lowerPage(parsePage(text), { assets: () => undefined });
  const paragraphs = primitives.flatMap((one) => (one.type === 'text' ? one.paragraphs : []));
  return paragraphs.map(({ runs }) => runs.map((run) => run.text).join('')).join('\n');
}

describe('built-in templates', () => {
  let maker: PageMaker;
  let templates: Templates;
  beforeAll(() => {
    maker = warmMaker();
    templates = new Templates({} as OwnTemplates, maker);
  });
  afterAll(() => maker.close());

  it.each(BUILT_IN_TEMPLATES.map(({ id, words }) => [words['en-US'].name, id] as const))(
    '%s is designed without a fault in every language, with examples and empty, with as many pages',
    async (_, id) => {
      const counts = new Set<number>();
      for (const language of LANGUAGES) {
        const shown = await templates.builtIn(id, language);
        const { pages } = await templates.prepare(0, id, language);
        counts.add(pages.length).add(shown.pages.length);
        for (const { pageContent } of pages) parsePage(pageContent);
        for (const text of [
          ...pages.map(({ generatedText }) => generatedText),
          ...shown.pages.map(({ text }) => text),
        ]) {
          const findings = lintPage(parsePage(text)).filter(
            ({ rule }) => rule !== 'placeholder' && rule !== 'figure-without-origin',
          );
          expect(findings, `${language} ${text.slice(0, 80)}`).toEqual([]);
        }
      }
      expect(counts.size).toBe(1);
    },
  );

  it('begin with nothing that would be printed but titles and labels', async () => {
    for (const { id, words } of BUILT_IN_TEMPLATES) {
      const { pages } = await templates.prepare(0, id, 'en-US');
      const printed = pages.map(({ generatedText }) => printedText(generatedText)).join('\n');
      const bare = pages.map(({ pageContent }) => printedText(pageContent)).join('\n');
      const own = words['en-US'].pages.flatMap(({ title, places, parts }) => [{ title, places }, ...parts]);
      const labels = own.flatMap(({ title, places }) => [title, ...places.map(({ label }) => label)]).join('\n');
      for (const { description, example } of own.flatMap(({ places }) => places)) {
        for (const said of [description, ...example.split(/[\n|]/)].filter((text) => text.length > 6)) {
          if (labels.includes(said)) continue;
          expect(printed, words['en-US'].name).not.toContain(said);
          expect(bare, words['en-US'].name).not.toContain(said);
        }
      }
    }
  });
});

onBothDatabases('templates', {}, (current) => {
  const get = async (url: string, token: string, language = 'en') =>
    current().call({ method: 'GET', url: `/api/pagewright/${url}`, token, headers: { 'accept-language': language } });

  it('are listed and previewed in the language of the person', async () => {
    const { token } = await current().newPerson();
    const list = (await get('template/list', token, 'zh-CN')).json().data as Template[];
    expect(list.map(({ name }) => name)).toContain('工作周报');
    expect(list.every(({ price, introduction }) => price === 0 && introduction !== '')).toBe(true);
    const asked = (await get('template/getInfo/1?language=fr-FR', token, 'zh-CN')).json().data as Template & {
      pages: TemplatePage[];
    };
    expect(asked.name).toBe('Rapport hebdomadaire');
    expect(asked.pages.map(({ title }) => title)).toEqual(asked.pageTitles);
    expect(parsePage(asked.pages[0]?.text ?? '').language).toBe('fr-FR');
    expect((await get('template/getInfo/999', token)).statusCode).toBe(404);
  });

  it('become projects whose pages can be edited and restyled, for no points and without an invitation', async () => {
    const { token } = await current().newPerson();
    const payload = { name: 'From a template', templateId: 2, language: 'en-US' };
    const made = await current().call({ method: 'POST', url: '/api/pagewright/project/add', token, payload });
    const project = made.json().data;
    expect(project).toMatchObject({ templateId: 2, status: 2, generated: true, pageCount: 7 });
    expect(project.settings).toMatchObject({ format: 'ppt-16-9', style: 'professional' });
    const list = async () => (await get(`page/list?projectId=${project.id}`, token)).json().data as ProjectPage[];
    const pages = await list();
    expect(pages.map(({ pageNumber, templateId }) => [pageNumber, templateId])).toEqual(
      Array.from({ length: 7 }, (_, index) => [index + 1, 2]),
    );
    const [first] = pages;
    const styledText = (first?.styledText ?? '').replaceAll('Project proposal', 'Solar roofs');
    expect(styledText).toContain('Solar roofs');
    const edit = { id: first?.id, version: first?.version, styledText };
    await current().call({ method: 'PUT', url: '/api/pagewright/page/edit', token, payload: edit });
    const restyle = { projectId: project.id, style: 'warm' };
    const redesigned = await current().call({
      method: 'POST',
      url: '/api/pagewright/project/redesign',
      token,
      payload: restyle,
    });
    expect(redesigned.json()).toMatchObject({ code: 200, data: { settings: { style: 'warm' } } });
    const after = await list();
    expect(after[0]?.styledText).toContain('Solar roofs');
    expect(after[1]?.styledText).not.toBe(pages[1]?.styledText);
    const points = await current().call({ method: 'GET', url: '/api/membership/info', token });
    expect(points.json().data.points).toBe(0);
  });

  it('come in another format where the person wants one', async () => {
    const { token } = await current().newPerson();
    const payload = { templateId: 4, settings: { format: 'a4-landscape', style: 'tech' } };
    const made = await current().call({ method: 'POST', url: '/api/pagewright/project/add', token, payload });
    const pages = (await get(`page/list?projectId=${made.json().data.id}`, token)).json().data as ProjectPage[];
    expect(new Set(pages.map(({ pageType }) => pageType))).toEqual(new Set(['a4-landscape']));
    const unknown = { method: 'POST' as const, url: '/api/pagewright/project/add', token, payload: { templateId: 99 } };
    expect((await current().call(unknown)).statusCode).toBe(404);
  });

  it('make projects that are filled later, with settings of the template and without a page', async () => {
    const { token } = await current().newPerson();
    const payload = { templateId: 2, withPages: false };
    const made = await current().call({ method: 'POST', url: '/api/pagewright/project/add', token, payload });
    expect(made.json().data).toMatchObject({
      templateId: 2,
      status: 0,
      pageCount: 0,
      settings: { template: 2, pageCount: 'auto', style: 'professional' },
    });
  });
});
