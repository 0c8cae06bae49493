import { createRequire } from 'node:module';
import type { Language } from '@pagewright/model/languages';

type Segmenter = (text: string) => string[];

const require = createRequire(import.meta.url);
let chinese: Segmenter | undefined;
let japanese: Intl.Segmenter | undefined;

/** Words of a text that carry meaning, in lower case. The Chinese dictionary is loaded when Chinese text comes. */
export function contentWords(text: string, language: Language): string[] {
  return segment(text, language).filter((word) => isContentWord(word, language));
}

function segment(text: string, language: Language): string[] {
  if (language === 'zh-CN' || language === 'zh-TW') {
    chinese ??= loadChinese();
    return chinese(text);
  }
  if (language === 'ja-JP') {
    japanese ??= new Intl.Segmenter('ja', { granularity: 'word' });
    return [...japanese.segment(text)].filter(({ isWordLike }) => isWordLike).map((part) => part.segment);
  }
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

function loadChinese(): Segmenter {
  const { Jieba } = require('@node-rs/jieba') as typeof import('@node-rs/jieba');
  const { dict } = require('@node-rs/jieba/dict') as typeof import('@node-rs/jieba/dict');
  const jieba = Jieba.withDict(dict);
  return (text) => jieba.cut(text, true).map((word) => word.toLowerCase());
}

const LATIN_STOP = new Set(
  (
    'a an the and or but if then of to in on at by for with from as is are was were be been being it its this that these those he she they we you i his her their our your my not no nor so such can could may might must shall should will would do does did done have has had having there here which who whom whose what when where why how all any each every some more most other than too very also into over under out up down about between through during after before again only own same just like said ' +
    'le la les un une des du de et ou mais donc or ni car que qui quoi dont où à au aux en dans par pour sur avec sans sous ce cet cette ces il elle ils elles nous vous je tu se sa son ses leur leurs est sont été être a ont avoir fait plus pas ne ainsi comme tout tous toute toutes même aussi entre deux si on y'
  ).split(' '),
);
const HAN_STOP = new Set(
  '我们 你们 他们 自己 这个 那个 这些 那些 什么 怎么 可以 应当 应该 以及 或者 如果 因为 所以 但是 而且 就是 没有 不是 一个 一种 进行 通过 对于 关于 其他 其中 以上 以下 按照 根据 并且 同时 已经 还是 这样 那样 時候 我們 他們 這個 這些 可以 應該 如果 因為 所以 こと もの ため よう これ それ ため する なる ある いる できる られる として について において による'.split(
    ' ',
  ),
);

function isContentWord(word: string, language: Language): boolean {
  if (!/[\p{L}]/u.test(word)) return false;
  if (language === 'en-US' || language === 'fr-FR') return word.length > 2 && !LATIN_STOP.has(word);
  if (/^[\p{sc=Hiragana}]+$/u.test(word)) return false;
  return [...word].length > 1 && !HAN_STOP.has(word);
}
