import type { Proposal } from '@pagewright/contract/assistant';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import styles from './assistant.module.css';
import { Suggestions } from './Suggestions.tsx';
import { ALL_SUGGESTIONS } from './suggestions.ts';
import { useNoteText } from './use-note-text.ts';

interface AnswerProps {
  readonly proposal: Proposal;
  readonly onOpen: () => void;
  readonly onSuggest: (text: string) => void;
}

/** What became of a wish: what it would do, what it cannot, and what was not understood. */
export function Answer({ proposal: { id, notes, rest }, onOpen, onSuggest }: AnswerProps) {
  const { t } = useTranslation();
  const noteText = useNoteText();
  return (
    <div className={styles.said} data-testid="assistant-answer">
      <ul className={styles.notes}>
        {notes.map((note) => (
          <li key={JSON.stringify(note)}>{noteText(note)}</li>
        ))}
        {rest.map((words) => (
          <li key={words}>{t('assistant.notUnderstood', { words })}</li>
        ))}
        {id === null && notes.length === 0 && rest.length === 0 && <li>{t('assistant.nothing')}</li>}
      </ul>
      {rest.length > 0 && (
        <>
          <Suggestions lead={t('assistant.needsModel')} offered={ALL_SUGGESTIONS} onChoose={onSuggest} />
          <p className={styles.quiet}>{t('assistant.modelHelp')}</p>
        </>
      )}
      {id !== null && (
        <Button wide onClick={onOpen} data-testid="assistant-open">
          {t('assistant.open')}
        </Button>
      )}
    </div>
  );
}
