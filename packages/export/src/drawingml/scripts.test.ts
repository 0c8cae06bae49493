import { describe, expect, it } from 'vitest';
import { languageOf, partedByScript } from './scripts.ts';

describe('words of several scripts', () => {
  it('are parted where another script begins; signs, figures and spaces stay with their words', () => {
    expect(partedByScript('收入增长 12%，by Ada & Co. 的团队')).toEqual(['收入增长 12%，', 'by Ada & Co. ', '的团队']);
    expect(partedByScript('“Москва” is a city')).toEqual(['“Москва” ', 'is a city']);
    expect(partedByScript('12 %')).toEqual(['12 %']);
    expect(partedByScript('')).toEqual(['']);
    expect(partedByScript('共12项', true)).toEqual(['共', '12', '项']);
  });

  it('are each in a language of their own, the page’s where they have no letters', () => {
    expect(languageOf('收入', 'zh-CN')).toEqual({ lang: 'zh-CN', altLang: 'en-US' });
    expect(languageOf('by Ada', 'zh-CN')).toEqual({ lang: 'en-US', altLang: 'zh-CN' });
    expect(languageOf('Ada', 'fr-FR')).toEqual({ lang: 'fr-FR' });
    expect(languageOf('北京', 'fr-FR')).toEqual({ lang: 'zh-CN', altLang: 'fr-FR' });
    expect(languageOf('東京タワー', 'en-US')).toEqual({ lang: 'ja-JP', altLang: 'en-US' });
    expect(languageOf('서울', 'ja-JP')).toEqual({ lang: 'ko-KR', altLang: 'en-US' });
    expect(languageOf('Москва', 'en-US')).toEqual({ lang: 'ru-RU', altLang: 'en-US' });
    expect(languageOf('12 %', 'ja-JP')).toEqual({ lang: 'ja-JP', altLang: 'en-US' });
  });
});
