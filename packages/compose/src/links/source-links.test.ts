import { formatOrigin } from '@pagewright/model/origin';
import type { PageBrief } from '@pagewright/model/outline';
import { DOCUMENT_VERSION, type SourceDocument } from '@pagewright/model/source-document';
import { describe, expect, it } from 'vitest';
import { type Engine, isStreamed } from '../engine.ts';
import { ENGINES } from '../engines.ts';
import { linkingEngine } from './linking-engine.ts';
import { withSourceLinks } from './source-links.ts';

const REPORT = 'https://example.org/report';
const SHOP = 'https://example.org/shop';
const TEXT = 'The yearly report tells of the year. Bread is sold in the shop here. Ask here too.';
const plain: SourceDocument = {
  version: DOCUMENT_VERSION,
  file: 'a.md',
  kind: 'txt',
  title: 'Bread',
  language: 'en-US',
  blocks: [TEXT, 'Bread is good.'].map((text, block) => ({
    kind: 'paragraph',
    text,
    origin: formatOrigin({ file: 'a.md', block }),
  })),
  assets: {},
  warnings: [],
};
const links = [
  ['yearly report', REPORT],
  ['the shop', SHOP],
  ['here too', `${SHOP}/ask`],
].map(([words = '', to = '']) => {
  const start = TEXT.indexOf(words);
  return { start, end: start + words.replace(' too', '').length, to };
});
const document: SourceDocument = {
  ...plain,
  blocks: plain.blocks.map((block, index) => (index === 0 ? { ...block, links } : block)),
};
const origins = document.blocks.map(({ origin }) => origin).slice(0, 1);

function linksOf(text: string, more: object = {}): unknown {
  return withSourceLinks<{ text: string; origins: unknown; links?: unknown }>({ text, origins, ...more }, [document])
    .links;
}

describe('what is said of a block with links', () => {
  it.each([
    ['The yearly report tells of the year.', [{ words: 'yearly report', start: 4, to: REPORT }]],
    ['Yearly numbers; the yearly report', [{ words: 'yearly report', start: 20, to: REPORT }]],
    [
      'Bread is sold in the shop, the yearly report says.',
      [
        { words: 'the shop', start: 17, to: SHOP },
        { words: 'yearly report', start: 31, to: REPORT },
      ],
    ],
    ['Bread is sold in the shop here.', [{ words: 'the shop', start: 17, to: SHOP }]],
    ['Ask here too.', [{ words: 'here', start: 4, to: `${SHOP}/ask` }]],
    ['The report of the year', undefined],
    ['the shopkeeper', undefined],
  ])('%s', (text, links) => {
    expect(linksOf(text)).toEqual(links);
  });

  it('keeps those of a table in their cells, whatever of it is shown', () => {
    const cells = [
      ['Shop', 'Page', 'Bread'],
      ['North', 'more', '12'],
      ['South', 'more', '9'],
    ];
    const rows = cells.map((row) => row.map((text) => ({ text, type: 'text' as const })));
    const cell = (row: number) => ({ start: 0, end: 4, to: `${SHOP}/${row}`, cell: [row, 1] as [number, number] });
    const block = {
      kind: 'table' as const,
      rows,
      origin: formatOrigin({ file: 'a.md', block: 0 }),
      links: [1, 2].map(cell),
    };
    const shown = {
      columns: ['Bread', 'Page'].map((label) => ({ label })),
      rows: [['9', 'more']],
      origins: [block.origin],
    };
    const source = { ...plain, blocks: [block] } as unknown as SourceDocument;
    expect(withSourceLinks<object>(shown, [source])).toEqual({
      ...shown,
      links: [{ words: 'more', start: 0, to: `${SHOP}/2`, cell: [1, 1] }],
    });
  });

  it('keeps those of its lead', () => {
    expect(linksOf('tells of the year', { lead: 'The yearly report' })).toEqual([
      { words: 'yearly report', to: REPORT },
    ]);
  });

  it('has none of other blocks, and none where nothing is said of a source', () => {
    const [, list] = document.blocks;
    expect(withSourceLinks({ text: 'The yearly report', origins: [list?.origin] }, [document])).not.toHaveProperty(
      'links',
    );
    expect(withSourceLinks({ text: 'The yearly report', origins: [] }, [document])).not.toHaveProperty('links');
  });

  it('is the very same where the documents have no links', () => {
    const made = { pages: [{ text: 'The yearly report', origins: [plain.blocks[0]?.origin] }] };
    expect(withSourceLinks(made, [plain])).toBe(made);
  });
});

it('an engine that gives its pages one by one need know nothing of links', async () => {
  const statement = { text: 'The yearly report tells of the year.', origins, rank: 1 };
  const brief: PageBrief = {
    id: 'p1',
    form: 'bullets',
    title: { text: 'Year', origins, rank: 1 },
    more: [],
    items: [statement],
  };
  const streaming: Engine = {
    ...ENGINES.local,
    compose: async (documents: readonly SourceDocument[], request) => {
      const { pages: _pages, ...frame } = ENGINES.local.compose(documents, request);
      return {
        frame,
        briefs: (async function* () {
          yield brief;
        })(),
      };
    },
  };
  const request = { prompt: '', pageCount: 'auto', mode: 'condense', format: 'ppt-16-9' } as const;
  const composed = await linkingEngine(streaming).compose([document], request);
  if (!isStreamed(composed)) throw new Error('it is no stream');
  const briefs: PageBrief[] = [];
  for await (const one of composed.briefs) briefs.push(one);
  expect(briefs).toEqual([
    { ...brief, items: [{ ...statement, links: [{ words: 'yearly report', start: 4, to: REPORT }] }] },
  ]);
});
