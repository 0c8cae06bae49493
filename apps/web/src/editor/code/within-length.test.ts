import { EditorState } from '@codemirror/state';
import { afterEach, expect, it, vi } from 'vitest';
import { notify } from '../../app/toasts/notify.ts';
import { withinLength } from './within-length.ts';

afterEach(() => vi.restoreAllMocks());

const replaced = (doc: string, from: number, to: number, insert: string) =>
  EditorState.create({ doc, extensions: withinLength(8) })
    .update({ changes: { from, to, insert } })
    .state.doc.toString();

it('what makes code longer than it may be is not taken at all, and said', () => {
  const warning = vi.spyOn(notify, 'warning').mockImplementation(() => undefined);
  expect(replaced('abcd', 4, 4, 'efgh')).toBe('abcdefgh');
  expect(warning).not.toHaveBeenCalled();
  expect(replaced('abcd', 4, 4, 'efghi')).toBe('abcd');
  expect(warning).toHaveBeenCalledTimes(1);
});

it('code that is too long already can be made shorter', () => {
  const warning = vi.spyOn(notify, 'warning').mockImplementation(() => undefined);
  expect(replaced('abcdefghijkl', 10, 12, '')).toBe('abcdefghij');
  expect(warning).not.toHaveBeenCalled();
});
