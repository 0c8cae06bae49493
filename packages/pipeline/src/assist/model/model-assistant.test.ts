import { defaultProps } from '@pagewright/components/models';
import { rotatedBounds } from '@pagewright/components/rotation';
import { connect, type Operation } from '@pagewright/compose/changes';
import { type FakeCall, startFakeLanguageService } from '@pagewright/compose/testing/fake-language-service';
import { lintPage } from '@pagewright/page/lint';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { unsupportedWords } from '@pagewright/page/unsupported';
import { beforeAll, expect, it, onTestFinished } from 'vitest';
import { createPageMaker } from '../../page-maker.ts';
import { documentOf } from '../../testing/assisted-document.ts';
import type { Proposal } from '../assistant.ts';
import { textPlaces } from '../text-places.ts';
import { proposeByModel } from './model-assistant.ts';

const GARDEN = `# The garden by the wall

## Harvest by year

| Year | Apples | Pears |
| --- | --- | --- |
| 2023 | 410 | 120 |
| 2024 | 380 | 150 |
| 2025 | 520 | 90 |

## Work

- Pruning begins in February when the frost is over
- The beds are dug with horse manure from the riding school
- Nets keep the birds off the cherries
`;

const LOCAL: Proposal = { pages: [], look: {}, assets: {}, notes: [], rest: ['whatever'] };

let made: Awaited<ReturnType<typeof documentOf>>;
beforeAll(async () => {
  made = await documentOf(GARDEN);
}, 60_000);

const idOf = (form: string): number => {
  const index = made.request.outline.pages.findIndex((page) => page.form === form);
  expect(index, made.request.outline.pages.map((page) => page.form).join()).toBeGreaterThanOrEqual(0);
  return 100 + index;
};

/** What comes of these operations, which are those of the page in view where they name none. */
async function proposed(
  inView: number,
  operations: readonly Partial<Operation>[],
  prompt = 'do what I cannot say here',
  own = made,
): Promise<{ proposal: Proposal; calls: readonly FakeCall[] }> {
  const told = operations.map((one) => ({ page: inView - 99, ...one }));
  const service = await startFakeLanguageService(() => ({ says: JSON.stringify({ operations: told }) }));
  onTestFinished(() => service.close());
  const parts = { model: connect({ url: service.url, model: 'm' }), modelName: 'm' };
  const wish = { prompt, pageIds: [], inView, files: [] };
  const proposal = await proposeByModel(parts, own.documents, { ...own.request, wish }, LOCAL);
  return { proposal, calls: service.calls };
}

const textOf = ({ pages: [page] }: Proposal): string => (page && page.is !== 'gone' ? page.styledText : '');

it('figures of a chart are changed as the person says, and are not made up', async () => {
  const chart = idOf('chart');
  const rows = [
    ['', 'Apples', 'Pears'],
    ['2023', '410', '120'],
    ['2024', '380', '150'],
    ['2025', '533', '90'],
  ];
  const { proposal } = await proposed(chart, [{ do: 'chart-data', rows }], 'the apples of 2025 were 533, correct that');
  expect(proposal.notes).toMatchObject([{ code: 'by-model', count: 1 }]);
  expect(textOf(proposal)).toContain('533');
  expect(textOf(proposal)).not.toContain('520');
  const invented = await proposed(chart, [{ do: 'chart-data', rows }], 'make the harvest look better');
  expect(invented.proposal).toMatchObject({ pages: [], notes: [{ code: 'model-unable' }] });
});

