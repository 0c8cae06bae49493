import { type ReactNode, useState } from 'react';
import { type OpenProposal, OpenProposalContext } from './open-proposal.ts';

/** Keeps what is proposed for the screen around which it stands, however its panels are arranged. */
export function KeptProposal({ children }: { children: ReactNode }) {
  const kept = useState<OpenProposal>();
  return <OpenProposalContext value={kept}>{children}</OpenProposalContext>;
}
