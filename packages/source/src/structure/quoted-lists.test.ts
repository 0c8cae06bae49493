import { expect, it } from 'vitest';
import { withQuotedLists } from './quoted-lists.ts';

it('a list in a quotation is a list', () => {
  expect(
    withQuotedLists(['Needed:', '> - Name of the event:', '> - Where it is:', '>   city and country', '']),
  ).toEqual(['Needed:', '- Name of the event:', '- Where it is:', '  city and country', '']);
});

it('what somebody says stays quoted, and boxes lose the name of their kind', () => {
  const quoted = ['> We tried it.', '> - and it worked'];
  expect(withQuotedLists(quoted)).toEqual(quoted);
  expect(withQuotedLists(['> [!NOTE] More than $300 needs approval.', '> [!tip]', '> Ask early.'])).toEqual([
    '> More than $300 needs approval.',
    '> ',
    '> Ask early.',
  ]);
});

it('a note that is set as a quotation quotes nobody', () => {
  expect(withQuotedLists(['> **Note:** it takes 15 minutes', '> per million records.'])).toEqual([
    '**Note:** it takes 15 minutes',
    'per million records.',
  ]);
  expect(withQuotedLists(['> 注意：请带雨具。'])).toEqual(['注意：请带雨具。']);
  expect(withQuotedLists(['> Notes are dear to me.'])).toEqual(['> Notes are dear to me.']);
});

it('its entries may stand apart', () => {
  expect(
    withQuotedLists(['> - A lake under the ice of Mars.', '', '> - A railway in the mountains.', '', 'End']),
  ).toEqual(['- A lake under the ice of Mars.', '', '- A railway in the mountains.', '', 'End']);
});
