import { type FakeLanguageService, startFakeLanguageService } from '@pagewright/compose/testing/fake-language-service';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openInMemory } from '../../testing/test-database.ts';
import { follow, generate, listPages, TEXT } from '../../testing/test-generations.ts';
import { startTestServer, type TestServer } from '../../testing/test-server.ts';

let service: FakeLanguageService;
let server: TestServer;
let isThere = false;
beforeAll(async () => {
  service = await startFakeLanguageService();
  const found = { provider: 'ollama', url: service.url, model: 'qwen3:8b' } as const;
  const findModel = async () => (isThere ? found : undefined);
  server = await startTestServer(await openInMemory(), { working: true, findModel });
});
afterAll(async () => {
  await server.stop();
  await service.close();
});

it('a language model on this machine that nobody has set up is offered, and writes the pages of who chooses it', async () => {
  isThere = true;
  const person = await server.newPerson({ invited: true });
  const { token } = person;
  const listed = await server.call({ method: 'GET', url: '/api/pagewright/module/list', token });
  expect(listed.json().data).toMatchObject([
    { id: 'local', found: false },
    { id: 'cloud', configured: true, found: true, leavesInstallation: false, provider: 'Ollama', model: 'qwen3:8b' },
  ]);
  const payload = { module: 'cloud' };
  const added = await server.call({ method: 'POST', url: '/api/pagewright/project/add', token, payload });
  const projectId = added.json().data.id as number;
  await generate(server, token, { projectId, text: TEXT, settings: { pageCount: 3 } });
  await follow(server, person, projectId);
  expect(await listPages(server, token, projectId)).toHaveLength(3);
  expect(service.calls.length).toBeGreaterThan(0);
}, 60_000);