it('figures of the sources stay with what they are told of', async () => {
  const chart = idOf('chart');
  const swapped = [
    ['', 'Apples', 'Pears'],
    ['2023', '520', '120'],
    ['2024', '380', '150'],
    ['2025', '410', '90'],
  ];
  const refused = await proposed(chart, [{ do: 'chart-data', rows: swapped }], 'tidy the chart');
  expect(refused.proposal).toMatchObject({ pages: [], notes: [{ code: 'model-unable' }] });
  const ofOthers = swapped.map(([name = '', apples = '', pears = '']) => [name, pears, apples]);
  const crossed = await proposed(
    chart,
    [{ do: 'chart-data', rows: [swapped[0] ?? [], ...ofOthers.slice(1)] }],
    'tidy it',
  );
  expect(crossed.proposal.pages).toEqual([]);
  const fewer = [swapped[0] ?? [], ['2025', '520', '90'], ['2024', '380', '150']];
  const { proposal } = await proposed(chart, [{ do: 'chart-data', rows: fewer }], 'the last two years alone');
  expect(proposal.pages).toHaveLength(1);
});

it('an object is moved within the page, taken away, and another one put there', async () => {
  const page = idOf('bullets');
  const before = parsePage(made.request.pages[page - 100]?.styledText ?? '');
  const title = before.components.find(({ slot }) => slot === 'title');
  const box = { x: 40, y: 600, width: 400, height: 60 };
  const { proposal } = await proposed(page, [
    { do: 'move-object', object: title?.id ?? '', ...box },
    { do: 'add-text', text: 'Nets keep the birds off the cherries', x: 700, y: 640, width: 500, height: 50 },
    { do: 'move-object', object: title?.id ?? '', x: 1_200, y: 0, width: 400, height: 60 },
  ]);
  expect(proposal.pages).toMatchObject([{ is: 'changed', byObject: true }]);
  expect(proposal.notes).toContainEqual({ code: 'model-skipped', pages: [], count: 1 });
  const after = parsePage(textOf(proposal));
  expect(after.components).toHaveLength(before.components.length + 1);
  expect(after.components.find(({ id }) => id === title?.id)).toMatchObject({ position: { x: 40, y: 600 } });
  expect(after.components.at(-1)).toMatchObject({ type: 'text', origin: [expect.any(String)] });
  const rest = (one: typeof after) => one.components.filter(({ id }) => id !== title?.id && !id.startsWith('added'));
  expect(rest(after)).toEqual(rest(before));
  const gone = await proposed(page, [{ do: 'remove-object', object: title?.id ?? '' }]);
  expect(parsePage(textOf(gone.proposal)).components).toHaveLength(before.components.length - 1);
});

it('what is turned is told, and moved, as it is seen', async () => {
  const page = idOf('bullets');
  const size = { width: 90, height: 40 };
  const mine = {
    id: 'mine',
    position: { x: 35, y: 635 },
    size,
    rotation: 90,
    locked: false,
    visible: true,
    zIndex: 99,
  };
  const props = { ...defaultProps('text'), text: 'Mine', fontSize: 14, padding: 0 };
  const pages = made.request.pages.map((one) => {
    const shown = parsePage(one.styledText);
    const components = [...shown.components, { ...mine, type: 'text' as const, props }];
    return one.id === page ? { ...one, styledText: printPage({ ...shown, components }) } : one;
  });
  const own = { ...made, request: { ...made.request, pages } };
  const to = { x: 1_200, y: 610, width: 50, height: 100 };
  const { proposal, calls } = await proposed(page, [{ do: 'move-object', object: 'mine', ...to }], 'move it', own);
  expect(calls[0]?.body.messages.at(-1)?.content).toContain('[60,610,40,90]');
  const moved = parsePage(textOf(proposal)).components.find(({ id }) => id === 'mine');
  expect(moved?.size).toEqual({ width: 100, height: 50 });
  expect(moved && rotatedBounds(moved)).toEqual(to);
});

/** Objects of the page but for those, as they are stored. */
const others = (text: string, ...ids: string[]) => parsePage(text).components.filter(({ id }) => !ids.includes(id));
const before = (id: number, own = made) => own.request.pages[id - 100]?.styledText ?? '';

