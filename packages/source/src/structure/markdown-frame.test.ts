import { describe, expect, it } from 'vitest';
import { textDocument } from '../formats/txt.ts';
import { withoutFrontMatter } from './front-matter.ts';
import { withoutHtmlTags } from './html-tags.ts';
import { withoutLinkDefinitions } from './link-definitions.ts';

const lines = (text: string): string[] => text.split('\n');

describe('front matter', () => {
  it('gives the title, who wrote it and when, and nothing of the program it is for', () => {
    const document = textDocument(
      'post.md',
      "---\ntitle: 'Summer fair: what we need'\nlayout: post\nauthor: Ruth\ndate: 2026-05-02\ntags:\n  - fair\n---\n\nWe need cakes and tents.\n\n## Tents\n\nTwo of them.",
    );
    expect(document.title).toBe('Summer fair: what we need');
    expect(JSON.stringify(document.blocks)).toContain('Author: Ruth');
    expect(JSON.stringify(document.blocks)).not.toMatch(/layout|tags|- fair/);
  });

  it('leaves the heading that the text has', () => {
    expect(withoutFrontMatter(lines('---\nid: fair\ntitle: Fair\n---\n# Summer fair\nText'))).toEqual([
      '# Summer fair',
      '',
      'Text',
    ]);
  });

  it.each([
    '---\n\nA text below a rule.\n\n---\nIt goes on.',
    'Title\n---\nkey: value\n---',
    '---\nkey: value, and no end',
    '---\nMeeting: Monday\nPlace: Hall\n- bring cake\n---\nSee you.',
    '---\nbring: cake\nplace: hall\n---\nSee you.',
  ])('takes no rules for it: %j', (text) => {
    expect(withoutFrontMatter(lines(text))).toEqual(lines(text));
  });
});

it('front matter tells who wrote a text where that stands below its field', () => {
  expect(
    withoutFrontMatter(
      lines('---\nauthors:\n  - Ann Berg\n  - Tom Hill\ndescription: >\n  A plan\n  of beds\n---\nText'),
    ).filter(Boolean),
  ).toEqual(['A plan of beds', 'Authors: Ann Berg, Tom Hill', 'Text']);
});

it('what somebody says behind brackets is no definition of a link', () => {
  const said = lines('[Anna]: yes\n[Tom]: no.\n[TODO]: cake');
  expect(withoutLinkDefinitions(said)).toEqual(said);
});

it('the mark of a note goes with its address and is no figure', () => {
  expect(withoutLinkDefinitions(lines('It opened in 2019 [1].\n[1]: https://example.org/a'))).toEqual([
    'It opened in 2019.',
  ]);
});

it('definitions of links go, and the marks that name them', () => {
  const text =
    'See [the rules][rules], [Rules][] and [a note][1].\n[7] is a source, [x](y) a link.\n\n[rules]: https://example.org/rules "Rules"\n[1]: <https://example.org>';
  expect(withoutLinkDefinitions(lines(text))).toEqual([
    'See the rules, Rules and a note.',
    '[7] is a source, [x](y) a link.',
    '',
  ]);
});

describe('tags of HTML', () => {
  it('go, their words stay; players, comments and styles go whole', () => {
    const text =
      '<div style="text-align: center">\n<h2>Fair</h2>\n<!-- later:\nprices -->\nBring <b>cakes</b>.<br/>\n<video src="a.mp4">No player.</video>\n<img\n  src="x.png">\n<ul><li>tents</li></ul>\n</div>';
    const left = withoutHtmlTags(lines(text))
      .map((line) => line.trim())
      .filter(Boolean);
    expect(left).toEqual(['## Fair', 'Bring cakes.', '- tents']);
  });

  it('gives entries and headings of one line a line each', () => {
    const { blocks } = textDocument(
      'a.md',
      '<h1>Plan</h1><p>We plant roses.</p>\n\n<ul><li>Apples</li><li>Pears</li></ul>',
    );
    expect(blocks).toMatchObject([
      { kind: 'heading', text: 'Plan' },
      { kind: 'paragraph', text: 'We plant roses.' },
      { kind: 'list', items: [{ text: 'Apples' }, { text: 'Pears' }] },
    ]);
  });

  it('leaves words between backticks in their places, also where others go with a comment', () => {
    expect(withoutHtmlTags(lines('<!-- `one` -->\n<p>Then `two` and `three`.</p>')).join('').trim()).toBe(
      'Then `two` and `three`.',
    );
  });

  it('that make a table leave a table with its columns', () => {
    const { blocks } = textDocument(
      'a.md',
      '# Quays\n\n<table><tr><th>Quay</th><th>Ferries</th><th>Delay</th></tr>\n<tr><td>North <b>new</b></td><td>12</td><td>3 | 4</td></tr><tr><td colspan="2">South</td><td>5</td></tr></table>',
    );
    const [, table] = blocks;
    expect(table?.kind === 'table' && table.rows.map((row) => row.map(({ text }) => text))).toEqual([
      ['Quay', 'Ferries', 'Delay'],
      ['North new', '12', '3 / 4'],
      ['South', '', '5'],
    ]);
  });

  it('stay that nothing closes: they are places to fill in', () => {
    expect(withoutHtmlTags(lines('Type <name> and <code>, then <b>press</b> enter.<br/>')).join('').trim()).toBe(
      'Type <name> and <code>, then press enter.',
    );
  });

  it.each([
    'Use `<div class="a">` around it, 3 < 5 and a<b>c.',
    'if x <p and y> 2',
    '```\n<div class="a">\n```',
    'Write to <ruth@example.org>.',
  ])('stay where they are spoken of: %j', (text) => {
    expect(withoutHtmlTags(lines(text))).toEqual(lines(text));
  });
});

it('a line with a rule of its length below is a heading, though it ends in a version', () => {
  const { blocks } = textDocument(
    'notes.txt',
    'Mill v1.4 notes\n===============\n\nFixed since v1.3.2\n------------------\n\n* The pump starts.\n* The gate shuts.',
  );
  expect(blocks[1]).toMatchObject({ kind: 'heading', text: 'Fixed since v1.3.2' });
});

it('a page of a manual is called by what it is of', () => {
  const head = 'PUMP(1)                    Garden manual                    PUMP(1)';
  const { title, blocks } = textDocument(
    'pump.txt',
    `${head}\n\nNAME\n       pump - water the beds of a garden\n\nDESCRIPTION\n       It waters all beds.\n\n1.2                      May 2026                      PUMP(1)`,
  );
  expect(title).toBe('pump - water the beds of a garden');
  expect(JSON.stringify(blocks)).not.toContain('PUMP(1)');
});

it('no text is called Contents, nor by a heading far below', () => {
  const told = Array.from({ length: 7 }, (_, index) => `This is line ${index} of what the file says, as a sentence.`);
  expect(textDocument('a.txt', `Contents\n\nTools\nSeeds\n\nTools\n\n${told.join('\n\n')}`).title).not.toBe('Contents');
  expect(
    textDocument(
      'readme',
      `This is the file of the pump.\n\n${told.join('\n\n')}\n\nA report should include:\n\n- the weather\n- the bed`,
    ).title,
  ).toBe('This is the file of the pump');
});
