import type { Item, Stat } from '@pagewright/model/outline';
import { describe, expect, it } from 'vitest';
import type { Draft } from './draft.ts';
import { bullets } from './drafts.ts';
import { withoutThin } from './thin-drafts.ts';

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

  it('are the line under the title of what they lead to', () => {
    const events = ['3 May', '4 May'].map((date) => ({ date, text: item('open') }));
    const timeline: Draft = { brief: { form: 'timeline', events }, head: undefined, load: 200 };
    const [only] = withoutThin([bullets([item('Two days only.')], undefined), timeline]);
    expect(only?.brief.subtitle?.text).toBe('Two days only.');
  });
});
