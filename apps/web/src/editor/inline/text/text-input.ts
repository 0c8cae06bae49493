import { differenceOf } from '@pagewright/components/rich-text';
import { type PageNames, spansWithPageLinks } from '@pagewright/page/page-links';
import { clipboardText } from '../../clipboard/clipboard-text.ts';
import { richHtml } from '../../clipboard/rich-html.ts';
import type { Direction } from '../../document/history.ts';
import { isSearch } from '../../keys/search-keys.ts';
import { rangeOffsets, readSelection, readText } from './text-dom.ts';
import { changeOfKey } from './text-keys.ts';
import {
  breakLine,
  correctText,
  deleteBack,
  deleteRange,
  isSetIn,
  pasteRich,
  redo,
  select,
  setLevel,
  type TextRules,
  type TextSession,
  toggleLook,
  typeText,
  undo,
} from './text-session.ts';
import { typeWithLists } from './typed-list.ts';

/** What the listener reads and tells. */
export interface TextInput {
  readonly session: () => TextSession;
  readonly rules: () => TextRules;
  /** Enter starts a line instead of committing. */
  readonly newLineByEnter: boolean;
  /** A mark of a list at the start of a line begins one. */
  readonly listsByMark: boolean;
  /** `isDrawn` where the elements already show the text and the caret stands right. */
  readonly change: (session: TextSession, isDrawn: boolean) => void;
  readonly commit: () => void;
  /** Asks where the words are to lead. */
  readonly link: () => void;
  /** Nothing of the typing is left to take back, or to do again. */
  readonly step: (direction: Direction) => void;
  /** What pages that pasted words lead to are called here. */
  readonly pageNames: PageNames;
}

/**
 * Turns what the browser says about typing into steps of the session. Everything is prevented and done by us, but what
 * an input method composes: that is the browser's until it is settled, then the difference is taken over.
 */
export function listenToText(host: HTMLElement, given: TextInput): () => void {
  // The browser tells of a moved caret late: what is done next reads where it stands.
  const input: TextInput = { ...given, session: () => withCaret(host, given.session()) };
  const abort = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(name: K, listener: (event: HTMLElementEventMap[K]) => void) =>
    host.addEventListener(name, listener, { signal: abort.signal });
  let composing: TextSession | undefined;
  let left = false;
  const leave = (how: () => void) => {
    if (!left) how();
    left = true;
  };

  on('compositionstart', () => {
    composing = input.session();
  });
  on('compositionend', () => {
    if (composing) settle(host, input, composing);
    composing = undefined;
  });
  on('beforeinput', (event) => {
    if (event.isComposing || composing) return;
    event.preventDefault();
    const next = afterInput(host, input, event);
    if (next) input.change(next, false);
  });
  on('keydown', (event) => {
    if (!isSearch(event)) event.stopPropagation();
    if (!event.isComposing && !composing)
      pressed({ ...input, commit: () => leave(input.commit), step: (way) => leave(() => input.step(way)) }, event);
  });
  on('paste', (event) => {
    event.preventDefault();
    if (event.clipboardData) pasted(input, event.clipboardData);
  });
  on('copy', (event) => copied(input, event));
  on('cut', (event) => {
    copied(input, event);
    input.change(deleteRange(input.session(), input.session().state.selection), false);
  });
  on('drop', (event) => event.preventDefault());
  on('blur', (event) => {
    // Without a new focus it was a press, which tells for itself, or the whole window lost the focus.
    if (event.relatedTarget instanceof Element && !isTool(event.relatedTarget)) leave(input.commit);
  });
  document.addEventListener(
    'pointerdown',
    ({ target }) => {
      if (target instanceof Element && !host.contains(target) && !isTool(target)) leave(input.commit);
    },
    { signal: abort.signal, capture: true },
  );
  // A tab that is closed or reloaded takes what is typed with it.
  window.addEventListener('pagehide', () => leave(input.commit), { signal: abort.signal });
  document.addEventListener(
    'selectionchange',
    () => {
      if (composing) return;
      const next = input.session();
      if (next !== given.session()) input.change(next, true);
    },
    { signal: abort.signal },
  );
  return () => abort.abort();
}

