import type { Proposal } from '@pagewright/contract/assistant';
import { createContext, type Dispatch, type SetStateAction, use, useState } from 'react';

/** What was proposed for a project and is neither accepted nor refused. */
export interface OpenProposal {
  readonly projectId: number;
  readonly proposal: Proposal;
  /** It is looked at, over the pages. */
  readonly isShown: boolean;
}

type Kept = readonly [OpenProposal | undefined, Dispatch<SetStateAction<OpenProposal | undefined>>];

/** Kept by the screen: its panels go and come with the window's width. */
export const OpenProposalContext = createContext<Kept | undefined>(undefined);

/** The open proposal of a project. */
export function useOpenProposal(projectId: number): Kept {
  const own = useState<OpenProposal>();
  const [open, setOpen] = use(OpenProposalContext) ?? own;
  return [open?.projectId === projectId ? open : undefined, setOpen];
}
