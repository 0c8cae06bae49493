import { pictureStrings } from '../png/strings.ts';

export const pngZipStrings = pictureStrings({
  'zh-CN': '图片（每页一张 PNG，ZIP）',
  'zh-TW': '圖片（每頁一張 PNG，ZIP）',
  'en-US': 'Pictures (a PNG for each page, ZIP)',
  'ja-JP': '画像（ページごとの PNG、ZIP）',
  'fr-FR': 'Images (un PNG par page, ZIP)',
});
