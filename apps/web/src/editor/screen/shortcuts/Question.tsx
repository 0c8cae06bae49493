import { type KeyboardEvent, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../app/controls/Button.tsx';
import styles from './shortcuts.module.css';

interface QuestionProps {
  readonly text: string;
  /** The button that does it. */
  readonly yes: string;
  readonly onYes: () => void;
  /** It is answered, either way. */
  readonly onEnd: () => void;
}

/** Asks where it stands before something is taken from somewhere else: Enter does it, Escape leaves it. */
export function Question({ text, yes, onYes, onEnd }: QuestionProps) {
  const { t } = useTranslation();
  const id = useId();
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The sheet itself stays open.
    event.stopPropagation();
    onEnd();
  };
  return (
    <div className={styles.question} onKeyDown={press} role="presentation">
      <p id={id} role="alert">
        {text}
      </p>
      <Button
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the keys of whoever asked for it go on here
        autoFocus
        look="primary"
        aria-describedby={id}
        onClick={() => {
          onYes();
          onEnd();
        }}
      >
        {yes}
      </Button>
      <Button onClick={onEnd}>{t('editor.cancel')}</Button>
    </div>
  );
}
