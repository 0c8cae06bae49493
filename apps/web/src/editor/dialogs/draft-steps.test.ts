import { expect, it } from 'vitest';
import { firstDraft, movedDraft, withStep } from './draft-steps.ts';

it('what is typed into one field is one step, and what follows a step back joins nothing', () => {
  const typed = ['1', '12', '123'].reduce((steps, text) => withStep(steps, text, 'cell'), firstDraft(''));
  const pasted = withStep(typed, 'pasted');
  const back = movedDraft(pasted, 'undo');
  expect(back.now).toBe('123');
  expect(movedDraft(back, 'redo').now).toBe('pasted');
  const begun = movedDraft(back, 'undo');
  expect(begun.now).toBe('');
  expect(movedDraft(begun, 'undo')).toBe(begun);
  const other = withStep(back, '4', 'cell');
  expect(movedDraft(other, 'undo').now).toBe('123');
  expect(movedDraft(other, 'redo')).toBe(other);
});