it('an object looks as it is wished, where its words stay easy to read and have room; nothing else changes', async () => {
  const page = idOf('bullets');
  const title = parsePage(before(page)).components.find(({ slot }) => slot === 'title')?.id ?? '';
  const look = { do: 'set-look' as const, object: title };
  const { proposal } = await proposed(page, [{ ...look, color: '#7a1f1f', weight: 400, align: 'right', size: 30 }]);
  expect(proposal.pages).toMatchObject([{ is: 'changed', byObject: true }]);
  const props = parsePage(textOf(proposal)).components.find(({ id }) => id === title)?.props;
  expect(props).toMatchObject({ color: '#7a1f1f', fontWeight: 400, textAlign: 'right', fontSize: 30 });
  expect(others(textOf(proposal), title)).toEqual(others(before(page), title));
  for (const wrong of [{ color: '#fefefe' }, { fill: '#0d2240', color: '#101010' }, { size: 390 }]) {
    const refused = await proposed(page, [{ ...look, ...wrong }]);
    expect(refused.proposal, JSON.stringify(wrong)).toMatchObject({
      pages: [],
      notes: [{ code: 'model-unsound', count: 1 }],
    });
  }
  for (const none of [{ color: 'red; }' }, { shape: 'pie' as const }, {}])
    expect((await proposed(page, [{ ...look, ...none }])).proposal.notes).toMatchObject([{ code: 'model-unable' }]);
});

it('longer words stay in their place and move nothing else; without room for them nothing happens', async () => {
  const page = idOf('bullets');
  const [object] = parsePage(before(page)).components.filter(({ slot }) => slot?.startsWith('items.0'));
  const id = object?.id ?? '';
  const longer = 'Pruning begins in February when the frost is over, and the cherries are netted against the birds';
  const { proposal } = await proposed(page, [{ do: 'set-text', object: id, text: longer }]);
  expect(textOf(proposal)).toContain('netted against');
  expect(others(textOf(proposal), id)).toEqual(others(before(page), id));
  expect(lintPage(parsePage(textOf(proposal))).filter(({ severity }) => severity === 'error')).toEqual([]);
  const far = await proposed(page, [{ do: 'set-text', object: id, text: `${longer} `.repeat(9).trim() }]);
  expect(far.proposal).toMatchObject({ pages: [], notes: [{ code: 'model-unsound' }] });
});

it('nothing is moved onto something else, or out of the page', async () => {
  const page = idOf('bullets');
  const all = parsePage(before(page)).components;
  const title = all.find(({ slot }) => slot === 'title');
  const item = all.find(({ slot }) => slot?.startsWith('items.0'));
  const { position, size } = item ?? { position: { x: 0, y: 0 }, size: { width: 1, height: 1 } };
  const { proposal } = await proposed(page, [{ do: 'move-object', object: title?.id ?? '', ...position, ...size }]);
  expect(proposal).toMatchObject({ pages: [], notes: [{ code: 'model-unsound' }] });
});

it('pages are hidden, put into a section, given notes and copied', async () => {
  const page = idOf('bullets');
  const text = 'Say that pruning begins in February.';
  const { proposal, calls } = await proposed(page, [
    { do: 'hide-page' },
    { do: 'set-section', text: 'In the year' },
    { do: 'set-notes', text },
    { do: 'duplicate-page' },
  ]);
  expect(proposal.notes).toMatchObject([{ code: 'by-model', count: 4 }]);
  const arranged = { hidden: { from: false, to: true }, section: { from: '', to: 'In the year' } };
  expect(proposal.pages).toMatchObject([
    { id: page, is: 'changed', byObject: false, arranged },
    { id: -1, is: 'new', isGenerated: false, from: page },
  ]);
  for (const one of proposal.pages) {
    const shown = parsePage(one.is === 'gone' ? '' : one.styledText);
    expect(shown.notes).toBe(text);
    expect(shown.components).toEqual(parsePage(before(page)).components);
    // The copy says of itself what it is about: another style finds it.
    if (one.is === 'new') expect(one.kept?.brought?.brief).toEqual(made.request.outline.pages[page - 100]);
  }
  expect(proposal.order?.indexOf(-1)).toBe(page - 100 + 1);
  const invented = await proposed(page, [{ do: 'set-notes', text: 'Say that 77 trees were pruned.' }]);
  expect(invented.proposal).toMatchObject({ pages: [], notes: [{ code: 'model-unable' }] });
  const own = await proposed(
    page,
    [{ do: 'set-notes', text: 'Say that 77 trees were pruned.' }],
    'say of the 77 trees',
  );
  expect(own.proposal.pages).toHaveLength(1);
  expect(calls[0]?.body.messages.at(-1)?.content).not.toContain('"hidden"');
  const shown = await proposed(page, [{ do: 'show-page' }, { do: 'set-section', text: '' }]);
  expect(shown.proposal.notes).toMatchObject([{ code: 'model-unable' }]);
});

