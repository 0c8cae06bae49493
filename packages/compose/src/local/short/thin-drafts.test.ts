import type { Language } from '@pagewright/model/languages';
import { formatOrigin } from '@pagewright/model/origin';
import type { BriefOf, Item, Stat } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import type { Draft } from '../forms/draft.ts';
import { bullets } from '../forms/drafts.ts';
import type { Passage } from '../reading/passages.ts';
import { withOpeningLines } from './opening-lines.ts';
import { withoutThin as joined } from './thin-drafts.ts';

const withoutThin = (drafts: readonly Draft[], language: Language = 'en-US', hasHeading = false) =>
  joined(drafts, language, hasHeading);
const item = (text: string): Item => ({ text, origins: [], rank: 0.5 });
const stat = (value: string, label: string): Stat => ({ value, label: item(label) });
const stats = (...all: readonly Stat[]): Draft => ({
  brief: { form: 'stats', stats: [...all] },
  head: undefined,
  load: all.length * 90,
});
const forms = (drafts: readonly Draft[]): string[] =>
  drafts.map(({ brief, half }) => (half ? `${brief.form}+${half.form}` : brief.form));

describe('pages of one statement', () => {
  it('go to the page before them, else to the one behind', () => {
    const figures = stats(stat('12%', 'of all'), stat('9%', 'of some'), stat('40', 'people'));
    expect(forms(withoutThin([figures, bullets([item('They all agree.')], undefined)]))).toEqual(['stats+bullets']);
    expect(forms(withoutThin([bullets([item('They all agree.')], undefined), figures]))).toEqual(['stats+bullets']);
    expect(forms(withoutThin([stats(stat('12%', 'of all')), figures]))).toEqual(['stats']);
  });

  it('of one paragraph with the figures before them stand with those, and behind a chart beside it', () => {
    const origins = [formatOrigin({ file: 'a.txt', block: 2 })];
    const own = (value: string, label: string): Stat => ({ value, label: { ...item(label), origins } });
    const led: Draft = { ...stats(own('12', 'episodes'), own('41', 'guests')), head: item('Season 1 in numbers') };
    const [both, ...others] = withoutThin([led, stats(own('8,900', 'Episode 7 was heard by 8,900'))]);
    expect(others).toEqual([]);
    expect(both?.brief).toMatchObject({ form: 'stats', stats: [{ value: '12' }, { value: '41' }, { value: '8,900' }] });
    expect(withoutThin([led, stats(stat('8,900', 'of another paragraph'))])).toHaveLength(2);
    const chart: Draft = {
      brief: {
        form: 'chart',
        chart: { shape: 'bar-horizontal', categories: ['a'], series: [{ name: '', values: [1] }], notes: [], origins },
        items: [],
      },
      head: item('Budget'),
      load: 400,
    };
    const [beside] = withoutThin([chart, stats(own('€400', 'an episode'))]);
    expect(beside?.brief).toMatchObject({ form: 'chart', stats: [{ value: '€400' }] });
  });

  it('stand in the middle of a ring where they are its whole, and beside it where they are not', () => {
    const ring = (unit: string, values: readonly number[]): Draft => {
      const categories = values.map((_, index) => `part ${index}`);
      const series = [{ name: '', values: [...values] }];
      return {
        brief: {
          form: 'chart',
          chart: { shape: 'doughnut', categories, series, unit, notes: [], origins: [] },
          items: [],
        },
        head: undefined,
        load: 400,
      };
    };
    const besideRing = (unit: string, values: readonly number[], figure: Stat, language: Language) => {
      const [{ brief } = bullets([], undefined)] = withoutThin([ring(unit, values), stats(figure)], language);
      return brief.form === 'chart' && { stats: brief.stats?.map(({ value }) => value), items: brief.items };
    };
    expect(besideRing('%', [58, 42], stat('34岁', '平均年龄'), 'zh-CN')).toEqual({
      stats: undefined,
      items: [{ ...item('34岁'), lead: '平均年龄' }],
    });
    expect(besideRing('%', [58, 42], stat('1,260人', '受访者'), 'zh-CN')).toEqual({ stats: ['1,260人'], items: [] });
    expect(besideRing('万元', [7200, 4800], stat('1.2亿元', '总投资'), 'zh-CN')).toEqual({
      stats: ['1.2亿元'],
      items: [],
    });
    expect(besideRing('€', [300, 500], stat('€120', 'still owed: €120'), 'en-US')).toEqual({
      stats: undefined,
      items: [item('still owed: €120')],
    });
    expect(besideRing('€', [300, 500], stat('€800', 'raised'), 'en-US')).toEqual({ stats: ['€800'], items: [] });
  });

  it('are a line under four figures, beside which several would have no room', () => {
    const four = stats(...['12%', '9%', '40', '7'].map((value) => stat(value, 'of all')));
    expect(forms(withoutThin([four, bullets([item('They all agree.')], undefined)]))).toEqual(['stats+bullets']);
    const more = bullets([item('They all agree.'), item('Nobody left.')], undefined);
    expect(forms(withoutThin([four, more]))).toEqual(['stats', 'bullets']);
  });

  it('never stand under words that lead to something else', () => {
    const led = bullets([item('rope'), item('torch')], item('To bring'));
    const drafts = [led, bullets([item('It may rain.')], undefined)];
    expect(withoutThin(drafts)).toEqual(drafts);
  });

  it('stand behind a list whose long lead is no title, and not in it', () => {
    const lead = 'Whoever goes with us over the pass to the upper hut in this season carries for all of the others';
    const led = bullets([item('rope'), item('torch')], item(lead));
    const [only, ...others] = withoutThin([led, bullets([item('It may rain.')], undefined)]);
    expect(others).toEqual([]);
    expect(only?.brief).toMatchObject({
      items: [{ text: lead, children: [{ text: 'rope' }, { text: 'torch' }] }, { text: 'It may rain.' }],
    });
  });

  it('stand in the last column where they are of its paragraph alone', () => {
    const said = (text: string, block: number): Item => ({
      text,
      origins: [formatOrigin({ file: 'a.txt', block })],
      rank: 0.5,
    });
    const columns = (...blocks: readonly number[]): Draft => ({
      brief: { form: 'two-column', columns: blocks.map((own) => ({ items: [said('Two of them', own)] })) },
      head: undefined,
      load: 200,
    });
    const one = bullets([said('Three in all.', 2)], undefined);
    expect(forms(withoutThin([columns(1, 2), one]))).toEqual(['two-column']);
    expect(forms(withoutThin([columns(2, 2), one]))).toEqual(['two-column', 'bullets']);
  });

  it('stand in front of a list whose lead goes on in it', () => {
    const led = bullets([item('构建桌面应用'), item('构建移动端应用')], item('你还可以'));
    const [only, ...others] = withoutThin([bullets([item('它不仅仅局限于浏览器。')], undefined), led], 'zh-CN');
    expect(others).toEqual([]);
    expect(only?.head).toBeUndefined();
    expect(only?.brief).toMatchObject({
      items: [{ text: '它不仅仅局限于浏览器。' }, { text: '你还可以', children: [{ text: '构建桌面应用' }, {}] }],
    });
  });

  it('share the page of a list under its lead where a heading stands over both', () => {
    const led = bullets([item('rope'), item('torch')], item('To bring'));
    const line = bullets([item('It may rain.')], undefined);
    const [only, ...others] = withoutThin([line, led], 'en-US', true);
    expect(others).toEqual([]);
    expect(only?.brief).toMatchObject({ items: [{ text: 'It may rain.' }, { text: 'To bring', children: [{}, {}] }] });
    // Only the first page has the heading for its title.
    const figures = stats(...['12%', '9%', '40', '7', '8'].map((value) => stat(value, 'of all')));
    expect(withoutThin([figures, led, line], 'en-US', true)).toEqual([figures, led, line]);
  });

  it('behind columns stand in the last one where one paragraph says both', () => {
    const of = (text: string, origin: string): Item => ({
      text,
      origins: [origin as Item['origins'][number]],
      rank: 0.5,
    });
    const columns: Draft = {
      brief: {
        form: 'two-column',
        columns: [{ items: [of('noon', 'a#1')] }, { heading: item('To bring'), items: [of('rope', 'a#2')] }],
      },
      head: undefined,
      load: 100,
    };
    const [only] = withoutThin([columns, bullets([of('Helmets are there.', 'a#2')], undefined)]);
    expect(only?.brief).toMatchObject({ columns: [{}, { items: [{ text: 'rope' }, { text: 'Helmets are there.' }] }] });
    expect(withoutThin([columns, bullets([of('It may rain.', 'a#3')], undefined)])).toHaveLength(2);
  });

  it('are the line under the title of what they lead to', () => {
    const events = ['3 May', '4 May'].map((date) => ({ date, text: item('open') }));
    const timeline: Draft = { brief: { form: 'timeline', events }, head: undefined, load: 200 };
    const [only] = withoutThin([bullets([item('Two days only.')], undefined), timeline]);
    expect(only?.brief.subtitle?.text).toBe('Two days only.');
  });

  it('behind tasks or dates are the line under their title, as their language writes it', () => {
    const actions: Draft = {
      brief: { form: 'actions', items: [{ what: item('Écrire') }] },
      head: item('À faire'),
      load: 60,
    };
    const [only, second] = withoutThin(
      [actions, bullets([{ ...item('mardi 6 mai'), lead: 'Prochaine réunion' }], undefined)],
      'fr-FR',
    );
    expect(only?.brief.subtitle?.text).toBe('Prochaine réunion : mardi 6 mai');
    expect(second).toBeUndefined();
  });
});

