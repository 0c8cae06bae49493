import type { Proposal } from '@pagewright/contract/assistant';
import { createContext, type Dispatch, type SetStateAction, use } from 'react';
import type { ProposalMaking } from './assistant-queries.ts';

/** What was proposed for a project and is neither accepted nor refused. */
export interface OpenProposal {
  readonly projectId: number;
  readonly proposal: Proposal;
  /** It is looked at, over the pages. */
  readonly isShown: boolean;
}

/** What a screen keeps of the assistant: its panels go and come with the window's width. */
interface Kept {
  readonly open: OpenProposal | undefined;
  readonly setOpen: Dispatch<SetStateAction<OpenProposal | undefined>>;
  readonly making: ProposalMaking;
}

export const OpenProposalContext = createContext<Kept | undefined>(undefined);

/** The open proposal of a project, and the one that is being made for it. */
export function useOpenProposal(projectId: number) {
  const kept = use(OpenProposalContext);
  if (!kept) throw new Error('the assistant stands outside of a screen that keeps what it proposes');
  const { open, setOpen, making } = kept;
  const isOwn = making.variables?.projectId === projectId;
  return {
    open: open?.projectId === projectId ? open : undefined,
    setOpen,
    propose: { ...making, isPending: making.isPending && isOwn, error: isOwn ? making.error : null },
  };
}
