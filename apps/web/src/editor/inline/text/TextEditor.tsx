import { boxCss } from '@pagewright/components/box-css';
import type { Component } from '@pagewright/components/models';
import { type SpanLook, wordProps } from '@pagewright/components/rich-text';
import { isSameValue } from '@pagewright/components/same-value';
import { type TextBlockProps, textCss } from '@pagewright/components/text-block';
import type { ViewContext } from '@pagewright/components/views';
import type { PageFrame } from '@pagewright/page/document-frame';
import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import type { ComponentPatch } from '../../document/component-patch.ts';
import { useEditorServices } from '../../document/editor-services.ts';
import type { Direction } from '../../document/history.ts';
import styles from '../inline.module.css';
import { TextToolbar, type ToolbarPart } from './TextToolbar.tsx';
import { drawText, setSelection } from './text-dom.ts';
import { listenToText } from './text-input.ts';
import { type ListType, startSession, type TextRules, type TextSession } from './text-session.ts';

export interface TextEditorProps {
  /** A component of a text kind. */
  readonly component: Component;
  readonly context: ViewContext;
  /** What fields show on the page. */
  readonly frame: PageFrame;
  /** Colours of the page. */
  readonly swatches: readonly string[];
  /** Where on the screen the person pressed, px; all text is selected where absent. */
  readonly at?: { readonly x: number; readonly y: number };
  /** Leaves with what was typed; undefined where nothing changed. */
  readonly onCommit: (change: Omit<ComponentPatch, 'id'> | undefined) => void;
  /** A step of the document's history: there is nothing of the typing left to take back, or to do again. */
  readonly onStep: (direction: Direction) => void;
  /** Opens the dialog of its properties; what was typed has been committed. Absent where it has none. */
  readonly onProperties?: (() => void) | undefined;
  /** Told what leaving with it would change, at every change. */
  readonly onTyping?: ((change: Omit<ComponentPatch, 'id'> | undefined) => void) | undefined;
}

type EditableProps = TextBlockProps & { maxLength?: number; rows?: number; sizing?: string; level?: number };

/**
 * Types in a text where it stands, in the very looks that the View draws it with. Enter, Escape and blur commit,
 * Shift+Enter starts a line; in text areas Enter starts a line and Ctrl+Enter commits. Tab sets entries of a list further in; `- ` and `1. ` begin one. What was typed is taken back with
 * Ctrl+Z, here and afterwards.
 */
export function TextEditor(given: TextEditorProps) {
  const { component, context, frame, swatches, at, onCommit, onStep, onTyping, onProperties } = given;
  const { t } = useTranslation();
  const props = component.props as unknown as EditableProps;
  const host = useRef<HTMLDivElement>(null);
  const [session, setSession] = useState(() =>
    startSession({ text: props.text, spans: props.spans ?? [], paragraphs: props.paragraphs }, props.listType),
  );
  const [part, setPart] = useState<ToolbarPart>('looks');
  const rules: TextRules = {
    base: baseLook(props),
    lines: { lineHeight: props.lineHeight, spaceBefore: props.paragraphSpacing },
    maxLength: props.maxLength ?? Number.POSITIVE_INFINITY,
  };
  const isArea = props.rows !== undefined;
  // A number before a heading counts chapters: it stays as it is typed.
  const isHeading = props.level !== undefined;
  const { language } = context;
  const { linkPages } = useEditorServices();
  const latest = useRef({ session, rules, onCommit, onStep, onTyping, props });
  useLayoutEffect(() => {
    latest.current = { session, rules, onCommit, onStep, onTyping, props };
  });

  const change = useCallback((next: TextSession) => {
    const { current } = latest;
    const isSame =
      current.session.state.rich === next.state.rich && current.session.state.listType === next.state.listType;
    current.session = next;
    setSession(next);
    if (!isSame) current.onTyping?.(commitOf(current.props, next.state));
  }, []);
  useLayoutEffect(() => {
    const element = host.current;
    if (!element) return undefined;
    const draw = (state: TextSession['state']) => {
      drawText(element, withState(latest.current.props, state), language);
      setSelection(element, state.selection);
    };
    draw(latest.current.session.state);
    element.focus({ preventScroll: true });
    placeCaret(element, at);
    return listenToText(element, {
      session: () => latest.current.session,
      rules: () => latest.current.rules,
      newLineByEnter: isArea,
      listsByMark: !isHeading,
      change: (next, isDrawn) => {
        change(next);
        if (!isDrawn) draw(next.state);
      },
      commit: () => latest.current.onCommit(commitOf(latest.current.props, latest.current.session.state)),
      link: () => setPart('link'),
      step: (direction) => latest.current.onStep(direction),
      pageNames: (page) => (linkPages?.().some(({ id }) => id === page) ? page : undefined),
    });
  }, [isArea, isHeading, at, change, language, linkPages]);

  const apply = (next: TextSession) => {
    change(next);
    const element = host.current;
    if (!element) return;
    drawText(element, withState(props, next.state), language);
    element.focus({ preventScroll: true });
    setSelection(element, next.state.selection);
  };
  return (
    <>
      <TextBox ref={host} props={props} context={context} label={t('panels.text.edit')} />
      {createPortal(
        <TextToolbar
          anchor={host}
          session={session}
          rules={rules}
          swatches={swatches}
          language={language}
          frame={frame}
          part={part}
          onPart={setPart}
          onProperties={
            onProperties &&
            (() => {
              onCommit(commitOf(props, session.state));
              onProperties();
            })
          }
          onChange={apply}
        />,
        document.body,
      )}
    </>
  );
}

