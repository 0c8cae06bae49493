import { CloseOutlined, DownOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import { useEditor, useEditorState } from '../document/editor-context.ts';
import styles from './editor-screen.module.css';
import { findText } from './find-text.ts';

/** Searches the words of all pages; Enter goes to the next place, Shift+Enter to the one before, Escape ends it. */
export function FindBar({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation();
  const editor = useEditor();
  const pages = useEditorState((state) => state.pages);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState<number>();
  const field = useRef<HTMLInputElement>(null);
  const matches = useMemo(() => findText(pages, query), [pages, query]);
  useEffect(() => field.current?.focus(), []);
  const go = (step: 1 | -1) => {
    const { length } = matches;
    if (length === 0) return;
    const next = at === undefined ? (step > 0 ? 0 : length - 1) : (at + step + length) % length;
    const match = matches[next];
    if (!match) return;
    setAt(next);
    editor.showPage(match.pageId);
    editor.select([match.componentId]);
  };
  const keyed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.target === field.current) go(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const shown = at !== undefined && at < matches.length ? at + 1 : 0;
  return (
    <search className={styles.find}>
      <SearchOutlined aria-hidden />
      <input
        ref={field}
        value={query}
        placeholder={t('editor.findIn')}
        aria-label={t('editor.findIn')}
        onKeyDown={keyed}
        onChange={(event) => {
          setQuery(event.target.value);
          setAt(undefined);
        }}
      />
      <output aria-live="polite">{query.trim() !== '' && `${shown} / ${matches.length}`}</output>
      <Button
        look="text"
        icon={<UpOutlined />}
        aria-label={t('editor.findBefore')}
        title={t('editor.findBefore')}
        disabled={matches.length === 0}
        onKeyDown={keyed}
        onClick={() => go(-1)}
      />
      <Button
        look="text"
        icon={<DownOutlined />}
        aria-label={t('editor.findNext')}
        title={t('editor.findNext')}
        disabled={matches.length === 0}
        onKeyDown={keyed}
        onClick={() => go(1)}
      />
      <Button
        look="text"
        icon={<CloseOutlined />}
        aria-label={t('editor.findEnd')}
        title={t('editor.findEnd')}
        onKeyDown={keyed}
        onClick={onClose}
      />
    </search>
  );
}
