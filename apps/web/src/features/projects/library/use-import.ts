import { importPages, importProgress } from '@pagewright/contract/exports';
import type { Project } from '@pagewright/contract/projects';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../../app/api/api.ts';
import { upload } from '../../../app/api/upload.ts';
import { randomId } from '../../../app/random-id.ts';
import { projectsQuery } from '../project-queries.ts';

/** How often the server is asked how far it is, ms. */
const ASKED_EACH = 600;

/** One archive of pages at a time, with how far it is: sending is half of the way. It is stopped when whoever started it goes away. */
export function useImport() {
  const queries = useQueryClient();
  const running = useRef<AbortController>(undefined);
  const [ticket, setTicket] = useState('');
  const [sent, setSent] = useState(0);
  useEffect(() => () => running.current?.abort(), []);
  const importing = useMutation({
    mutationFn: async (file: File): Promise<Project> => {
      const control = new AbortController();
      const mine = randomId();
      running.current = control;
      setTicket(mine);
      setSent(0);
      const form = new FormData();
      form.append('ticket', mine);
      form.append('file', file, file.name);
      const request = { path: importPages.path, form, onProgress: setSent, signal: control.signal };
      const made = importPages.data.parse(await upload(api, request));
      await queries.invalidateQueries(projectsQuery);
      return made;
    },
  });
  const { data: share } = useQuery({
    queryKey: ['import-progress', ticket],
    queryFn: ({ signal }) => api.call(importProgress, { params: { ticket }, signal }),
    enabled: importing.isPending && sent === 1,
    refetchInterval: ASKED_EACH,
    gcTime: 0,
    retry: false,
  });
  return { importing, share: (sent + (share ?? 0)) / 2, stop: () => running.current?.abort() };
}
