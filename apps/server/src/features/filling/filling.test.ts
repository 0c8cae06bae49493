import type { Page } from '@pagewright/components/models';
import { defaultProps } from '@pagewright/components/models';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { xlsx } from '@pagewright/source/testing/xlsx';
import { expect, it } from 'vitest';
import { form, onBothDatabases } from '../../testing/test-server.ts';

const REPORT = `智慧园区年度报告

一、项目背景

园区自2019年启用以来，入驻企业已达到286家。停车位不足是入驻企业反映最多的问题。

二、经营情况

全年营业收入达到3.2亿元，同比增长18.5%。
`;
const SALES = xlsx('Sales', [
  ['Quarter', 'Revenue', 'Cost'],
  ['2024 Q1', 310, 220],
  ['2024 Q2', 355, 240],
  ['2024 Q3', 402, 255],
  ['2024 Q4', 468, 290],
]);

const smart = (description: string, dataType = 'text') => ({ smart: { description, dataType, example: '' } });
const base = { locked: false, visible: true, zIndex: 1 } as const;

const PAGE: Page = {
  title: 'A',
  format: 'ppt-16-9',
  size: { width: 1280, height: 720 },
  language: 'zh-CN',
  background: { type: 'solid', color: '#ffffff' },
  margin: 40,
  components: [
    {
      ...base,
      id: 'words',
      type: 'aiTextarea',
      position: { x: 40, y: 40 },
      size: { width: 300, height: 150 },
      props: { ...defaultProps('aiTextarea'), ...smart('停车位问题') },
    },
    {
      ...base,
      id: 'income',
      type: 'aiBorderedTextarea',
      position: { x: 40, y: 240 },
      size: { width: 300, height: 80 },
      props: { ...defaultProps('aiBorderedTextarea'), ...smart('营业收入', 'currency') },
    },
    {
      ...base,
      id: 'table',
      type: 'aiTable',
      position: { x: 400, y: 40 },
      size: { width: 400, height: 160 },
      props: { ...defaultProps('aiTable'), ...smart('Revenue by quarter') },
    },
    {
      ...base,
      id: 'chart',
      type: 'aiEchart',
      position: { x: 400, y: 340 },
      size: { width: 600, height: 330 },
      props: { ...defaultProps('aiEchart'), ...smart('Revenue by quarter') },
    },
    {
      ...base,
      id: 'unknown',
      type: 'aiTextarea',
      position: { x: 40, y: 400 },
      size: { width: 300, height: 150 },
      props: { ...defaultProps('aiTextarea'), ...smart('员工满意度调查') },
    },
    {
      ...base,
      id: 'plain',
      type: 'aiTextarea',
      position: { x: 40, y: 600 },
      size: { width: 300, height: 80 },
      props: defaultProps('aiTextarea'),
    },
  ],
};
const IDS = PAGE.components.map(({ id }) => id);

