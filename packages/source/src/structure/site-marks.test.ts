import { expect, it } from 'vitest';
import { textDocument } from '../formats/txt.ts';
import { withoutSiteMarks } from './site-marks.ts';

it.each([
  ['# Field kitchen {#kitchen .big}', '# Field kitchen'],
  ['## Steps {: #steps }', '## Steps'],
  ['## 价格 {#prices data-level="2"}', '## 价格'],
  ['## Costs {/* #costs */}', '## Costs'],
  ['See [safety](#safety){:target="_blank"} first.', 'See [safety](#safety) first.'],
  ['Press `Enter`{.key} twice.', 'Press `Enter` twice.'],
  ['Read [the rules]({{< ref "rules.md" >}}).', 'Read [the rules]().'],
  ['{% include note.html %}Bring tea.', 'Bring tea.'],
  [
    'Ask [[Anna Berg]] or read [[plan#Costs|the costs]], see [[plan#Dates]].',
    'Ask Anna Berg or read the costs, see Dates.',
  ],
  [':rocket: Start at once :tada:', 'Start at once'],
])('%s', (written, plain) => {
  expect(withoutSiteMarks([written])).toEqual([plain]);
});

it('lines that only a program reads go', () => {
  const lines = [
    "import Tabs from '@theme/Tabs';",
    '{: .no_toc }',
    '[[_TOC_]]',
    '<Tabs groupId="os">',
    '![[tent.png]]',
    '{{< figure src="tent.png" >}}',
    '',
    'The tent stands.',
    '</Tabs>',
  ];
  expect(withoutSiteMarks(lines)).toEqual(['', 'The tent stands.']);
});

it.each([
  '# Hello {name}',
  'Dear {first name}, your place is {place}.',
  'At 10:30: breakfast, 12:45: lunch',
  'A set {1, 2, 3} has three members.',
  'The ratio is 3:2:1 here.',
  'import duties rise from 3 % to 5 %',
  'Write `{#id}` behind it, or `:smile:`, or `[[page]]`.',
  'Export was up.',
  'As it was said [[1]](https://example.org/1).',
])('what a person wrote stays: %s', (line) => {
  expect(withoutSiteMarks([line])).toEqual([line]);
});

it('listings keep every character', () => {
  const lines = ['```js', "import a from 'a';", '{% raw %}', '```'];
  expect(withoutSiteMarks(lines)).toEqual(lines);
});

it('fields for the program that makes the site are no text', () => {
  const { blocks } = textDocument(
    'notes.md',
    '---\noutline: deep\n---\n\n# Releases {#releases}\n\nThere is no fixed day.',
  );
  expect(blocks.map((block) => ('text' in block ? block.text : block.kind))).toEqual([
    'Releases',
    'There is no fixed day.',
  ]);
});
