import { lineAt, linesOf, lookAt, type ParagraphLook, setParagraphs } from '@pagewright/components/rich-paragraphs';
import {
  applyLook,
  clearLook,
  commonLook,
  differenceOf,
  fitting,
  insertRich,
  linkAt,
  type RichText,
  replaceRange,
  type SpanLook,
} from '@pagewright/components/rich-text';
import { type FrameField, MAX_LEVEL } from '@pagewright/components/text-style';

/** The state of a text that is being typed: pure, so that it can be tested without a browser. */

export type ListType = 'none' | 'bullet' | 'ordered';

/** Offsets into the text; `start` is where the selection begins, never after `end`. */
export interface Selection {
  readonly start: number;
  readonly end: number;
}

export interface TextState {
  readonly rich: RichText;
  /** Of the lines that are not set otherwise. */
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
  /** How its lines are set that say nothing else. */
  readonly lines: { readonly lineHeight: number; readonly spaceBefore: number };
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

/** Puts a correction in the place of a word, as a spell checker does: letters that stay keep their looks, links and all. */
export function correctText(session: TextSession, correction: string, rules: TextRules, range: Selection): TextSession {
  const { rich } = session.state;
  if (range.start === range.end) return typeText(session, correction, rules, range);
  const word = rich.text.slice(range.start, range.end);
  const whole = fitting(rich, range.start, range.end, correction, rules.maxLength);
  const { start, end, inserted } = differenceOf(word, whole);
  // What is new looks as the letter that it replaces, or else as the one that it follows in the word.
  const look = lookBefore(rich, range.start + (end > start ? start + 1 : Math.max(1, start)));
  const next = replaceRange(rich, range.start + start, range.start + end, inserted, look);
  return step(session, { ...session.state, rich: next, selection: caret(range.start + whole.length) }, '');
}

/** Puts in text that brings its own looks. */
export function pasteRich(session: TextSession, pasted: RichText, rules: TextRules): TextSession {
  const { rich, selection } = session.state;
  const text = fitting(rich, selection.start, selection.end, pasted.text, rules.maxLength);
  const spans = pasted.spans
    .map((span) => ({ ...span, end: Math.min(span.end, text.length) }))
    .filter((span) => span.end > span.start);
  const { paragraphs } = pasted;
  const next = insertRich(rich, selection.start, selection.end, { text, spans, paragraphs });
  const state = { ...session.state, rich: next, selection: caret(selection.start + text.length) };
  return step(session, settled(state), '');
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

/** A line is begun; an empty entry of a list ends its level, and at last the list. */
export function breakLine(session: TextSession, rules: TextRules, range = session.state.selection): TextSession {
  const { rich } = session.state;
  const isEmpty = (rich.text[range.start - 1] ?? '\n') === '\n' && (rich.text[range.end] ?? '\n') === '\n';
  return (range.start === range.end && isEmpty && setOut(session)) || typeText(session, '\n', rules, range);
}

/** Takes the character before the caret; at the beginning of a line first its indent and its marker. */
export function deleteBack(session: TextSession, range: Selection): TextSession {
  const { rich, selection } = session.state;
  const atStart = selection.start === selection.end && (rich.text[selection.start - 1] ?? '\n') === '\n';
  return (atStart && setOut(session)) || deleteRange(session, range);
}

/** The line of the caret one level out, or off its list; undefined where it is neither. */
function setOut(session: TextSession): TextSession | undefined {
  const { listType, level = 0 } = lineLook(
    session.state,
    lineAt(session.state.rich.text, session.state.selection.start),
  );
  if (level > 0) return setLevel(session, -1);
  return listType === 'none' ? undefined : setList(session, listType);
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
  what: 'bold' | 'italic' | 'underline' | 'strike' | 'super' | 'sub' | 'code',
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
    case 'super':
    case 'sub':
      return setLook(session, { baseline: look.baseline === what ? undefined : what }, rules);
    case 'code':
      return setLook(session, { code: look.code ? undefined : true }, rules);
  }
}

/** Where the selection leads: the whole of the link that it stands in, or what is selected, with what both lead to. */
export function linkOf({ state: { rich, selection } }: TextSession): Selection & { readonly link?: string } {
  const found = linkAt(rich, selection.start);
  return found && found.end >= selection.end ? found : selection;
}

/**
 * Links the selection, or the link that it stands in, to something else, or to nothing.
 * @param words that are typed where there is nothing to be linked
 */
export function setLink(session: TextSession, link: string | undefined, words: string, rules: TextRules): TextSession {
  const { start, end } = linkOf(session);
  const { rich } = session.state;
  if (start < end) {
    return step(session, { ...session.state, rich: applyLook(rich, start, end, { link }, rules.base) }, '');
  }
  if (link === undefined) return session;
  const look = { ...lookBefore(rich, start), ...session.state.pending, link };
  return pasteRich(session, { text: words, spans: [{ ...look, start: 0, end: words.length }] }, rules);
}

/** Takes the looks of the selection, or of the whole text where nothing is selected. */
export function clearLooks(session: TextSession): TextSession {
  const { rich, selection } = session.state;
  const all = selection.start === selection.end;
  const next = clearLook(rich, all ? 0 : selection.start, all ? rich.text.length : selection.end);
  return step(session, { ...session.state, rich: next, pending: undefined }, '');
}

/** Lists the lines of the selection, or takes them off where all of them are listed so. */
export function setList(session: TextSession, listType: ListType): TextSession {
  const { state } = session;
  const isListed = lookOfLines(state).every((look) => look.listType === listType);
  const wanted = isListed ? 'none' : listType;
  return setLines(session, ({ level, ...look }) => ({
    ...look,
    listType: wanted,
    level: wanted === 'none' ? undefined : level,
  }));
}

/** Sets the lines of the selection further in or out. */
export function setLevel(session: TextSession, by: 1 | -1): TextSession {
  return setLines(session, (look) => ({
    ...look,
    level: Math.min(MAX_LEVEL, Math.max(0, (look.level ?? 0) + by)),
  }));
}

/** Sets the spacing of the lines of the selection. */
export function setSpacing(
  session: TextSession,
  change: Pick<ParagraphLook, 'lineHeight' | 'spaceBefore'>,
  { lines }: TextRules,
): TextSession {
  return setLines(session, (look) => {
    const { lineHeight, spaceBefore, ...rest } = { ...look, ...change };
    return {
      ...rest,
      lineHeight: lineHeight === lines.lineHeight ? undefined : lineHeight,
      spaceBefore: spaceBefore === lines.spaceBefore ? undefined : spaceBefore,
    };
  });
}

/** How the lines of the selection are set, as far as they have it in common. */
export function linesLook(session: TextSession, { lines }: TextRules): ParagraphLook {
  const [first, ...others] = lookOfLines(session.state).map((look) => ({ level: 0, ...lines, ...look }));
  const common = Object.entries(first ?? {}).filter(([key, value]) =>
    others.every((look) => look[key as keyof ParagraphLook] === value),
  );
  return Object.fromEntries(common);
}

/** Whether every line of the selection is an entry of a list or set in. */
export function isSetIn({ state }: TextSession): boolean {
  return lookOfLines(state).every(({ listType, level = 0 }) => listType !== 'none' || level > 0);
}

function setLines(session: TextSession, changeOf: (look: ParagraphLook) => ParagraphLook): TextSession {
  const { state } = session;
  const { text, paragraphs = [] } = state.rich;
  const range = linesOf(text, state.selection.start, state.selection.end);
  const changed = setParagraphs(paragraphs, range, (_, line) => changeOf(lineLook(state, line)));
  return step(session, settled({ ...state, rich: { ...state.rich, paragraphs: changed } }), '');
}

function lookOfLines(state: TextState): ParagraphLook[] {
  const { first, last } = linesOf(state.rich.text, state.selection.start, state.selection.end);
  return Array.from({ length: last - first + 1 }, (_, index) => lineLook(state, first + index));
}

function lineLook({ rich, listType }: TextState, line: number): ParagraphLook & { readonly listType: ListType } {
  const look = lookAt(rich.paragraphs ?? [], line);
  return { ...look, listType: look.listType ?? listType };
}

/** The text is of the kind of list that all its lines are, and its lines say only what is other. */
function settled(state: TextState): TextState {
  const { text, paragraphs = [] } = state.rich;
  const last = lineAt(text, text.length);
  const types = new Set(Array.from({ length: last + 1 }, (_, line) => lineLook(state, line).listType));
  const [only = state.listType] = types;
  const listType = types.size === 1 ? only : state.listType;
  const own = setParagraphs(paragraphs, { first: 0, last }, (look) => ({
    ...look,
    listType: look.listType === listType ? undefined : look.listType,
    level: look.level || undefined,
  }));
  return { ...state, listType, rich: { ...state.rich, paragraphs: own } };
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

/** A drag over a colour field is one step. */
function lookStep(change: SpanLook): string {
  if ('color' in change) return 'color';
  return 'highlight' in change ? 'highlight' : '';
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
