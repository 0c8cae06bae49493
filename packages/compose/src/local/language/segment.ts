import { createRequire } from 'node:module';
import type { Language } from '@pagewright/model/languages';
import { isStopWord } from './stop-words.ts';

const require = createRequire(import.meta.url);
let chinese: import('@node-rs/jieba').Jieba | undefined;
let japanese: Intl.Segmenter | undefined;

/** The content words of each text, in lower case, in order. */
export function contentWordsOf(texts: readonly string[], language: Language): string[][] {
  if (language === 'zh-CN' || language === 'zh-TW') return chineseWords(texts, language);
  return texts.map((text) => wordsOf(text, language).filter((word) => isContentWord(word, language)));
}

export function contentWords(text: string, language: Language): string[] {
  return contentWordsOf([text], language)[0] ?? [];
}

/** All texts in one call: crossing into the segmenter costs more than segmenting a sentence. */
function chineseWords(texts: readonly string[], language: Language): string[][] {
  const result: string[][] = [[]];
  const joined = texts.map((text) => text.replace(/\n/g, ' ')).join('\n');
  for (const word of jieba().cut(joined, true)) {
    if (word === '\n') result.push([]);
    else if (isContentWord(word, language)) result.at(-1)?.push(word.toLowerCase());
  }
  return result;
}

function wordsOf(text: string, language: Language): string[] {
  if (language === 'ja-JP') {
    japanese ??= new Intl.Segmenter('ja', { granularity: 'word' });
    const words: string[] = [];
    for (const part of japanese.segment(text)) if (part.isWordLike) words.push(part.segment.toLowerCase());
    return words;
  }
  return text.toLowerCase().match(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu) ?? [];
}

/** A word with its part of speech, as jieba names it (`n` noun, `v` verb, `vn` verbal noun, `eng` Latin). */
export interface TaggedWord {
  readonly word: string;
  readonly tag: string;
}

/** Chinese words with their parts of speech, for noun phrases. */
export function taggedChinese(text: string): TaggedWord[] {
  return jieba().tag(text, true);
}

/** Loaded when Chinese text comes: the dictionary takes some 100 ms. */
function jieba(): import('@node-rs/jieba').Jieba {
  if (!chinese) {
    const { Jieba } = require('@node-rs/jieba') as typeof import('@node-rs/jieba');
    const { dict } = require('@node-rs/jieba/dict') as typeof import('@node-rs/jieba/dict');
    chinese = Jieba.withDict(dict);
  }
  return chinese;
}

function isContentWord(word: string, language: Language): boolean {
  if (!/\p{L}/u.test(word) || isStopWord(word)) return false;
  if (language === 'en-US' || language === 'fr-FR') return word.length > 2;
  return word.length > 1 && !/^\p{sc=Hiragana}+$/u.test(word);
}
