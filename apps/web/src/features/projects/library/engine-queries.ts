import type { Pace } from '@pagewright/contract/estimate';
import { getModule, listModules, type ModuleId } from '@pagewright/contract/modules';
import { POINTS_PER_PAGE } from '@pagewright/model/limits';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api/api.ts';

/** The engines of this installation: modules, as the API has it. */
export function useEngines() {
  return useQuery({ queryKey: ['engines'], queryFn: ({ signal }) => api.call(listModules, { signal }) });
}

/** What there is to know about one of them. */
export function useEngine(id: ModuleId) {
  return useQuery({
    queryKey: ['engines', id],
    queryFn: ({ signal }) => api.call(getModule, { params: { id }, signal }),
  });
}

/** What a page costs with an engine, and how fast it was here; the usual price as long as no project says with which. */
export function useEngineTerms(id: ModuleId | undefined): {
  readonly pointsPerPage: number;
  readonly pace: Pace | null;
} {
  const { data } = useQuery({
    queryKey: ['engines', id],
    queryFn: ({ signal }) => api.call(getModule, { params: { id: id ?? 'local' }, signal }),
    enabled: id !== undefined,
  });
  return { pointsPerPage: data?.pointsPerPage ?? POINTS_PER_PAGE, pace: data?.pace ?? null };
}
