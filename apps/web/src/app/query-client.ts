import { QueryClient } from '@tanstack/react-query';

/** Page cache: 5 min (spec §9). Other data is asked for again whenever a screen needs it. */
export const PAGE_CACHE = 5 * 60_000;

/**
 * What the server owns. The API client retries by itself (spec §7), so the queries do not; and it says that there is no
 * network, so the queries do not wait for one in silence.
 */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      networkMode: 'always',
      refetchOnReconnect: true,
      retry: false,
      refetchOnWindowFocus: false,
      staleTime: 10_000,
    },
    mutations: { networkMode: 'always', retry: false },
  },
});
