import { CloseOutlined, DownOutlined, RightOutlined, SearchOutlined, UpOutlined } from '@ant-design/icons';
import type { Component, Page } from '@pagewright/components/models';
import { patternOf, type TextQuery } from '@pagewright/page/text-query';
import { type KeyboardEvent, useEffect, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../app/controls/Button.tsx';
import type { Finding } from '../actions/action.ts';
import type { EditorPage } from '../document/editor.ts';
import { useEditor, useEditorState } from '../document/editor-context.ts';
import { framedPages, useFramedPages } from '../document/framed-pages.ts';
import styles from './find-bar.module.css';
import { findText, type Match, type Replacement, replaceText } from './find-text.ts';
import { useFoundMarks } from './found-marks.ts';
import { ReplaceRow } from './ReplaceRow.tsx';

/** What it was opened for: a new one each time that it is asked for. */
export interface AskedSearch {
  readonly as: Finding;
}

/** What was done, in words, and the pages as it left them: it counts until they are other ones. */
interface Told {
  readonly words: string;
  readonly pages: readonly Page[];
}

const NOTHING_TOLD: Told = { words: '', pages: [] };

const NOTHING: TextQuery = { text: '', matchCase: false, wholeWords: false, isPattern: false };

interface FindBarProps {
  readonly asked: AskedSearch;
  readonly onClose: () => void;
  readonly onNotes: () => void;
}

/**
 * Searches the words of all pages and replaces them; Enter goes to the next place, Shift+Enter to the one before, Escape
 * ends it.
 */
export function FindBar({ asked, onClose, onNotes }: FindBarProps) {
  const { t } = useTranslation();
  const editor = useEditor();
  const pages = useEditorState((state) => state.pages);
  const [query, setQuery] = useState(NOTHING);
  const [at, setAt] = useState<number>();
  const [replacing, setReplacing] = useState(false);
  const [told, setTold] = useState(NOTHING_TOLD);
  const field = useRef<HTMLInputElement>(null);
  const framed = useFramedPages();
  const matches = useMemo(() => findText(framed, query), [framed, query]);
  const [answered, setAnswered] = useState<AskedSearch>();
  if (answered !== asked) {
    setAnswered(asked);
    if (asked.as === 'replace') setReplacing(true);
  }
  // Who asks again comes back to it, to type something else.
  useEffect(() => {
    if (!answered) return;
    field.current?.focus();
    field.current?.select();
  }, [answered]);
  const current = at === undefined ? undefined : matches[at];
  useFoundMarks(
    query,
    current,
    useMemo(() => foundIn(framed, current), [framed, current]),
  );
  const show = (next: number, among: readonly Match[] = matches) => {
    const match = among[next];
    if (!match) return;
    setAt(next);
    setTold(NOTHING_TOLD);
    editor.showPage(match.pageId);
    editor.select(match.componentId === undefined ? [] : [match.componentId]);
    if (match.componentId === undefined) onNotes();
  };
  /** The first place that is looked at: on the page that is shown or after it, or else before it. */
  const besidePage = (step: 1 | -1): number => {
    const order = pages.map(({ id }) => id);
    const shown = order.indexOf(editor.store.getState().pageId);
    const isAhead = ({ pageId }: Match) => order.indexOf(pageId) >= shown;
    if (step > 0) return Math.max(0, matches.findIndex(isAhead));
    const last = matches.findLastIndex(({ pageId }) => order.indexOf(pageId) <= shown);
    return last < 0 ? matches.length - 1 : last;
  };
  const go = (step: 1 | -1) => {
    const { length } = matches;
    if (length > 0) show(at === undefined ? besidePage(step) : (at + step + length) % length);
  };
  const ask = (change: Partial<TextQuery>) => {
    setQuery({ ...query, ...change });
    setAt(undefined);
    setTold(NOTHING_TOLD);
  };
  const tell = ({ count, tooLong, locked, unread }: Replacement) => {
    const words = [
      count > 0 ? t('editor.replaced', { count }) : t('editor.replacedNone'),
      tooLong > 0 && t('editor.replacedTooLong', { count: tooLong }),
      locked > 0 && t('editor.replacedLocked', { count: locked }),
      unread > 0 && t('editor.replacedUnread', { count: unread }),
    ].filter(Boolean);
    setTold({ words: words.join(' · '), pages: editor.store.getState().pages.map(({ page }) => page) });
  };
  const replace = (within: readonly Match[], replacement: string): Replacement => {
    const replaced = replaceText(pages, within, query, replacement);
    editor.patchPages(replaced.changes);
    return replaced;
  };
  /** Where something is shown it is replaced, and the next place is shown. */
  const replaceHere = (replacement: string) => {
    if (!current || at === undefined) return go(1);
    const replaced = replace([current], replacement);
    const rest = findText(framedPages(editor.store.getState().pages), query);
    // What was put in may hold what is searched for: it is not shown again.
    const next = at + 1 + rest.length - matches.length;
    if (rest.length > 0) show(Math.max(0, next) % rest.length, rest);
    else field.current?.focus();
    tell(replaced);
  };
  /** The buttons go idle with what was found, and would lose the keys. */
  const replaceAll = (replacement: string) => {
    tell(replace(matches, replacement));
    field.current?.focus();
  };
  const keyed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && event.target === field.current) go(event.shiftKey ? -1 : 1);
    else if (event.key === 'Escape') onClose();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const isWrong = query.isPattern && query.text !== '' && patternOf(query) === undefined;
  const place = query.text.trim() === '' ? '' : `${at !== undefined && current ? at + 1 : 0} / ${matches.length}`;
  return (
    <search className={styles.bar}>
      <div className={styles.row} onKeyDown={keyed} role="presentation">
        <Button
          look="text"
          icon={<RightOutlined className={styles.more} data-open={replacing || undefined} />}
          aria-label={t('editor.replaceShow')}
          title={t('editor.replaceShow')}
          aria-expanded={replacing}
          onClick={() => setReplacing(!replacing)}
        />
        <SearchOutlined aria-hidden />
        <input
          ref={field}
          value={query.text}
          placeholder={t('editor.findIn')}
          aria-label={t('editor.findIn')}
          aria-invalid={isWrong || undefined}
          onChange={(event) => ask({ text: event.target.value })}
        />
        <output aria-live="polite" data-wrong={isWrong || undefined}>
          {isWrong ? t('editor.findNoPattern') : place}
        </output>
        <Button
          look="text"
          icon={<UpOutlined />}
          aria-label={t('editor.findBefore')}
          title={t('editor.findBefore')}
          disabled={matches.length === 0}
          onClick={() => go(-1)}
        />
        <Button
          look="text"
          icon={<DownOutlined />}
          aria-label={t('editor.findNext')}
          title={t('editor.findNext')}
          disabled={matches.length === 0}
          onClick={() => go(1)}
        />
        <Button
          look="text"
          icon={<CloseOutlined />}
          aria-label={t('editor.findEnd')}
          title={t('editor.findEnd')}
          onClick={onClose}
        />
      </div>
      {replacing && (
        <ReplaceRow
          query={query}
          onQuery={ask}
          told={told.pages.every((page, index) => page === pages[index]?.page) ? told.words : ''}
          found={matches.length}
          onReplace={replaceHere}
          onReplaceAll={replaceAll}
          onClose={onClose}
        />
      )}
    </search>
  );
}

/** As its page shows it. */
function foundIn(pages: readonly EditorPage[], found: Match | undefined): Component | undefined {
  const page = pages.find(({ id }) => id === found?.pageId)?.page;
  return page?.components.find(({ id }) => id === found?.componentId);
}
