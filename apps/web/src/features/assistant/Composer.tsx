import { PaperClipOutlined, SendOutlined } from '@ant-design/icons';
import { ASSISTANT } from '@pagewright/contract/assistant';
import { type KeyboardEvent, type RefObject, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { FilePicker } from '../../app/controls/FilePicker.tsx';
import { refuseTooLong } from '../../app/toasts/refuse-too-long.ts';
import { PendingRow } from '../documents/DocumentRow.tsx';
import { ACCEPT } from '../documents/upload-rules.ts';
import styles from './assistant.module.css';
import type { Draft } from './kept-draft.ts';
import { type ColouredTag, TagChoices } from './TagChoices.tsx';
import { TagRows } from './TagRows.tsx';
import { useAttachments } from './use-attachments.ts';
import { useTagLabel } from './use-tag-label.ts';
import {
  keyOf,
  type Mention,
  mentionAt,
  offeredFor,
  type PageChoice,
  TAG_COLOURS,
  type Tag,
  tagsFor,
  withTag,
} from './wish.ts';

interface ComposerProps {
  readonly projectId: number;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly pages: readonly PageChoice[];
  readonly draft: Draft;
  readonly onDraft: (draft: Draft) => void;
  readonly onAttached: (document: { readonly id: number; readonly name: string }) => void;
  readonly busy: boolean;
  readonly onSend: () => void;
  readonly onStop: () => void;
}

/** Where a person says what should change: words, tags by '/', pages by '@', files. */
export function Composer({ projectId, field, pages, draft, onDraft, onAttached, busy, onSend, onStop }: ComposerProps) {
  const { t } = useTranslation();
  const label = useTagLabel();
  const id = useId();
  const files = useRef<HTMLInputElement>(null);
  const [mention, setMention] = useState<Mention>();
  const [active, setActive] = useState(0);
  /** Where it goes once what was chosen is no word any more. */
  const caret = useRef<number | undefined>(undefined);
  useLayoutEffect(() => {
    if (caret.current !== undefined) field.current?.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  });
  const { pending, attach } = useAttachments(projectId, onAttached);
  const isSending = pending.some(({ state }) => state !== 'failed');
  const colours = new Map(
    [...tagsFor('/', []), ...tagsFor('@', pages)].map((tag, index) => [keyOf(tag), index % TAG_COLOURS]),
  );
  const colourOf = (tag: Tag): number => colours.get(keyOf(tag)) ?? 0;
  const choices: ColouredTag[] = mention
    ? offeredFor(tagsFor(mention.sign, pages), mention.query, label).map((tag) => ({ tag, colour: colourOf(tag) }))
    : [];
  const isEmpty = draft.text.trim() === '' && !draft.tags.some(({ is }) => is === 'format' || is === 'style');

  const look = (text: string, caret: number): void => {
    setMention(mentionAt(text, caret));
    setActive(0);
  };
  const choose = (tag: Tag): void => {
    if (!mention) return;
    const { text, tags } = draft;
    const end = mention.start + 1 + mention.query.length;
    onDraft({ text: `${text.slice(0, mention.start)}${text.slice(end)}`, tags: withTag(tags, tag) });
    setMention(undefined);
    caret.current = mention.start;
  };
  const chosen = choices[active]?.tag;
  const pressInList = (event: KeyboardEvent): boolean => {
    if (!mention) return false;
    if (event.key === 'Escape') setMention(undefined);
    else if (event.key === 'ArrowDown') setActive((active + 1) % Math.max(1, choices.length));
    else if (event.key === 'ArrowUp') setActive((active - 1 + choices.length) % Math.max(1, choices.length));
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen);
    else return false;
    event.preventDefault();
    event.stopPropagation();
    return true;
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    // Keys that an input method takes are not ours.
    if (event.nativeEvent.isComposing || pressInList(event)) return;
    const { selectionStart, selectionEnd } = event.currentTarget;
    const last = draft.tags.at(-1);
    if (event.key === 'Backspace' && last && selectionStart === 0 && selectionEnd === 0) {
      event.preventDefault();
      onDraft({ ...draft, tags: draft.tags.slice(0, -1) });
    }
    if (event.key === 'Enter' && !event.shiftKey) {
      event.preventDefault();
      if (!busy && !isEmpty && !isSending) onSend();
    }
  };
  return (
    <div className={styles.composer}>
      <TagRows
        tags={draft.tags}
        colourOf={colourOf}
        onRemove={(tag) => {
          onDraft({ ...draft, tags: draft.tags.filter((own) => own !== tag) });
          field.current?.focus();
        }}
      />
      {pending.length > 0 && (
        <ul className={styles.uploads} aria-label={t('assistant.uploading')}>
          {pending.map((item) => (
            <PendingRow key={item.id} item={item} />
          ))}
        </ul>
      )}
      <div className={styles.field}>
        {mention && <TagChoices id={id} {...{ choices, active }} onChoose={choose} onActive={setActive} />}
        <textarea
          ref={field}
          rows={3}
          value={draft.text}
          placeholder={t('assistant.placeholder')}
          aria-label={t('assistant.prompt')}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input has one line, a select no words
          role="combobox"
          aria-expanded={mention !== undefined}
          aria-haspopup="listbox"
          aria-autocomplete="list"
          aria-controls={mention ? id : undefined}
          aria-activedescendant={mention && chosen ? `${id}-${active}` : undefined}
          onChange={({ target }) => {
            if (refuseTooLong(target.value, ASSISTANT.prompt)) return;
            onDraft({ ...draft, text: target.value });
            look(target.value, target.selectionStart);
          }}
          onSelect={({ currentTarget }) => setMention(mentionAt(currentTarget.value, currentTarget.selectionStart))}
          onBlur={() => setMention(undefined)}
          onKeyDown={press}
          data-testid="assistant-prompt"
        />
      </div>
      <div className={styles.actions}>
        <Button
          look="text"
          icon={<PaperClipOutlined />}
          aria-label={t('assistant.attach')}
          title={t('assistant.attach')}
          onClick={() => files.current?.click()}
          data-testid="assistant-attach"
        />
        <FilePicker
          ref={files}
          accept={ACCEPT}
          multiple
          aria-label={t('assistant.attach')}
          onFiles={attach}
          data-testid="assistant-files"
        />
        {busy ? (
          <Button onClick={onStop} data-testid="assistant-stop">
            {t('assistant.stop')}
          </Button>
        ) : (
          <Button
            look="primary"
            icon={<SendOutlined />}
            disabled={isEmpty || isSending}
            onClick={onSend}
            data-testid="assistant-generate"
          >
            {t('assistant.generate')}
          </Button>
        )}
      </div>
    </div>
  );
}
