import { DEFAULT_LANGUAGE, type Language } from '@pagewright/model/languages';
import type { Finding, FindingMessage, Severity } from '@pagewright/page/lint';
import { fillMessage } from '../messages.ts';
import type { Message } from './catalogue.ts';

/**
 * What lint finds, as sentences. `{component}` is the faulty component and `{other}` the second one, as the caller names
 * them: by their ids on the command line, as people know them in the editor.
 */
const FINDINGS: Readonly<Record<FindingMessage, Message>> = {
  'overflow/text': {
    'zh-CN': '“{component}”中的文字放不下：需要 {needed} px，只有 {available} px',
    'zh-TW': '「{component}」中的文字放不下：需要 {needed} px，只有 {available} px',
    'en-US': 'The text of “{component}” does not fit its box: it needs {needed} px and has {available} px.',
    'ja-JP': '「{component}」の文字が枠に収まりません。必要 {needed} px、利用可能 {available} px。',
    'fr-FR': 'Le texte de « {component} » dépasse son cadre : il lui faut {needed} px, il en a {available}.',
  },
  'overflow/table': {
    'zh-CN': '表格“{component}”放不下：需要 {needed} px 高，只有 {available} px',
    'zh-TW': '表格「{component}」放不下：需要 {needed} px 高，只有 {available} px',
    'en-US': 'The rows of the table “{component}” need {needed} px and have {available} px.',
    'ja-JP': '表「{component}」の行が収まりません。必要 {needed} px、利用可能 {available} px。',
    'fr-FR': 'Les lignes du tableau « {component} » demandent {needed} px et n’en ont que {available}.',
  },
  'overlap/text': {
    'zh-CN': '“{component}”与“{other}”的文字重叠（{width} × {height} px）',
    'zh-TW': '「{component}」與「{other}」的文字重疊（{width} × {height} px）',
    'en-US': 'The texts of “{component}” and “{other}” overlap by {width} × {height} px.',
    'ja-JP': '「{component}」と「{other}」の文字が重なっています（{width} × {height} px）。',
    'fr-FR': 'Les textes de « {component} » et « {other} » se chevauchent ({width} × {height} px).',
  },
  'overlap/text-boxes': {
    'zh-CN': '“{component}”与“{other}”的文本框重叠（{width} × {height} px）',
    'zh-TW': '「{component}」與「{other}」的文字方塊重疊（{width} × {height} px）',
    'en-US': 'The boxes of “{component}” and “{other}” overlap by {width} × {height} px.',
    'ja-JP': '「{component}」と「{other}」の枠が重なっています（{width} × {height} px）。',
    'fr-FR': 'Les cadres de « {component} » et « {other} » se chevauchent ({width} × {height} px).',
  },
  'overlap/text-on-figure': {
    'zh-CN': '“{component}”的文字压在“{other}”上（{width} × {height} px）',
    'zh-TW': '「{component}」的文字壓在「{other}」上（{width} × {height} px）',
    'en-US': 'The text of “{component}” lies on “{other}” ({width} × {height} px).',
    'ja-JP': '「{component}」の文字が「{other}」に重なっています（{width} × {height} px）。',
    'fr-FR': 'Le texte de « {component} » recouvre « {other} » ({width} × {height} px).',
  },
  'overlap/figures': {
    'zh-CN': '“{component}”与“{other}”重叠（{width} × {height} px）',
    'zh-TW': '「{component}」與「{other}」重疊（{width} × {height} px）',
    'en-US': '“{component}” and “{other}” overlap by {width} × {height} px.',
    'ja-JP': '「{component}」と「{other}」が重なっています（{width} × {height} px）。',
    'fr-FR': '« {component} » et « {other} » se chevauchent ({width} × {height} px).',
  },
  'overlap/covered': {
    'zh-CN': '“{component}”被“{other}”遮住（{width} × {height} px）',
    'zh-TW': '「{component}」被「{other}」遮住（{width} × {height} px）',
    'en-US': '“{component}” is covered by “{other}” ({width} × {height} px).',
    'ja-JP': '「{component}」が「{other}」に隠れています（{width} × {height} px）。',
    'fr-FR': '« {component} » est caché par « {other} » ({width} × {height} px).',
  },
  'off-page/outside': {
    'zh-CN': '“{component}”超出页面 {beyond} px',
    'zh-TW': '「{component}」超出頁面 {beyond} px',
    'en-US': '“{component}” reaches {beyond} px beyond the page.',
    'ja-JP': '「{component}」がページから {beyond} px はみ出しています。',
    'fr-FR': '« {component} » dépasse de la page de {beyond} px.',
  },
  'off-page/margin': {
    'zh-CN': '“{component}”进入页边距 {beyond} px',
    'zh-TW': '「{component}」進入頁邊距 {beyond} px',
    'en-US': '“{component}” reaches {beyond} px into the margin.',
    'ja-JP': '「{component}」が余白に {beyond} px 入っています。',
    'fr-FR': '« {component} » empiète de {beyond} px sur la marge.',
  },
  'contrast/low': {
    'zh-CN': '“{component}”的文字与背景对比度为 {ratio}:1，至少需要 {required}:1',
    'zh-TW': '「{component}」的文字與背景對比度為 {ratio}:1，至少需要 {required}:1',
    'en-US': 'The text of “{component}” has a contrast of {ratio}:1; it needs {required}:1.',
    'ja-JP': '「{component}」の文字と背景のコントラストは {ratio}:1 です。{required}:1 以上が必要です。',
    'fr-FR': 'Le contraste du texte de « {component} » est de {ratio}:1 ; il faut {required}:1.',
  },
  'contrast/picture': {
    'zh-CN': '“{component}”的文字在图片上可能看不清：对比度可低至 {ratio}:1，至少需要 {required}:1',
    'zh-TW': '「{component}」的文字在圖片上可能看不清：對比度可低至 {ratio}:1，至少需要 {required}:1',
    'en-US': 'The text of “{component}” may be hard to read on the picture: {ratio}:1 where {required}:1 is needed.',
    'ja-JP': '「{component}」の文字は画像の上で読みにくい可能性があります（{ratio}:1、必要 {required}:1）。',
    'fr-FR': 'Le texte de « {component} » risque d’être illisible sur l’image : {ratio}:1 au lieu de {required}:1.',
  },
  'small-text/small': {
    'zh-CN': '“{component}”的字号为 {fontSize} px，小于 {least} px',
    'zh-TW': '「{component}」的字級為 {fontSize} px，小於 {least} px',
    'en-US': 'The text of “{component}” is {fontSize} px, smaller than {least} px.',
    'ja-JP': '「{component}」の文字は {fontSize} px で、{least} px より小さくなっています。',
    'fr-FR': 'Le texte de « {component} » fait {fontSize} px, moins que {least} px.',
  },
  'empty-page/empty': {
    'zh-CN': '页面上没有任何内容',
    'zh-TW': '頁面上沒有任何內容',
    'en-US': 'There is nothing on the page.',
    'ja-JP': 'ページに何もありません。',
    'fr-FR': 'La page est vide.',
  },
  'missing-glyph/missing': {
    'zh-CN': '“{component}”的字体缺少 {count} 个字符：{characters}',
    'zh-TW': '「{component}」的字型缺少 {count} 個字元：{characters}',
    'en-US': 'The font of “{component}” lacks characters ({count}): {characters}',
    'ja-JP': '「{component}」のフォントにない文字が {count} 個あります：{characters}',
    'fr-FR': 'La police de « {component} » n’a pas tous les caractères ({count}) : {characters}',
  },
  'figure-without-origin/figure': {
    'zh-CN': '“{component}”中的数字“{text}”没有出处',
    'zh-TW': '「{component}」中的數字「{text}」沒有出處',
    'en-US': 'The figure “{text}” in “{component}” has no source.',
    'ja-JP': '「{component}」の数値「{text}」に出典がありません。',
    'fr-FR': 'Le chiffre « {text} » dans « {component} » n’a pas de source.',
  },
  'unsupported/words': {
    'zh-CN': '“{component}”中的“{text}”由语言模型写出，所注出处中没有依据',
    'zh-TW': '「{component}」中的「{text}」由語言模型寫出，所註出處中沒有依據',
    'en-US': 'A language model wrote “{text}” in “{component}”; its sources do not bear it out.',
    'ja-JP': '「{component}」の「{text}」は言語モデルが書いたもので、出典に裏付けがありません。',
    'fr-FR': '« {text} » dans « {component} » vient du modèle de langage ; ses sources ne le confirment pas.',
  },
  'placeholder/unfilled': {
    'zh-CN': '“{component}”仍未填写，导出时不会出现',
    'zh-TW': '「{component}」仍未填寫，匯出時不會出現',
    'en-US': '“{component}” is still to be filled; as it is, it is not exported.',
    'ja-JP': '「{component}」はまだ空です。このままでは書き出されません。',
    'fr-FR': '« {component} » reste à remplir ; en l’état, il n’est pas exporté.',
  },
  'placeholder/asked': {
    'zh-CN': '“{component}”还缺内容：{text}。导出时不会出现',
    'zh-TW': '「{component}」還缺內容：{text}。匯出時不會出現',
    'en-US': '“{component}” still lacks this: {text}. As it is, it is not exported.',
    'ja-JP': '「{component}」の内容がありません：{text}。このままでは書き出されません。',
    'fr-FR': '« {component} » attend encore : {text}. En l’état, il n’est pas exporté.',
  },
  'dead-link/page': {
    'zh-CN': '“{component}”中的链接指向的页面已不存在',
    'zh-TW': '「{component}」中的連結指向的頁面已不存在',
    'en-US': 'A link of “{component}” leads to a page that is gone.',
    'ja-JP': '「{component}」のリンク先のページはもうありません。',
    'fr-FR': 'Un lien de « {component} » mène à une page qui n’existe plus.',
  },
};

const SEVERITIES: Readonly<Record<Severity, Message>> = {
  error: { 'zh-CN': '错误', 'zh-TW': '錯誤', 'en-US': 'error', 'ja-JP': 'エラー', 'fr-FR': 'erreur' },
  warning: { 'zh-CN': '警告', 'zh-TW': '警告', 'en-US': 'warning', 'ja-JP': '警告', 'fr-FR': 'avertissement' },
};

/**
 * A finding as a sentence in the person's language.
 * @param nameOf how the person knows a component; its id where absent
 */
export function findingMessage(
  finding: Finding,
  language: Language,
  nameOf: (componentId: string) => string = (id) => id,
): string {
  const message = FINDINGS[finding.message];
  const [component = '', other = ''] = finding.componentIds.map(nameOf);
  return fillMessage(message[language] ?? message[DEFAULT_LANGUAGE], { ...finding.params, component, other });
}

export function severityName(severity: Severity, language: Language): string {
  return SEVERITIES[severity][language] ?? SEVERITIES[severity][DEFAULT_LANGUAGE];
}
