import { FORMAT_IDS } from '@pagewright/model/formats';
import { formatOrigin } from '@pagewright/model/origin';
import { outline as outlineSchema, PAGE_COUNT } from '@pagewright/model/outline';
import { DOCUMENT_VERSION, type SourceBlock, type SourceDocument } from '@pagewright/model/source-document';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeLocal } from './engine.ts';
import { inventedIn } from './testing/invented.ts';

type Draft = SourceBlock extends infer Block ? (Block extends SourceBlock ? Omit<Block, 'origin'> : never) : never;

function documentOf(
  drafts: readonly Draft[],
  title = '季度报告',
  language: SourceDocument['language'] = 'zh-CN',
): SourceDocument {
  const blocks = drafts.map((draft, block) => ({
    ...draft,
    origin: formatOrigin({ file: 'a.docx', block }),
  })) as SourceBlock[];
  return { version: DOCUMENT_VERSION, file: 'a.docx', kind: 'docx', title, language, blocks, assets: {}, warnings: [] };
}

function request(document: SourceDocument, own: Partial<Parameters<typeof composeLocal>[0]> = {}) {
  return {
    documents: [document],
    prompt: '',
    pageCount: 'auto' as const,
    mode: 'condense' as const,
    format: 'ppt-16-9' as const,
    ...own,
  };
}

const sentence = fc
  .tuple(
    fc.constantFrom('公司', '市场', '研发团队', '客户', '平台', '收入'),
    fc.constantFrom('提升了', '完成了', '覆盖'),
    fc.integer({ min: 1, max: 999 }),
    fc.constantFrom('个项目', '家企业', '%', '万元'),
  )
  .map(([who, does, amount, what]) => `${who}在本季度${does}${amount}${what}，并继续推进下一阶段的工作。`);
const block: fc.Arbitrary<Draft> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc
      .array(sentence, { minLength: 1, maxLength: 6 })
      .map((sentences): Draft => ({ kind: 'paragraph', text: sentences.join('') })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.integer({ min: 1, max: 3 }), fc.integer({ min: 1, max: 400 }))
      .map(([level, number]): Draft => ({ kind: 'heading', level, text: `第 ${number} 项议题` })),
  },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.boolean(), fc.array(sentence, { minLength: 1, maxLength: 8 }))
      .map(([ordered, items]): Draft => ({ kind: 'list', ordered, items: items.map((text) => ({ text, level: 0 })) })),
  },
  { weight: 1, arbitrary: fc.array(fc.integer({ min: 1, max: 9999 }), { minLength: 2, maxLength: 12 }).map(tableOf) },
);
const anyDocument = fc
  .array(block, { minLength: 1, maxLength: 30 })
  .filter((drafts) => drafts.some(({ kind }) => kind !== 'heading'))
  .map((drafts) => documentOf(drafts));

function tableOf(values: number[]): Draft {
  const cell = (
    text: string,
    value: string | number,
  ): { text: string; type: 'text' | 'number'; value: string | number; rowSpan: number; colSpan: number } => ({
    text,
    type: typeof value === 'number' ? 'number' : 'text',
    value,
    rowSpan: 1,
    colSpan: 1,
  });
  const rows = values.map((value, index) => [cell(`部门${index + 1}`, `部门${index + 1}`), cell(String(value), value)]);
  return { kind: 'table', headerRows: 1, rows: [[cell('部门', '部门'), cell('收入', '收入')], ...rows] };
}

