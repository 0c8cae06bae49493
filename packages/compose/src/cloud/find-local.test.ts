import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { findLocalModel } from './find-local.ts';

/** A fake of a program that runs models on this machine. */
async function listening(answer: RequestListener): Promise<number> {
  const server = createServer(answer);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const lists =
  (path: string, list: object): RequestListener =>
  (request, response) => {
    response.writeHead(request.url === path ? 200 : 404, { 'content-type': 'application/json' });
    response.end(JSON.stringify(request.url === path ? list : {}));
  };

/** Nobody listens on it: its server has closed. */
async function free(): Promise<number> {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** A machine that is busy with something else answers late. */
const PATIENT_MS = 20_000;

it('finds the model of Ollama that was changed last and writes text on this machine', async () => {
  const names = ['nomic-embed-text:latest', 'gpt-oss:120b-cloud', 'qwen3:8b', 'llama3.2:3b'];
  // A model of the service's under another name.
  const elsewhere = { name: 'mine:latest', remote_model: 'gpt-oss:120b', remote_host: 'https://models.example:443' };
  const models = [elsewhere, ...names.map((name) => ({ name }))];
  const ollama = await listening(lists('/api/tags', { models }));
  const found = await findLocalModel({ ollama, lmstudio: await free() }, PATIENT_MS);
  expect(found).toEqual({ provider: 'ollama', url: `http://127.0.0.1:${ollama}/v1`, model: 'qwen3:8b' });
});

it('finds the model that LM Studio has loaded', async () => {
  const data = [
    { id: 'text-embedding-nomic', type: 'embeddings', state: 'loaded' },
    { id: 'gemma-3-12b', type: 'vlm', state: 'not-loaded' },
    { id: 'qwen3-8b', type: 'llm', state: 'loaded' },
  ];
  const lmstudio = await listening(lists('/api/v0/models', { data }));
  const found = await findLocalModel({ ollama: await free(), lmstudio }, PATIENT_MS);
  expect(found).toEqual({ provider: 'lmstudio', url: `http://127.0.0.1:${lmstudio}/v1`, model: 'qwen3-8b' });
});

it('finds none where nobody listens, something else does, or it does not answer', async () => {
  expect(await findLocalModel({ ollama: await free(), lmstudio: await free() })).toBeUndefined();
  const page = await listening((_, response) => void response.end('<h1>Hello</h1>'));
  const silent = await listening(() => undefined);
  expect(await findLocalModel({ ollama: page, lmstudio: silent })).toBeUndefined();
  const endless = await listening((_, response) => {
    const more = (): void => void (response.destroyed || response.write('x'.repeat(100_000), more));
    more();
  });
  expect(await findLocalModel({ ollama: endless, lmstudio: await free() })).toBeUndefined();
});

it('follows no answer to another place', async () => {
  let asked = 0;
  const elsewhere = await listening((_, response) => {
    asked += 1;
    response.end(JSON.stringify({ models: [{ name: 'bait' }] }));
  });
  const ollama = await listening((_, response) => {
    response.writeHead(302, { location: `http://127.0.0.1:${elsewhere}/api/tags` });
    response.end();
  });
  expect(await findLocalModel({ ollama, lmstudio: await free() })).toBeUndefined();
  expect(asked).toBe(0);
});
