import type { CodeBlock } from '@pagewright/model/source-document';
import { expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { documentOf, heading, paragraph } from '../testing/fixtures.ts';
import { drawnTree } from './drawn-trees.ts';
import { partsOfListing } from './listing-parts.ts';

const TEAM = `项目经理
├── 项目副经理
│   ├── 整理组（组长+组员）
│   └── 扫描组（组长+组员）
└── 技术支持（软件/设备）`;

it.each([
  [TEAM, [undefined, 0, 1, 1, 0]],
  ['Head of school\n|-- Lower school\n|   |-- Year 1\n|   `-- Year 2\n`-- Upper school', [undefined, 0, 1, 1, 0]],
  ['Club committee\n+-- Chair (elected)\n+-- Vice chair\n+-- Money and membership', [undefined, 0, 0, 0]],
])('a tree that is drawn with lines is one: %j', (listing, parents) => {
  expect(drawnTree(listing)?.map(({ parent }) => parent)).toEqual(parents);
});

it.each([
  ['of files', 'src\n├── app.ts\n├── lib/\n│   └── dates.ts\n└── README.md'],
  ['with text between', 'Team\n├── Ann Lee\nwho sings\n├── Ben Roe\n└── Cay Moss'],
  ['of one branch', 'Team\n└── Ann Lee'],
  ['without a root', '├── Ann Lee\n├── Ben Roe\n├── Cay Moss\n└── Dan Poe'],
  ['of sums', 'total =\n  - 5\n  + 3\n  | 4\n  = 2'],
])('a listing %s stays one to read', (_, listing) => {
  expect(drawnTree(listing)).toBeUndefined();
});

it('a tree of people is drawn on its page, with what stands below it', () => {
  const document = documentOf(
    [
      heading('档案服务方案', 1),
      heading('项目背景'),
      paragraph('本项目整理三万卷档案，服务期两年，分三个阶段交付。'),
      heading('组织架构'),
      { kind: 'code', text: TEAM },
      paragraph('各组每周一向项目经理汇报。'),
      heading('质量目标'),
      paragraph('合格率不低于百分之九十九，每月检查一次，结果报给采购方。'),
    ],
    { title: '档案服务方案', language: 'zh-CN' },
  );
  const outline = composeLocal({
    documents: [document],
    prompt: '',
    pageCount: 'auto',
    mode: 'condense',
    format: 'ppt-16-9',
  });
  const drawn = outline.pages.flatMap((page) => (page.form === 'diagram' ? [page.diagram] : []));
  expect(drawn).toHaveLength(1);
  expect(drawn[0]).toMatchObject({ shape: 'tree' });
  expect(JSON.stringify(outline.pages)).toContain('各组每周一向项目经理汇报');
  expect(drawn[0]?.nodes.map(({ label }) => label.text)).toEqual([
    '项目经理',
    '项目副经理',
    '整理组（组长+组员）',
    '扫描组（组长+组员）',
    '技术支持（软件/设备）',
  ]);
});

it('a tree of more lines than a page shows of a listing is whole', () => {
  const names = Array.from({ length: 18 }, (_, index) => `第${index + 1}组（组长）`);
  const text = `项目经理\n${names.map((name, index) => `${index === 17 ? '└' : '├'}── ${name}`).join('\n')}`;
  const block = { kind: 'code' as const, text, origin: 'a.md#1' as CodeBlock['origin'] };
  expect(partsOfListing(block)).toEqual([{ text, firstLine: undefined }]);
});
