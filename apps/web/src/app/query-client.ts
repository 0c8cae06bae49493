import { QueryClient } from '@tanstack/react-query';

/** Page cache: 5 min (spec §9). Other data is asked for again whenever a screen needs it. */
export const PAGE_CACHE = 5 * 60_000;

/** What the server owns. The API client retries by itself (spec §7), so the queries do not. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false, staleTime: 10_000 },
    mutations: { retry: false },
  },
});
