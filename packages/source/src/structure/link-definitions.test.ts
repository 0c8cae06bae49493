import { expect, it } from 'vitest';
import { withoutLinkDefinitions } from './link-definitions.ts';

it('names of links lose their brackets, also where a line ends within one', () => {
  const lines = [
    'It is built from a branch. See [this overview in the MkDocs',
    'documentation] for more, and [the manual page][man',
    'page] or [man page][].',
    '',
    '  [this overview in the MkDocs documentation]: https://example.org/overview',
    '  [man page]: https://example.org/man',
  ];
  expect(withoutLinkDefinitions(lines)).toEqual([
    'It is built from a branch. See this overview in the MkDocs',
    'documentation for more, and the manual page or man page.',
    '',
  ]);
});

it('brackets around other words stay, and marks of notes at the start of a line join no lines', () => {
  const lines = ['He said [the', 'chair] it was late [1]', '[1] and so it was [sic]', '', '[1]: https://example.org/1'];
  expect(withoutLinkDefinitions(lines)).toEqual(['He said [the', 'chair] it was late', ' and so it was [sic]', '']);
});
