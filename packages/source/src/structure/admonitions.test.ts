import { expect, it } from 'vitest';
import { withoutBoxes } from './admonitions.ts';

const plain = (lines: string[]) => withoutBoxes(lines).filter((line) => line !== '');

it.each([
  [[':::note', 'Needs a flat area.', ':::'], ['Needs a flat area.']],
  [[':::tip[Before you start]', 'Check the wind.', ':::'], ['Before you start: Check the wind.']],
  [['::: warning 注意', '不要同时接两瓶气。', ':::'], ['注意: 不要同时接两瓶气。']],
  [['::: {.callout-note}', 'Tea is ready.', ':::'], ['Tea is ready.']],
  [
    ['!!! warning "Gas"', '', '    Never two at once.', '', 'Go on.'],
    ['Gas: Never two at once.', 'Go on.'],
  ],
  [['??? note', '    Folded away.'], ['Folded away.']],
  [['```{tip} Later', 'Clean it.', '```'], ['Later: Clean it.']],
  [
    ['::: mermaid', 'graph LR', '  A --> B', ':::'],
    ['```mermaid', 'graph LR', '  A --> B', '```'],
  ],
  [
    [':::info Bring', '- a cup', '- a plate', ':::'],
    ['Bring', '- a cup', '- a plate'],
  ],
])('%j', (written, expected) => {
  expect(plain(written)).toEqual(expected);
});

it('listings and other lines stay', () => {
  const lines = ['```', ':::note', '```', 'Really!!! Yes', '!!!', '    set in'];
  expect(withoutBoxes(lines)).toEqual(lines);
});
