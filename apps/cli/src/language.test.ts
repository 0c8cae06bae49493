import { expect, it } from 'vitest';
import { messageLanguage } from './language.ts';

it.each([
  [['--lang', 'ja-JP'], { LANG: 'fr_FR.UTF-8' }, 'ja-JP'],
  [['x', '--lang=zh-TW'], {}, 'zh-TW'],
  [['--lang', 'fr'], {}, 'fr-FR'],
  [['--lang'], { LANG: 'fr_FR.UTF-8' }, 'fr-FR'],
  [['ja-JP'], {}, 'en-US'],
  [[], { LC_ALL: '', LANG: 'zh_CN.UTF-8' }, 'zh-CN'],
  [[], { LC_ALL: 'ja_JP', LANG: 'zh_CN.UTF-8' }, 'ja-JP'],
  [[], { LANG: 'zh_HK.UTF-8' }, 'zh-TW'],
  [[], { LANG: 'C.UTF-8' }, 'en-US'],
  [[], { LANG: 'de_DE' }, 'en-US'],
] as const)('%j with %j gives %s', (args, environment, language) => {
  expect(messageLanguage(args, environment)).toBe(language);
});
