import {
  applyLook,
  clearLook,
  commonLook,
  fitting,
  insertRich,
  type RichText,
  replaceRange,
  type SpanLook,
} from '@pagewright/components/rich-text';
import type { FrameField } from '@pagewright/components/text-style';

/** The state of a text that is being typed: pure, so that it can be tested without a browser. */

export type ListType = 'none' | 'bullet' | 'ordered';

/** Offsets into the text; `start` is where the selection begins, never after `end`. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

export interface TextState {
  readonly rich: RichText;
  readonly listType: ListType;
  readonly selection: Selection;
  /** Look chosen without a selection: the next typed characters take it. */
  readonly pending?: SpanLook;
}

export interface TextSession {
  readonly state: TextState;
  readonly past: readonly TextState[];
  readonly future: readonly TextState[];
  /** What the last step was, so that typed letters join to one step. */
  readonly lastStep: string;
}

export interface TextRules {
  /** The whole text's own look. */
  readonly base: SpanLook;
  readonly maxLength: number;
}

/** Steps that are kept. */
const MAX_STEPS = 200;

export function startSession(rich: RichText, listType: ListType): TextSession {
  const selection = { start: 0, end: rich.text.length };
  return { state: { rich, listType, selection }, past: [], future: [], lastStep: '' };
}

/** Types or pastes plain text over the selection, or over a range that the browser names. */
export function typeText(
  session: TextSession,
  typed: string,
  rules: TextRules,
  range = session.state.selection,
): TextSession {
  const { rich, pending } = session.state;
  const clean = typed.replace(/\r\n?/g, '\n');
  const inserted = fitting(rich, range.start, range.end, clean, rules.maxLength);
  const end = range.start + inserted.length;
  const look = pending && { ...lookBefore(rich, range.start), ...pending };
  const next = replaceRange(rich, range.start, range.end, inserted, look && differing(look, rules.base));
  const joins = clean.length === 1 && !/\s/.test(clean) && range.start === range.end;
  return step(
    session,
    { ...session.state, rich: next, selection: caret(end), pending: undefined },
    joins ? 'type' : '',
  );
}

/** Puts in text that brings its own looks. */
export function pasteRich(session: TextSession, pasted: RichText, rules: TextRules): TextSession {
  const { rich, selection } = session.state;
  const text = fitting(rich, selection.start, selection.end, pasted.text, rules.maxLength);
  const spans = pasted.spans
    .map((span) => ({ ...span, end: Math.min(span.end, text.length) }))
    .filter((span) => span.end > span.start);
  const next = insertRich(rich, selection.start, selection.end, { text, spans });
  return step(session, { ...session.state, rich: next, selection: caret(selection.start + text.length) }, '');
}

/** Puts in a field of the page's frame, which looks as what is typed there would. */
export function insertField(session: TextSession, field: FrameField, words: string, rules: TextRules): TextSession {
  const { start } = session.state.selection;
  const look = { ...lookBefore(session.state.rich, start), ...session.state.pending, field };
  const typed = { text: words, spans: [{ ...look, start: 0, end: words.length }] };
  return pasteRich({ ...session, state: { ...session.state, pending: undefined } }, typed, rules);
}

export function deleteRange(session: TextSession, range: Selection): TextSession {
  if (range.start === range.end) return session;
  const rich = replaceRange(session.state.rich, range.start, range.end, '');
  return step(session, { ...session.state, rich, selection: caret(range.start) }, 'delete');
}

/** Sets a look: of the selection, or of what is typed next. */
export function setLook(session: TextSession, change: SpanLook, rules: TextRules): TextSession {
  const { state } = session;
  const { start, end } = state.selection;
  if (start === end) {
    return { ...session, state: { ...state, pending: { ...state.pending, ...change } }, lastStep: '' };
  }
  return step(session, { ...state, rich: applyLook(state.rich, start, end, change, rules.base) }, lookStep(change));
}

/** Makes the selection bold, or plain where all of it is bold; the same for the others. */
export function toggleLook(
  session: TextSession,
  what: 'bold' | 'italic' | 'underline' | 'strike',
  rules: TextRules,
): TextSession {
  const look = lookOf(session, rules);
  switch (what) {
    case 'bold':
      return setLook(session, { fontWeight: isBold(look) ? 400 : 700 }, rules);
    case 'italic':
      return setLook(session, { fontStyle: look.fontStyle === 'italic' ? 'normal' : 'italic' }, rules);
    case 'underline':
      return setLook(session, { textDecoration: look.textDecoration === 'underline' ? 'none' : 'underline' }, rules);
    case 'strike':
      return setLook(
        session,
        { textDecoration: look.textDecoration === 'line-through' ? 'none' : 'line-through' },
        rules,
      );
  }
}

/** Takes the looks of the selection, or of the whole text where nothing is selected. */
export function clearLooks(session: TextSession): TextSession {
  const { rich, selection } = session.state;
  const all = selection.start === selection.end;
  const next = clearLook(rich, all ? 0 : selection.start, all ? rich.text.length : selection.end);
  return step(session, { ...session.state, rich: next, pending: undefined }, '');
}

export function setList(session: TextSession, listType: ListType): TextSession {
  const next = session.state.listType === listType ? 'none' : listType;
  return step(session, { ...session.state, listType: next }, '');
}

/** The caret went elsewhere; what is typed there is a step of its own. */
export function select(session: TextSession, selection: Selection): TextSession {
  const { state } = session;
  if (state.selection.start === selection.start && state.selection.end === selection.end) return session;
  return { ...session, state: { ...state, selection, pending: undefined }, lastStep: '' };
}

export function undo(session: TextSession): TextSession {
  const before = session.past.at(-1);
  if (!before) return session;
  return { state: before, past: session.past.slice(0, -1), future: [session.state, ...session.future], lastStep: '' };
}

export function redo(session: TextSession): TextSession {
  const [after, ...future] = session.future;
  if (!after) return session;
  return { state: after, past: [...session.past, session.state], future, lastStep: '' };
}

/** The look of the selection, with what was chosen for the next characters. */
export function lookOf({ state }: TextSession, { base }: TextRules): SpanLook {
  return { ...commonLook(state.rich, state.selection.start, state.selection.end, base), ...state.pending };
}

export function isBold(look: SpanLook): boolean {
  return (look.fontWeight ?? 400) >= 600;
}

function step(session: TextSession, state: TextState, name: string): TextSession {
  const joins = name !== '' && name === session.lastStep && session.past.length > 0;
  const past = joins ? session.past : [...session.past, session.state].slice(-MAX_STEPS);
  return { state, past, future: [], lastStep: name };
}

/** A drag over the colour field is one step. */
function lookStep(change: SpanLook): string {
  return 'color' in change ? 'color' : '';
}

function lookBefore(rich: RichText, offset: number): SpanLook {
  const span = rich.spans.find(({ start, end }) => start < offset && offset <= end);
  if (!span) return {};
  const { start: _start, end: _end, ...look } = span;
  return look;
}

function differing(look: SpanLook, base: SpanLook): SpanLook {
  return Object.fromEntries(Object.entries(look).filter(([key, value]) => value !== base[key as keyof SpanLook]));
}

function caret(offset: number): Selection {
  return { start: offset, end: offset };
}
