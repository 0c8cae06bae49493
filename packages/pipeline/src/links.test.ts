import type { Page } from '@pagewright/components/models';
import { ENGINES } from '@pagewright/compose/engines';
import { designOutline } from '@pagewright/design/design';
import { redesign, type StoredPage } from '@pagewright/design/redesign';
import { tokensOf } from '@pagewright/design/styles';
import type { FormatId } from '@pagewright/model/formats';
import type { Outline } from '@pagewright/model/outline';
import type { SourceDocument } from '@pagewright/model/source-document';
import { STYLE_IDS } from '@pagewright/model/styles';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { readText } from '@pagewright/source/read';
import { describe, expect, it } from 'vitest';

const ENGLISH = `# The bakery on Mill Street

## Opening

The [yearly report](https://example.org/report) tells how the bakery came about. Bread is sold from seven in the morning, and [the whole list](https://example.org/list) hangs at the door.

- The ovens come from [a maker in Lyon](https://example.org/ovens)
- Flour is milled on [the other side](javascript:alert(1)) of the river
- Questions go to anna@example.org

## Rules

> Good bread takes [two days](https://example.org/two-days), and no less than that.

Our guests read https://example.org/rules before they come.
`;

const CHINESE = `# 磨坊街面包店

## 开业

[年度报告](https://example.org/report)说明了面包店的由来。早上七点开始卖面包，门口挂着[完整清单](https://example.org/list)。

- 烤炉来自[里昂的厂家](https://example.org/ovens)
- 面粉在[河对岸](javascript:alert(1))磨制
- 有问题请写信给anna@example.org

## 规定

> 好面包要[整整两天](https://example.org/two-days)，一天也不能少。

客人来之前请看https://example.org/rules上的规定。
`;

const ADDRESSES = [
  'https://example.org/list',
  'https://example.org/ovens',
  'https://example.org/report',
  'https://example.org/rules',
  'https://example.org/two-days',
  'mailto:anna@example.org',
];

function composed(documents: readonly SourceDocument[], format: FormatId = 'ppt-16-9'): Outline {
  return ENGINES.local.compose(documents, { prompt: '', pageCount: 'auto', mode: 'preserve', format });
}

function linksOn(pages: readonly Page[]): [string, string][] {
  return pages.flatMap(({ components }) =>
    components.flatMap(({ props }) => {
      const { text, spans = [] } = 'spans' in props ? props : { text: '' };
      return spans.flatMap(({ start, end, link }): [string, string][] =>
        link ? [[text.slice(start, end), link]] : [],
      );
    }),
  );
}

const addressesOn = (pages: readonly Page[]): string[] => [...new Set(linksOn(pages).map(([, to]) => to))].sort();

/** Pages as they would be if nothing led anywhere. */
function withoutLinks(pages: readonly Page[]): unknown {
  return JSON.parse(
    JSON.stringify(pages, (name, value) => {
      if (name !== 'spans' || !Array.isArray(value)) return value;
      const others = value.filter(({ link }) => link === undefined);
      return others.length > 0 ? others : undefined;
    }),
  );
}

it('links of a caption come to the caption of the table or the chart', () => {
  const text = readText(
    '# Ferries\n\n## Passengers\n\n| Line | 2024 | 2025 |\n|---|---|---|\n| North | 120 | 140 |\n| South | 300 | 310 |\n| West | 80 | 90 |\n',
    'ferries.md',
  );
  const caption = 'Passengers by line, from the harbour register';
  const [start, end] = [caption.indexOf('harbour'), caption.length];
  const link = { start, end, to: 'https://example.org/register', inCaption: true as const };
  const document: SourceDocument = {
    ...text,
    blocks: text.blocks.map((block) => (block.kind === 'table' ? { ...block, caption, links: [link] } : block)),
  };
  const outline = composed([document]);
  const pages = designOutline(outline, { format: 'ppt-16-9', style: tokensOf('professional') });
  expect(linksOn(pages)).toEqual([['harbour register', 'https://example.org/register']]);
});

describe.each([
  ['English', ENGLISH],
  ['Chinese', CHINESE],
])('links of a %s text', (_, text) => {
  const document = readText(text, 'bakery.md');
  const unlinked = {
    ...document,
    blocks: document.blocks.map(({ links: _links, ...block }) => block),
  } as SourceDocument;

  it.each(['ppt-16-9', 'a4-portrait', 'a3'] as const)('come to its pages (%s)', (format) => {
    const outline = composed([document], format);
    for (const style of STYLE_IDS) {
      const pages = designOutline(outline, { format, style: tokensOf(style) });
      expect(addressesOn(pages)).toEqual(ADDRESSES);
      for (const [words, to] of linksOn(pages)) {
        expect(words.length).toBeGreaterThan(2);
        if (to === 'https://example.org/report') expect(['yearly report', '年度报告']).toContain(words);
        if (to.startsWith('mailto:')) expect(words).toBe('anna@example.org');
      }
    }
  });

  it('change nothing else of them', () => {
    const look = { format: 'ppt-16-9', style: tokensOf('professional') } as const;
    const pages = designOutline(composed([document]), look);
    expect(withoutLinks(pages)).toEqual(withoutLinks(designOutline(composed([unlinked]), look)));
    expect(linksOn(designOutline(composed([unlinked]), look))).toEqual([]);
  });

  it('outlive another style and format, as what a person took away or set does', () => {
    const outline = composed([document]);
    const from = { style: 'professional', format: 'ppt-16-9' } as const;
    const pages = designOutline(outline, { format: from.format, style: tokensOf(from.style) });
    const stored = pages.map((page, briefIndex): StoredPage => {
      const edited = {
        ...page,
        components: page.components.map((one) =>
          'spans' in one.props && one.props.spans?.some(({ link }) => link === 'https://example.org/list')
            ? { ...one, props: { ...one.props, spans: [{ start: 0, end: 3, link: 'https://example.org/own' }] } }
            : one,
        ),
      } as Page;
      return {
        briefIndex,
        sameBrief: true,
        generatedText: printPage(page),
        styledText: printPage(edited) === printPage(page) ? '' : printPage(edited),
        kept: undefined,
      };
    });
    const to = { style: 'minimal', format: 'a4-portrait' } as const;
    const again = redesign({ outline, pages: stored, from, to });
    expect(again.flatMap(({ unplaced }) => unplaced)).toEqual([]);
    const found = addressesOn(again.map(({ styledText, generatedText }) => parsePage(styledText || generatedText)));
    expect(found).toContain('https://example.org/own');
    expect(found).not.toContain('https://example.org/list');
    expect(found).toContain('https://example.org/ovens');
  });
});

