import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { ApiClient } from './client.ts';
import { upload } from './upload.ts';

/** A request that is under way until it is told how it goes on. */
class Request extends EventTarget {
  readonly upload = new EventTarget();
  status = 200;
  responseText = '{"code":200,"msg":"","data":"taken"}';
  open = () => undefined;
  setRequestHeader = () => undefined;
  getResponseHeader = () => null;
  send = () => undefined;
  abort = () => this.#ends('abort');
  answers = () => this.#ends('load');
  #ends(how: string): void {
    this.dispatchEvent(new Event(how));
    this.dispatchEvent(new Event('loadend'));
  }
}

let request: Request;

beforeEach(() => {
  vi.useFakeTimers();
  request = new Request();
  vi.stubGlobal('XMLHttpRequest', function made() {
    return request;
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Everything is sent, and no answer has come yet. */
async function sent(answerWithin?: number, signal = new AbortController().signal) {
  const client = { freshToken: () => Promise.resolve(undefined), settle: () => undefined } as Partial<ApiClient>;
  const limit = answerWithin === undefined ? {} : { answerWithin };
  const over = upload(client as ApiClient, {
    path: '/upload',
    form: new FormData(),
    onProgress: () => undefined,
    signal,
    ...limit,
  });
  const told = vi.fn();
  over.then(told, told);
  await vi.advanceTimersByTimeAsync(1);
  request.upload.dispatchEvent(new Event('load'));
  return told;
}

it('is given up where the answer does not come in time, and waits for it as long as it takes where no time is said', async () => {
  const limited = await sent(30_000);
  await vi.advanceTimersByTimeAsync(29_000);
  expect(limited).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_001);
  expect(limited.mock.lastCall?.[0]).toBeInstanceOf(Error);
  request = new Request();
  const patient = await sent();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(patient).not.toHaveBeenCalled();
  request.answers();
  await vi.advanceTimersByTimeAsync(1);
  expect(patient).toHaveBeenCalledWith('taken');
});

it('an answer in time is taken', async () => {
  const told = await sent(30_000);
  await vi.advanceTimersByTimeAsync(20_000);
  request.answers();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(told.mock.calls).toEqual([['taken']]);
});

const TURNED_AWAY = '{"code":503,"msg":"","data":null,"error":"request/overloaded"}';

it('is sent again where the server turned it away, a few times', async () => {
  const told = await sent();
  request.responseText = TURNED_AWAY;
  request.answers();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(told).not.toHaveBeenCalled();
  request = new Request();
  await vi.advanceTimersByTimeAsync(1_001);
  request.answers();
  await vi.advanceTimersByTimeAsync(1);
  expect(told.mock.calls).toEqual([['taken']]);
  const never = await sent();
  request.responseText = TURNED_AWAY;
  for (let time = 0; time < 4; time += 1) {
    expect(never).not.toHaveBeenCalled();
    request.answers();
    await vi.advanceTimersByTimeAsync(2_001);
  }
  expect(never.mock.lastCall?.[0]).toMatchObject({ code: 'request/overloaded' });
});

it('is not sent again once the person has stopped it', async () => {
  const stop = new AbortController();
  const told = await sent(undefined, stop.signal);
  request.responseText = TURNED_AWAY;
  request.answers();
  await vi.advanceTimersByTimeAsync(1);
  stop.abort();
  await vi.advanceTimersByTimeAsync(1);
  expect(told.mock.lastCall?.[0]).toMatchObject({ name: 'AbortError' });
});
