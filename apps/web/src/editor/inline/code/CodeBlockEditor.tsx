import { codeColors, codeLayout } from '@pagewright/components/code-layout';
import { CODE_MAX_LENGTH } from '@pagewright/components/kinds/code-block';
import type { EditedAs } from '@pagewright/components/panels';
import { drawn, type ViewContext } from '@pagewright/components/views';
import { fontFamilyCss } from '@pagewright/typography/catalogue';
import { CODE_FAMILY, TEXT_CSS } from '@pagewright/typography/text-css';
import { type CSSProperties, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refuseTooLong } from '../../../app/toasts/refuse-too-long.ts';
import type { ComponentPatch } from '../../document/component-patch.ts';
import type { Direction } from '../../document/history.ts';
import { chordOf } from '../../keys/chord.ts';
import styles from './code-block.module.css';
import {
  type CodeSession,
  type CodeState,
  changed,
  indented,
  newLine,
  outdented,
  startCode,
  stepped,
} from './code-session.ts';

type CodeBlock = EditedAs<'code'>;

interface CodeBlockEditorProps {
  readonly component: CodeBlock;
  readonly context: ViewContext;
  /** Leaves with what was written; undefined where nothing changed. */
  readonly onCommit: (change: Omit<ComponentPatch, 'id'> | undefined) => void;
  /** A step of the document's history: there is nothing of the writing left to take back, or to do again. */
  readonly onStep: (direction: Direction) => void;
  /** Told what leaving with it would change, at every change. */
  readonly onTyping?: ((change: Omit<ComponentPatch, 'id'> | undefined) => void) | undefined;
}

/**
 * Writes code where it stands: the View draws what is typed, and the field over it shows no text of its own, so nothing
 * jumps. Tab and Shift+Tab set lines in and out, Enter keeps the indent; Escape, Ctrl+Enter and blur commit.
 */
export function CodeBlockEditor({ component, context, onCommit, onStep, onTyping }: CodeBlockEditorProps) {
  const { t } = useTranslation();
  const { props } = component;
  const field = useRef<HTMLTextAreaElement>(null);
  const isLeft = useRef(false);
  const [session, setSession] = useState(() => startCode(props.code));
  const { text, start, end } = session.state;
  const shown: CodeBlock = { ...component, props: { ...props, code: text } };

  useLayoutEffect(() => {
    field.current?.focus({ preventScroll: true });
  }, []);
  // What the keys change has its own place of the caret.
  useLayoutEffect(() => {
    const element = field.current;
    if (element && (element.selectionStart !== start || element.selectionEnd !== end)) {
      element.setSelectionRange(start, end);
    }
  }, [start, end]);

  const changeOf = (code: string) => (code === props.code ? undefined : { props: { code } });
  const show = (next: CodeSession): void => {
    setSession(next);
    if (next.state.text !== text) onTyping?.(changeOf(next.state.text));
  };
  const put = (state: CodeState): void => {
    const isLonger = state.text.length > text.length;
    if (!isLonger || !refuseTooLong(state.text, CODE_MAX_LENGTH)) show(changed(session, state));
  };
  const leave = (): void => {
    if (isLeft.current) return;
    isLeft.current = true;
    onCommit(changeOf(text));
  };
  const step = (direction: Direction): void => {
    const next = stepped(session, direction);
    if (next) return show(next);
    isLeft.current = true;
    onStep(direction);
  };
  const { tabWidth } = props;
  const keys: Readonly<Record<string, (now: CodeState) => void>> = {
    tab: (now) => put(indented(now, tabWidth)),
    'shift+tab': (now) => put(outdented(now, tabWidth)),
    enter: (now) => put(newLine(now, tabWidth)),
    escape: leave,
    'mod+enter': leave,
    'mod+z': () => step('undo'),
    'mod+shift+z': () => step('redo'),
    'mod+y': () => step('redo'),
  };
  const press = (event: KeyboardEvent<HTMLTextAreaElement>): void => {
    event.stopPropagation();
    if (event.nativeEvent.isComposing) return;
    const run = keys[chordOf(event.nativeEvent)];
    if (!run) return;
    event.preventDefault();
    run(stateOf(event.currentTarget));
  };
  return (
    <div className={styles.frame} data-code-editor="">
      {drawn(shown, context)}
      <textarea
        ref={field}
        className={styles.field}
        style={fieldCss(shown, context)}
        aria-label={t('panels.code.edit')}
        title={t('panels.code.keys')}
        lang={context.language}
        value={text}
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        autoCorrect="off"
        wrap="soft"
        onChange={(event) => put(stateOf(event.currentTarget))}
        onSelect={(event) => {
          const now = stateOf(event.currentTarget);
          if (now.text === text && (now.start !== start || now.end !== end)) {
            setSession({ ...session, state: now, isOpen: false });
          }
        }}
        onKeyDown={press}
        onBlur={leave}
        onPointerDown={(event) => event.stopPropagation()}
        onDoubleClick={(event) => event.stopPropagation()}
      />
    </div>
  );
}

function stateOf({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): CodeState {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** The field over the code, so that each letter lies on the one that is drawn. */
function fieldCss(component: CodeBlock, { language }: ViewContext): CSSProperties {
  const { props } = component;
  const { room, fontSize } = codeLayout(component, language);
  return {
    ...TEXT_CSS,
    left: room.x,
    top: room.y,
    width: room.width,
    height: room.height,
    tabSize: props.tabWidth,
    fontFamily: fontFamilyCss(CODE_FAMILY, language),
    fontSize,
    lineHeight: `${fontSize * props.lineHeight}px`,
    caretColor: codeColors(props).plain,
  };
}
