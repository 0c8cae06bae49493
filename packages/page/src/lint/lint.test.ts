import type { Component } from '@pagewright/components/models';
import { describe, expect, test } from 'vitest';
import { fixFinding } from '../fixes.ts';
import { type FindingMessage, lintPage, RULE_NAMES } from '../lint.ts';
import { part, rect, slide } from './fixture-page.ts';
import { RULES } from './rules.ts';

const title = part('heading', 'title', rect(80, 560, 800, 60), { text: 'A quiet heading', fontSize: 32 });

function messages(components: readonly Component[], envelope: Parameters<typeof slide>[1] = {}): FindingMessage[] {
  return lintPage(slide(components, envelope)).map((finding) => finding.message);
}

test('a sound page has no findings, and every rule is registered', () => {
  const body = part('text', 'body', rect(80, 160, 600, 200), { text: 'Words that fit their box.' });
  expect(messages([title, body], { margin: 60 })).toEqual([]);
  expect(RULES.map((rule) => rule.name)).toEqual([...RULE_NAMES]);
});

test('a place that was not filled is told once, in the words that ask for it', () => {
  const of = (id: string, slot: string, y: number, placeholder: string) => ({
    ...part('text', id, rect(80, y, 400, 60), { text: '', placeholder }),
    slot,
  });
  const parts = [of('value', 'stats.0.value', 80, '—'), of('label', 'stats.0.label', 160, 'Tasks that were finished')];
  const told = (components: readonly Component[]) =>
    lintPage(slide(components), { rules: ['placeholder'] }).map(({ componentIds, params }) => [
      componentIds[0],
      params,
    ]);
  expect(told(parts)).toEqual([['label', { text: 'Tasks that were finished' }]]);
  // A sign that nothing stands beside asks for nothing in words.
  expect(told(parts.slice(0, 1))).toEqual([['value', {}]]);
  // Entries that have signs alone are asked for by the first of their list; one that was partly filled is told.
  const events = [of('first', 'events.0.text', 240, 'Milestones'), of('second', 'events.1.text', 320, '—')];
  expect(told(events)).toEqual([['first', { text: 'Milestones' }]]);
  const date = { ...part('text', 'date', rect(80, 400, 400, 60), { text: '3 May' }), slot: 'events.1.date' };
  expect(told([...events, date])).toEqual([
    ['first', { text: 'Milestones' }],
    ['second', {}],
  ]);
});

test('options choose the rules', () => {
  const page = slide([part('text', 't', rect(0, 0, 100, 10), { text: 'tiny 9', fontSize: 9 })]);
  expect(lintPage(page, { rules: ['small-text'] }).map((finding) => finding.rule)).toEqual(['small-text']);
});

