import type { Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { composeLocal } from '../engine.ts';
import { type Draft, documentOf, list, paragraph } from '../testing/fixtures.ts';

/** Two lines that are set against each other are one comparison, and none of them goes to the cover. */
describe('two sides of a matter', () => {
  it.each<[string, Language, Draft[], string[]]>([
    [
      'in lines of their own',
      'en-US',
      [
        paragraph('Pros: close to the hospital, no competitor within 400 m, water is laid on'),
        paragraph('Cons: closed on Sundays, no storage, parking is difficult'),
      ],
      [
        'Pros: close to the hospital | no competitor within 400 m | water is laid on',
        'Cons: closed on Sundays | no storage | parking is difficult',
      ],
    ],
    [
      'in a list',
      'zh-CN',
      [list(['优点：节省通勤时间；员工满意度高；招聘范围更大', '缺点：沟通成本上升；新人融入慢；设备支出增加'])],
      ['优点: 节省通勤时间 | 员工满意度高 | 招聘范围更大', '缺点: 沟通成本上升 | 新人融入慢 | 设备支出增加'],
    ],
  ])('%s', (_, language, drafts, sides) => {
    const documents = [documentOf(drafts, { title: 'A second kiosk', language, file: 'note.txt', kind: 'txt' })];
    const { pages } = composeLocal({ documents, prompt: '', pageCount: 'auto', mode: 'condense', format: 'ppt-16-9' });
    const [page] = pages.flatMap((own) => (own.form === 'comparison' ? [own] : []));
    expect(
      page?.sides.map(({ heading, items }) => `${heading?.text}: ${items.map(({ text }) => text).join(' | ')}`),
    ).toEqual(sides);
  });
});
