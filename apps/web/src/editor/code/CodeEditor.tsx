import { defaultKeymap, history, historyKeymap, indentWithTab } from '@codemirror/commands';
import { bracketMatching, indentOnInput, indentUnit } from '@codemirror/language';
import { Compartment, EditorState, type Extension } from '@codemirror/state';
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightActiveLineGutter,
  keymap,
  lineNumbers,
} from '@codemirror/view';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CSP_NONCE } from '../../app/kit/csp-nonce.ts';
import styles from './code.module.css';
import { type CodeFault, faultMarks } from './code-fault.ts';
import { type CodeLanguage, LANGUAGES } from './code-languages.ts';
import { CODE_THEME } from './code-theme.ts';
import { tabLeaves } from './tab-leaves.ts';
import { withinLength } from './within-length.ts';

interface CodeEditorProps {
  readonly label: string;
  readonly language: CodeLanguage;
  readonly value: string;
  /** Characters; what would go beyond is not taken, and said to be too long. */
  readonly maxLength?: number;
  /** Lines that are seen at least; without it the field fills the height that it is given. */
  readonly rows?: number;
  readonly invalid?: boolean;
  /** Marked in the text. */
  readonly fault?: CodeFault | undefined;
  /** Whether what stands around it takes back what is typed here; it does so by itself where absent. */
  readonly undoneAround?: boolean;
  readonly onChange: (text: string) => void;
}

/**
 * A field for code: line numbers, colours, undo, the faulty line marked. Tab indents; after Escape it moves
 * on, as in every other field. Its chunk comes with the dialogs that have one.
 */
export function CodeEditor(props: CodeEditorProps) {
  const {
    label,
    language,
    value,
    maxLength = Number.POSITIVE_INFINITY,
    rows,
    invalid = false,
    fault,
    undoneAround = false,
  } = props;
  const { t } = useTranslation();
  const hintId = useId();
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const changing = useRef(new Compartment());
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  // The view lives as long as the field; what changes meanwhile reaches it in the effects below.
  useEffect(() => {
    if (!host.current) return;
    const created = new EditorView({
      parent: host.current,
      state: EditorState.create({
        doc: latest.current.value,
        extensions: [
          FIELD,
          LANGUAGES[language],
          undoneAround ? [] : UNDO,
          // A component of a page is one line, longer than any screen.
          language === 'page' ? EditorView.lineWrapping : [],
          changing.current.of([]),
          withinLength(maxLength),
          EditorView.updateListener.of(({ docChanged, state }) => {
            const text = state.doc.toString();
            if (docChanged && text !== latest.current.value) latest.current.onChange(text);
          }),
        ],
      }),
    });
    view.current = created;
    return () => created.destroy();
  }, [language, maxLength, undoneAround]);

  useEffect(() => {
    const { current: shown } = view;
    if (!shown || shown.state.doc.toString() === value) return;
    const before = shown.state.doc.toString();
    shown.dispatch({
      changes: { from: 0, to: before.length, insert: value },
      // Who takes a step back goes on where it was.
      ...(shown.hasFocus ? { selection: { anchor: endOfChange(before, value) } } : {}),
    });
  }, [value]);

  useEffect(() => {
    const attributes = EditorView.contentAttributes.of({
      'aria-label': label,
      'aria-describedby': hintId,
      ...(invalid || fault ? { 'aria-invalid': 'true' } : {}),
    });
    const marks = fault ? faultMarks(fault) : [];
    view.current?.dispatch({ effects: changing.current.reconfigure([attributes, marks]) });
  }, [label, hintId, invalid, fault]);

  return (
    <div
      className={styles.field}
      data-invalid={invalid || fault !== undefined || undefined}
      data-fills={rows === undefined || undefined}
      style={rows === undefined ? undefined : { height: rows * LINE_HEIGHT + PADDING }}
    >
      <div ref={host} className={styles.host} />
      <span id={hintId} className="visually-hidden">
        {t('panels.chart.codeKeys')}
      </span>
    </div>
  );
}

/** px of a line and of the padding around all of them, see the theme. */
const LINE_HEIGHT = 20.6;
const PADDING = 18;

const UNDO: Extension = [history(), keymap.of(historyKeymap)];

const FIELD: Extension = [
  CSP_NONCE ? EditorView.cspNonce.of(CSP_NONCE.nonce) : [],
  lineNumbers(),
  highlightActiveLine(),
  highlightActiveLineGutter(),
  drawSelection(),
  bracketMatching(),
  indentOnInput(),
  indentUnit.of('  '),
  EditorState.tabSize.of(2),
  tabLeaves,
  keymap.of([...defaultKeymap, indentWithTab]),
  // An editable element takes the focus anyway; that it says so is for what looks at the attribute alone.
  EditorView.contentAttributes.of({ tabindex: '0', spellcheck: 'false', autocapitalize: 'off', autocorrect: 'off' }),
  CODE_THEME,
];

/** Where the part ends in which a text differs from the one before. */
function endOfChange(before: string, after: string): number {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let behind = 0;
  while (behind < shorter - start && before.at(-1 - behind) === after.at(-1 - behind)) behind += 1;
  return after.length - behind;
}
