import type { ProjectPage } from '@pagewright/contract/pages';
import type { Project } from '@pagewright/contract/projects';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../app/api/error-text.ts';
import { Button } from '../../app/controls/Button.tsx';
import { KitModal } from '../../app/kit/KitModal.tsx';
import { queryClient } from '../../app/query-client.ts';
import { ProposalComparison } from '../assistant/ProposalComparison.tsx';
import type { PagesInHand } from '../assistant/pages-in-hand.ts';
import { reportQuery } from '../generation/report-query.ts';
import { previewText } from '../pages/preview-text.ts';
import { useEngineTerms } from '../projects/library/engine-queries.ts';
import styles from './again.module.css';
import { BlockChoice } from './BlockChoice.tsx';
import { useMakeAgain } from './use-make-again.ts';
import { WhyNothing } from './WhyNothing.tsx';

export interface AgainDialogProps {
  readonly project: Project;
  readonly pages: readonly ProjectPage[];
  /** Those that are to be made anew. */
  readonly pageIds: readonly number[];
  /** The block that is to be made anew at first. */
  readonly objectId?: string | undefined;
  readonly hand?: PagesInHand | undefined;
  readonly onClose: () => void;
}

/** Has pages, or one block of one page, made anew: says what it costs, and shows what came of it before it counts. */
export function AgainDialog({ project, pages, pageIds, objectId: first, hand, onClose }: AgainDialogProps) {
  const { t } = useTranslation();
  const { pointsPerPage } = useEngineTerms(project.module);
  const again = useMakeAgain(project.id, hand);
  const [objectId, setObjectId] = useState(first);
  // What was tried again since is gone from the list that it came from.
  const [wanted] = useState(() => pages.filter(({ id }) => pageIds.includes(id)));
  const [only] = wanted;
  const isOne = wanted.length === 1 && only !== undefined;
  const proposal = again.data;
  const ask = (): void => again.mutate({ pageIds: wanted.map(({ id }) => id), objectId });
  const done = (): void => {
    void queryClient.invalidateQueries({ queryKey: reportQuery(project.id).queryKey });
    void queryClient.invalidateQueries({ queryKey: ['membership'] });
    onClose();
  };
  if (proposal && proposal.id !== null) {
    return <ProposalComparison {...{ project, pages, proposal, hand }} onLater={onClose} onDone={done} onStale={ask} />;
  }
  const title = isOne
    ? t('assistant.again.titleOne', { number: only.pageNumber })
    : t('assistant.again.title', { total: wanted.length });
  return (
    <KitModal
      title={title}
      onCancel={onClose}
      width={520}
      footer={
        <>
          {again.isPending && <Button onClick={again.stop}>{t('assistant.stop')}</Button>}{' '}
          <Button look="primary" busy={again.isPending} onClick={ask} data-testid="again-start">
            {t(again.isPending ? 'assistant.working' : 'assistant.again.start')}
          </Button>
        </>
      }
    >
      <div className={styles.dialog} data-testid="again-dialog">
        <p>{t('assistant.again.text')}</p>
        {isOne && (
          <BlockChoice
            text={previewText(only)}
            value={objectId}
            isDisabled={again.isPending}
            onChange={(id) => {
              again.reset();
              setObjectId(id);
            }}
          />
        )}
        <p>{t('assistant.again.cost', { points: wanted.length * pointsPerPage })}</p>
        {again.error && <Alert type="error" showIcon role="alert" title={errorText(again.error)} />}
        {proposal && <WhyNothing proposal={proposal} />}
      </div>
    </KitModal>
  );
}
