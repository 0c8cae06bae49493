import type { Proposal } from '@pagewright/contract/assistant';
import type { ProjectPage } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import { Alert } from 'antd';
import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '../../app/api/api-error.ts';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { comparePages } from '../versions/compare-pages.ts';
import { useStillFrames } from '../versions/still-frames.ts';
import { presentPages } from '../versions/version-queries.ts';
import styles from './assistant.module.css';
import { useAcceptProposal, useRefuseProposal } from './assistant-queries.ts';
import { ProposedPair } from './ProposedPair.tsx';
import type { PagesInHand } from './pages-in-hand.ts';
import { proposedDocument } from './proposed-document.ts';
import { useNoteText } from './use-note-text.ts';

interface ProposalDialogProps {
  readonly project: Project;
  readonly pages: readonly ProjectPage[];
  readonly proposal: Proposal;
  readonly hand?: PagesInHand | undefined;
  /** Closes it; the proposal stays open. */
  readonly onLater: () => void;
  readonly onDone: () => void;
  /** The pages have changed since: it is to be asked for again. */
  readonly onStale: () => void;
  /** What else there is to know before it is accepted. */
  readonly children?: ReactNode;
}

/** Before and after of what the assistant proposes, to be accepted by object, by page, or whole. */
export function ProposalDialog(props: ProposalDialogProps) {
  const { project, pages, proposal, hand, onLater, onDone, onStale, children } = props;
  const { t } = useTranslation();
  const noteText = useNoteText();
  const accepting = useAcceptProposal(project, hand);
  const refusing = useRefuseProposal();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [objects, setObjects] = useState<ReadonlyMap<number, ReadonlySet<string>>>(new Map());
  // As they were when it was made: accepting changes what is behind the dialog first.
  const [before] = useState(() => presentPages(pages));
  const after = useMemo(() => proposedDocument(before, proposal, objects), [before, proposal, objects]);
  const frames = { before: useStillFrames(before), after: useStillFrames(after) };
  const pairs = comparePages(before, after).filter(({ difference }) => difference !== 'same');
  const { receipt, points, look, notes, rest } = proposal;
  const isWhole = look.format !== undefined || proposal.pages.length === 0;
  const chosen = proposal.pages.filter(({ id }) => !left.has(id));
  const partnersOf = (id: number): readonly number[] => proposal.pages.find((page) => page.id === id)?.with ?? [];
  const isSome = left.size > 0 || objects.size > 0;
  const isStale = isApiError(accepting.error) && accepting.error.code === 'assistant/stale';
  const accept = (): void => {
    const some = chosen.map(({ id }) => {
      const own = objects.get(id);
      return { id, ...(own ? { objects: [...own] } : {}) };
    });
    accepting.mutate(
      { id: proposal.id ?? 0, ...(isSome ? { pages: some } : {}) },
      {
        onSuccess: ({ done }) => {
          notify.success(t('assistant.accepted', done));
          onDone();
        },
      },
    );
  };
  const refuse = (): void => {
    refusing.mutate(proposal.id ?? 0);
    notify.success(t('assistant.refused'));
    onDone();
  };
  return (
    <KitModal
      className={styles.modal}
      title={t('assistant.proposal')}
      onCancel={onLater}
      width="min(1240px, 96vw)"
      footer={
        <div className={styles.footer}>
          <output className={styles.receipt} data-testid="assistant-receipt">
            {t('assistant.receipt', receipt)}
            {points > 0 && ` · ${t('assistant.points', { points })}`}
          </output>
          <Button onClick={refuse} disabled={accepting.isPending} data-testid="assistant-refuse">
            {t('assistant.refuse')}
          </Button>
          <Button
            look="primary"
            busy={accepting.isPending}
            disabled={chosen.length === 0 && proposal.pages.length > 0}
            onClick={accept}
            data-testid="assistant-accept"
          >
            {left.size > 0
              ? t('assistant.acceptSome', { pages: chosen.length, total: proposal.pages.length })
              : t('assistant.acceptAll')}
          </Button>
        </div>
      }
    >
      <div className={styles.proposal} data-testid="assistant-proposal">
        {accepting.error && (
          <Alert
            type="error"
            showIcon
            role="alert"
            title={errorText(accepting.error)}
            action={isStale ? <Button onClick={onStale}>{t('app.retry')}</Button> : undefined}
          />
        )}
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={JSON.stringify(note)}>{noteText(note)}</li>
          ))}
          {rest.map((words) => (
            <li key={words}>{t('assistant.notUnderstood', { words })}</li>
          ))}
          {proposal.pages.length === 0 && <li>{t('assistant.orderOnly')}</li>}
        </ul>
        {children}
        <div className={styles.sides} aria-hidden="true">
          <span>{t('assistant.before')}</span>
          <span>{t('assistant.after')}</span>
        </div>
        <ol className={styles.pairs}>
          {pairs.map((pair) => (
            <ProposedPair
              key={pair.id}
              projectId={project.id}
              pair={pair}
              before={before[pair.before ?? -1]}
              after={after[pair.after ?? -1]}
              frames={frames}
              proposed={proposal.pages.find(({ id }) => id === pair.id)}
              isWhole={isWhole}
              isChosen={!left.has(pair.id)}
              onChoose={(isChosen) => setLeft((old) => choose(old, [pair.id, ...partnersOf(pair.id)], isChosen))}
              objects={objects.get(pair.id)}
              onObjects={(ids) =>
                setObjects((old) => {
                  const others = [...old].filter(([id]) => id !== pair.id);
                  return new Map(ids ? [...others, [pair.id, ids] as const] : others);
                })
              }
            />
          ))}
        </ol>
      </div>
    </KitModal>
  );
}

/** Those that are left out, once pages are chosen or not: what several say between them goes together. */
function choose(left: ReadonlySet<number>, ids: readonly number[], isChosen: boolean): ReadonlySet<number> {
  return isChosen ? new Set([...left].filter((id) => !ids.includes(id))) : new Set([...left, ...ids]);
}
