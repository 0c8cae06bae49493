import { getInfo, login } from '@pagewright/contract/accounts';
import { listPages } from '@pagewright/contract/pages';
import { updatePassword } from '@pagewright/contract/profile';
import { getProject, listProjects, removeProject, watchProject } from '@pagewright/contract/projects';
import { loginByCode } from '@pagewright/contract/verification';
import { describe, expect, it, vi } from 'vitest';
import { ApiError } from './api-error.ts';
import { createClient, urlOf } from './client.ts';

interface Call {
  readonly url: string;
  readonly method: string;
  readonly authorization: string | null;
  readonly key: string | null;
  readonly body: unknown;
}
type Answer = (call: Call) => Response | Promise<Response>;

const wrap = (
  data: unknown,
  init: { code?: number; status?: number; headers?: Record<string, string>; error?: string } = {},
) =>
  Response.json(
    {
      code: init.code ?? 200,
      msg: init.code ? 'server says no' : 'ok',
      data,
      error: init.error,
      params: { file: 'a.txt' },
    },
    { status: init.status ?? 200, headers: init.headers },
  );

function jwt(iat: number, exp: number) {
  const part = (value: object) => btoa(JSON.stringify(value));
  return `${part({ alg: 'HS256' })}.${part({ iat, exp })}.signature`;
}

function setUp(answer: Answer, startToken: string | undefined = 'old') {
  let token = startToken;
  const calls: Call[] = [];
  const onUnauthorized = vi.fn();
  const client = createClient({
    tokens: { token: () => token, replaceToken: (next) => (token = next) },
    onUnauthorized,
    pause: () => Promise.resolve(),
    now: () => 1_000_000_000,
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      const call = {
        url: String(input),
        method: init?.method ?? 'GET',
        authorization: headers.get('authorization'),
        key: headers.get('idempotency-key'),
        body: typeof init?.body === 'string' ? JSON.parse(init.body) : undefined,
      };
      calls.push(call);
      return answer(call);
    },
  });
  return { client, calls, onUnauthorized, token: () => token };
}

const failure = async (act: Promise<unknown>) => {
  const error = await act.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(ApiError);
  return error as ApiError;
};

