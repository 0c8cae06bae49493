import { describe, expect, it } from 'vitest';
import { readPrompt, speaksOf } from './wishes.ts';

describe('readPrompt', () => {
  it.each([
    ['Focus on build pipelines and artifacts, for executives', ['build pipelines', 'artifacts']],
    ['重点介绍试用期和经济补偿，语气活泼', ['试用期', '经济补偿']],
    ['重點說明風險，簡短', ['風險']],
    ['Mettre l’accent sur le calendrier, sans sommaire', ['calendrier']],
    ['セキュリティ対策を中心に、短く', ['セキュリティ対策']],
  ])('reads the topics of %s', (prompt, focus) => expect(readPrompt(prompt).focus).toEqual(focus));

  it.each([
    ['no agenda please', 'agenda'],
    ['不要目录', 'agenda'],
    ['目次なし', 'agenda'],
    ['sans sommaire', 'agenda'],
    ['without a summary', 'summary'],
    ['不要图表', 'charts'],
  ])('leaves out a part: %s', (prompt, part) => expect([...readPrompt(prompt).without]).toEqual([part]));

  it('reads what to skip, what comes first, how long, for whom', () => {
    expect(readPrompt('skip the introduction').skip).toEqual(['introduction']);
    expect(readPrompt('Leave out the bibliography')).toMatchObject({ skip: ['bibliography'], without: new Set() });
    expect(readPrompt('跳过背景介绍，先讲结果')).toMatchObject({ skip: ['背景介绍'], first: '结果' });
    expect(readPrompt('keep it short, 12 slides, for investors')).toMatchObject({
      length: 'short',
      pages: 12,
      audience: 'leaders',
    });
    expect(readPrompt('多用图表')).toMatchObject({ moreCharts: true });
  });

  it('says what cannot be followed', () => {
    const codes = readPrompt('Translate into French with a funny tone, for children').notFollowed.map(
      ({ code }) => code,
    );
    expect(codes.sort()).toEqual(['prompt-audience', 'prompt-language-not-translated', 'prompt-tone-not-followed']);
  });
});

describe('speaksOf', () => {
  it('finds topics by their words', () => {
    expect(speaksOf('The build of our release pipelines', 'build pipelines')).toBe(true);
    expect(speaksOf('The weather', 'build pipelines')).toBe(false);
    expect(speaksOf('关于试用期的规定', '试用期')).toBe(true);
  });
});
