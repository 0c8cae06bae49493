import { exportProgress } from '@pagewright/contract/exports';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../app/api/api.ts';
import { randomId } from '../../app/random-id.ts';
import type { ExportOrder } from './download-export.ts';
import { exportFile } from './export-file.ts';

/** How often the server is asked how far it is, ms. */
const ASKED_EACH = 600;

/**
 * One export at a time, with how far it is. It is stopped when whoever started it goes away.
 * @param before brings to the server what it does not have yet: a part of the export, which is stopped with it
 */
export function useExportRun(before?: () => Promise<unknown>) {
  const running = useRef<AbortController>(undefined);
  const [ticket, setTicket] = useState('');
  /** Of what is made here. */
  const [own, setOwn] = useState<number>();
  useEffect(() => () => running.current?.abort(), []);
  const making = useMutation({
    mutationFn: (order: Omit<ExportOrder, 'ticket'>) => {
      const control = new AbortController();
      const mine = randomId();
      running.current = control;
      setTicket(mine);
      setOwn(undefined);
      return exportFile({ ...order, ticket: mine }, { signal: control.signal, progress: setOwn, before });
    },
  });
  const { data: share } = useQuery({
    queryKey: ['export-progress', ticket],
    queryFn: ({ signal }) => api.call(exportProgress, { params: { ticket }, signal }),
    enabled: making.isPending && ticket !== '' && own === undefined,
    refetchInterval: ASKED_EACH,
    gcTime: 0,
    retry: false,
  });
  return { making, share: making.isPending ? (own ?? share ?? 0) : 0, stop: () => running.current?.abort() };
}
