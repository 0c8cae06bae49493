import type { Proposal } from '@pagewright/contract/assistant';
import { modelFailureText, modelUseLines } from '@pagewright/contract/model-use-text';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../app/i18n/i18n.ts';
import styles from './assistant.module.css';
import { useNoteText } from './use-note-text.ts';

interface ProposalNotesProps {
  readonly proposal: Proposal;
  /** What else there is to say, as entries of the list. */
  readonly children?: ReactNode;
}

/** What a proposal would do, what it cannot, and what was not understood. */
export function ProposalNotes({ proposal: { notes, rest, model }, children }: ProposalNotesProps) {
  const { t } = useTranslation();
  const noteText = useNoteText();
  return (
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
      {children}
    </ul>
  );
}

/** What a language model took for it. */
export function ProposalUse({ proposal: { model } }: { proposal: Proposal }) {
  if (!model) return null;
  return modelUseLines({ ...model.use, unsupported: 0 }, currentLanguage()).map((line) => (
    <p key={line} className={styles.quiet}>
      {line}
    </p>
  ));
}
