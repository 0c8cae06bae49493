import { type EditorState, type Extension, type Range, RangeSet } from '@codemirror/state';
import { Decoration, EditorView, GutterMarker, gutterLineClass } from '@codemirror/view';
import { isPagewrightError } from '@pagewright/model/errors';

/** Where a text is wrong. */
export interface CodeFault {
  /** From 1. */
  readonly line: number;
  /** From 1. */
  readonly column?: number | undefined;
}

/** The line and column that an error of a parser names. */
export function placeOf(error: unknown): CodeFault | undefined {
  if (!isPagewrightError(error)) return undefined;
  const { line, column } = error.params ?? {};
  if (typeof line !== 'number') return undefined;
  return { line, column: typeof column === 'number' ? column : undefined };
}

const faultyLine = Decoration.line({ class: 'cm-fault-line' });
const faultyPlace = Decoration.mark({ class: 'cm-fault-place' });

class FaultyNumber extends GutterMarker {
  override elementClass = 'cm-fault-gutter';
}
const faultyNumber = new FaultyNumber();

/** Marks the line of a fault, its number, and the word it begins at. */
export function faultMarks(fault: CodeFault): Extension {
  return [
    EditorView.decorations.compute(['doc'], (state) => Decoration.set(marksOf(state, fault))),
    gutterLineClass.compute(['doc'], (state) => RangeSet.of(faultyNumber.range(lineOf(state, fault).from))),
  ];
}

/** The text may have become shorter since the fault was found. */
function lineOf({ doc }: EditorState, { line }: CodeFault) {
  return doc.line(Math.min(Math.max(1, line), doc.lines));
}

function marksOf(state: EditorState, fault: CodeFault): Range<Decoration>[] {
  const line = lineOf(state, fault);
  const whole = faultyLine.range(line.from);
  if (fault.column === undefined || line.length === 0) return [whole];
  // A fault at the end of a line is shown at its last character.
  const from = Math.min(line.from + fault.column - 1, line.to - 1);
  const word = /^[\w-]+/.exec(state.sliceDoc(from, line.to))?.[0].length ?? 1;
  return [whole, faultyPlace.range(from, from + word)];
}