describe('overflow', () => {
  const long = 'Revenue grew in every region and in every quarter of the year. '.repeat(4).trim();

  test('text taller than its box', () => {
    const [finding] = lintPage(slide([part('text', 't', rect(80, 80, 200, 60), { text: long })]));
    expect(finding).toMatchObject({ rule: 'overflow', severity: 'error', componentIds: ['t'] });
    expect(finding?.params.needed).toBeGreaterThan(60);
    expect(messages([part('text', 't', rect(80, 80, 200, 500), { text: long })])).toEqual([]);
  });

  test('padding and border take room from the text', () => {
    const bare = { text: 'One line', fontSize: 20, lineHeight: 1.5, borderWidth: 0 };
    expect(messages([part('text', 't', rect(80, 80, 200, 30), bare)])).toEqual([]);
    expect(messages([part('text', 't', rect(80, 80, 200, 30), { ...bare, padding: 4 })])).toEqual(['overflow/text']);
    expect(messages([part('text', 't', rect(80, 80, 200, 30), { ...bare, borderWidth: 2 })])).toEqual([
      'overflow/text',
    ]);
  });

  test('list indent and paragraph spacing count', () => {
    const props = { text: 'aaaaaaaaaaaaaaa\nbbbbbbbbbbbbbb', fontSize: 20, lineHeight: 1.5 };
    expect(messages([part('text', 't', rect(80, 80, 200, 60), props)])).toEqual([]);
    expect(messages([part('text', 't', rect(80, 80, 200, 60), { ...props, paragraphSpacing: 8 })])).toEqual([
      'overflow/text',
    ]);
  });

  test('a letter wider than its box', () => {
    expect(messages([part('text', 't', rect(80, 80, 10, 100), { text: 'W', fontSize: 40 })])).toContain(
      'overflow/text',
    );
  });

  test('table rows that grow beyond the table', () => {
    const cellData = [
      ['Region', 'Comment'],
      ['North', 'A long comment that needs several lines in its narrow column'],
    ];
    const props = { columns: 2, rows: 1, cellData };
    expect(messages([part('aiTable', 't', rect(80, 80, 240, 80), props)])).toEqual(['overflow/table']);
    expect(messages([part('aiTable', 't', rect(80, 80, 240, 200), props)])).toEqual([]);
    expect(messages([part('aiTable', 't', rect(80, 80, 900, 80), props)])).toEqual([]);
    const roomy = { ...props, rowHeights: [60, 60] };
    expect(messages([part('aiTable', 't', rect(80, 80, 900, 100), roomy)])).toEqual(['overflow/table']);
  });
});

describe('overlap', () => {
  const text = (id: string, y: number, base = {}) =>
    part('text', id, rect(80, y, 300, 60), { text: 'Two words', fontSize: 20 }, base);

  test('words over words', () => {
    expect(messages([text('a', 80), text('b', 90)])).toEqual(['overlap/text']);
    expect(messages([text('a', 80), text('b', 160)])).toEqual([]);
  });

  test('boxes that overlap where no words stand are a warning, and fine in one group', () => {
    const [finding] = lintPage(slide([text('a', 80), text('b', 125)]));
    expect(finding).toMatchObject({ message: 'overlap/text-boxes', severity: 'warning', componentIds: ['a', 'b'] });
    expect(messages([text('a', 80, { groupId: 'g' }), text('b', 125, { groupId: 'g' })])).toEqual([]);
  });

  test('decoration, hidden components and blank texts do not count', () => {
    expect(messages([text('a', 80), text('b', 90, { decorative: true })])).toEqual([]);
    expect(messages([text('a', 80), text('b', 90, { visible: false })])).toEqual([]);
    expect(messages([text('a', 80), part('text', 'b', rect(80, 90, 300, 60), { text: ' ' })])).toEqual([]);
  });

  test('words over a chart or a table, but not over their own card', () => {
    const chart = part('aiEchart', 'c', rect(60, 60, 400, 300), { chartConfig: '{}' });
    const card = part('rectangle', 'c', rect(60, 60, 400, 300), { backgroundColor: '#eeeeee' });
    expect(messages([chart, text('a', 80)])).toEqual(['overlap/text-on-figure']);
    expect(messages([card, text('a', 80)])).toEqual([]);
  });

  test('a title wholly on a picture is a design, one across its edge is not', () => {
    const picture = (height: number) => part('image', 'p', rect(0, 0, 1280, height), { imageUrl: 'a.png' });
    const veil = part('rectangle', 'v', rect(0, 0, 1280, 720), { backgroundColor: '#ffffffee' }, { decorative: true });
    expect(messages([picture(720), veil, text('a', 80)])).toEqual([]);
    expect(messages([picture(90), veil, text('a', 80)])).toEqual(['overlap/text-on-figure']);
  });

  test('figures over figures', () => {
    const chart = part('aiEchart', 'c', rect(60, 60, 400, 300), { chartConfig: '{}' });
    expect(messages([chart, part('image', 'p', rect(300, 200, 300, 300), { imageUrl: 'a.png' })])).toEqual([
      'overlap/figures',
    ]);
    expect(messages([chart, part('image', 'p', rect(500, 200, 300, 300), { imageUrl: 'a.png' })])).toEqual([]);
  });

  test('words hidden by a shape above them', () => {
    const shape = (color: string) => part('rectangle', 's', rect(60, 60, 400, 300), { backgroundColor: color });
    expect(messages([text('a', 80), shape('#ffffff')])).toEqual(['overlap/covered']);
    expect(messages([text('a', 80), shape('#ffffff20')])).toEqual([]);
  });
});

