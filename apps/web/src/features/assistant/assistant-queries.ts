import { acceptProposal, type Proposal, proposeChanges, refuseProposal } from '@pagewright/contract/assistant';
import type { BodyInput } from '@pagewright/contract/endpoint';
import type { Project } from '@pagewright/contract/projects';
import { useMutation } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { api } from '../../app/api/api.ts';
import { queryClient } from '../../app/query-client.ts';
import { historyQuery } from '../history/use-document-history.ts';
import { loadPagesAnew } from '../pages/page-queries.ts';
import { cacheProject } from '../projects/project-queries.ts';
import type { PagesInHand } from './pages-in-hand.ts';

interface Wish {
  readonly projectId: number;
  readonly wish: Omit<BodyInput<typeof proposeChanges>, 'projectId'>;
  /** Where the pages are open to be changed by hand. */
  readonly hand?: PagesInHand | undefined;
}

export type ProposalMaking = ReturnType<typeof usePropose>;

/** Asks for proposals; one at a time, and any can be stopped, as it is when the screen is left. */
export function usePropose(onProposal: (proposal: Proposal, asked: Wish) => void) {
  const running = useRef<AbortController | undefined>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const { mutate, reset, isPending, error, variables } = useMutation({
    mutationFn: async ({ projectId, wish, hand }: Wish) => {
      running.current?.abort();
      const { signal } = (running.current = new AbortController());
      await hand?.settle();
      return api.call(proposeChanges, { body: { projectId, ...wish }, signal });
    },
    onSuccess: onProposal,
  });
  const stop = useCallback(() => {
    running.current?.abort();
    reset();
  }, [reset]);
  return useMemo(() => ({ mutate, stop, isPending, error, variables }), [mutate, stop, isPending, error, variables]);
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
