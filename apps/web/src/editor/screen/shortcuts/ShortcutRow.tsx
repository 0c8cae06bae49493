import { UndoOutlined } from '@ant-design/icons';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Action } from '../../actions/action.ts';
import { chordLabel } from '../../keys/chord.ts';
import { IS_MAC } from '../../keys/platform.ts';
import { isChangeable, keysOf, type OwnKeys, othersWith, withKeys } from '../../shortcuts/own-keys.ts';
import { reservedReason } from '../../shortcuts/reserved-keys.ts';
import { IconButton } from '../ActionButton.tsx';
import { KeyRecorder } from './KeyRecorder.tsx';
import { Question } from './Question.tsx';
import styles from './shortcuts.module.css';

interface ShortcutRowProps {
  readonly label: string;
  /** One, or several of the same name, whose shortcuts are fixed. */
  readonly actions: readonly Action[];
  readonly own: OwnKeys;
  readonly onChange: (own: OwnKeys) => void;
}

export function ShortcutRow({ label, actions, own, onChange }: ShortcutRowProps) {
  const [first] = actions;
  if (actions.length === 1 && first && isChangeable(first)) {
    return <ChangeableRow label={label} action={first} own={own} onChange={onChange} />;
  }
  return <FixedRow label={label} keys={actions.flatMap((action) => keysOf(action, own))} />;
}

function FixedRow({ label, keys }: { readonly label: string; readonly keys: readonly string[] }) {
  const { t } = useTranslation();
  const why = (printed: string) => {
    const reasons = keys.map((key) => reservedReason(key, IS_MAC));
    const reason = reasons.find((one) => one !== undefined);
    return reason && t(`editor.keys.reserved.${reason}`, { keys: printed });
  };
  return (
    <div className={styles.row}>
      <span>{label}</span>
      <span className={styles.keys}>
        {printedTogether(keys).map((printed) => (
          <kbd key={printed} title={why(printed)}>
            {printed}
          </kbd>
        ))}
      </span>
    </div>
  );
}

/** The four arrows with a key held down are written as one. */
function printedTogether(keys: readonly string[]): string[] {
  const labels = keys.map((key) => chordLabel(key, IS_MAC));
  const held = /^.*\+/.exec(labels[0] ?? '')?.[0];
  if (labels.length < 4 || held === undefined) return labels;
  return [held + labels.map((label) => label.slice(held.length)).join(' ')];
}

interface Asked {
  readonly text: string;
  readonly keys: readonly string[];
}

interface ChangeableRowProps extends Pick<ShortcutRowProps, 'label' | 'own' | 'onChange'> {
  readonly action: Action;
}

function ChangeableRow({ label, action, own, onChange }: ChangeableRowProps) {
  const { t } = useTranslation();
  const row = useRef<HTMLSpanElement>(null);
  const [hint, setHint] = useState<string>();
  const [asked, setAsked] = useState<Asked>();
  const keys = keysOf(action, own);
  const made = action.keys ?? [];
  const isChanged = own[action.id] !== undefined || made.length !== keys.length;
  const printed = (chords: readonly string[]) =>
    chords.map((chord) => chordLabel(chord, IS_MAC)).join(', ') || t('editor.keys.noKeys');
  const back = () => row.current?.querySelector('button')?.focus();
  const set = (next: readonly string[]) => {
    onChange(withKeys(own, action, next));
    back();
  };
  const propose = (next: readonly string[]) => {
    const [other] = othersWith(next, action, own);
    if (!other) return set(next);
    const taken = next.filter((key) => keysOf(other, own).includes(key));
    setAsked({ text: t('editor.keys.taken', { keys: printed(taken), name: t(other.label) }), keys: next });
  };
  const record = (index: number, chord: string): boolean => {
    const reason = reservedReason(chord, IS_MAC);
    if (reason) {
      setHint(t(`editor.keys.reserved.${reason}`, { keys: chordLabel(chord, IS_MAC) }));
      return false;
    }
    propose([...new Set(keys.length === 0 ? [chord] : keys.map((key, at) => (at === index ? chord : key)))]);
    return true;
  };
  return (
    <>
      <div className={styles.row} data-action={action.id} data-changed={isChanged || undefined}>
        <span>{label}</span>
        <span className={styles.keys} ref={row}>
          {(keys.length > 0 ? keys : [undefined]).map((key, index) => (
            <KeyRecorder
              // biome-ignore lint/suspicious/noArrayIndexKey: the place stays the focused one when its keys change
              key={index}
              name={label}
              chord={key}
              onRecord={(chord) => record(index, chord)}
              onRemove={() => set(keys.filter((_, at) => at !== index))}
              onWait={(isWaiting) => setHint(isWaiting ? t('editor.keys.recordHint') : undefined)}
            />
          ))}
          {isChanged && (
            <span className={styles.reset}>
              <IconButton
                label={t('editor.keys.reset', { name: label, keys: printed(made) })}
                icon={<UndoOutlined />}
                onClick={() => propose(made)}
              />
            </span>
          )}
        </span>
      </div>
      {hint && (
        <output key={hint} ref={intoView} className={styles.hint}>
          {hint}
        </output>
      )}
      {asked && (
        <Question
          text={asked.text}
          yes={t('editor.keys.takeOver')}
          onYes={() => set(asked.keys)}
          onEnd={() => {
            setAsked(undefined);
            back();
          }}
        />
      )}
    </>
  );
}

/** What is said below the last row that is seen must not stand out of sight. */
function intoView(said: HTMLElement | null): void {
  said?.scrollIntoView({ block: 'nearest' });
}
