import type { Proposal } from '@pagewright/contract/assistant';
import { modelFailureText, modelUseLines } from '@pagewright/contract/model-use-text';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { currentLanguage } from '../../app/i18n/i18n.ts';
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
export function Answer({ proposal: { id, notes, rest, model }, onOpen, onSuggest }: AnswerProps) {
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
        {model?.failure && (
          <li>{t('assistant.modelFailed', { reason: modelFailureText(model.failure, currentLanguage()) })}</li>
        )}
        {id === null && notes.length === 0 && rest.length === 0 && <li>{t('assistant.nothing')}</li>}
      </ul>
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
      {model &&
        modelUseLines({ ...model.use, unsupported: 0 }, currentLanguage()).map((line) => (
          <p key={line} className={styles.quiet}>
            {line}
          </p>
        ))}
      {id !== null && (
        <Button wide onClick={onOpen} data-testid="assistant-open">
          {t('assistant.open')}
        </Button>
      )}
    </div>
  );
}