describe('off-page', () => {
  const text = (x: number, base = {}) => part('text', 't', rect(x, 80, 200, 40), { text: 'Words' }, base);

  test('content beyond the edge', () => {
    expect(lintPage(slide([text(1100)]))[0]).toMatchObject({ message: 'off-page/outside', params: { beyond: 20 } });
    expect(messages([text(-50)])).toEqual(['off-page/outside']);
    expect(messages([text(1080)])).toEqual([]);
  });

  test('content in the margin is a warning; running heads belong there', () => {
    expect(lintPage(slide([text(20)], { margin: 60 }))[0]).toMatchObject({
      message: 'off-page/margin',
      severity: 'warning',
    });
    expect(messages([title, text(20, { slot: 'page-number' })], { margin: 60 })).toEqual([]);
  });

  test('decoration may bleed; a turned shape reaches farther than its box', () => {
    const bar = (rotation: number, base = {}) =>
      part('rectangle', 'r', rect(1000, 300, 270, 40), {}, { rotation, ...base });
    expect(messages([title, part('circle', 'r', rect(1200, 600, 300, 300), {}, { decorative: true })])).toEqual([]);
    expect(messages([title, bar(0)])).toEqual([]);
    expect(messages([title, part('rectangle', 'r', rect(1100, 0, 170, 100), {}, { rotation: 90 })])).toEqual([
      'off-page/outside',
    ]);
  });
});

describe('what is turned', () => {
  const upright = part('text', 'a', rect(100, 300, 400, 40), { text: 'A line that runs across', fontSize: 24 });
  const onEnd = { ...upright, rotation: 90 };

  test('overlaps where it is seen', () => {
    // Upright, the two would lie apart; on end, the words run through the other line.
    const above = part('text', 'b', rect(200, 200, 400, 40), { text: 'Another line of some words', fontSize: 24 });
    expect(messages([title, upright, above])).toEqual([]);
    expect(messages([title, onEnd, above])).toEqual(['overlap/text']);
    // And upright they would lie on one another.
    const beside = part('text', 'c', rect(100, 300, 150, 40), { text: 'Beside it', fontSize: 24 });
    expect(messages([title, upright, beside])).toContain('overlap/text');
    expect(messages([title, onEnd, beside])).toEqual([]);
  });

  test('is compared with the ground that it is seen on', () => {
    const ground = part('rectangle', 'g', rect(250, 100, 100, 450), { backgroundColor: '#000000' });
    const dark = { ...onEnd, props: { ...onEnd.props, color: '#111111' } } as typeof onEnd;
    expect(messages([title, ground, dark])).toEqual(['contrast/low']);
    expect(messages([title, ground, { ...dark, props: { ...dark.props, color: '#ffffff' } } as typeof dark])).toEqual(
      [],
    );
  });

  test('overflows by its own box, whichever way that is turned', () => {
    const tall = { ...upright, props: { ...upright.props, text: 'words '.repeat(40) } } as typeof upright;
    expect(messages([title, { ...tall, rotation: 180 }])).toContain('overflow/text');
  });

  test('is moved back onto the page as a whole', () => {
    const page = slide([title, { ...onEnd, position: { x: 950, y: 600 } }]);
    const finding = lintPage(page).find(({ message }) => message === 'off-page/outside');
    const fixed = finding && fixFinding(page, finding);
    expect(fixed && lintPage(fixed)).toEqual([]);
    expect(fixed?.components[1]).toMatchObject({ size: upright.size, rotation: 90 });
  });
});

