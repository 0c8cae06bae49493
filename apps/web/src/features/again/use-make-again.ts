import { makeAgain } from '@pagewright/contract/assistant';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../app/api/api.ts';

interface Wanted {
  readonly pageIds: number[];
  readonly objectId?: string | undefined;
}

/** Has pages told anew, as a proposal; it stops when it is no longer wanted. */
export function useMakeAgain(projectId: number) {
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: (wanted: Wanted) => {
      stop.current = new AbortController();
      return api.call(makeAgain, { body: { projectId, ...wanted }, signal: stop.current.signal });
    },
  });
  return {
    ...mutation,
    stop: () => {
      stop.current?.abort();
      mutation.reset();
    },
  };
}