it('a chart is shown as another one, in its place', async () => {
  const page = idOf('chart');
  const chart = parsePage(before(page)).components.find(({ type }) => type === 'aiEchart');
  const { proposal } = await proposed(page, [{ do: 'chart-type', shape: 'bar' }]);
  const after = parsePage(textOf(proposal)).components.find(({ id }) => id === chart?.id);
  expect(chart?.props).toMatchObject({ chartType: 'line' });
  expect(after?.props).toMatchObject({ chartType: 'bar' });
  expect(after?.position).toEqual(chart?.position);
  expect(others(textOf(proposal), chart?.id ?? '')).toEqual(others(before(page), chart?.id ?? ''));
  const none = await proposed(idOf('bullets'), [{ do: 'chart-type', shape: 'line' }]);
  expect(none.proposal.notes).toMatchObject([{ code: 'model-unable' }]);
});

it('a table is put where there is room for it, and figures that nobody gave are marked', async () => {
  const page = idOf('bullets');
  const rows = [
    ['Year', 'Apples'],
    ['2024', '380'],
    ['2025', '777'],
  ];
  // Below what stands in the middle of the page.
  const free = { x: 460, y: 530, width: 400, height: 130 };
  const { proposal } = await proposed(page, [{ do: 'add-table', rows, from: ['b3'], ...free }]);
  const [table] = parsePage(textOf(proposal)).components.filter(({ id }) => id.startsWith('added'));
  expect(table).toMatchObject({ type: 'aiTable', props: { cellData: rows, columnAligns: ['right', 'right'] } });
  expect(table && unsupportedWords(table)).toEqual(['777']);
  expect(others(textOf(proposal), table?.id ?? '')).toEqual(others(before(page)));
  const item = parsePage(before(page)).components.find(({ slot }) => slot?.startsWith('items.0'));
  const onWords = { ...item?.position, width: 400, height: 200 };
  const refused = await proposed(page, [{ do: 'add-table', rows, ...onWords }]);
  expect(refused.proposal.pages).toEqual([]);
  expect(refused.proposal.notes).toMatchObject([{ code: 'model-unsound' }]);
});

