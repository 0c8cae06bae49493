import { makeAgain } from '@pagewright/contract/assistant';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { api } from '../../app/api/api.ts';
import type { PagesInHand } from '../assistant/pages-in-hand.ts';

interface Wanted {
  readonly pageIds: number[];
  readonly objectId?: string | undefined;
}

/** Has pages told anew, as a proposal; it stops when it is no longer wanted. */
export function useMakeAgain(projectId: number, hand?: PagesInHand) {
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: async (wanted: Wanted) => {
      const { signal } = (stop.current = new AbortController());
      await hand?.settle();
      return api.call(makeAgain, { body: { projectId, ...wanted }, signal });
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
