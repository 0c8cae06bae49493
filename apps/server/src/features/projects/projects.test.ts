import type { Project } from '@pagewright/contract/projects';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/test-server.ts';

onBothDatabases('projects', {}, (current) => {
  async function setUp(language = 'en') {
    const { token } = await current().newPerson();
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
      current().call({
        method,
        url: `/api/pagewright/${path}`,
        token,
        headers: { 'accept-language': language },
        ...(payload ? { payload } : {}),
      });
    const add = async (payload: object): Promise<Project> => (await call('POST', 'project/add', payload)).json().data;
    return { call, add };
  }

  it('have everything that the specification names', async () => {
    const { call, add } = await setUp();
    const made = await add({
      name: ' 年度计划 ',
      description: '说明',
      status: 2,
      projectStatus: 'paused',
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      module: 'cloud',
    });
    expect(made).toMatchObject({
      name: '年度计划',
      description: '说明',
      status: 0,
      projectStatus: 'paused',
      generated: false,
      startDate: '2026-01-01',
      endDate: '2026-12-31',
      module: 'cloud',
      templateId: null,
      pageCount: 0,
      owner: expect.stringMatching(/^person\d+$/),
    });
    expect(Date.parse(made.createTime)).toBeGreaterThan(Date.now() - 60_000);
    expect(await add({})).toMatchObject({
      name: expect.stringMatching(/^Document_\d{8}_\d{6}$/),
      module: 'local',
      projectStatus: 'active',
      startDate: null,
      endDate: null,
    });
    const list = (await call('GET', 'project/list')).json().data as Project[];
    expect(list.map(({ id }) => id)).toEqual([list[0]?.id, made.id]);
  });

  it('are changed field by field, and what is not named stays', async () => {
    const { call, add } = await setUp();
    const made = await add({ name: 'A', description: 'B', startDate: '2026-05-01' });
    const edit = async (change: object) => (await call('PUT', 'project/edit', { id: made.id, ...change })).json();
    for (const change of [
      { name: 'C' },
      { projectStatus: 'archived' },
      { module: 'cloud' },
      { endDate: '2026-05-01' },
      { startDate: null },
      { description: '' },
    ]) {
      const before = (await call('GET', `project/getInfo/${made.id}`)).json().data as Project;
      const after = (await edit(change)).data as Project;
      expect(after).toEqual({ ...before, ...change, updateTime: after.updateTime });
      expect(Date.parse(after.updateTime)).toBeGreaterThanOrEqual(Date.parse(before.updateTime));
    }
    expect((await edit({ status: 2 })).data.status).toBe(0);
  });

  it('end no earlier than they start, whichever of the two is changed', async () => {
    const { call, add } = await setUp('zh-CN');
    const wrong = await call('POST', 'project/add', { startDate: '2026-02-02', endDate: '2026-02-01' });
    expect(wrong.json()).toMatchObject({ code: 400, error: 'project/dates', msg: '结束日期不能早于开始日期' });
    const { id } = await add({ startDate: '2026-02-02', endDate: '2026-02-03' });
    for (const change of [{ endDate: '2026-02-01' }, { startDate: '2026-02-04' }]) {
      expect((await call('PUT', 'project/edit', { id, ...change })).json().error).toBe('project/dates');
    }
    expect((await call('POST', 'project/add', { startDate: '2026-02-30' })).json().params.field).toBe('startDate');
  });

  it('have one module, local or cloud', async () => {
    const { call, add } = await setUp('zh-CN');
    const modules = (await call('GET', 'module/list')).json().data;
    expect(modules).toMatchObject([
      { id: 'local', configured: true, leavesInstallation: false, pointsPerPage: 1 },
      { id: 'cloud', configured: false, leavesInstallation: true, pointsPerPage: 1 },
    ]);
    expect((await call('GET', 'module/getInfo/cloud')).json().data).toEqual(modules[1]);
    const { id } = await add({});
    for (const answer of [
      await call('GET', 'module/getInfo/both'),
      await call('POST', 'project/add', { module: 'both' }),
      await call('PUT', 'project/edit', { id, module: ['local', 'cloud'] }),
    ]) {
      expect(answer.json()).toMatchObject({ code: 400, error: 'module/unknown', msg: '无效的模块ID' });
    }
  });

  it('are removed together or not at all', async () => {
    const { call, add } = await setUp();
    const [one, two] = [await add({}), await add({})];
    const { add: addStrange } = await setUp();
    const strange = await addStrange({});
    const remove = async (ids: number[]) => (await call('POST', 'project/remove/batch', { ids })).statusCode;
    expect(await remove([one.id, strange.id])).toBe(404);
    expect((await call('GET', 'project/list')).json().data).toHaveLength(2);
    expect(await remove([one.id, two.id, one.id])).toBe(200);
    expect((await call('GET', 'project/list')).json().data).toEqual([]);
  });
});
