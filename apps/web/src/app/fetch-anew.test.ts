import { QueryClient } from '@tanstack/react-query';
import { expect, it, vi } from 'vitest';
import { fetchAnew } from './fetch-anew.ts';

it('gives data as they are after something was done, also where an older answer is still on its way', async () => {
  const client = new QueryClient();
  const answers: ((name: string) => void)[] = [];
  const query = {
    queryKey: ['pages', 7] as const,
    queryFn: () => new Promise<string>((resolve) => answers.push(resolve)),
    staleTime: 0,
  };
  const before = client.fetchQuery(query);
  const after = fetchAnew(client, query);
  answers[0]?.('old');
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.('new');
  expect([await before, await after]).toEqual(['old', 'new']);
  expect(client.getQueryData(query.queryKey)).toBe('new');
  client.clear();
});

it('asks anew also where what is on its way fails', async () => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  let asked = 0;
  const query = {
    queryKey: ['pages', 8] as const,
    queryFn: async () => {
      asked += 1;
      if (asked === 1) throw new Error('cut off');
      return 'new';
    },
  };
  const before = client.fetchQuery(query);
  expect(await Promise.all([before.catch(() => 'failed'), fetchAnew(client, query)])).toEqual(['failed', 'new']);
  client.clear();
});
