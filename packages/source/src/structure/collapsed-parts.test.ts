import { describe, expect, it } from 'vitest';
import { textDocument } from '../formats/txt.ts';
import { withCollapsedParts } from './collapsed-parts.ts';

/** Headings of a text with their levels, paragraphs without. */
function told(text: string): string[] {
  return textDocument('guide.md', text).blocks.map((block) =>
    block.kind === 'heading'
      ? `${block.level} ${block.text}`
      : block.kind === 'list'
        ? block.items.map((item) => item.text).join(' / ')
        : 'text' in block
          ? block.text
          : block.kind,
  );
}

describe('parts that a reader unfolds', () => {
  it('have their summary as a heading, below the one that they stand under', () => {
    const text = `# Staff handbook

## Health

<details>
<summary><strong>Insurance</strong></summary>

Everybody is insured from the first day.

### Who is covered

- Staff
- Their children

</details>

<details>
<summary>
  <b>Check-ups</b>
</summary>

One a year is paid for.

</details>

## Leave

Twenty-five days a year.`;
    expect(told(text)).toEqual([
      '1 Staff handbook',
      '2 Health',
      '3 Insurance',
      'Everybody is insured from the first day.',
      '4 Who is covered',
      'Staff / Their children',
      '3 Check-ups',
      'One a year is paid for.',
      '2 Leave',
      'Twenty-five days a year.',
    ]);
  });

  it('stand below each other where they are nested, listings in them as they are', () => {
    const text = `# Build

<details><summary>Linux</summary>

\`\`\`sh
# not a heading
make
\`\`\`

<details><summary>Debian</summary>

Install gcc first.

</details>
</details>

<details open><summary>macOS</summary>

Nothing to install.

</details>`;
    expect(told(text)).toEqual([
      '1 Build',
      '2 Linux',
      '# not a heading\nmake',
      '3 Debian',
      'Install gcc first.',
      '2 macOS',
      'Nothing to install.',
    ]);
  });

  it('head nothing where words go on behind them, and lose what only says that one can unfold', () => {
    const text = `## Install

<details>
<summary>On older machines</summary>

Take release 2.

</details>

Then start it with one command.

## Log

<details><summary>Click to expand</summary>

Nothing failed.

</details>`;
    expect(told(text)).toEqual([
      '2 Install',
      'On older machines',
      'Take release 2.',
      'Then start it with one command.',
      '2 Log',
      'Nothing failed.',
    ]);
  });

  it('are no part of a listing or a sentence that speaks of them', () => {
    const lines = ['Use <details> to fold.', '', '```html', '<details><summary>A</summary></details>', '```'];
    expect(withCollapsedParts(lines)).toEqual(lines);
  });

  it('are read in one pass, however many there are', () => {
    const lines = Array.from({ length: 40_000 }, (_, index) => (index % 2 ? '<summary>' : '<details>'));
    const start = process.cpuUsage().user;
    withCollapsedParts(lines);
    expect((process.cpuUsage().user - start) / 1e6).toBeLessThan(2);
  });
});
