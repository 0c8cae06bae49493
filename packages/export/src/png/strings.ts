import type { Language } from '@pagewright/model/languages';
import type { FormatStrings } from '../format.ts';
import type { PngOptions } from './format.ts';

const choices = { 1: '1 ×', 2: '2 ×', 3: '3 ×', 4: '4 ×' } as const;

const SIZE: Readonly<Record<Language, string>> = {
  'zh-CN': '清晰度',
  'zh-TW': '清晰度',
  'en-US': 'Sharpness',
  'ja-JP': '解像度',
  'fr-FR': 'Netteté',
};

/** The words of a format that is pictures of pages. */
export function pictureStrings(names: Readonly<Record<Language, string>>): FormatStrings<PngOptions> {
  const words = (language: Language) => ({
    name: names[language],
    options: { scale: { label: SIZE[language], choices } },
  });
  return {
    'zh-CN': words('zh-CN'),
    'zh-TW': words('zh-TW'),
    'en-US': words('en-US'),
    'ja-JP': words('ja-JP'),
    'fr-FR': words('fr-FR'),
  };
}

export const pngStrings = pictureStrings({
  'zh-CN': '图片（PNG，一页）',
  'zh-TW': '圖片（PNG，一頁）',
  'en-US': 'Picture (PNG, one page)',
  'ja-JP': '画像（PNG、1 ページ）',
  'fr-FR': 'Image (PNG, une page)',
});