onBothDatabases('filling', {}, (current) => {
  async function setUp({ invited = true }: { invited?: boolean } = {}) {
    const server = current();
    const { token } = await server.newPerson({ invited });
    const post = (path: string, payload: object, headers = {}) =>
      server.call({ method: 'POST', url: `/api/pagewright/${path}`, token, payload, headers });
    const projectId = (await post('project/add', { name: 'P' })).json().data.id as number;
    const page = await post('page/add', { projectId, generatedText: printPage(PAGE) });
    const pageId = page.json().data.id as number;
    const upload = (fileName: string, bytes: string | Uint8Array) =>
      server.call({
        method: 'POST',
        url: '/api/pagewright/document/upload',
        token,
        ...form([
          { name: 'file', fileName, bytes },
          { name: 'projectId', value: String(projectId) },
        ]),
      });
    const fill = (ids: readonly string[] = IDS, headers = {}) =>
      post('page/fill', { id: pageId, page: printPage(PAGE), ids }, headers);
    return { server, token, pageId, upload, fill };
  }

  it('puts what the documents hold into smart components, with its origin, and says why others stay empty', async () => {
    const { upload, fill } = await setUp();
    expect((await upload('年报.txt', REPORT)).statusCode).toBe(200);
    expect((await upload('sales.xlsx', SALES)).statusCode).toBe(200);
    const { page, results } = (await fill()).json().data;
    expect(results).toEqual([
      { is: 'filled', id: 'words', missing: [] },
      { is: 'filled', id: 'income', missing: [] },
      { is: 'filled', id: 'table', missing: [] },
      { is: 'filled', id: 'chart', missing: [] },
      { is: 'nothing', id: 'unknown', reason: 'not-found' },
      { is: 'nothing', id: 'plain', reason: 'undescribed' },
    ]);
    const [words, income, table, chart, unknown, plain] = parsePage(page).components;
    expect(words).toMatchObject({ props: { text: '停车位不足是入驻企业反映最多的问题。' } });
    expect(words?.origin?.[0]).toMatch(/^年报\.txt#\d+/);
    expect(income).toMatchObject({ props: { text: '3.2亿元' } });
    expect(table).toMatchObject({
      origin: [expect.stringContaining('sales.xlsx#')],
      props: {
        rows: 4,
        columns: 2,
        cellData: [
          ['Quarter', 'Revenue'],
          ['2024 Q1', '310'],
          ['2024 Q2', '355'],
          ['2024 Q3', '402'],
          ['2024 Q4', '468'],
        ],
      },
    });
    expect(chart).toMatchObject({ props: { content: { series: [{ values: [310, 355, 402, 468] }] } } });
    expect(chart?.origin).toEqual(table?.origin);
    expect([unknown, plain]).toMatchObject([{ props: { text: '' } }, { props: { text: '' } }]);
  });

  it('saves nothing', async () => {
    const { server, token, pageId, upload, fill } = await setUp();
    await upload('年报.txt', REPORT);
    await fill();
    const url = `/api/pagewright/page/getInfo/${pageId}`;
    expect((await server.call({ method: 'GET', url, token })).json().data).toMatchObject({
      version: 1,
      styledText: '',
      generatedText: printPage(PAGE),
    });
  });

  it('leaves out what the prompt of the page leaves out', async () => {
    const { server, token, pageId, upload, fill } = await setUp();
    await upload('年报.txt', REPORT);
    const payload = { id: pageId, version: 1, prompt: '只介绍经营情况' };
    await server.call({ method: 'PUT', url: '/api/pagewright/page/edit', token, payload });
    const { results } = (await fill(['words', 'income'])).json().data;
    expect(results).toMatchObject([{ is: 'nothing', reason: 'not-found' }, { is: 'filled' }]);
  });

  it('answers a repeated call with the same key as before', async () => {
    const { upload, fill } = await setUp();
    const headers = { 'idempotency-key': 'fill-once-0123456789' };
    const first = (await fill(['words'], headers)).json().data;
    expect(first.results).toEqual([{ is: 'nothing', id: 'words', reason: 'no-sources' }]);
    await upload('年报.txt', REPORT);
    expect((await fill(['words'], headers)).json().data).toEqual(first);
    expect((await fill(['words'])).json().data.results).toMatchObject([{ is: 'filled' }]);
  });

  it('needs what generating needs, a page of one’s own and a page that can be read', async () => {
    const { fill } = await setUp({ invited: false });
    expect((await fill()).json()).toMatchObject({ code: 403, error: 'account/invitation-needed' });
    const { server, pageId } = await setUp();
    const send = (token: string, page: string) =>
      server.call({
        method: 'POST',
        url: '/api/pagewright/page/fill',
        token,
        payload: { id: pageId, page, ids: ['words'] },
      });
    const stranger = await server.newPerson({ invited: true });
    expect((await send(stranger.token, printPage(PAGE))).json()).toMatchObject({ code: 404 });
    const own = await setUp();
    const broken = await own.server.call({
      method: 'POST',
      url: '/api/pagewright/page/fill',
      token: own.token,
      payload: { id: own.pageId, page: '<Page', ids: ['words'] },
    });
    expect(broken.json()).toMatchObject({ error: 'page/syntax', data: null });
  });
});
