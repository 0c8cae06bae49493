import type { Language } from '@pagewright/model/languages';
import type { Origin } from '@pagewright/model/origin';
import type { Statement } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import { isStepName } from '../language/step-names.ts';
import { areOpposites } from '../lexicon/contrasts.ts';
import { atomsOf, statementOf } from '../material/atoms.ts';
import { Centrality } from '../material/rank.ts';
import { passagesOf } from '../reading/passages.ts';
import { choose, chooseForPage } from './choose.ts';
import { SLIDE_BUDGET } from './context.ts';
import { datedOf, timelineBrief } from './dates.ts';
import { flowBrief } from './diagrams.ts';
import { figureOf, statsBrief } from './figures.ts';
import { processBrief } from './steps.ts';

const say = (text: string): Statement => ({ text, origins: ['a.docx#1' as Origin], rank: 0.5 });
const base = { id: 'p1', title: say('Title') };

describe('dates', () => {
  it.each<[string, Language, string, string]>([
    ['2021年3月：平台上线运行', 'zh-CN', '2021年3月', '平台上线运行'],
    [
      'Octobre – décembre 2019 : communication dans la revue',
      'fr-FR',
      'Octobre – décembre 2019',
      'communication dans la revue',
    ],
    ['On 12 Oct 2023 the board met.', 'en-US', '12 Oct 2023', 'On 12 Oct 2023 the board met.'],
    ['10月：完成招商', 'zh-CN', '10月', '完成招商'],
    ['Day 2: customer visits', 'en-US', 'Day 2', 'customer visits'],
    ['第二季度：新品上市', 'zh-CN', '第二季度', '新品上市'],
    ['14:30–15:00 Coffee', 'en-US', '14:30–15:00', 'Coffee'],
  ])('reads %s', (text, language, date, rest) => {
    expect(datedOf(say(text), language)).toMatchObject({ date: { text: date }, text: { text: rest } });
  });

  it('makes a timeline of events in order only', () => {
    const events = ['2019: first plant opened', '2021: second plant opened', '2023: third plant opened'].map(say);
    expect(timelineBrief(base, events, [], 'en-US')?.events.map(({ date }) => date)).toEqual(['2019', '2021', '2023']);
    const mixed = [events[1], events[2], events[0]] as Statement[];
    expect(timelineBrief(base, mixed, [], 'en-US')).toBeUndefined();
    const tasks = ['11月22日前完成提测', '11月25日前修复问题', '11月24日前开通账号'].map(say);
    expect(timelineBrief(base, tasks, [], 'zh-CN')).toBeUndefined();
  });
});

describe('figures', () => {
  it.each<[string, Language, string | undefined]>([
    ['同比增长 12%，营业收入 3.2 亿元。', 'zh-CN', '12%'],
    ['The programme cost $45 billion in total.', 'en-US', '$45 billion'],
    ['Revenue came in at $14.2M against a plan of $13.5M.', 'en-US', '$14.2M'],
    ['全年处理工单1.28万笔。', 'zh-CN', '1.28万笔'],
    ['Le site compte 1 200 clients.', 'fr-FR', '1 200'],
    ['Section 12 applies to 2023.', 'en-US', undefined],
    ['初年度の売上は4億8,000万円を見込む。', 'ja-JP', '4億8,000万円'],
    ['販売台数は2万4,000台。', 'ja-JP', '2万4,000台'],
    ['全年投资3亿5000万元。', 'zh-CN', '3亿5000万元'],
    ['预计增长10%-15%。', 'zh-CN', '10%-15%'],
    ['Costs fall by 10–15% a year.', 'en-US', '10–15%'],
    ['应收账款周转天数由58天上升到67天', 'zh-CN', '67天'],
    ['Waiting fell from 40 days to 12 days.', 'en-US', '12 days'],
  ])('finds the telling figure of %s', (text, language, value) => {
    expect(figureOf(say(text), language)?.value).toBe(value);
  });

  it('needs nearly every statement to have one', () => {
    expect(statsBrief(base, [say('Margin 46%'), say('Renewal 93%')], [], 'en-US')?.stats).toHaveLength(2);
    const one = [say('Margin 46%'), say('Good mood'), say('Fine weather')];
    expect(statsBrief(base, one, [], 'en-US')).toBeUndefined();
  });
});

describe('other forms', () => {
  it('knows steps by their names', () => {
    expect(['Step 3', '第二步', 'Étape 1', '阶段一'].every(isStepName)).toBe(true);
    expect(['Stepping out', 'Steps', '步骤说明'].some(isStepName)).toBe(false);
  });
  it('knows what is set against each other', () => {
    expect(areOpposites('Advantages', 'Disadvantages')).toBe(true);
    expect(areOpposites('优势', '劣势')).toBe(true);
    expect(areOpposites('Costs', 'Team')).toBe(false);
  });
  it('draws a chain of arrows as a flow, and as a cycle where it returns', () => {
    const flow = flowBrief(base, [say('Plan → Build → Test')], []);
    expect(flow?.diagram).toMatchObject({
      shape: 'flow',
      edges: [
        { from: 'n1', to: 'n2' },
        { from: 'n2', to: 'n3' },
      ],
    });
    expect(flowBrief(base, [say('Plan → Do → Check → Plan')], [])?.diagram).toMatchObject({ shape: 'cycle' });
  });
});

describe('instructions', () => {
  const atoms = (texts: readonly string[], ordered: boolean) => {
    const block = {
      kind: 'list',
      ordered,
      items: texts.map((text) => ({ text, level: 0 })),
      origin: 'a.docx#2' as Origin,
    } as const;
    const [passage] = passagesOf(
      [{ file: 'a.docx', title: 'T', titleOrigin: undefined, language: 'en-US', blocks: [block] }],
      false,
    );
    return passage ? atomsOf(passage, new Centrality([], 'en-US'), false) : [];
  };

  it('are steps though nothing announces them', () => {
    const texts = ['Plan: agree on the goal', 'Build: make a first version', 'Test: let people try it'];
    const brief = processBrief(base, atoms(texts, true), [], []);
    expect(brief?.steps.map(({ title, text }) => [title.text, text?.text])).toEqual([
      ['Plan', 'agree on the goal'],
      ['Build', 'make a first version'],
      ['Test', 'let people try it'],
    ]);
    expect(processBrief(base, atoms(texts, false), [], [])).toBeUndefined();
  });

  it('are no rankings and no names', () => {
    const ranks = ['China: 120 ships', 'Norway: 80 ships', 'Chile: 60 ships'];
    expect(processBrief(base, atoms(ranks, true), [], [])).toBeUndefined();
    const roles = ['Customer: pays the port', 'Manager: signs the bill', 'Software: counts the boxes'];
    expect(processBrief(base, atoms(roles, true), [], [])).toBeUndefined();
  });
});

it('a page of which nothing else is said shows the line that leads on', () => {
  const block = { kind: 'paragraph', text: 'Please do the following:', origin: 'a.docx#2' as Origin } as const;
  const [passage] = passagesOf(
    [{ file: 'a.docx', title: 'T', titleOrigin: undefined, language: 'en-US', blocks: [block] }],
    false,
  );
  const atoms = passage ? atomsOf(passage, new Centrality([], 'en-US'), false) : [];
  const room = { budget: SLIDE_BUDGET, preserve: false };
  expect(choose(atoms, room).shown).toEqual([]);
  const { shown } = chooseForPage(atoms, room);
  expect(shown.map((atom) => statementOf(atom).text)).toEqual(['Please do the following:']);
});
