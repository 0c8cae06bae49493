import {
  deleteRange,
  type ListType,
  linesLook,
  setList,
  type TextRules,
  type TextSession,
  typeText,
} from './text-session.ts';

/** What is typed at the start of a line and begins a list once a blank follows: as in PowerPoint, Canva and Google Docs. */
const MARKS: readonly { readonly listType: ListType; readonly mark: RegExp }[] = [
  { listType: 'bullet', mark: /^[-*•·]$/ },
  { listType: 'ordered', mark: /^1[.)、．）]$/ },
];
const BLANK = /^[ \u3000]$/;

/** Types text; a blank behind a mark of a list begins one. Taking that back leaves the mark as it was typed. */
export function typeWithLists(
  session: TextSession,
  typed: string,
  rules: TextRules,
  range = session.state.selection,
): TextSession {
  const next = typeText(session, typed, rules, range);
  const { rich, selection } = next.state;
  const blank = selection.start - 1;
  if (!BLANK.test(typed) || rich.text[blank] !== typed || linesLook(next, rules).listType !== 'none') return next;
  const lineStart = rich.text.lastIndexOf('\n', blank) + 1;
  const found = MARKS.find(({ mark }) => mark.test(rich.text.slice(lineStart, blank)));
  if (!found) return next;
  const bare = deleteRange(next, { start: lineStart, end: selection.start });
  const listed = setList(bare, found.listType);
  // The mark that goes and the list that comes are one step.
  return { ...listed, past: listed.past.slice(0, -1) };
}
