import { componentOf } from '@pagewright/components/fixtures';
import { engineOf } from '@pagewright/compose/engine';
import { ENGINES } from '@pagewright/compose/engines';
import { redesign } from '@pagewright/design/redesign';
import { lintPage } from '@pagewright/page/lint';
import { objectDifference } from '@pagewright/page/object-difference';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { allWords, standsOn } from '@pagewright/page/told-words';
import { describe, expect, it } from 'vitest';
import { documentOf, LOOK } from '../testing/assisted-document.ts';
import type { AssistPage, AssistRequest, Proposal, ProposedPage } from './assistant.ts';
import { localAssistant } from './local-assistant.ts';

const CANAL = `# The canal towpath

## Works

- 3 March 2025: the lock gates at Elm Bridge are lifted out
- 14 April 2025: stone arrives by barge from the quarry
- 2 June 2025: the towpath is closed between both bridges
- 9 September 2025: walkers may use the new path

## Costs by part

| Part | Cost in 2024 | Cost in 2025 |
| --- | --- | --- |
| Masonry | 42,000 | 58,000 |
| Lock gates | 31,500 | 30,200 |
| Planting | 8,400 | 9,100 |
| Signs | 2,300 | 4,700 |

## What volunteers do

- Volunteers clear the hedges along 12 km of the path before the birds nest
- Two people open the swing bridge every morning from May to October
- The tool shed is checked on the first Saturday of each month
- School classes count newts in the side pond
- Litter is weighed and entered in the book: 340 kg last year
- Paint for the benches is given by the chandler in Wharf Street

## Rules for boats

The speed limit is 6 km/h on the whole length. Boats moor on the town side only. Engines are stopped in the tunnel. Generators are silent after eight in the evening. Whoever meets a hire boat gives way at the bends. Water points are locked in winter.
`;

const CANAL_CHINESE = `# 运河步道

## 志愿者的工作

- 志愿者在鸟类筑巢之前清理12公里的树篱
- 每天早上有两个人打开平旋桥，从五月到十月
- 每个月的第一个星期六检查工具棚
- 学校的学生在旁边的池塘里数蝾螈
- 长椅的油漆由码头街的船具商赠送
- 软件和网络由市政府的信息中心维护

## 船只的规则

全程限速每小时6公里。船只只能停靠在城镇一侧。在隧道里必须关闭发动机。晚上八点以后发电机必须安静。遇到租用船的人要在弯道让路。
`;

type Made = Awaited<ReturnType<typeof documentOf>>;

const assistant = localAssistant(engineOf(ENGINES, 'local'));

async function propose(
  { documents, request }: Made,
  prompt: string,
  wish: Partial<AssistRequest['wish']> = {},
): Promise<Proposal> {
  return assistant.propose(documents, {
    ...request,
    wish: { prompt, pageIds: [], inView: request.pages[0]?.id, files: [], ...wish },
  });
}

/** Id of the first page whose title, or form, is that. */
function pageOf({ request }: Made, title: string): number {
  const found = request.pages.find(({ styledText }) => parsePage(styledText).title.startsWith(title));
  if (!found)
    throw new Error(
      `no page ${title} in ${request.pages.map(({ styledText }) => parsePage(styledText).title).join(', ')}`,
    );
  return found.id;
}

const textOf = (page: ProposedPage | undefined): string => (page && page.is !== 'gone' ? page.styledText : '');
const codes = ({ notes }: Proposal) => notes.map(({ code }) => code);

/** No page runs over, and pages that nobody spoke of are not in the proposal at all. */
function expectSound(proposal: Proposal, touched: readonly number[]): void {
  expect(proposal.pages.filter(({ id, is }) => is !== 'new' && !touched.includes(id))).toEqual([]);
  for (const page of proposal.pages) {
    if (page.is === 'gone') continue;
    const shown = parsePage(page.styledText);
    expect(lintPage(shown, { rules: ['overflow', 'off-page', 'overlap'] }), shown.title).toEqual([]);
  }
}

const canal = await documentOf(CANAL);
const volunteers = pageOf(canal, 'What volunteers do');
const works = pageOf(canal, 'Works');
const costs = pageOf(canal, 'Costs by part');

