import type { Proposal } from '@pagewright/contract/assistant';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import styles from './assistant.module.css';
import { ProposalNotes, ProposalUse } from './ProposalNotes.tsx';
import { Suggestions } from './Suggestions.tsx';
import { ALL_SUGGESTIONS } from './suggestions.ts';

interface AnswerProps {
  readonly proposal: Proposal;
  readonly onOpen: () => void;
  readonly onSuggest: (text: string) => void;
}

/** What became of a wish: what it would do, what it cannot, and what was not understood. */
export function Answer({ proposal, onOpen, onSuggest }: AnswerProps) {
  const { t } = useTranslation();
  const { id, notes, rest, model } = proposal;
  return (
    <div className={styles.said} data-testid="assistant-answer">
      <ProposalNotes proposal={proposal}>
        {id === null && notes.length === 0 && rest.length === 0 && <li>{t('assistant.nothing')}</li>}
      </ProposalNotes>
      {rest.length > 0 && (
        <>
          <Suggestions
            lead={t(model ? 'assistant.withoutModel' : 'assistant.needsModel')}
            offered={ALL_SUGGESTIONS}
            onChoose={onSuggest}
          />
          {!model && <p className={styles.quiet}>{t('assistant.modelHelp')}</p>}
        </>
      )}
      <ProposalUse proposal={proposal} />
      {id !== null && (
        <Button wide onClick={onOpen} data-testid="assistant-open">
          {t('assistant.open')}
        </Button>
      )}
    </div>
  );
}
