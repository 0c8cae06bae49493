import { expect, it } from 'vitest';
import { onBothDatabases } from '../../testing/test-server.ts';

onBothDatabases('what is typed on the create screen', {}, (current) => {
  it('is kept with its project, for its owner alone', async () => {
    const server = current();
    const { token } = await server.newPerson();
    const call = (method: 'GET' | 'POST' | 'PUT', path: string, payload?: object, as = token) =>
      server.call({ method, url: `/api/pagewright/project/${path}`, token: as, ...(payload ? { payload } : {}) });
    const one = (await call('POST', 'add', { name: 'One' })).json().data.id;
    const other = (await call('POST', 'add', { name: 'Other' })).json().data.id;
    const empty = { text: '', prompt: '', settings: {} };
    expect((await call('GET', `draft/${one}`)).json().data).toEqual(empty);
    const written = { text: '十二头羊', prompt: 'short', settings: { style: 'warm', pageCount: 7 } };
    for (const text of ['十二', '十二头羊']) {
      expect((await call('PUT', 'draft', { projectId: one, ...written, text })).statusCode).toBe(200);
    }
    expect((await call('GET', `draft/${one}`)).json().data).toEqual(written);
    expect((await call('GET', `draft/${other}`)).json().data).toEqual(empty);
    const stranger = await server.newPerson();
    expect((await call('GET', `draft/${one}`, undefined, stranger.token)).statusCode).toBe(404);
    expect((await call('PUT', 'draft', { projectId: one, ...written }, stranger.token)).statusCode).toBe(404);
    const strange = await call('PUT', 'draft', { projectId: one, settings: { style: 'none' } });
    expect(strange.statusCode).toBe(400);
  });
});
