import { describe, expect, it } from 'vitest';
import { list } from '../testing/fixtures.ts';
import { relationsOf } from './fixtures.ts';

/** Who does what by when, as a test compares it. */
const tasksOf = (relations: ReturnType<typeof relationsOf>) =>
  relations.flatMap((own) =>
    own.kind === 'actions' ? own.items.map(({ who, what, when }) => [who?.text, what.text, when?.text]) : [],
  );

describe('tasks as people note them', () => {
  it('a name behind a dash is who does it, however short the task', () => {
    const entries = ['deux caisses – Malik', 'chercher un chapiteau – Odile', 'revoir la sono – Karim'];
    expect(tasksOf(relationsOf([list(entries)], 'fr-FR', "Pour l'an prochain"))).toEqual([
      ['Malik', 'deux caisses', undefined],
      ['Odile', 'chercher un chapiteau', undefined],
      ['Karim', 'revoir la sono', undefined],
    ]);
  });

  it('what is planned gives tasks where half of it names people, with or without days', () => {
    const entries = [
      'keep the reminders (done)',
      'train two receptionists by 12 December – Joanna',
      'test a call-back line – Sam',
      'think about evenings',
    ];
    expect(tasksOf(relationsOf([list(entries)], 'en-US', "What we'll do"))).toEqual([
      [undefined, 'keep the reminders (done)', undefined],
      ['Joanna', 'train two receptionists', 'by 12 December'],
      ['Sam', 'test a call-back line', undefined],
      [undefined, 'think about evenings', undefined],
    ]);
    const asked = ['Lena – approve the extra £7,400 by Thursday', 'Omar – letters to the six flats'];
    expect(tasksOf(relationsOf([list(asked)], 'en-US', 'What I need from you'))).toEqual([
      ['Lena', 'approve the extra £7,400', 'by Thursday'],
      ['Omar', 'letters to the six flats', undefined],
    ]);
  });

  it('blanks part who it is from the day and the task', () => {
    const lines = ['小徐 12.1前 跟酒店签合同', '阿May 12.10前 做好海报', '林姐 审批预算'];
    expect(tasksOf(relationsOf(lines, 'zh-CN', '待办'))).toEqual([
      ['小徐', '跟酒店签合同', '12.1前'],
      ['阿May', '做好海报', '12.10前'],
      ['林姐', '审批预算', undefined],
    ]);
  });

  it('in a bracket whose it is stands in front of until when', () => {
    const lines = ['スピーカーを 2 台増やす（総務、6月まで）', '旗を全戸に配り直す（班長、4月）'];
    expect(tasksOf(relationsOf(lines, 'ja-JP', '来年に向けて'))).toEqual([
      ['総務', 'スピーカーを 2 台増やす', '6月まで'],
      ['班長', '旗を全戸に配り直す', '4月'],
    ]);
  });

  it('what is said besides, behind the tasks, is nobody’s', () => {
    const lines = ['港店：看板を見積もる（12/10）', '駅前店：人員表を出す（12/5）', 'その他：風邪に注意。'];
    const relations = relationsOf(lines, 'ja-JP', '宿題');
    expect(tasksOf(relations)).toEqual([
      ['港店', '看板を見積もる', '12/10'],
      ['駅前店', '人員表を出す', '12/5'],
    ]);
    expect(relations.at(-1)).toMatchObject({ kind: 'said', item: { lead: 'その他', text: '風邪に注意。' } });
  });
});
