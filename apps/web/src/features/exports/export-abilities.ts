import { exportAbilities } from '@pagewright/contract/exports';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';

/** What the server can make; it is asked once while the app is open. */
export const abilitiesQuery = queryOptions({
  queryKey: ['export-abilities'],
  queryFn: ({ signal }) => api.call(exportAbilities, { signal }),
  staleTime: Infinity,
  gcTime: Infinity,
});
