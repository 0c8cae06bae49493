import { expect, it } from 'vitest';
import { type Draft, documentOf, heading, paragraph } from '../testing/fixtures.ts';
import { countedHeadings } from './counted-headings.ts';

const headingsOf = (drafts: Draft[]) =>
  [...countedHeadings(documentOf(drafts).blocks)].map((block) => ('text' in block ? block.text : ''));

it('lines that count things of one kind head what is said of each', () => {
  expect(
    headingsOf([
      heading('Sleep', 1),
      paragraph('原因一：睡前那杯“安神”的酒'),
      paragraph('酒精让后半夜的深睡眠减少。'),
      paragraph('原因二：周末补觉'),
      paragraph('等于每周倒一次时差。'),
    ]),
  ).toEqual(['原因一：睡前那杯“安神”的酒', '原因二：周末补觉']);
  expect(
    headingsOf([
      paragraph('Mistake 1: Starting late'),
      paragraph('Seeds need eight weeks.'),
      paragraph('Mistake 2: Too much water'),
      paragraph('Roots need air.'),
    ]),
  ).toEqual(['Mistake 1: Starting late', 'Mistake 2: Too much water']);
});

it('a line that counts what follows heads just as many sentences', () => {
  const below = ['把手机放到客厅。', '下午不喝咖啡。', '固定起床时间。'].map((text) => paragraph(text));
  expect(headingsOf([paragraph('今晚就能做的三件事'), ...below])).toEqual(['今晚就能做的三件事']);
  expect(headingsOf([paragraph('今晚就能做的四件事'), ...below])).toEqual([]);
});

it('steps, entries one behind the other and sentences head nothing', () => {
  expect(
    headingsOf([paragraph('步骤一：关阀门'), paragraph('先关。'), paragraph('步骤二：泄压'), paragraph('再开。')]),
  ).toEqual([]);
  expect(headingsOf([paragraph('原因一：人手不足'), paragraph('原因二：材料涨价'), paragraph('都要解决。')])).toEqual(
    [],
  );
  expect(
    headingsOf([
      paragraph('原因一：人手不足。'),
      paragraph('招不到人。'),
      paragraph('原因二：涨价。'),
      paragraph('钢材贵。'),
    ]),
  ).toEqual([]);
});
