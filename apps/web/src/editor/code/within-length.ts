import { EditorState, type Extension } from '@codemirror/state';
import { refuseTooLong } from '../../app/toasts/refuse-too-long.ts';

/** Takes nothing that would make the code longer than it may be, and says so; what is too long already can be made shorter. @param most UTF-16 units */
export function withinLength(most: number): Extension {
  return EditorState.changeFilter.of(
    ({ newDoc, startState }) => newDoc.length <= startState.doc.length || !refuseTooLong(newDoc, most),
  );
}