describe('a line above the first heading', () => {
  const passage = (heading: string): Passage => ({
    heading,
    numbering: undefined,
    origin: undefined,
    path: [],
    section: '',
    sectionOrigin: undefined,
    document: 0,
    blocks: [],
    standing: 'body',
  });
  const cover: BriefOf<'cover'> = { id: 'p1', form: 'cover', title: item('Bird day'), meta: [], more: [] };
  const pages = ['Morning', 'Evening'].map((heading) => ({
    passage: passage(heading),
    drafts: [bullets([item('walk'), item('talk')], undefined)],
  }));

  it('stands on the cover', () => {
    const told = [
      { passage: passage(''), drafts: [bullets([item('Saturday 4 May, Reed Hall')], undefined)] },
      ...pages,
    ];
    const own = withOpeningLines(cover, told, 'en-US');
    expect(own.cover.meta.map(({ text }) => text)).toEqual(['Saturday 4 May, Reed Hall']);
    expect(own.told).toEqual(pages);
  });

  it('stays a page where it is a sentence of some length', () => {
    const long = item('The society has asked its members to bring whatever they have seen since the spring.');
    const told = [{ passage: passage(''), drafts: [bullets([long], undefined)] }, ...pages];
    expect(withOpeningLines(cover, told, 'en-US')).toEqual({ cover, told });
  });
});