it('cells of a table lead where each of them leads in the file, though they say the same', () => {
  const document = readText(
    '# The fleet\n\n## Ships\n\n| Ship | Page | Built by |\n|---|---|---|\n| Anna | [details](https://example.org/anna) | Yard A |\n| Berta | [details](https://example.org/berta) | Yard B |\n| Clara | none | Yard C |\n',
    'fleet.md',
  );
  const tables = designOutline(composed([document]), { format: 'ppt-16-9', style: tokensOf('professional') })
    .map((page) => parsePage(printPage(page)))
    .flatMap(({ components }) => components.flatMap(({ props }) => ('cellLinks' in props ? [props] : [])));
  const linked = tables.flatMap(({ cellData, cellLinks }) =>
    cellLinks.map(({ cell: [row], words, to }) => [cellData[row]?.[0], words, to]),
  );
  expect(linked).toEqual([
    ['Anna', 'details', 'https://example.org/anna'],
    ['Berta', 'details', 'https://example.org/berta'],
  ]);
});

it('what stands off the line in cells of a table does so on the page', () => {
  const document = readText(
    '# Air\n\n## Gases\n\n| Gas | Part | Page |\n|---|---|---|\n| 2 of CO~2~ | 0.04% | a |\n| N~2~O | 0.1% | [b](https://example.org/) |\n| Xenon in the 2^nd^ | 0.2% | c |\n',
    'air.md',
  );
  const tables = designOutline(composed([document]), { format: 'ppt-16-9', style: tokensOf('professional') })
    .map((page) => parsePage(printPage(page)))
    .flatMap(({ components }) => components.flatMap(({ props }) => ('cellLinks' in props ? [props] : [])));
  const marked = tables.flatMap(({ cellLinks }) =>
    cellLinks.map(({ words, start, to, raised, lowered }) => [words, start, to ?? (raised ? 'raised' : lowered)]),
  );
  expect(marked).toEqual([
    ['2', 7, true],
    ['2', 1, true],
    ['b', 0, 'https://example.org/'],
    ['nd', 14, 'raised'],
  ]);
});

describe('marks below the line', () => {
  const document = readText(
    '# Air\n\n## Findings\n\n- The CO~2~ of the 2 halls fell in May.\n- Less H~2~O was used by all of them.\n- Windows stay open at night.\n',
  );

  it.each(STYLE_IDS)('stand below it on the pages, and no other figure does: %s', (style) => {
    const pages = designOutline(composed([document]), { format: 'ppt-16-9', style: tokensOf(style) }).map((page) =>
      parsePage(printPage(page)),
    );
    const lowered = pages.flatMap(({ components }) =>
      components.flatMap(({ props }) => {
        const { text: shown, spans = [] } = 'spans' in props ? props : { text: '' };
        return spans.flatMap(({ start, end, baseline }) =>
          baseline ? [[shown.slice(Math.max(0, start - 2), end), baseline]] : [],
        );
      }),
    );
    expect(new Set(lowered.map(String))).toEqual(new Set(['CO2,sub', ' H2,sub']));
  });
});

describe('marks above the line', () => {
  const text = 'The programme[5] began in May. It has been open to all since the first of June.';
  const read = readText(`# Bread\n\n## Opening\n\n${text}\n`);
  const document = {
    ...read,
    blocks: read.blocks.map((block) =>
      'text' in block && block.text === text
        ? { ...block, links: [{ start: text.indexOf('[5]'), end: text.indexOf('[5]') + 3, raised: true as const }] }
        : block,
    ),
  };

  it.each(STYLE_IDS)('stand above it on the pages: %s', (style) => {
    const pages = designOutline(composed([document]), { format: 'ppt-16-9', style: tokensOf(style) }).map((page) =>
      parsePage(printPage(page)),
    );
    const raised = pages.flatMap(({ components }) =>
      components.flatMap(({ props }) => {
        const { text: shown, spans = [] } = 'spans' in props ? props : { text: '' };
        return spans.flatMap(({ start, end, baseline }) => (baseline ? [[shown.slice(start, end), baseline]] : []));
      }),
    );
    expect(raised.length).toBeGreaterThan(0);
    for (const mark of raised) expect(mark).toEqual(['[5]', 'super']);
  });
});