it('a picture gives its place to another one of the document, and to none that it does not have', async () => {
  const dot = (color: string) =>
    `data:image/svg+xml;base64,${Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><rect width="40" height="30" fill="${color}"/></svg>`).toString('base64')}`;
  const page = idOf('bullets');
  const at = page - 100;
  const picture = (id: string, alt: string, place: object) => ({
    id,
    type: 'image' as const,
    locked: false,
    visible: true,
    zIndex: 90,
    size: { width: 60, height: 45 },
    props: { ...defaultProps('image'), imageUrl: dot(alt), alt },
    position: { x: 0, y: 0 },
    ...place,
  });
  const shown = parsePage(before(page));
  const components = [
    ...shown.components,
    picture('red', 'red', { position: { x: 1_150, y: 20 } }),
    picture('blue', 'blue', { position: { x: 1_080, y: 20 } }),
  ];
  const pages = made.request.pages.map((one, index) =>
    index === at ? { ...one, styledText: printPage({ ...shown, components }) } : one,
  );
  const own = { ...made, request: { ...made.request, pages } };
  const operation = { do: 'replace-picture' as const, object: 'red' };
  const { proposal, calls } = await proposed(page, [{ ...operation, picture: 'p2' }], 'the blue one twice', own);
  expect(calls[0]?.body.messages.at(-1)?.content).toContain('{"id":"p2","text":"blue"}');
  const after = parsePage(textOf(proposal)).components.find(({ id }) => id === 'red');
  expect(after).toMatchObject({ position: { x: 1_150, y: 20 }, props: { imageUrl: dot('blue'), alt: 'blue' } });
  expect(others(textOf(proposal), 'red')).toEqual(others(before(page, own), 'red'));
  const none = await proposed(page, [{ ...operation, picture: 'p9' }], 'another one', own);
  expect(none.proposal.notes).toMatchObject([{ code: 'model-unable' }]);
});

it('a page is written anew in its style, without overflowing, with the places that it rests on', async () => {
  const page = idOf('bullets');
  const entries = [
    { text: 'Prune in February', lead: 'First', value: '', group: '', from: [] },
    { text: 'Dig in manure', lead: 'Then', value: '', group: '', from: [] },
  ];
  const { proposal } = await proposed(page, [{ do: 'rewrite-page', title: 'What to do', form: 'process', entries }]);
  const after = parsePage(textOf(proposal));
  expect(after.title).toBe('What to do');
  expect(lintPage(after).filter(({ severity }) => severity === 'error')).toEqual([]);
  expect(proposal.pages).toHaveLength(1);
});

it('of an object with several texts one is reworded; all of it goes only where it is named itself', async () => {
  const rows = [
    '| Bed | Plant | Neighbour |',
    '| --- | --- | --- |',
    '| North | Leek | Carrot |',
    '| East | Bean | Savory |',
  ];
  const beds = await documentOf(`# The beds\n\n## Who stands where\n\n${rows.join('\n')}\n| West | Rose | Garlic |\n`);
  const several = (text: string) => parsePage(text).components.find((one) => textPlaces(one).size > 1);
  const at = beds.request.pages.findIndex(({ styledText }) => several(styledText));
  const id = several(beds.request.pages[at]?.styledText ?? '')?.id ?? '';
  const prompt = 'tell it in other words';
  const gone = await proposed(100 + at, [{ do: 'remove-object', object: `${id}/1` }], prompt, beds);
  expect(gone.proposal).toMatchObject({ pages: [], model: { failure: 'invalid' } });
  const whole = await proposed(100 + at, [{ do: 'remove-object', object: id }], prompt, beds);
  expect(several(textOf(whole.proposal))).toBeUndefined();
  const text = await proposed(100 + at, [{ do: 'set-text', object: `${id}/1`, text: 'Place' }], prompt, beds);
  expect(textOf(text.proposal)).toContain('Place');
});

it('a figure that is only a part of what the person says is marked', async () => {
  const page = idOf('bullets');
  const entries = ['20', '2025'].map((figure) => ({
    text: `Prune ${figure} trees in February`,
    lead: '',
    value: '',
    group: '',
    from: [],
  }));
  const operation = { do: 'rewrite-page' as const, title: 'Work', form: 'bullets' as const, entries };
  const { proposal } = await proposed(page, [operation], 'Prune trees in February 2025, told anew');
  const doubts = parsePage(textOf(proposal)).components.flatMap((one) => unsupportedWords(one));
  expect(doubts).toEqual(['20']);
});

