import { KIT_LIMITS } from '@pagewright/contract/brand-kits';
import { STYLES } from '@pagewright/design/styles';
import { expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/test-server.ts';
import { brandKits } from './tables.ts';

const { elegant, warm } = STYLES;

onBothDatabases('brand kits', {}, (current) => {
  const setUp = async () => {
    const server = current();
    const { token, id } = await server.newPerson();
    const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, as = token) =>
      server.call({ method, url: `/api/pagewright/${path}`, token: as, ...(payload ? { payload } : {}) });
    const list = async (as = token) => (await call('GET', 'style/kit/list', undefined, as)).json().data;
    return { server, id, call, list };
  };

  it('are kept, renamed, changed and deleted by their owner alone', async () => {
    const { server, call, list } = await setUp();
    expect(await list()).toEqual([]);
    const house = (await call('POST', 'style/kit/add', { name: ' House ', tokens: warm })).json().data;
    const acme = (await call('POST', 'style/kit/add', { name: 'acme', tokens: elegant })).json().data;
    expect(await list()).toEqual([
      { id: acme.id, name: 'acme', tokens: elegant },
      { id: house.id, name: 'House', tokens: warm },
    ]);
    await call('PUT', 'style/kit/edit', { id: house.id, name: 'A house' });
    await call('PUT', 'style/kit/edit', { id: acme.id, tokens: warm });
    expect(await list()).toMatchObject([
      { name: 'A house', tokens: warm },
      { name: 'acme', tokens: warm },
    ]);
    const stranger = await server.newPerson();
    expect(await list(stranger.token)).toEqual([]);
    expect((await call('DELETE', `style/kit/${acme.id}`)).statusCode).toBe(200);
    expect((await call('DELETE', `style/kit/${acme.id}`)).statusCode).toBe(404);
    expect(await list()).toMatchObject([{ id: house.id }]);
  });

  it('get a number where another one is called so, saved or renamed', async () => {
    const { call, list } = await setUp();
    const add = async (name: string) => (await call('POST', 'style/kit/add', { name, tokens: warm })).json().data;
    const long = 'x'.repeat(KIT_LIMITS.name);
    const [first, second] = [await add('House'), await add(' House ')];
    const [third] = await Promise.all([add('House'), add('House'), add(long), add(long)]);
    expect([first.name, second.name]).toEqual(['House', 'House 2']);
    const names = async () => (await list()).map(({ name }: { name: string }) => name);
    expect(await names()).toEqual(['House', 'House 2', 'House 3', 'House 4', `${long.slice(0, -2)} 2`, long]);
    const rename = (id: number, name: string) => call('PUT', 'style/kit/edit', { id, name });
    expect((await rename(third.id, 'House')).json().data.name).toBe(third.name);
    expect((await rename(first.id, 'House')).json().data.name).toBe('House');
    expect((await rename(first.id, 'House 2')).json().data.name).toBe('House 2 2');
  });

  it('are styles that pages can be drawn in, and so many of them', async () => {
    const { server, id, call } = await setUp();
    const fonts = { ...warm.fonts, heading: { family: 'Comic Sans', weight: 400 } };
    const strange = await call('POST', 'style/kit/add', { name: 'A', tokens: { ...warm, fonts } });
    expect(strange.json()).toMatchObject({ error: 'style/unusable', params: { reason: 'fonts.heading' } });
    const projectId = (await call('POST', 'project/add', { name: 'One' })).json().data.id;
    const settings = { style: { ...warm, fonts } };
    for (const path of ['project/generate/preview', 'project/redesign']) {
      const asked = await call('POST', path, { projectId, text: 'Words', settings, style: settings.style });
      expect(asked.json(), path).toMatchObject({ error: 'style/unusable' });
    }
    expect((await call('POST', 'style/kit/add', { name: 'A', tokens: { id: 'a' } })).statusCode).toBe(400);
    expect((await call('POST', 'style/kit/add', { name: ' ', tokens: warm })).statusCode).toBe(400);
    const all = Array.from({ length: KIT_LIMITS.kits }, (_, at) => ({ userId: id, name: `${at}`, tokens: warm }));
    await server.database.db.insert(brandKits).values(all);
    const answer = await call('POST', 'style/kit/add', { name: 'One more', tokens: warm });
    expect(answer.json()).toMatchObject({ error: 'style/too-many', params: { max: KIT_LIMITS.kits } });
  });

  it('are taken over by documents, which keep what they show when the kit is deleted', async () => {
    const { call } = await setUp();
    const kit = (await call('POST', 'style/kit/add', { name: 'House', tokens: elegant })).json().data;
    const settings = { format: 'ppt-16-9', style: kit.tokens };
    const project = (await call('POST', 'project/add', { name: 'One', settings })).json().data;
    await call('PUT', 'project/draft', { projectId: project.id, settings: { style: kit.tokens } });
    await call('DELETE', `style/kit/${kit.id}`);
    expect((await call('GET', `project/getInfo/${project.id}`)).json().data.settings.style).toEqual(elegant);
    expect((await call('GET', `project/draft/${project.id}`)).json().data.settings.style).toEqual(elegant);
  });
});
