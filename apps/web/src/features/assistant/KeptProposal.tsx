import { type ReactNode, useMemo, useState } from 'react';
import { usePropose } from './assistant-queries.ts';
import { type OpenProposal, OpenProposalContext } from './open-proposal.ts';

/** Keeps what is proposed, and what is being made of a wish, for the screen around which it stands, however its panels are arranged. */
export function KeptProposal({ children }: { children: ReactNode }) {
  const [open, setOpen] = useState<OpenProposal>();
  const making = usePropose((proposal, { projectId }) =>
    setOpen({ projectId, proposal, isShown: proposal.id !== null }),
  );
  const kept = useMemo(() => ({ open, setOpen, making }), [open, making]);
  return <OpenProposalContext value={kept}>{children}</OpenProposalContext>;
}