describe('contrast', () => {
  const text = (color: string, fontSize = 16, base = {}) =>
    part('text', 't', rect(100, 100, 300, 60), { text: 'Readable words', color, fontSize }, base);

  test('small text needs 4.5:1, large text 3:1', () => {
    expect(messages([text('#777777')])).toEqual(['contrast/low']);
    expect(messages([text('#767676')])).toEqual([]);
    expect(messages([text('#949494', 24)])).toEqual([]);
    expect(messages([text('#aaaaaa', 24)])).toEqual(['contrast/low']);
  });

  test('the topmost fill below the text counts', () => {
    const card = (color: string) => part('rectangle', 'c', rect(80, 80, 400, 200), { backgroundColor: color });
    expect(messages([card('#102030'), text('#ffffff')])).toEqual([]);
    expect(messages([card('#102030'), card('#f0f0f0'), text('#ffffff')])).toEqual(['contrast/low']);
    expect(messages([card('#10203010'), text('#ffffff')])).toEqual(['contrast/low']);
  });

  test('a shape below only a part of the text counts too', () => {
    const half = part('rectangle', 'c', rect(80, 80, 60, 200), { backgroundColor: '#222222' }, { decorative: true });
    expect(messages([half, text('#333333')])).toEqual(['contrast/low']);
  });

  test('gradients count where the text stands', () => {
    const stops = [
      { color: '#000000', position: 0 },
      { color: '#ffffff', position: 100 },
    ];
    const background = { type: 'linear' as const, angle: 90, stops };
    expect(messages([text('#ffffff')], { background })).toEqual([]);
    const right = part('text', 't', rect(900, 100, 300, 60), { text: 'Readable words', color: '#ffffff' });
    expect(messages([right], { background })).toEqual(['contrast/low']);
  });

  test('over a picture a veil is needed', () => {
    const picture = part('image', 'p', rect(0, 0, 1280, 720), { imageUrl: 'a.png' });
    const veil = part('rectangle', 'v', rect(0, 0, 1280, 720), { backgroundColor: '#000000b0' }, { decorative: true });
    expect(lintPage(slide([picture, text('#ffffff')]))[0]).toMatchObject({
      message: 'contrast/picture',
      severity: 'warning',
    });
    expect(messages([picture, veil, text('#ffffff')])).toEqual([]);
  });

  test('spans, opacity and table cells', () => {
    const spans = [{ start: 0, end: 8, color: '#dddddd' }];
    expect(messages([part('text', 't', rect(100, 100, 300, 60), { text: 'Readable words', spans })])).toEqual([
      'contrast/low',
    ]);
    const marked = (highlight: string) => [{ start: 0, end: 8, color: '#dddddd', highlight }];
    const inBox = (given: object) =>
      messages([part('text', 't', rect(100, 100, 300, 60), { text: 'Words', ...given })]);
    expect([inBox({ spans: marked('#222222') }), inBox({ spans: marked('#fff2a8') })]).toEqual([[], ['contrast/low']]);
    expect(messages([part('text', 't', rect(100, 100, 300, 60), { text: 'Faint', opacity: 0.3 })])).toEqual([
      'contrast/low',
    ]);
    const table = (headerColor: string) =>
      part('aiTable', 't', rect(100, 100, 300, 120), {
        cellData: [['Name'], ['North']],
        columns: 1,
        rows: 1,
        headerBackgroundColor: '#103060',
        headerColor,
      });
    expect(messages([table('#ffffff')])).toEqual([]);
    expect(messages([table('#333333')])).toEqual(['contrast/low']);
  });
});