interface TextBoxProps {
  readonly ref: React.RefObject<HTMLDivElement | null>;
  readonly props: EditableProps;
  readonly context: ViewContext;
  readonly label: string;
}

const GROWING = { height: 'auto', minHeight: '100%' } as const;

/** The box that the View draws; what stands in it is drawn by `drawText`. */
function TextBox({ ref, props, context, label }: TextBoxProps) {
  return (
    <div
      ref={ref}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a textarea cannot show parts that look different
      role="textbox"
      tabIndex={0}
      aria-multiline="true"
      aria-label={label}
      contentEditable
      suppressContentEditableWarning
      spellCheck
      lang={context.language}
      className={styles.textBox}
      data-text-editor=""
      style={{ ...boxCss(props), ...textCss(props, context), ...(props.sizing === 'grow' ? GROWING : {}) }}
      onPointerDown={(event) => event.stopPropagation()}
      onDoubleClick={(event) => event.stopPropagation()}
    />
  );
}

/** The text's own look, from which parts may differ. */
function baseLook({ fontWeight, fontStyle, textDecoration, color, fontSize }: EditableProps): SpanLook {
  return {
    fontWeight,
    fontStyle,
    color,
    fontSize,
    textDecoration: textDecoration === 'overline' ? 'none' : textDecoration,
  };
}

function withState(props: EditableProps, { rich, listType }: TextSession['state']): EditableProps {
  return { ...props, ...wordProps(rich), listType };
}

function changedProps(props: EditableProps, { rich, listType }: TextSession['state']): Record<string, unknown> {
  return { ...wordProps(rich), ...(listType === props.listType ? {} : { listType: listType as ListType }) };
}

function commitOf(props: EditableProps, state: TextSession['state']): Omit<ComponentPatch, 'id'> | undefined {
  const { text, spans, paragraphs, listType } = props;
  const before = { ...wordProps({ text, spans: spans ?? [], paragraphs }), listType };
  const same = isSameValue(before, { ...wordProps(state.rich), listType: state.listType });
  return same ? undefined : { props: changedProps(props, state) };
}

/** The caret where the person pressed. */
function placeCaret(element: HTMLElement, at: TextEditorProps['at']): void {
  if (!at) return;
  const place = document.caretPositionFromPoint?.(at.x, at.y);
  if (place && element.contains(place.offsetNode)) {
    window.getSelection()?.setPosition(place.offsetNode, place.offset);
  }
}
