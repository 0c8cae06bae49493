import type { TextQuery } from '@pagewright/page/text-query';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import styles from './find-bar.module.css';

interface ReplaceRowProps {
  readonly query: TextQuery;
  readonly onQuery: (change: Partial<TextQuery>) => void;
  /** What was done last, in words; empty where nothing was. */
  readonly told: string;
  /** How many components hold what is searched for. */
  readonly found: number;
  /** In the component that is shown. */
  readonly onReplace: (replacement: string) => void;
  readonly onReplaceAll: (replacement: string) => void;
  readonly onClose: () => void;
}

/** How exactly is searched, each with the sign that editors give it. */
const CHOICES = [
  ['matchCase', 'Aa'],
  ['wholeWords', '“ ”'],
  ['isPattern', '.*'],
] as const satisfies readonly (readonly [keyof TextQuery, string])[];

/** What is found becomes something else: here, or everywhere in one step. */
export function ReplaceRow({ query, onQuery, told, found, onReplace, onReplaceAll, onClose }: ReplaceRowProps) {
  const { t } = useTranslation();
  const [replacement, setReplacement] = useState('');
  const field = useRef<HTMLInputElement>(null);
  // Who has said what is searched for goes on with what it becomes.
  const takeFocus = useEffectEvent(() => query.text !== '' && field.current?.focus());
  useEffect(() => void takeFocus(), []);
  const keyed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.target === field.current) onReplace(replacement);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div className={styles.rows} onKeyDown={keyed} role="presentation">
      <div className={styles.row}>
        <input
          ref={field}
          className={styles.replacement}
          value={replacement}
          placeholder={t('editor.replaceWith')}
          aria-label={t('editor.replaceWith')}
          onChange={(event) => setReplacement(event.target.value)}
        />
        <Button disabled={found === 0} onClick={() => onReplace(replacement)}>
          {t('editor.replace')}
        </Button>
        <Button disabled={found === 0} onClick={() => onReplaceAll(replacement)}>
          {t('editor.replaceAll')}
        </Button>
      </div>
      <div className={styles.row}>
        {CHOICES.map(([choice, sign]) => (
          <button
            key={choice}
            type="button"
            className={styles.choice}
            aria-pressed={query[choice]}
            aria-label={t(`editor.findHow.${choice}`)}
            title={t(`editor.findHow.${choice}`)}
            onClick={() => onQuery({ [choice]: !query[choice] })}
          >
            {sign}
          </button>
        ))}
        <output className={styles.told} aria-live="polite">
          {told}
        </output>
      </div>
    </div>
  );
}
