import type { Language } from '@pagewright/model/languages';

/** What stands in the places of a new page until a person writes there. */
export interface PlaceholderWords {
  readonly title: string;
  readonly subtitle: string;
  readonly section: string;
  readonly text: string;
  readonly heading: string;
  readonly point: string;
  readonly quote: string;
  readonly attribution: string;
  readonly caption: string;
  readonly thanks: string;
}

export const PLACEHOLDER_WORDS: Readonly<Record<Language, PlaceholderWords>> = {
  'zh-CN': {
    title: '标题',
    subtitle: '副标题',
    section: '章节名称',
    text: '在此输入正文。双击即可开始编辑。',
    heading: '小标题',
    point: '在此输入一条要点',
    quote: '在此输入引文',
    attribution: '出处',
    caption: '图片说明',
    thanks: '结束语',
  },
  'zh-TW': {
    title: '標題',
    subtitle: '副標題',
    section: '章節名稱',
    text: '在此輸入內文。按兩下即可開始編輯。',
    heading: '小標題',
    point: '在此輸入一條要點',
    quote: '在此輸入引文',
    attribution: '出處',
    caption: '圖片說明',
    thanks: '結語',
  },
  'en-US': {
    title: 'Title',
    subtitle: 'Subtitle',
    section: 'Name of the section',
    text: 'Write here. A double-click begins.',
    heading: 'Heading',
    point: 'One point in a line or two',
    quote: 'The words that are quoted',
    attribution: 'Who said so',
    caption: 'What the picture shows',
    thanks: 'Last words',
  },
  'ja-JP': {
    title: 'タイトル',
    subtitle: 'サブタイトル',
    section: 'セクション名',
    text: 'ここに本文を入力します。ダブルクリックで編集できます。',
    heading: '小見出し',
    point: '要点をここに入力',
    quote: '引用文をここに入力',
    attribution: '出典',
    caption: '画像の説明',
    thanks: '結びの言葉',
  },
  'fr-FR': {
    title: 'Titre',
    subtitle: 'Sous-titre',
    section: 'Nom de la section',
    text: 'Écrivez ici. Un double-clic suffit pour commencer.',
    heading: 'Intertitre',
    point: 'Un point en une ou deux lignes',
    quote: 'Les mots cités',
    attribution: 'Qui l’a dit',
    caption: 'Ce que montre l’image',
    thanks: 'Mot de la fin',
  },
};
