import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refuseTooLong } from '../../app/toasts/refuse-too-long.ts';
import styles from './projects.module.css';

/** Most characters of a project's name: the contract's limit. */
export const PROJECT_NAME_MAX = 100;

interface NameFieldProps {
  readonly name: string;
  /** Told the new name, or undefined where the edit was cancelled. */
  readonly onDone: (name: string | undefined) => void;
}

/** Enter saves, Escape cancels, blur saves; an empty trimmed name cancels the edit (spec §4). */
export function NameField({ name, onDone }: NameFieldProps) {
  const { t } = useTranslation();
  const [text, setText] = useState(name);
  const [cancelled, setCancelled] = useState(false);
  const save = () => {
    const trimmed = text.trim();
    onDone(cancelled || trimmed === '' || trimmed === name ? undefined : trimmed);
  };
  return (
    <input
      className={styles.field}
      value={text}
      aria-label={t('project.name')}
      ref={(field) => field?.focus()}
      onFocus={(event) => event.target.select()}
      onChange={({ target }) => refuseTooLong(target.value, PROJECT_NAME_MAX) || setText(target.value)}
      onBlur={save}
      onKeyDown={(event) => {
        if (event.nativeEvent.isComposing) return;
        if (event.key === 'Enter') event.currentTarget.blur();
        if (event.key === 'Escape') {
          setCancelled(true);
          onDone(undefined);
        }
      }}
    />
  );
}