describe('the assistant without a language model', () => {
  it('changes nothing and says so where it does not understand', async () => {
    const proposal = await propose(canal, 'Make it sound like a pirate');
    expect(proposal).toMatchObject({ pages: [], notes: [], rest: ['Make it sound like a pirate'] });
    expect(codes(await propose(canal, 'shorten page 99'))).toEqual(['no-page']);
  });

  it('splits a page into pages that say all of it', async () => {
    const proposal = await propose(canal, 'split this page', { inView: volunteers });
    expect(codes(proposal)).toEqual(['split']);
    expect(proposal.pages.map(({ is }) => is)).toEqual(['changed', 'new']);
    expectSound(proposal, [volunteers]);
    const both = proposal.pages.map((page) => allWords(parsePage(textOf(page)))).join('\n');
    for (const piece of ['hedges', 'swing bridge', 'tool shed', 'newts', 'Litter', 'chandler'])
      expect(both).toContain(piece);
    const order = canal.request.pages.map(({ id }) => id);
    order.splice(order.indexOf(volunteers) + 1, 0, -1);
    expect(proposal.order).toEqual(order);
  });

  it('merges pages on the first of them', async () => {
    const proposal = await propose(canal, '', { pageIds: [] });
    expect(proposal.pages).toEqual([]);
    const [one, other] = [
      canal.request.pages.findIndex(({ id }) => id === works) + 1,
      canal.request.pages.findIndex(({ id }) => id === volunteers) + 1,
    ];
    const merged = await propose(canal, `merge pages ${one} and ${other}`);
    expect(codes(merged)[0]).toBe('merge');
    expectSound(merged, [works, volunteers]);
    expect(merged.pages).toMatchObject([{ is: 'changed' }, { is: 'gone' }]);
    const shown = parsePage(textOf(merged.pages[0]));
    for (const words of ['lock gates at Elm Bridge', 'newts']) expect(allWords(shown)).toContain(words);
    expect(codes(await propose(canal, 'merge pages 1 and 2'))).toEqual(['not-mergeable']);
  });

  it('moves pages, and touches none of them', async () => {
    const proposal = await propose(canal, 'move page 2 to the end');
    const ids = canal.request.pages.map(({ id }) => id);
    expect(proposal.pages).toEqual([]);
    expect(proposal.order).toEqual([ids[0], ...ids.slice(2), ids[1]]);
    expect(codes(await propose(canal, 'move page 1 to the beginning'))).toEqual(['same-place']);
  });

  it('merges the page in view with the one that is named, or the one before it', async () => {
    const numberOf = (id: number) => canal.request.pages.findIndex((page) => page.id === id) + 1;
    const own = numberOf(volunteers);
    for (const prompt of [`merge this with page ${numberOf(works)}`, `把这一页和第${numberOf(works)}页合并`]) {
      const merged = await propose(canal, prompt, { inView: volunteers });
      expect(merged.pages, prompt).toMatchObject([
        { is: 'changed', id: works },
        { is: 'gone', id: volunteers },
      ]);
    }
    const before = canal.request.pages[own - 2]?.id;
    const previous = await propose(canal, 'merge with the previous page', { inView: volunteers });
    expect(previous.notes).toMatchObject([{ pages: [own - 1, own] }]);
    expect(previous.pages.map(({ id }) => id).filter((id) => id !== before && id !== volunteers)).toEqual([]);
    expect(codes(await propose(canal, '与上一页合并', { inView: canal.request.pages[0]?.id ?? 0 }))).toEqual([
      'merge-needs-two',
    ]);
  });

  it('moves pages by steps, to places and in an order', async () => {
    const ids = canal.request.pages.map(({ id }) => id);
    const [a = 0, b = 0, c = 0, ...rest] = ids;
    const orderAfter = async (prompt: string, inView = b) => (await propose(canal, prompt, { inView })).order;
    expect(await orderAfter('move this page up')).toEqual([b, a, c, ...rest]);
    expect(await orderAfter('往后移一页')).toEqual([a, c, b, ...rest]);
    expect(await orderAfter('move page 3 to position 1')).toEqual([c, a, b, ...rest]);
    expect(await orderAfter('make this the last page')).toEqual([a, c, ...rest, b]);
    expect(await orderAfter('swap pages 1 and 3')).toEqual([c, b, a, ...rest]);
    expect(await orderAfter('和第1页交换位置', c)).toEqual([c, b, a, ...rest]);
    expect(await orderAfter('reorder: 3, 1, 2')).toEqual([c, a, b, ...rest]);
    expect(codes(await propose(canal, 'move this page up', { inView: a }))).toEqual(['same-place']);
    expect(codes(await propose(canal, 'move this page to position 99', { inView: a }))).toEqual(['no-page']);
    expect(codes(await propose(canal, 'reorder: 3, 99', { inView: a }))).toEqual(['no-page']);
    expect(codes(await propose(canal, 'swap pages 1, 2 and 3', { inView: a }))).toEqual(['swap-needs-two']);
  });

  it('makes a page shorter, a table, a chart of another type, a timeline, a list', async () => {
    const shorter = await propose(canal, 'make it shorter', { inView: volunteers });
    expect(codes(shorter)).toEqual(['shorter']);
    expectSound(shorter, [volunteers]);
    expect(allWords(parsePage(textOf(shorter.pages[0]))).length).toBeLessThan(
      allWords(parsePage(canal.request.pages.find(({ id }) => id === volunteers)?.styledText ?? '')).length,
    );

    const table = await propose(canal, 'make a table of it', { inView: works });
    expect(codes(table)).toEqual(['table']);
    expectSound(table, [works]);
    const cells = parsePage(textOf(table.pages[0])).components.find(({ props }) => 'cellData' in props);
    expect(JSON.stringify(cells?.props)).toContain('3 March 2025');

    const kinds = async (prompt: string, id: number) => {
      const proposal = await propose(canal, prompt, { inView: id });
      expectSound(proposal, [id]);
      const [page] = proposal.pages;
      return { codes: codes(proposal), text: textOf(page) };
    };
    const before = canal.request.pages.find(({ id }) => id === costs)?.styledText ?? '';
    const other = await kinds('use another chart type', costs);
    expect(other.codes).toEqual(['chart-type']);
    expect(other.text).not.toBe(before);
    expect((await kinds('turn it into a table', costs)).text).toContain('30,200');
    expect((await kinds('as a list', costs)).codes).toEqual(['list']);
    expect((await kinds('make a timeline of it', volunteers)).codes).toEqual(['no-timeline-in-it']);
    expect((await kinds('as a pie chart', costs)).codes).toEqual(['chart-shape']);
    const line = await kinds('as a line chart', costs);
    expect(line.codes).toEqual(['chart']);
    expect(line.text).toMatch(/"line"/);
  });

  it('gives a chart that a person put on a page another type, with its figures, and leaves all else', async () => {
    const option = {
      title: { text: 'Newts counted' },
      xAxis: { type: 'category', data: ['May', 'June', 'July'] },
      yAxis: { type: 'value' },
      series: [{ name: 'Newts', type: 'bar', data: [12, 31, 19] }],
    };
    const own = componentOf('aiEchart', { chartConfig: JSON.stringify(option) }, { id: 'own' });
    const put = (page: AssistPage): AssistPage => {
      const shown = parsePage(page.styledText);
      return { ...page, styledText: printPage({ ...shown, components: [...shown.components, own] }) };
    };
    const byHand: AssistPage = { ...(canal.request.pages[0] as AssistPage), id: 900, briefIndex: undefined };
    const pages = [...canal.request.pages.map((page) => (page.id === volunteers ? put(page) : page)), put(byHand)];
    const document = { ...canal, request: { ...canal.request, pages } };
    for (const id of [volunteers, 900]) {
      const chartAfter = async (prompt: string) => {
        const proposal = await propose(document, prompt, { inView: id });
        const [page] = proposal.pages;
        if (!page) return { codes: codes(proposal) };
        expect(page).toMatchObject({ id, byObject: true });
        const before = parsePage(pages.find((one) => one.id === id)?.styledText ?? '');
        const after = parsePage(textOf(page));
        expect(objectDifference(before, after)).toMatchObject({ added: [], removed: [], changed: ['own'] });
        const props = after.components.find((one) => one.id === 'own')?.props;
        return { codes: codes(proposal), props: JSON.stringify(props) };
      };
      const line = await chartAfter('make it a line chart');
      expect(line.props).toMatch(/Newts counted.*line.*12.*31.*19/su);
      const ring = await chartAfter('as a doughnut chart');
      expect(ring.props).toMatch(/"shape":"doughnut".*\[12,31,19\]/su);
      expect((await chartAfter('use another chart type')).codes).toEqual(['chart-type']);
    }
    expect(codes(await propose(canal, 'use another chart type', { inView: volunteers }))).toEqual(['no-chart']);
  });

  it('gives another layout, which stays through restyling', async () => {
    const proposal = await propose(canal, 'another layout', { inView: volunteers });
    expect(codes(proposal)).toEqual(['layout']);
    expectSound(proposal, [volunteers]);
    const [page] = proposal.pages;
    if (page?.is !== 'changed') throw new Error('nothing changed');
    const places = (text: string) => parsePage(text).components.map(({ position }) => position);
    const index = canal.request.pages.findIndex(({ id }) => id === volunteers);
    const { generatedText, styledText, kept } = page;
    const stored = { ...(canal.request.pages[index] as AssistPage), generatedText, styledText, kept };
    const [there] = redesign({
      outline: canal.request.outline,
      from: LOOK,
      to: { ...LOOK, style: 'warm' },
      pages: [stored],
    });
    const [back] = redesign({
      outline: canal.request.outline,
      from: { ...LOOK, style: 'warm' },
      to: LOOK,
      pages: [{ ...stored, ...there }],
    });
    expect(places(back?.styledText ?? '')).toEqual(places(page.styledText));
  });

  it('gives pages or the document another style, the document another format', async () => {
    const one = await propose(canal, 'elegant style', { inView: works });
    expect(one).toMatchObject({ look: {}, pages: [{ is: 'changed', id: works, style: 'elegant' }] });
    expectSound(one, [works]);
    const all = await propose(canal, 'elegant style for all pages');
    expect(all.look).toEqual({ style: 'elegant' });
    expect(all.pages).toHaveLength(canal.request.pages.length);
    const format = await propose(canal, '', { format: 'a4-portrait', style: 'tech', pageIds: [works] });
    expect(format.look).toEqual({ format: 'a4-portrait' });
    expect(format.pages).toHaveLength(canal.request.pages.length);
    expect(format.pages.find(({ id }) => id === works)).toMatchObject({ style: 'tech' });
    expect(parsePage(textOf(format.pages[0])).format).toBe('a4-portrait');
  });

  it('brings in what was left out of a section, and what is named', async () => {
    const short = await documentOf(CANAL, 3);
    const ids = short.request.pages.map(({ id }) => id);
    const proposals = await Promise.all(ids.map((id) => propose(short, 'make it longer', { inView: id })));
    const longer = proposals.find((proposal) => codes(proposal).includes('longer'));
    expect(longer, proposals.map((own) => codes(own).join()).join(' ')).toBeDefined();
    const named = await propose(short, 'bring in “Generators are silent”');
    expect(codes(named)).toEqual(['bring-in']);
    expect(
      named.pages.some((page) => standsOn(parsePage(textOf(page)), 'Generators are silent after eight in the evening')),
    ).toBe(true);
    expect(codes(await propose(short, 'bring in “no such words”'))).toEqual(['not-found']);
  });

  it('writes figures in other units', async () => {
    const proposal = await propose(canal, 'convert km to miles', { inView: volunteers });
    expect(codes(proposal)).toEqual(['units']);
    expectSound(proposal, [volunteers]);
    const words = allWords(parsePage(textOf(proposal.pages[0])));
    expect(words).toContain('7.5 mi of the path');
    expect(words).toContain('750 lb');
    expect(proposal.pages[0]).toMatchObject({ byObject: true });
    expect(codes(await propose(canal, 'in celsius', { inView: volunteers }))).toEqual(['no-units']);
  });

  it('counts figures in another scale, which leaves what is no figure and where they come from', async () => {
    const proposal = await propose(canal, 'in thousands', { inView: costs });
    expect(codes(proposal)).toEqual(['units']);
    expectSound(proposal, [costs]);
    const origins = (text: string) =>
      [...new Set(parsePage(text).components.flatMap(({ origin = [] }) => origin))].sort();
    const before = canal.request.pages.find(({ id }) => id === costs)?.styledText ?? '';
    expect(origins(textOf(proposal.pages[0]))).toEqual(origins(before));
    expect(textOf(proposal.pages[0])).toMatch(/(?<![\d,])31\.5(?!\d)/);
    expect(codes(await propose(canal, 'in millions', { inView: works }))).toEqual(['no-units']);
  });

  it('writes Chinese in the other script, as it is used there', async () => {
    const chinese = await documentOf(CANAL_CHINESE);
    const proposal = await propose(chinese, '把所有页面转成繁体中文');
    expect(codes(proposal)).toEqual(['script']);
    const words = proposal.pages.map((page) => allWords(parsePage(textOf(page)))).join('\n');
    expect(words).toContain('志願者');
    expect(words).toContain('軟體和網路');
    expect(words).not.toMatch(/[志愿软网队]愿|软件/);
    expect(parsePage(textOf(proposal.pages[0])).language).toBe('zh-TW');
    expectSound(
      proposal,
      chinese.request.pages.map(({ id }) => id),
    );
    expect(codes(await propose(canal, 'traditional Chinese'))).toEqual(['no-chinese']);
  });

  it('keeps what a person made, and names what has no place', async () => {
    const page = canal.request.pages.find(({ id }) => id === volunteers);
    if (!page) throw new Error('no page');
    const left = parsePage(page.styledText);
    const own = left.components.find(({ props }) => 'text' in props && props.text.includes('newts'));
    if (!own || !('text' in own.props)) throw new Error('no such text');
    own.props.text = own.props.text.replace('count newts in the side pond', 'count frogs under the bridge');
    const changed = { ...page, styledText: printPage(left) };
    const edited: Made = {
      ...canal,
      request: { ...canal.request, pages: canal.request.pages.map((one) => (one === page ? changed : one)) },
    };
    for (const prompt of ['split this page', 'make a list of it', 'another layout']) {
      const proposal = await propose(edited, prompt, { inView: volunteers });
      const words = (proposal.pages.length > 0 ? proposal.pages : [{ ...changed, is: 'gone' as const }])
        .map((one) => allWords(parsePage(textOf(one) || changed.styledText)))
        .join('\n');
      expect(words, prompt).toContain('count frogs under the bridge');
      expect(words, prompt).not.toContain('newts');
      expect(codes(proposal), prompt).not.toContain('set-aside');
    }
  });

  it('gives a page another title, with room for it, and leaves all else as it is', async () => {
    const short = await propose(canal, 'change the title to “Hedges, newts and paint”', { inView: volunteers });
    expect(codes(short)).toEqual(['title']);
    expectSound(short, [volunteers]);
    const before = parsePage(canal.request.pages.find(({ id }) => id === volunteers)?.styledText ?? '');
    const after = parsePage(textOf(short.pages[0]));
    expect(after.title).toBe('Hedges, newts and paint');
    expect(objectDifference(before, after)).toMatchObject({ added: [], removed: [] });
    expect(after.components.find(({ slot }) => slot === 'title')?.props).toMatchObject({ text: after.title });
    expect(short.pages[0]).toMatchObject({ byObject: true });
    const words = Array.from({ length: 14 }, (_, index) => `longer${index}`).join(' ');
    const long = await propose(canal, `change the title to ${words}`, { inView: volunteers });
    expectSound(long, [volunteers]);
    expect(codes(long)).toEqual(['title']);
    expect(standsOn(parsePage(textOf(long.pages[0])), words)).toBe(true);
    expect(codes(await propose(canal, 'change the title to What volunteers do', { inView: volunteers }))).toEqual([
      'same-title',
    ]);
    expect(codes(await propose(canal, `change the title to ${'far too long '.repeat(60)}`))).toEqual(['no-room']);
  });

  it('mends what page health finds', async () => {
    const page = canal.request.pages.find(({ id }) => id === volunteers);
    if (!page) throw new Error('no page');
    const left = parsePage(page.styledText);
    const components = left.components.map((one) =>
      one.slot === 'title' ? { ...one, position: { x: left.size.width - 40, y: one.position.y } } : one,
    );
    const changed = { ...page, styledText: printPage({ ...left, components }) };
    const broken: Made = {
      ...canal,
      request: { ...canal.request, pages: canal.request.pages.map((one) => (one === page ? changed : one)) },
    };
    const proposal = await propose(broken, 'fix the problems', { inView: volunteers });
    expect(codes(proposal)).toEqual(['fix']);
    expectSound(proposal, [volunteers]);
    expect(codes(await propose(canal, 'fix it', { inView: works }))).toEqual(['nothing-to-fix']);
  });

  it('adds the pages of an attached file behind the last', async () => {
    const both = await documentOf(CANAL_CHINESE);
    const [file] = both.documents;
    if (!file) throw new Error('no document');
    const documents = [...canal.documents, { ...file, file: 'attached.txt' }];
    const proposal = await assistant.propose(documents, {
      ...canal.request,
      wish: { prompt: 'add pages from the attached file', pageIds: [], inView: works, files: ['attached.txt'] },
    });
    expect(codes(proposal)).toEqual(['add-pages']);
    expect(proposal.pages.length).toBeGreaterThan(0);
    expect(proposal.pages.every((page) => page.is === 'new' && page.isGenerated)).toBe(true);
    expect(parsePage(textOf(proposal.pages[0])).language).toBe('zh-CN');
    expectSound(proposal, []);
    expect(codes(await propose(canal, 'add pages from the attached file'))).toEqual(['no-file']);
  });
});
