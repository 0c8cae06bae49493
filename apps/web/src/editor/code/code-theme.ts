import { HighlightStyle, syntaxHighlighting } from '@codemirror/language';
import type { Extension } from '@codemirror/state';
import { EditorView } from '@codemirror/view';
import { tags } from '@lezer/highlight';

const look = EditorView.theme({
  '&': { height: '100%', backgroundColor: '#fbfcfe', color: 'var(--ink)', fontSize: '12.5px', borderRadius: 'inherit' },
  '&.cm-focused': { outline: 'none' },
  '.cm-scroller': {
    fontFamily: '"JetBrains Mono", ui-monospace, SFMono-Regular, Menlo, Consolas, monospace, var(--font)',
    lineHeight: '1.65',
    borderRadius: 'inherit',
  },
  '.cm-content': { padding: '8px 0', caretColor: 'var(--primary)' },
  '.cm-line': { padding: '0 12px 0 6px' },
  '.cm-gutters': {
    backgroundColor: '#f3f5fa',
    color: 'var(--muted)',
    border: '0',
    borderRight: '1px solid var(--line)',
  },
  '.cm-lineNumbers .cm-gutterElement': { padding: '0 8px 0 10px', minWidth: '34px' },
  '.cm-activeLine': { backgroundColor: 'rgb(47 95 240 / 5%)' },
  '.cm-activeLineGutter': { backgroundColor: '#e6ebf8', color: 'var(--ink)' },
  '.cm-selectionBackground, &.cm-focused .cm-selectionBackground': { backgroundColor: '#cddafc !important' },
  '.cm-matchingBracket': { backgroundColor: '#d8e2fd !important', outline: '0' },
  '.cm-fault-line': { backgroundColor: '#fdeceb !important' },
  '.cm-fault-gutter': { backgroundColor: 'var(--danger) !important', color: '#fff !important', fontWeight: '600' },
  '.cm-fault-place': { textDecoration: 'underline wavy var(--danger)', textUnderlineOffset: '3px' },
});

/** Each at least 4.5:1 on the field's ground, on the active line and on a line with a fault. */
const colors = HighlightStyle.define([
  { tag: [tags.keyword, tags.tagName, tags.operatorKeyword], color: '#7a2bb8' },
  { tag: [tags.propertyName, tags.attributeName], color: '#1d4fd0' },
  { tag: [tags.string, tags.special(tags.string)], color: '#0f6b46' },
  { tag: [tags.number, tags.bool, tags.null], color: '#a03a0c' },
  { tag: tags.comment, color: '#5c6375', fontStyle: 'italic' },
  { tag: [tags.operator, tags.angleBracket], color: '#4a5468' },
]);

export const CODE_THEME: Extension = [look, syntaxHighlighting(colors)];
