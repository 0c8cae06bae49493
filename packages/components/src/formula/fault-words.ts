import type { Language } from '@pagewright/model/languages';
import type { FaultCode } from './fault.ts';

/** What is wrong with a formula, for whoever looks at it. `{{name}}` is the command that it is about. */
export const FAULT_WORDS: Readonly<Record<Language, Readonly<Record<FaultCode, string>>>> = {
  'en-US': {
    brace: 'A brace { or } is missing',
    command: 'The command {{name}} is not known',
    argument: 'Something is missing behind {{name}}',
    delimiter: '\\left and \\right do not belong together',
    environment: '\\begin and \\end do not belong together: {{name}}',
    script: 'There are two exponents or indices in one place: put them in braces',
    long: 'The formula is too long or too deeply nested',
    other: 'The formula cannot be read {{name}}',
  },
  'zh-CN': {
    brace: '缺少花括号 { 或 }',
    command: '无法识别命令 {{name}}',
    argument: '{{name}} 后面缺少内容',
    delimiter: '\\left 与 \\right 不成对',
    environment: '\\begin 与 \\end 不成对：{{name}}',
    script: '同一位置有两个上标或下标，请用花括号括起来',
    long: '公式太长或嵌套太深',
    other: '无法识别公式 {{name}}',
  },
  'zh-TW': {
    brace: '缺少大括號 { 或 }',
    command: '無法辨識指令 {{name}}',
    argument: '{{name}} 後面缺少內容',
    delimiter: '\\left 與 \\right 沒有成對',
    environment: '\\begin 與 \\end 沒有成對：{{name}}',
    script: '同一位置有兩個上標或下標，請用大括號括起來',
    long: '公式太長或巢狀太深',
    other: '無法辨識公式 {{name}}',
  },
  'ja-JP': {
    brace: '波括弧 { または } が足りません',
    command: 'コマンド {{name}} は使えません',
    argument: '{{name}} の後に続くものがありません',
    delimiter: '\\left と \\right が対応していません',
    environment: '\\begin と \\end が対応していません: {{name}}',
    script: '同じ位置に上付きまたは下付きが二つあります。波括弧で囲んでください',
    long: '数式が長すぎるか、入れ子が深すぎます',
    other: '数式を読み取れません {{name}}',
  },
  'fr-FR': {
    brace: 'Il manque une accolade { ou }',
    command: 'La commande {{name}} est inconnue',
    argument: 'Il manque quelque chose après {{name}}',
    delimiter: '\\left et \\right ne se correspondent pas',
    environment: '\\begin et \\end ne se correspondent pas : {{name}}',
    script: 'Deux exposants ou deux indices au même endroit : mettez-les entre accolades',
    long: 'La formule est trop longue ou trop imbriquée',
    other: 'La formule est illisible {{name}}',
  },
};
