import { ENGINES } from '@pagewright/compose/engines';
import type { DocumentLook } from '@pagewright/design/document-look';
import { redesign, type StoredPage } from '@pagewright/design/redesign';
import { regenerate } from '@pagewright/design/regenerate';
import type { FormatId } from '@pagewright/model/formats';
import type { Outline } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import { lintPage } from '@pagewright/page/lint';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { standsOn } from '@pagewright/page/told-words';
import { describe, expect, it } from 'vitest';
import { runPipeline } from './pipeline.ts';
import { type BroughtIn, bringInStatement, type StoredDocument, storedLeftOut } from './stored-document.ts';

const FARM = `# The farm on the hill

## Animals

We keep forty goats and eleven cows. The goats give milk from March until November. Two dogs look after all of them. The cows are out on the upper meadow from May. Every calf stays with its mother for a hundred days. The vet comes twice a year. Hay for the winter is cut in June and again in August. In a dry summer we buy a third of it. The old barn holds ninety bales and the new one two hundred. Visitors are welcome on Sundays after milking.

## Cheese

- Soft cheese is sold after ten days
- Hard cheese lies in the cellar for a year
- Blue cheese was given up in 2019
- The cellar has a steady temperature of eleven degrees
- Wheels are turned by hand twice a week
- Whey goes to the pigs of our neighbour
- Salt comes from the sea at Guérande
- Rennet is bought from a dairy in the valley
- Labels are printed by the school
- The market is on Thursday and on Saturday
- Orders over twenty kilos are driven to the shop
- Left-over rinds are cooked into soup

## Figures

| Year | Milk | Cheese | Visitors |
| --- | --- | --- | --- |
| 2021 | 21,400 l | 1,900 kg | 340 |
| 2022 | 22,800 l | 2,050 kg | 610 |
| 2023 | 20,100 l | 1,870 kg | 905 |
| 2024 | 23,600 l | 2,240 kg | 1,180 |
`;

const FARM_CHINESE = `# 山上的农场

## 动物

我们养了四十只山羊和十一头奶牛。山羊从三月到十一月产奶。两只狗看护所有的动物。五月起奶牛在高处的草地上吃草。每头小牛都跟着母牛一百天。兽医每年来两次。冬天的干草在六月和八月收割。干旱的夏天要买三分之一的干草。旧谷仓能放九十捆，新谷仓能放二百捆。星期天挤奶以后欢迎客人来参观。

## 奶酪

- 软奶酪放十天以后出售
- 硬奶酪在地窖里放一年
- 蓝纹奶酪在2019年停止生产
- 地窖的温度一直是十一度
- 每周用手把奶酪翻两次
- 乳清送给邻居喂猪
- 标签由学校印刷
- 星期四和星期六有集市
`;

const look: DocumentLook = { style: 'professional', format: 'ppt-16-9' };

interface Stored extends StoredDocument {
  readonly outline: Outline;
  readonly documents: readonly SourceDocument[];
}

async function storedFrom(text: string, own: { format?: FormatId; pageCount?: number } = {}): Promise<Stored> {
  const { format = 'ppt-16-9', pageCount = 'auto' } = own;
  const { outline, pages, documents } = await runPipeline(ENGINES, {
    engine: 'local',
    prompt: '',
    files: [],
    text,
    style: 'professional',
    format,
    pageCount,
    mode: 'condense',
  });
  const texts = pages.map(printPage);
  return {
    outline,
    documents,
    deleted: [],
    prompt: '',
    pages: texts.map((styled, briefIndex) => pageOf(briefIndex, styled)),
  };
}

function pageOf(briefIndex: number | undefined, text: string): StoredPage {
  return { briefIndex, sameBrief: true, generatedText: text, styledText: text, kept: undefined };
}

/** The document with what was brought in, as a server stores it. */
function withBrought(stored: Stored, brought: BroughtIn): Stored {
  if (brought.is === 'shown') return stored;
  const made = (page: StoredPage | undefined, own: object): StoredPage => ({
    ...(page ?? pageOf(undefined, '')),
    ...own,
  });
  if (brought.is === 'there') {
    return { ...stored, pages: stored.pages.with(brought.index, made(stored.pages[brought.index], brought.page)) };
  }
  const added = brought.pages.map((page) => made(undefined, page));
  return { ...stored, pages: stored.pages.toSpliced(brought.after + 1, 0, ...added) };
}

function bringOneIn(stored: Stored, id: string, of: DocumentLook = look): { stored: Stored; brought: BroughtIn } {
  const brought = bringInStatement(stored.documents, { ...stored, look: of, id });
  if (!brought) throw new Error(`nothing of ${id}`);
  return { stored: withBrought(stored, brought), brought };
}

function everythingIn(stored: Stored, of: DocumentLook): Stored {
  let current = stored;
  for (let left = listed(current).length; left > 0; ) {
    const [first] = listed(current);
    current = bringOneIn(current, first?.id ?? '', of).stored;
    const now = listed(current).length;
    expect(now, first?.text).toBeLessThan(left);
    left = now;
  }
  return current;
}

const listed = (stored: Stored) => storedLeftOut(stored.documents, stored).statements;
const pagesOf = ({ pages }: Stored) => pages.map(({ styledText }) => parsePage(styledText));

