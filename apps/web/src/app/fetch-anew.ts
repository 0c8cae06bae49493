import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query';

/** Data as they are after something was done on the server: what is loading already may be older. */
export async function fetchAnew<Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Data, Error, Data, Key>,
): Promise<Data> {
  const anew = { ...query, staleTime: 0 };
  const isLoading = client.isFetching({ queryKey: query.queryKey, exact: true }) > 0;
  // Whoever asks while it loads is given that.
  if (isLoading) await client.fetchQuery(anew).catch(() => undefined);
  return client.fetchQuery(anew);
}