describe('small-text', () => {
  const text = (fontSize: number) => part('text', 't', rect(100, 100, 300, 60), { text: 'Words', fontSize });

  test('12 px on slides, 11 px on paper', () => {
    expect(messages([text(11)])).toEqual(['small-text/small']);
    expect(messages([text(12)])).toEqual([]);
    const paper = { format: 'a4-portrait' as const, size: { width: 992, height: 1404 } };
    expect(messages([text(11)], paper)).toEqual([]);
    expect(messages([text(10)], paper)).toEqual(['small-text/small']);
  });

  test('words of charts and spans', () => {
    expect(messages([part('aiEchart', 'c', rect(100, 100, 300, 300), { fontSize: 10, chartConfig: '{}' })])).toEqual([
      'small-text/small',
    ]);
    const spans = [{ start: 0, end: 2, fontSize: 9 }];
    expect(messages([part('text', 't', rect(100, 100, 300, 60), { text: 'Words', spans })])).toEqual([
      'small-text/small',
    ]);
  });
});

test('empty-page: shapes, blank texts and page numbers are no content', () => {
  const number = part('text', 'n', rect(1200, 680, 40, 24), { text: '3' }, { slot: 'page-number' });
  expect(messages([])).toEqual(['empty-page/empty']);
  expect(messages([part('circle', 'c', rect(0, 0, 90, 90), {}), number])).toEqual(['empty-page/empty']);
  expect(messages([title, number])).toEqual([]);
});

test('missing-glyph names the characters', () => {
  const text = (words: string) => part('text', 't', rect(100, 100, 600, 60), { text: words });
  const [finding] = lintPage(slide([text('Sign \u{13000} here')]));
  expect(finding).toMatchObject({ message: 'missing-glyph/missing', params: { characters: '\u{13000}', count: 1 } });
  expect(messages([text('Été, 中文, かな, “quotes” — 100 %')])).not.toContain('missing-glyph/missing');
});

describe('figure-without-origin', () => {
  const text = (words: string, base = {}) => part('text', 't', rect(100, 100, 600, 60), { text: words }, base);

  test('figures need an origin', () => {
    expect(messages([text('Revenue grew 12%')])).toEqual(['figure-without-origin/figure']);
    expect(messages([text('Revenue grew 12%', { origin: ['a.docx#3'] })])).toEqual([]);
    expect(messages([text('Revenue grew')])).toEqual([]);
  });

  test('numbers of the design itself do not', () => {
    for (const slot of ['page-number', 'section-number', 'agenda-number', 'items.2.number']) {
      expect(messages([title, text('3', { slot })])).toEqual([]);
    }
    expect(messages([title, text('3', { decorative: true })])).toEqual([]);
  });

  test('charts and tables hold figures too', () => {
    const chart = (base = {}) =>
      part('aiEchart', 'c', rect(100, 100, 600, 300), { chartConfig: '{"series":[{"data":[1,2]}]}' }, base);
    expect(messages([chart()])).toEqual(['figure-without-origin/figure']);
    expect(messages([chart({ origin: ['a.xlsx#0'] })])).toEqual([]);
    const quarters = { chartConfig: '{"xAxis":{"data":["Q1"]},"series":[{"data":[2.5]}]}' };
    const [found] = lintPage(slide([part('aiEchart', 'c', rect(100, 100, 600, 300), quarters)]));
    expect(found?.params).toEqual({ text: '2.5' });
    expect(messages([part('aiTable', 't', rect(100, 100, 600, 300), { cellData: [['A'], ['12']] })])).toEqual([
      'figure-without-origin/figure',
    ]);
  });
});

test('unsupported: words that the sources do not carry, as long as they stand there', () => {
  const text = (words: string) =>
    part(
      'text',
      't',
      rect(100, 100, 600, 60),
      { text: words },
      { origin: ['a.docx#3'], unsupported: ['98,765', 'Peter'] },
    );
  const [found] = lintPage(slide([text('Peter sold 98,765 of them')]));
  expect(found).toMatchObject({ message: 'unsupported/words', params: { text: '98,765, Peter' } });
  expect(messages([text('Anna sold 12 of them')])).toEqual([]);
});
