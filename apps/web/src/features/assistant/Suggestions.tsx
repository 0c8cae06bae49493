import { useTranslation } from 'react-i18next';
import styles from './assistant.module.css';
import type { Suggestion } from './suggestions.ts';

interface SuggestionsProps {
  readonly lead: string;
  readonly offered: readonly Suggestion[];
  readonly onChoose: (text: string) => void;
}

/** What can be done, to be done by a click. */
export function Suggestions({ lead, offered, onChoose }: SuggestionsProps) {
  const { t } = useTranslation();
  return (
    <div className={styles.suggestions}>
      <p className={styles.quiet}>{lead}</p>
      <ul>
        {offered.map((one) => {
          const text = t(`assistant.suggest.${one}`);
          return (
            <li key={one}>
              <button
                type="button"
                onClick={() => onChoose(text)}
                data-testid="assistant-suggestion"
                data-suggestion={one}
              >
                {text}
              </button>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
