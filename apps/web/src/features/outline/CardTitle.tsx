import { CARD_TITLE_LENGTH } from '@pagewright/page/outline-cards';
import { useState } from 'react';
import { refuseTooLong } from '../../app/toasts/refuse-too-long.ts';
import styles from './outline.module.css';

interface CardTitleProps {
  readonly title: string;
  readonly label: string;
  readonly disabled: boolean;
  readonly onRename: (title: string) => void;
}

/** The title of a card, changed where it stands: kept when it is left or with Enter, as it was with Escape. */
export function CardTitle({ title, label, disabled, onRename }: CardTitleProps) {
  /** What is being typed; undefined while nothing is. */
  const [typed, setTyped] = useState<string>();
  const text = typed ?? title;
  return (
    <input
      className={styles.title}
      value={text}
      aria-label={label}
      readOnly={disabled}
      data-focus="title"
      onChange={({ target }) => refuseTooLong(target.value, CARD_TITLE_LENGTH, text) || setTyped(target.value)}
      onBlur={() => {
        if (typed !== undefined) onRename(typed);
        setTyped(undefined);
      }}
      onKeyDown={({ key, currentTarget, nativeEvent }) => {
        if (nativeEvent.isComposing) return;
        if (key === 'Enter') onRename(currentTarget.value);
        if (key === 'Enter' || key === 'Escape') setTyped(undefined);
      }}
    />
  );
}
