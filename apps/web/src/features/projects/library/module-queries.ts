import { getModule, listModules, type ModuleId } from '@pagewright/contract/modules';
import { POINTS_PER_PAGE } from '@pagewright/model/limits';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../app/api/api.ts';

/** The modules of this installation. */
export function useModules() {
  return useQuery({ queryKey: ['modules'], queryFn: ({ signal }) => api.call(listModules, { signal }) });
}

/** What there is to know about one module. */
export function useModule(id: ModuleId) {
  return useQuery({
    queryKey: ['modules', id],
    queryFn: ({ signal }) => api.call(getModule, { params: { id }, signal }),
  });
}

/** What a page costs with a module; the usual price as long as no project says with which. */
export function usePointsPerPage(id: ModuleId | undefined): number {
  const { data } = useQuery({
    queryKey: ['modules', id],
    queryFn: ({ signal }) => api.call(getModule, { params: { id: id ?? 'local' }, signal }),
    enabled: id !== undefined,
  });
  return data?.pointsPerPage ?? POINTS_PER_PAGE;
}
