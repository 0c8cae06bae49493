import { environmentManager, QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError } from './api/api-error.ts';
import { nextLook } from './next-look.ts';

const REST = 60_000;

beforeEach(() => {
  vi.useFakeTimers();
  // Where there is no window nothing is asked again.
  environmentManager.setIsServer(() => false);
});
afterEach(() => {
  environmentManager.setIsServer(() => typeof window === 'undefined');
  vi.useRealTimers();
});

/** A query that is asked each minute and answered as said, the last answer from then on. @returns how often it was asked */
function watched(answers: readonly (string | Error)[]) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let asked = 0;
  const observer = new QueryObserver(client, {
    queryKey: ['list'],
    queryFn: async () => {
      const answer = answers[Math.min(asked, answers.length - 1)];
      asked += 1;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    refetchInterval: (query) => nextLook(query, REST),
    initialData: 'kept',
    initialDataUpdatedAt: 0,
  });
  const stop = observer.subscribe(() => undefined);
  return {
    asked: () => asked,
    data: () => observer.getCurrentResult().data,
    stop: () => {
      stop();
      client.clear();
    },
  };
}

it('asks an overloaded server again within seconds, and as usual once it has answered', async () => {
  const overloaded = new ApiError(503, '', 'request/overloaded');
  const list = watched([overloaded, overloaded, 'new']);
  await vi.advanceTimersByTimeAsync(0);
  expect(list.asked()).toBe(1);
  expect(list.data()).toBe('kept');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(list.asked()).toBe(3);
  expect(list.data()).toBe('new');
  await vi.advanceTimersByTimeAsync(REST - 1_000);
  expect(list.asked()).toBe(3);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(list.asked()).toBe(4);
  list.stop();
});

it('asks no sooner where the server has refused', async () => {
  const list = watched([new ApiError(403)]);
  await vi.advanceTimersByTimeAsync(REST - 1_000);
  expect(list.asked()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(list.asked()).toBe(2);
  list.stop();
});
