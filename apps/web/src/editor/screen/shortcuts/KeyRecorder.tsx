import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chordLabel, chordOf, isWhole } from '../../keys/chord.ts';
import { IS_MAC } from '../../keys/platform.ts';
import styles from './shortcuts.module.css';

interface KeyRecorderProps {
  /** Of the action. */
  readonly name: string;
  /** Undefined where there is none yet. */
  readonly chord: string | undefined;
  /** @returns whether the chord can be had; otherwise another is waited for */
  readonly onRecord: (chord: string) => boolean;
  readonly onRemove: () => void;
  readonly onWait: (isWaiting: boolean) => void;
}

/** A shortcut as a button: pressed, it takes the keys that are pressed next. */
export function KeyRecorder({ name, chord, onRecord, onRemove, onWait }: KeyRecorderProps) {
  const { t } = useTranslation();
  const [isWaiting, setWaiting] = useState(false);
  const wait = (next: boolean) => {
    if (next === isWaiting) return;
    setWaiting(next);
    onWait(next);
  };
  const press = (event: KeyboardEvent) => {
    if (!isWaiting) return;
    // Nobody else hears what is pressed now, but Tab, which leaves.
    event.stopPropagation();
    if (event.key === 'Tab') return;
    event.preventDefault();
    if (event.nativeEvent.isComposing || !isWhole(event)) return;
    const pressed = chordOf(event);
    if (pressed === 'escape') return wait(false);
    if (pressed === 'backspace') {
      wait(false);
      if (chord !== undefined) onRemove();
      return;
    }
    if (onRecord(pressed)) wait(false);
  };
  const keys = chord === undefined ? t('editor.keys.add') : chordLabel(chord, IS_MAC);
  const label = chord === undefined ? t('editor.keys.addTo', { name }) : t('editor.keys.change', { name, keys });
  return (
    <button
      type="button"
      className={styles.key}
      data-empty={chord === undefined || undefined}
      aria-pressed={isWaiting}
      aria-label={isWaiting ? t('editor.keys.record') : label}
      onClick={() => wait(true)}
      onKeyDown={press}
      onBlur={() => wait(false)}
    >
      {isWaiting ? t('editor.keys.record') : keys}
    </button>
  );
}
