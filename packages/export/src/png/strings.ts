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

function named(names: Readonly<Record<Language, string>>): FormatStrings<PngOptions> {
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

export const pngStrings = named({
  'zh-CN': '图片（PNG，一页）',
  'zh-TW': '圖片（PNG，一頁）',
  'en-US': 'Picture (PNG, one page)',
  'ja-JP': '画像（PNG、1 ページ）',
  'fr-FR': 'Image (PNG, une page)',
});

export const pngZipStrings = named({
  'zh-CN': '图片（每页一张 PNG，ZIP）',
  'zh-TW': '圖片（每頁一張 PNG，ZIP）',
  'en-US': 'Pictures (a PNG for each page, ZIP)',
  'ja-JP': '画像（ページごとの PNG、ZIP）',
  'fr-FR': 'Images (un PNG par page, ZIP)',
});
