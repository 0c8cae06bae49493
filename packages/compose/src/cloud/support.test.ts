import { describe, expect, it } from 'vitest';
import { Carrier, SHARE } from './support.ts';

const english = new Carrier(
  [
    'In March 2026 the bakery on Mill Street sold 12,400 loaves, 8% more than a year before.',
    'Turnover was 1.2 million euros. Anna Holm leads it. It opens on 1 March 2026.',
  ],
  'en-US',
);
const chinese = new Carrier(['2025年营业收入达到3.2亿元，同比增长12%。公司在杭州新建了两座工厂。'], 'zh-CN');

describe('what a model says is carried', () => {
  it.each([
    'The bakery sold 12,400 loaves',
    'Loaves sold: 12400 (+8%)',
    'Bakery sales in March 2026',
    'Turnover of 1,200,000 euros',
    'Opening on 2026-03-01',
    'Holm leads the bakery',
    'It opens in March',
  ])('where its blocks say it, in whatever way: %s', (text) => {
    expect(english.missingIn(text, 'en-US', SHARE.text)).toEqual([]);
  });

  it.each(['营业收入3.2亿元，增长12%', '杭州新建两座工厂', '2025年收入增长'])('in Chinese: %s', (text) => {
    expect(chinese.missingIn(text, 'zh-CN', SHARE.text)).toEqual([]);
  });

  it.each([
    ['The bakery sold 13,400 loaves', ['13,400']],
    ['Sales grew by 8.5%', ['8.5']],
    ['Turnover of 1.3 million euros', ['1.3']],
    ['The bakery, led by Peter Larsen, sold loaves', ['Peter', 'Larsen']],
    ['Opening on 2026-04-02', ['04', '02']],
  ])('but not: %s', (text, missing) => {
    expect(english.missingIn(text, 'en-US', SHARE.text)).toEqual(expect.arrayContaining(missing));
  });

  it.each([
    ['Members grew by 12%', ['12%']],
    ['The fee is 8 million euros', ['8 million euros']],
    ['The fee is $8', ['$8']],
    ['A third of all members pay a fee', ['A third']],
    ['The club has 12 members, who pay 8 euros', []],
    ['The fee of €8', []],
  ])('nor where its figures count something else: %s', (text, missing) => {
    const club = new Carrier(['The club has 12 members. The fee is 8 euros.'], 'en-US');
    expect(club.missingIn(text, 'en-US', SHARE.title)).toEqual(missing);
  });

  it('but where a table says in its head what they count', () => {
    const table = new Carrier(['Region\nGrowth, %\nSales, M€\nNorth\n12\n8.4'], 'en-US');
    expect(table.missingIn('Sales in the north: 8.4 M€, growth 12%', 'en-US', SHARE.title)).toEqual([]);
    expect(table.missingIn('Sales in the north: $8.4', 'en-US', SHARE.title)).toEqual(['$8.4']);
    const wide = new Carrier(['地区\n收入（万元）\n占比（%）\n华东\n320\n45'], 'zh-CN');
    expect(wide.missingIn('华东收入320万元，占比45%', 'zh-CN', SHARE.title)).toEqual([]);
    expect(wide.missingIn('华东收入三成来自新客户', 'zh-CN', SHARE.title)).toContain('三成');
  });

  it('nor where most of its words are new, which are named', () => {
    const text = 'Customers praise friendly staff and generous discounts';
    expect(english.missingIn(text, 'en-US', SHARE.text)).toEqual(expect.arrayContaining(['Customers', 'discounts']));
    expect(chinese.missingIn('客户满意度大幅提高', 'zh-CN', SHARE.text).join('')).toContain('满意度');
  });

  it('by its figures alone where it is in another language', () => {
    expect(chinese.missingIn('Revenue reached a record', 'en-US', SHARE.text)).toEqual([]);
    expect(chinese.missingIn('Revenue grew by 15%', 'en-US', SHARE.text)).toEqual(['15']);
  });
});