/** The toolbar and what it opens belong to the text: using them does not leave it. */
function isTool(element: Element): boolean {
  return element.closest('[data-text-tools], .ant-popover, .ant-color-picker, .ant-select-dropdown') !== null;
}

function withCaret(host: HTMLElement, session: TextSession): TextSession {
  const selection = document.activeElement === host ? readSelection(host) : undefined;
  return selection ? select(session, selection) : session;
}

/** Takes over what an input method wrote. */
function settle(host: HTMLElement, input: TextInput, session: TextSession): void {
  const after = readText(host);
  const { start, end, inserted } = differenceOf(session.state.rich.text, after);
  input.change(typeText(session, inserted, input.rules(), { start, end }), false);
}

function afterInput(host: HTMLElement, input: TextInput, event: InputEvent): TextSession | undefined {
  const session = input.session();
  const [target] = event.getTargetRanges();
  const range = (target && rangeOffsets(host, target)) ?? session.state.selection;
  switch (event.inputType) {
    case 'insertText':
    case 'insertFromYank':
      return (input.listsByMark ? typeWithLists : typeText)(session, insertedBy(event), input.rules(), range);
    case 'insertReplacementText':
      return correctText(session, insertedBy(event), input.rules(), range);
    case 'insertLineBreak':
    case 'insertParagraph':
      return breakLine(session, input.rules(), range);
    case 'formatBold':
      return toggleLook(session, 'bold', input.rules());
    case 'formatItalic':
      return toggleLook(session, 'italic', input.rules());
    case 'formatUnderline':
      return toggleLook(session, 'underline', input.rules());
    case 'formatStrikeThrough':
      return toggleLook(session, 'strike', input.rules());
    case 'historyUndo':
      return undo(session);
    case 'historyRedo':
      return redo(session);
    case 'deleteContentBackward':
      return deleteBack(session, range);
    default:
      return event.inputType.startsWith('delete') ? deleteRange(session, range) : undefined;
  }
}

function insertedBy({ data, dataTransfer }: InputEvent): string {
  return data ?? dataTransfer?.getData('text/plain') ?? '';
}

function pressed(input: TextInput, event: KeyboardEvent): void {
  const command = event.ctrlKey || event.metaKey;
  const change = (next: TextSession) => {
    event.preventDefault();
    input.change(next, false);
  };
  const session = input.session();
  const key = event.key.toLowerCase();
  const go = (direction: Direction) => {
    const next = direction === 'undo' ? undo(session) : redo(session);
    if (next !== session) return change(next);
    event.preventDefault();
    input.step(direction);
  };
  if (event.key === 'Escape') {
    event.preventDefault();
    input.commit();
  } else if (event.key === 'Enter' && (command || (!event.shiftKey && !input.newLineByEnter))) {
    event.preventDefault();
    input.commit();
  } else if (event.key === 'Tab') {
    if (isSetIn(session)) return change(setLevel(session, event.shiftKey ? -1 : 1));
    event.preventDefault();
    input.commit();
  } else if (command && key === 'z') go(event.shiftKey ? 'redo' : 'undo');
  else if (command && key === 'y') go('redo');
  else {
    const changeText = changeOfKey(event);
    if (changeText === 'link') {
      event.preventDefault();
      // What is selected now, before the focus goes to the address.
      input.change(session, true);
      input.link();
    } else if (changeText) change(changeText(session, input.rules()));
  }
}

function pasted(input: TextInput, data: DataTransfer): void {
  const pastedText = clipboardText(data);
  const rich = { ...pastedText, spans: spansWithPageLinks(pastedText.spans, input.pageNames) };
  if (rich.text !== '') input.change(pasteRich(input.session(), rich, input.rules()), false);
}

/** Copies what is meant by the looks, not the page's fonts and colours: other programs would take them for their own. */
function copied(input: TextInput, event: ClipboardEvent): void {
  const { state } = input.session();
  const { start, end } = state.selection;
  event.preventDefault();
  if (start === end) return;
  event.clipboardData?.setData('text/plain', state.rich.text.slice(start, end));
  event.clipboardData?.setData('text/html', richHtml(state.rich, state.listType, start, end));
}