describe('what is left out of a stored document', () => {
  it.each([
    ['English slides', FARM, { pageCount: 3 }],
    ['English slides of one page', FARM, { pageCount: 1 }],
    ['Chinese slides', FARM_CHINESE, { pageCount: 3 }],
    ['a report', FARM, { format: 'a4-portrait', pageCount: 1 }],
    ['a long picture', FARM_CHINESE, { format: 'long-3' }],
  ] as const)(
    'can be brought in, all of it, and nothing runs over: %s',
    async (_, text, own) => {
      const stored = await storedFrom(text, own);
      const of: DocumentLook = { ...look, format: 'format' in own ? own.format : 'ppt-16-9' };
      const all = everythingIn(stored, of);
      expect(listed(all)).toEqual([]);
      for (const page of pagesOf(all)) {
        expect(lintPage(page, { rules: ['overflow', 'off-page', 'overlap'] }), page.title).toEqual([]);
      }
    },
    60_000,
  );

  it('goes onto a page of its section where that has room, and nothing that stands there gives way', async () => {
    const stored = await storedFrom(FARM, { pageCount: 4 });
    const there = listed(stored)
      .map((statement) => ({ statement, ...bringOneIn(stored, statement.id) }))
      .find(({ brought: { is } }) => is === 'there');
    if (there?.brought.is !== 'there') throw new Error('no page had room');
    const { statement, brought, stored: after } = there;
    const page = pagesOf(after)[brought.index];
    expect(page && standsOn(page, statement.text)).toBe(true);
    const before = pagesOf(stored)[brought.index];
    for (const { props } of before?.components ?? []) {
      if (page && 'text' in props) expect(standsOn(page, props.text), props.text).toBe(true);
    }
    // Asked for again, it is where it is.
    const again = bringInStatement(after.documents, { ...after, look, id: statement.id });
    expect(again?.is).toBe('shown');
  });

  it('has rows of a table share a page', async () => {
    const rows = Array.from({ length: 40 }, (_, at) => `| Goat ${at} | ${at + 3} l | ${at % 4 === 0 ? '' : 'brown'} |`);
    const stored = await storedFrom(
      `# Goats\n\n## Milk\n\n| Name | Milk | Coat |\n| --- | --- | --- |\n${rows.join('\n')}\n`,
      {
        pageCount: 2,
      },
    );
    const left = listed(stored).filter(({ kind }) => kind === 'row');
    expect(left.length).toBeGreaterThan(4);
    let current = stored;
    for (const { id } of left.slice(0, 5)) current = bringOneIn(current, id).stored;
    expect(current.pages.length - stored.pages.length).toBeLessThanOrEqual(1);
    expect(listed(current)).toHaveLength(listed(stored).length - 5);
  });

  it('stays through other looks and when the document is composed anew', async () => {
    const stored = await storedFrom(FARM, { pageCount: 4 });
    const [first, ...others] = listed(stored);
    const last = others.at(-1);
    const one = bringOneIn(stored, first?.id ?? '').stored;
    const both = bringOneIn(one, last?.id ?? '').stored;
    const texts = [first?.text ?? '', last?.text ?? ''];
    const shows = (pages: readonly { styledText: string }[]) =>
      texts.map((text) => pages.some(({ styledText }) => standsOn(parsePage(styledText), text)));
    for (const to of [
      { ...look, style: 'warm' },
      { ...look, format: 'a4-portrait' },
    ] as const) {
      const made = redesign({ ...both, from: look, to });
      expect(shows(made), JSON.stringify(to)).toEqual([true, true]);
      const back = redesign({
        ...both,
        from: to,
        to: look,
        pages: both.pages.map((page, index) => ({ ...page, ...made[index] })),
      });
      expect(back.map(({ styledText }) => styledText)).toEqual(both.pages.map(({ styledText }) => styledText));
    }
    const { outline } = await storedFrom(FARM, { pageCount: 5 });
    const again = regenerate({
      before: both.outline,
      after: outline,
      deleted: [],
      deletedReturn: false,
      from: look,
      to: look,
      pages: both.pages.map((page) => ({
        ...page,
        place: page.briefIndex ?? null,
        briefId: both.outline.pages[page.briefIndex ?? -1]?.id ?? null,
      })),
    });
    expect(shows(again)).toEqual([true, true]);
  });

  it('says what a person took away with its page', async () => {
    const stored = await storedFrom(FARM, { pageCount: 6 });
    const before = new Set(listed(stored).map(({ id }) => id));
    const formOf = ({ briefIndex }: StoredPage) => stored.outline.pages[briefIndex ?? -1]?.form;
    const taken = stored.pages.find((page) => formOf(page) === 'bullets');
    if (!taken) throw new Error('no page of text');
    const without = { ...stored, pages: stored.pages.filter((page) => page !== taken), deleted: [taken.generatedText] };
    const gone = listed(without).filter(({ id }) => !before.has(id));
    expect(gone.length).toBeGreaterThan(0);
    expect(gone.map(({ reason }) => reason)).toEqual(gone.map(() => 'by-hand'));
  });
});
