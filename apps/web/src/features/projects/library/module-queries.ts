import { getModule, listModules, type ModuleId } from '@pagewright/contract/modules';
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
