import { exportProgress } from '@pagewright/contract/exports';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../app/api/api.ts';
import { newIdempotencyKey } from '../../app/api/idempotency-key.ts';
import { downloadExport, type ExportOrder } from './download-export.ts';

/** How often the server is asked how far it is, ms. */
const ASKED_EACH = 600;

/** One export at a time, with how far it is. It is stopped when whoever started it goes away. */
export function useExportRun() {
  const running = useRef<AbortController>(undefined);
  const [ticket, setTicket] = useState('');
  useEffect(() => () => running.current?.abort(), []);
  const making = useMutation({
    mutationFn: (order: Omit<ExportOrder, 'ticket'>) => {
      const control = new AbortController();
      const mine = newIdempotencyKey();
      running.current = control;
      setTicket(mine);
      return downloadExport({ ...order, ticket: mine }, control.signal);
    },
  });
  const { data: share } = useQuery({
    queryKey: ['export-progress', ticket],
    queryFn: ({ signal }) => api.call(exportProgress, { params: { ticket }, signal }),
    enabled: making.isPending && ticket !== '',
    refetchInterval: ASKED_EACH,
    gcTime: 0,
    retry: false,
  });
  return { making, share: making.isPending ? (share ?? 0) : 0, stop: () => running.current?.abort() };
}
