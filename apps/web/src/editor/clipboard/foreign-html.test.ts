import { expect, it } from 'vitest';
import { withStylesAside } from './foreign-html.ts';

it('sets the styles of elements aside, whatever else stands in their tags, and no words', () => {
  expect(withStylesAside('<B STYLE="font-weight:normal">one style="two"</B>')).toBe(
    '<B data-pasted-style="font-weight:normal">one style="two"</B>',
  );
  expect(withStylesAside('<td title="a<b"\nstyle = "color:red">')).toBe(
    '<td title="a<b"\ndata-pasted-style = "color:red">',
  );
  expect(withStylesAside('<style>p { color: red }</style>')).toBe('<template>p { color: red }</template>');
});

it('goes through markup that never ends once', () => {
  const before = process.threadCpuUsage();
  withStylesAside(`<b>one</b>${'<a '.repeat(100_000)}`);
  const { user, system } = process.threadCpuUsage(before);
  expect((user + system) / 1000).toBeLessThan(1000);
});
