import type { Proposal } from '@pagewright/contract/assistant';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import { Alert } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../app/api/api-error.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { Comparison } from '../comparison/Comparison.tsx';
import { ComparisonMode } from '../comparison/ComparisonMode.tsx';
import { presentPages } from '../comparison/present-pages.ts';
import { useWalk } from '../comparison/use-walk.ts';
import { useAcceptProposal, useRefuseProposal } from './assistant-queries.ts';
import { ProposalNotes, ProposalUse } from './ProposalNotes.tsx';
import type { PagesInHand } from './pages-in-hand.ts';
import { useProposalChoice } from './use-proposal-choice.ts';

interface ProposalComparisonProps {
  readonly project: Project;
  readonly pages: readonly ProjectPage[];
  readonly proposal: Proposal;
  readonly hand?: PagesInHand | undefined;
  /** Closes it; the proposal stays open. */
  readonly onLater: () => void;
  readonly onDone: (isAccepted: boolean) => void;
  /** The pages have changed since: it is to be asked for again. */
  readonly onStale: () => void;
  /** What else there is to know before it is accepted. */
  readonly children?: ReactNode;
}

/** Before and after of what is proposed, on the canvas, to be accepted by object, by page, or whole. */
export function ProposalComparison(props: ProposalComparisonProps) {
  const { project, pages, proposal, hand, onLater, onDone, onStale, children } = props;
  const { t } = useTranslation();
  const accepting = useAcceptProposal(project, hand);
  const refusing = useRefuseProposal();
  // As they were when it was made: accepting changes what is behind it first.
  const [before] = useState(() => presentPages(pages));
  const { compared, choose, accepted, taken, isSome } = useProposalChoice(before, proposal);
  const walk = useWalk(compared.pairs);
  const { receipt, points } = proposal;
  const total = proposal.pages.length;
  const accept = (): void => {
    accepting.mutate(
      { id: proposal.id ?? 0, ...(accepted && { pages: accepted }) },
      {
        onSuccess: ({ done }) => {
          notify.success(t('assistant.accepted', done));
          onDone(true);
        },
      },
    );
  };
  // What is being accepted is not open any more: it would be offered again.
  const later = (): void => {
    if (!accepting.isPending) onLater();
  };
  const refuse = (): void => {
    refusing.mutate(proposal.id ?? 0);
    notify.success(t('assistant.refused'));
    onDone(false);
  };
  const acceptLabel = () => {
    if (taken < total) return t('assistant.acceptSome', { pages: taken, total });
    return t(isSome ? 'assistant.acceptChosen' : 'assistant.acceptAll');
  };
  return (
    <ComparisonMode
      title={t('assistant.proposal')}
      facts={
        <output data-testid="assistant-receipt">
          {t('assistant.receipt', receipt)}
          {points > 0 && ` · ${t('assistant.points', { points })}`}
        </output>
      }
      actions={
        <>
          <Button
            look="text"
            onClick={later}
            disabled={accepting.isPending}
            title={t('assistant.laterHint')}
            data-testid="assistant-later"
          >
            {t('assistant.later')}
          </Button>
          <Button onClick={refuse} disabled={accepting.isPending} data-testid="assistant-refuse">
            {t('assistant.refuse')}
          </Button>
          <Button
            look="primary"
            busy={accepting.isPending}
            disabled={taken === 0 && total > 0}
            onClick={accept}
            data-testid="assistant-accept"
          >
            {acceptLabel()}
          </Button>
        </>
      }
      notes={
        <Notes proposal={proposal} error={accepting.error} onStale={onStale}>
          {children}
        </Notes>
      }
      walk={walk}
      onClose={later}
      data-testid="assistant-proposal"
    >
      <Comparison
        projectId={project.id}
        {...compared}
        {...{ walk, choose }}
        sides={{ before: t('assistant.before'), after: t('assistant.after') }}
        absent={{ before: t('assistant.newPage'), after: t('assistant.gonePage') }}
      />
    </ComparisonMode>
  );
}

interface NotesProps {
  readonly proposal: Proposal;
  /** Why it was not accepted. */
  readonly error: unknown;
  readonly onStale: () => void;
  readonly children: ReactNode;
}

/** What became of the wish, and why it could not be accepted. */
function Notes({ proposal, error, onStale, children }: NotesProps) {
  const { t } = useTranslation();
  const isStale = isApiError(error) && error.code === 'assistant/stale';
  return (
    <>
      {error !== null && (
        <Alert
          type="error"
          showIcon
          role="alert"
          title={errorText(error)}
          action={isStale ? <Button onClick={onStale}>{t('app.retry')}</Button> : undefined}
        />
      )}
      <ProposalNotes proposal={proposal}>
        {proposal.pages.length === 0 && <li>{t('assistant.orderOnly')}</li>}
      </ProposalNotes>
      <ProposalUse proposal={proposal} />
      {children}
    </>
  );
}
