import { LONGEST_CELL } from '@pagewright/components/table-editing';
import { afterEach, expect, it, vi } from 'vitest';
import { notify } from '../../../app/toasts/notify.ts';
import { typeInCell } from './use-cell-draft.ts';

afterEach(() => vi.restoreAllMocks());

const CELL = { row: 1, column: 2 };

it.each([false, true])(
  'a cell takes as much as it may hold and refuses more with a word (editing: %s)',
  (isEditing) => {
    const warning = vi.spyOn(notify, 'warning').mockImplementation(() => undefined);
    const draft = { isEditing, start: vi.fn(), type: vi.fn() };
    const most = 'x'.repeat(LONGEST_CELL);
    typeInCell(draft, CELL, `${most}x`);
    expect([draft.start.mock.calls, draft.type.mock.calls]).toEqual([[], []]);
    expect(warning).toHaveBeenCalledTimes(1);
    typeInCell(draft, CELL, most);
    expect([draft.start.mock.calls, draft.type.mock.calls]).toEqual(isEditing ? [[], [[most]]] : [[[CELL, most]], []]);
    expect(warning).toHaveBeenCalledTimes(1);
  },
);