describe('API client', () => {
  it('fills path and query, sends the bearer token and unwraps the data', async () => {
    expect(urlOf(getProject, { id: 7 }, undefined)).toBe('/api/pagewright/project/getInfo/7');
    const { client, calls } = setUp(() => wrap([{ id: 3, pageNumber: 1 }]));
    const pages = await client.call(listPages, { query: { projectId: 5 } });
    expect(calls).toMatchObject([
      { url: '/api/pagewright/page/list?projectId=5', method: 'GET', authorization: 'Bearer old' },
    ]);
    expect(pages[0]).toMatchObject({ id: 3, styledText: '', version: 0 });
  });

  it('throws the code, parameters and message of a refusal', async () => {
    const { client } = setUp(() => wrap(null, { code: 400, error: 'file/too-large' }));
    expect(await failure(client.call(listProjects, {}))).toMatchObject({
      status: 400,
      code: 'file/too-large',
      params: { file: 'a.txt' },
      serverMessage: 'server says no',
    });
  });

  it('survives an answer that is no wrapper', async () => {
    const { client } = setUp(() => new Response('<html>bad gateway</html>', { status: 502 }));
    expect(await failure(client.call(listProjects, {}))).toMatchObject({ status: 502, code: undefined });
  });

  it('one that breaks off is none: what was asked for may have been done', async () => {
    const cut = () =>
      new ReadableStream({
        start(controller) {
          controller.enqueue(new TextEncoder().encode('{"code":200,"da'));
          controller.error(new TypeError('network error'));
        },
      });
    const { client } = setUp(() => new Response(cut()));
    expect(await failure(client.call(listProjects, {}))).toMatchObject({ status: -1 });
  });

  it('takes over a new token from any answer', async () => {
    const { client, token } = setUp(() => wrap([], { headers: { 'x-new-token': 'new' } }));
    await client.call(listProjects, {});
    expect(token()).toBe('new');
  });

  it('retries three times when the network fails', async () => {
    const { client, calls } = setUp(() => Promise.reject(new TypeError('network')));
    expect(await failure(client.call(listProjects, {}))).toMatchObject({ status: -1 });
    expect(calls.map(({ key }) => key)).toEqual([null, null, null, null]);
  });

  it('repeats a write with the key of its first try only, so that it is done once', async () => {
    let fails = 2;
    const { client, calls } = setUp(() => {
      fails -= 1;
      return fails >= 0 ? Promise.reject(new TypeError('network')) : wrap(null);
    });
    await client.call(removeProject, { params: { id: 3 } });
    await client.call(removeProject, { params: { id: 4 } });
    const [first, ...repeated] = calls.slice(0, 3).map(({ key }) => key);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(repeated).toEqual([first, first]);
    expect(calls[3]?.key).toMatch(/^[0-9a-f]{32}$/);
    expect(calls[3]?.key).not.toBe(first);
  });

  it('sends a write after a 401 again with the same key', async () => {
    const { client, calls } = setUp(({ url, authorization }) => {
      if (url === getInfo.path) return wrap({}, { headers: { 'x-new-token': 'new' } });
      return authorization === 'Bearer new' ? wrap(null) : wrap(null, { code: 401, status: 401 });
    });
    await client.call(removeProject, { params: { id: 3 } });
    expect(calls).toHaveLength(3);
    expect(calls[2]?.key).toBe(calls[0]?.key);
  });

  it('never repeats what no key can make harmless: what holds a secret, and codes that are good once', async () => {
    const { client, calls } = setUp(() => Promise.reject(new TypeError('network')));
    const byCode = { channel: 'email', recipient: 'a@example.org', code: '123456' } as const;
    expect(await failure(client.call(loginByCode, { body: byCode }))).toMatchObject({ status: -1 });
    const body = { oldPassword: 'old one', newPassword: 'new one', confirmPassword: 'new one' };
    expect(await failure(client.call(updatePassword, { body }))).toMatchObject({ status: -1 });
    expect(calls.map(({ url, key }) => [url, key])).toEqual([
      [loginByCode.path, null],
      [updatePassword.path, null],
    ]);
  });

  it('repeats without a key what does no more the second time: logging in', async () => {
    const { client, calls } = setUp(() => Promise.reject(new TypeError('network')));
    expect(await failure(client.call(login, { body: { username: 'a', password: 'b' } }))).toMatchObject({ status: -1 });
    expect(calls.map(({ url, key }) => [url, key])).toEqual(Array.from({ length: 4 }, () => [login.path, null]));
  });

  it('sends again, with or without a key, what a server turned away that was too busy to look at it', async () => {
    let busy = 2;
    const { client, calls } = setUp(() => {
      busy -= 1;
      return busy >= 0 ? wrap(null, { code: 503, status: 503, error: 'request/overloaded' }) : wrap(null);
    });
    const body = { oldPassword: 'old one', newPassword: 'new one', confirmPassword: 'new one' };
    await client.call(updatePassword, { body });
    expect(calls).toHaveLength(3);
    busy = 9;
    expect(await failure(client.call(updatePassword, { body }))).toMatchObject({ code: 'request/overloaded' });
    expect(calls).toHaveLength(7);
  });

  it('leaves another 503 alone: it tells of something that was tried', async () => {
    const { client, calls } = setUp(() => wrap(null, { code: 503, status: 503, error: 'print/timeout' }));
    expect(await failure(client.call(removeProject, { params: { id: 3 } }))).toMatchObject({ code: 'print/timeout' });
    expect(calls).toHaveLength(1);
  });

  it('on a 401 refreshes and retries once', async () => {
    const { client, calls, onUnauthorized } = setUp(({ url, authorization }) => {
      if (url === getInfo.path) return wrap({}, { headers: { 'x-new-token': 'new' } });
      return authorization === 'Bearer new' ? wrap([]) : wrap(null, { code: 401, status: 401 });
    });
    await expect(client.call(listProjects, {})).resolves.toEqual([]);
    expect(calls.map(({ url }) => url)).toEqual([listProjects.path, getInfo.path, listProjects.path]);
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('retries once too where the refresh says that the token is still good, and then gives up', async () => {
    const { client, calls, onUnauthorized } = setUp(({ url }) =>
      url === getInfo.path ? wrap({}) : wrap(null, { code: 401, status: 401 }),
    );
    expect(await failure(client.call(listProjects, {}))).toMatchObject({ status: 401 });
    expect(calls.map(({ url }) => url)).toEqual([listProjects.path, getInfo.path, listProjects.path]);
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
  });

  it('gives up where the refresh fails', async () => {
    const { client, onUnauthorized, calls } = setUp(() => wrap(null, { code: 401, status: 401 }));
    expect(await failure(client.call(listProjects, {}))).toMatchObject({ status: 401 });
    expect(onUnauthorized).toHaveBeenCalledTimes(1);
    expect(calls).toHaveLength(2);
  });

  it('does not end the session because a log-in failed', async () => {
    const { client, onUnauthorized } = setUp(() =>
      wrap(null, { code: 401, status: 401, error: 'account/bad-credentials' }),
    );
    const error = await failure(client.call(login, { body: { username: 'a', password: 'b' } }));
    expect(error.code).toBe('account/bad-credentials');
    expect(onUnauthorized).not.toHaveBeenCalled();
  });

  it('refreshes a token that is about to expire once for twenty parallel calls', async () => {
    // Lifetime 2 h, 4 min left: within the window of 5 min.
    const due = jwt(1_000_000 - 6960, 1_000_000 + 240);
    const { client, calls } = setUp(async ({ url }) => {
      await Promise.resolve();
      return url === getInfo.path ? wrap({}, { headers: { 'x-new-token': jwt(1_000_000, 1_007_200) } }) : wrap([]);
    }, due);
    await Promise.all(Array.from({ length: 20 }, () => client.call(listProjects, {})));
    expect(calls.filter(({ url }) => url === getInfo.path)).toHaveLength(1);
    expect(calls.filter(({ authorization }) => authorization === `Bearer ${due}`)).toHaveLength(1);
  });

  it('leaves a token alone that is good for longer than five minutes', async () => {
    // Lifetime 2 h, 10 min left.
    const good = jwt(1_000_000 - 6600, 1_000_000 + 600);
    const { client, calls } = setUp(() => wrap([]), good);
    await client.call(listProjects, {});
    expect(calls).toMatchObject([{ url: listProjects.path, authorization: `Bearer ${good}` }]);
  });

  it('leaves a young short-lived token alone: the window is half its lifetime', async () => {
    const { client, calls } = setUp(() => wrap([]), jwt(1_000_000, 1_000_240));
    await client.call(listProjects, {});
    expect(calls.map(({ url }) => url)).toEqual([listProjects.path]);
  });

  it('opens streams, and reads a refusal out of the wrapper', async () => {
    const { client } = setUp(() => wrap(null, { code: 404, status: 404, error: 'request/not-found' }));
    expect(await failure(client.open(watchProject, { params: { id: 1 } }))).toMatchObject({
      code: 'request/not-found',
    });
  });
});