it('goes to the end behind a number that no page has, and where a page stood that is gone', async () => {
  const ids = made.request.pages.map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(2);
  const [first = 0, second = 0, ...others] = ids;
  const end = await proposed(100, [{ do: 'move-page', page: 1, after: 99 }], 'whatever: all pages');
  expect(end.proposal.order).toEqual([second, ...others, first]);
  const operations = [
    { do: 'remove-page' as const, page: 2 },
    { do: 'move-page' as const, page: ids.length, after: 2 },
  ];
  const { proposal } = await proposed(100, operations, 'whatever: all pages');
  expect(proposal.pages).toContainEqual({ is: 'gone', id: second });
  if (others.length > 1) expect(proposal.order).toEqual([first, others.at(-1), ...others.slice(0, -1)]);
  else expect(proposal.notes).toContainEqual({ code: 'model-skipped', pages: [], count: 1 });
});

it('figures of a chart are read as the language writes them', async () => {
  const french = await documentOf(
    GARDEN.replaceAll('410', '41,5')
      .replace('The garden by the wall', 'Le jardin le long du mur')
      .replace('Harvest by year', 'La récolte de chaque année')
      .replace('Pruning begins in February when the frost is over', 'La taille commence en février après le gel')
      .replace(
        'The beds are dug with horse manure from the riding school',
        'Les planches sont bêchées avec le fumier du manège',
      )
      .replace('Nets keep the birds off the cherries', 'Les filets protègent les cerises des oiseaux'),
  );
  expect(french.request.outline.language).toBe('fr-FR');
  const at = french.request.outline.pages.findIndex(({ form }) => form === 'chart');
  const rows = [
    ['', 'Apples', 'Pears'],
    ['2023', '41,5', '120'],
    ['2024', '380', '150'],
  ];
  const { proposal } = await proposed(100 + at, [{ do: 'chart-data', rows }], 'sans 2025', french);
  expect(textOf(proposal)).toContain('41.5');
  expect(textOf(proposal)).not.toContain('415');
});

it('only pages that the wish names may be changed; all where it says so', async () => {
  const page = idOf('bullets');
  const all = made.request.pages.map((_, at) => ({
    do: 'restyle-page' as const,
    page: at + 1,
    style: 'warm' as const,
  }));
  const one = await proposed(page, all, 'this should feel like an evening by the fire');
  expect(one.proposal.pages.map(({ id }) => id)).toEqual([page]);
  const whole = await proposed(page, all, 'all pages should feel like an evening by the fire');
  expect(whole.proposal.pages).toHaveLength(made.request.pages.length);
  const named = await proposed(page, all, 'page 1 should feel like an evening by the fire');
  expect(named.proposal.pages.map(({ id }) => id)).toEqual([100]);
  const question = named.calls[0]?.body.messages.find(({ role }) => role === 'user')?.content ?? '';
  const told = [...question.matchAll(/^\{"page":(\d+).*$/gm)].filter(([line]) => line.includes('"objects"'));
  expect(told.map(([, number]) => number)).toEqual(['1']);
});

it('whoever stops it is not waited for by the model, nor kept from anything else by it', async () => {
  const service = await startFakeLanguageService(() => 'silent');
  const settings = { cloud: { url: service.url, model: 'm' } };
  const maker = createPageMaker({ settings: () => settings });
  onTestFinished(async () => {
    await maker.close();
    await service.close();
  });
  const sources = { contents: [], text: GARDEN };
  const wish = { prompt: 'sing it to me', pageIds: [], inView: 100, files: [] };
  const stop = new AbortController();
  const asked = maker.assist(sources, { ...made.request, byModel: true, wish }, stop.signal);
  const outcome = asked.catch((error: unknown) => error);
  await expect.poll(() => service.calls.length).toBe(1);
  // Another style meanwhile.
  const { outline, pages, look } = made.request;
  const restyled = pages.map((page, index) => ({ ...page, pageNumber: index + 1 }));
  expect(await maker.redesign({ outline, from: look, to: { ...look, style: 'warm' }, pages: restyled })).toHaveLength(
    pages.length,
  );
  stop.abort();
  expect(await outcome).toMatchObject({ code: 'generation/cancelled' });
  const without = await maker.assist(sources, { ...made.request, wish });
  expect(without).toMatchObject({ pages: [], rest: ['sing it to me'] });
  expect(without.model).toBeUndefined();
});
