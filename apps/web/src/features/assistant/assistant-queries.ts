import { acceptProposal, type Proposal, proposeChanges, refuseProposal } from '@pagewright/contract/assistant';
import type { BodyInput } from '@pagewright/contract/endpoint';
import type { Project } from '@pagewright/contract/projects';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { api } from '../../app/api/api.ts';
import { queryClient } from '../../app/query-client.ts';
import { historyQuery } from '../history/use-document-history.ts';
import { loadPagesAnew } from '../pages/page-queries.ts';
import { cacheProject } from '../projects/project-queries.ts';
import type { PagesInHand } from './pages-in-hand.ts';

type Wish = Omit<BodyInput<typeof proposeChanges>, 'projectId'>;

/** Asks for proposals; one at a time, and any can be stopped. */
export function usePropose(projectId: number, onProposal: (proposal: Proposal) => void, hand?: PagesInHand) {
  const stop = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => stop.current?.abort(), []);
  const mutation = useMutation({
    mutationFn: async (wish: Wish) => {
      const { signal } = (stop.current = new AbortController());
      await hand?.settle();
      return api.call(proposeChanges, { body: { projectId, ...wish }, signal });
    },
    onSuccess: onProposal,
  });
  return {
    ...mutation,
    stop: () => {
      stop.current?.abort();
      mutation.reset();
    },
  };
}

interface Chosen {
  readonly id: number;
  readonly pages?: { readonly id: number; readonly objects?: string[] }[];
}

/** Makes what was proposed, and shows it. */
export function useAcceptProposal(project: Project, hand?: PagesInHand) {
  return useMutation({
    // Never at the same time as a new design, or a step back.
    scope: { id: `redesign-${project.id}` },
    mutationFn: async (chosen: Chosen) => {
      await hand?.settle();
      return api.call(acceptProposal, { body: chosen });
    },
    onSuccess: async ({ settings, undo, redo, receipt }) => {
      queryClient.setQueryData(historyQuery(project.id).queryKey, { undo, redo, ...(receipt ? { receipt } : {}) });
      cacheProject({ ...project, settings });
      await (hand ? hand.show() : loadPagesAnew(project.id));
    },
  });
}

export function useRefuseProposal() {
  return useMutation({ mutationFn: (id: number) => api.call(refuseProposal, { params: { id } }) });
}

/** How long a project has to be the chosen one before the assistant turns to it, ms (spec §9). */
const PROJECT_DEBOUNCE = 300;

/** The project that the assistant works on. */
export function useSettledProject(projectId: number): number {
  const [settled, setSettled] = useState(projectId);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(projectId), PROJECT_DEBOUNCE);
    return () => clearTimeout(timer);
  }, [projectId]);
  return settled;
}
