import { COMMENT_LIMITS } from '@pagewright/contract/comments';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { notify } from '../../app/toasts/notify.ts';
import { refuseTooLong } from '../../app/toasts/refuse-too-long.ts';
import styles from './comments.module.css';
import { useComments, usePeople } from './comments-context.ts';
import { asStored, type CalledPerson, mentionAt, peopleLike } from './mentions.ts';

interface ComposerProps {
  /** As typed. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** @throws ApiError */
  readonly onSend: (stored: string) => Promise<void>;
  readonly onCancel?: (() => void) | undefined;
  readonly label: string;
  readonly hint: string;
  readonly sendText: string;
  /** It takes the focus as it appears. */
  readonly wantsFocus?: boolean;
  /** Its buttons are seen without anything typed. */
  readonly alwaysOpen?: boolean;
}

/** Characters that are left from here on are counted. */
const FEW = 200;

/** Where a comment is written: `@` offers people, Ctrl/Cmd+Enter sends. */
export function Composer(props: ComposerProps) {
  const { value, onChange, onSend, onCancel, label, hint, sendText, wantsFocus, alwaysOpen } = props;
  const { t } = useTranslation();
  const { source } = useComments();
  const people = usePeople();
  const field = useRef<HTMLTextAreaElement>(null);
  const listId = useId();
  const [sending, setSending] = useState(false);
  const [caret, setCaret] = useState(0);
  const [chosen, setChosen] = useState(0);
  const [dismissed, setDismissed] = useState(-1);
  useEffect(() => {
    if (!wantsFocus) return;
    field.current?.focus({ preventScroll: true });
    field.current?.setSelectionRange(field.current.value.length, field.current.value.length);
  }, [wantsFocus]);
  const others = people.filter(({ id }) => id !== source.board?.me);
  const mention = mentionAt(value, caret);
  const offered = mention && mention.start !== dismissed ? peopleLike(others, mention.query) : [];
  const stored = asStored(value.trim(), people);
  const left = COMMENT_LIMITS.text - stored.length;
  const canSend = stored !== '' && left >= 0 && !sending;
  const send = async () => {
    if (!canSend) return;
    setSending(true);
    try {
      await onSend(stored);
    } catch (error) {
      notify.error(error);
    } finally {
      setSending(false);
    }
  };
  const pick = ({ label: name }: CalledPerson) => {
    if (!mention) return;
    const before = `${value.slice(0, mention.start)}@${name} `;
    onChange(before + value.slice(caret).replace(/^ /, ''));
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(before.length, before.length);
      setCaret(before.length);
    });
  };
  const press = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const person = offered[chosen % Math.max(1, offered.length)];
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void send();
    else if (person && (event.key === 'Enter' || event.key === 'Tab')) pick(person);
    else if (person && event.key === 'ArrowDown') setChosen((chosen + 1) % offered.length);
    else if (person && event.key === 'ArrowUp') setChosen((chosen + offered.length - 1) % offered.length);
    else if (person && event.key === 'Escape') setDismissed(mention?.start ?? -1);
    else if (event.key === 'Escape' && onCancel) onCancel();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isOpen = alwaysOpen || value !== '';
  return (
    <div className={styles.composer}>
      <textarea
        ref={field}
        value={value}
        rows={isOpen ? 3 : 1}
        placeholder={hint}
        aria-label={label}
        // A field of several lines that offers a list: no element is that by itself.
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={offered.length > 0}
        aria-controls={listId}
        aria-activedescendant={offered.length > 0 ? `${listId}-${chosen % offered.length}` : undefined}
        onChange={(event) => {
          if (refuseTooLong(event.target.value, COMMENT_LIMITS.text)) return;
          onChange(event.target.value);
          setCaret(event.target.selectionStart);
          setChosen(0);
        }}
        onSelect={(event) => setCaret(event.currentTarget.selectionStart)}
        onKeyDown={press}
      />
      <div
        id={listId}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
        role="listbox"
        aria-label={t('comments.mention')}
        className={styles.people}
        hidden={offered.length === 0}
      >
        {offered.map((person, index) => (
          <button
            key={person.id}
            type="button"
            id={`${listId}-${index}`}
            // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role
            role="option"
            tabIndex={-1}
            aria-selected={index === chosen % offered.length}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => pick(person)}
          >
            {person.label}
          </button>
        ))}
        <small>{t('comments.noMail')}</small>
      </div>
      {isOpen && (
        <div className={styles.composerTools}>
          {left < FEW && <small>{t('comments.left', { count: left })}</small>}
          {onCancel && (
            <Button look="text" onClick={onCancel}>
              {t('comments.cancel')}
            </Button>
          )}
          <Button
            look="primary"
            busy={sending}
            disabled={!canSend}
            title={t('comments.sendKeys')}
            onClick={() => void send()}
          >
            {sendText}
          </Button>
        </div>
      )}
    </div>
  );
}
