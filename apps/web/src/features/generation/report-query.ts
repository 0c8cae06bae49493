import { getReport } from '@pagewright/contract/projects';
import { queryOptions } from '@tanstack/react-query';
import { api } from '../../app/api/api.ts';

/** What the last generation of a project has to say about itself. */
export const reportQuery = (projectId: number) =>
  queryOptions({
    queryKey: ['report', projectId],
    queryFn: ({ signal }) => api.call(getReport, { params: { id: projectId }, signal }),
  });