describe('composeLocal', () => {
  it('gives exactly the asked number of pages, in every format and mode, and a valid outline', () => {
    fc.assert(
      fc.property(
        anyDocument,
        fc.integer({ min: 1, max: 100 }),
        fc.constantFrom(...FORMAT_IDS),
        fc.constantFrom('condense' as const, 'preserve' as const),
        (document, pageCount, format, mode) => {
          const outline = composeLocal(request(document, { pageCount, format, mode }));
          expect(outline.pages).toHaveLength(pageCount);
          expect(() => outlineSchema.parse(outline)).not.toThrow();
        },
      ),
      { numRuns: 60 },
    );
  });

  it('says only what the places it names say, and labels of ours', () => {
    fc.assert(
      fc.property(anyDocument, fc.integer({ min: 1, max: 30 }), (document, pageCount) => {
        expect(inventedIn(composeLocal(request(document, { pageCount })), [document])).toEqual([]);
      }),
      { numRuns: 40 },
    );
  });

  it('names the place of the document’s title where it stands over what comes before the first heading', () => {
    const sentence = '公司在本季度提升了1个项目，并继续推进下一阶段的工作。';
    const blocks = documentOf([
      { kind: 'list', ordered: false, items: [{ text: sentence, level: 0 }] },
      { kind: 'heading', level: 1, text: '第 1 项议题' },
      { kind: 'paragraph', text: sentence },
      { kind: 'heading', level: 1, text: '第 2 项议题' },
      { kind: 'paragraph', text: sentence },
    ]);
    const document = { ...blocks, title: '季度报告' };
    expect(inventedIn(composeLocal(request(document, { pageCount: 1 })), [document])).toEqual([]);
  });

  it('keeps statements whole: each stands in the source as it is', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        const source = squeeze(JSON.stringify(document.blocks));
        const bodies = composeLocal(request(document)).pages.flatMap((page) =>
          'items' in page && page.form !== 'pairs' && page.form !== 'actions' ? page.items : [],
        );
        for (const item of bodies) if (item.origins.length > 0) expect(source).toContain(squeeze(item.text));
      }),
      { numRuns: 40 },
    );
  });

  it('gives the same pages for the same request', () => {
    fc.assert(
      fc.property(anyDocument, (document) => {
        expect(composeLocal(request(document))).toEqual(composeLocal(request(document)));
      }),
      { numRuns: 10 },
    );
  });

  const deck = documentOf([
    { kind: 'heading', level: 1, text: '季度报告' },
    { kind: 'heading', level: 2, text: '整体业绩' },
    { kind: 'paragraph', text: '营业收入 3.2 亿元，同比增长 12%。毛利率提升至 46%。客户续约率为 93%。' },
    { kind: 'heading', level: 2, text: '实施步骤' },
    {
      kind: 'list',
      ordered: true,
      items: ['需求调研：完成访谈', '方案设计：形成架构', '试点上线：两个区域'].map((text) => ({ text, level: 0 })),
    },
    { kind: 'heading', level: 2, text: '大事记' },
    {
      kind: 'list',
      ordered: false,
      items: ['2026年1月：新平台发布上线', '2026年2月：获得安全认证', '2026年3月：数据中心启用'].map((text) => ({
        text,
        level: 0,
      })),
    },
    { kind: 'heading', level: 2, text: '收入构成' },
    tableOf([16000, 9600, 6400]),
  ]);
  const forms = (own: Partial<Parameters<typeof composeLocal>[0]> = {}) =>
    composeLocal(request(deck, own)).pages.map(({ form }) => form);

  it('chooses the form that the content has', () => {
    expect(forms({ pageCount: 8 })).toEqual([
      'cover',
      'agenda',
      'stats',
      'process',
      'timeline',
      'chart',
      'table',
      'summary',
    ]);
  });

  it('follows the prompt, and says what it could not follow', () => {
    const outline = composeLocal(
      request(deck, { pageCount: 6, prompt: '不要目录，重点介绍大事记，语气幽默，重点介绍火星' }),
    );
    expect(outline.pages.map(({ form }) => form)).not.toContain('agenda');
    expect(outline.followed).toContainEqual({ code: 'prompt-without-form', params: { form: 'agenda' } });
    expect(outline.followed).toContainEqual({ code: 'prompt-topic-found', params: { topic: '大事记' } });
    expect(outline.notFollowed.map(({ code }) => code).sort()).toEqual([
      'prompt-tone-not-followed',
      'prompt-topic-missing',
    ]);
  });

  it('leaves out what the prompt skips and starts with what it names', () => {
    const skipped = composeLocal(request(deck, { prompt: '跳过收入构成' }));
    expect(JSON.stringify(skipped.pages)).not.toContain('16000');
    const [, first] = composeLocal(request(deck, { pageCount: 4, prompt: '先讲大事记' })).pages;
    expect(first?.form).toBe('timeline');
  });

  it('lists what found no room', () => {
    const sections = Array.from({ length: 30 }, (_, index): Draft[] => [
      { kind: 'heading', level: 2, text: `专题 ${index + 1}` },
      tableOf([index + 1, index + 2, index + 3]),
    ]).flat();
    const outline = composeLocal(request(documentOf(sections), { pageCount: 3 }));
    expect(outline.unused.length).toBeGreaterThan(20);
  });

  it('refuses page counts out of range and documents without content', () => {
    expect(() => composeLocal(request(deck, { pageCount: 0 }))).toThrow(/compose\/page-count/);
    expect(() => composeLocal(request(deck, { pageCount: PAGE_COUNT.max + 1 }))).toThrow(/compose\/page-count/);
    expect(() => composeLocal(request(documentOf([{ kind: 'heading', level: 1, text: '空' }])))).toThrow(
      /compose\/no-content/,
    );
  });
});

function squeeze(text: string): string {
  return text.normalize('NFKC').replace(/[\s\p{P}]/gu, '');
}
