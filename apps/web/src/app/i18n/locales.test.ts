import { LANGUAGES, type Language } from '@pagewright/model/languages';
import { describe, expect, it } from 'vitest';
import { chooseLanguage } from './language.ts';
import { loadCommonWords, loadWords } from './load-words.ts';
import { NAMESPACES } from './namespaces.ts';

type Tree = { readonly [key: string]: string | Tree };

function flat(tree: Tree, prefix = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'string' ? [[prefix + key, value] as [string, string]] : flat(value, `${prefix}${key}.`),
  );
}

async function wordsOf(language: Language) {
  const trees = NAMESPACES.map(async (namespace) => [namespace, await loadWords(language, namespace)] as const);
  const groups = Object.fromEntries(await Promise.all(trees));
  return new Map(flat({ ...(await loadCommonWords(language)), ...groups } as unknown as Tree));
}

const places = (text: string) => [...text.matchAll(/\{\{(\w+)[^}]*\}\}/g)].map((match) => match[1]).sort();

/** Whether a text says anything by itself, beside what is filled into it. */
const hasWord = (text: string) => /\p{L}{3}/u.test(text.replace(/\{\{\w+\}\}/g, ''));

/** Words that really are the same in two languages. */
const SAME: Readonly<Record<string, readonly string[]>> = {
  'fr-FR': [
    'style.tech',
    'style.compact',
    'legal.agreement.points.title',
    'legal.about.contact.title',
    'collections.fields.description',
    'library.list.pages',
    'library.list.engine',
    'library.list.dates',
    'library.list.pageTotal',
    'library.list.actions',
    'editor.pages',
    'panels.kinds.illustration.name',
    'editor.zoom',
    'editor.theme.logo',
    'editor.assistant.title',
    'editor.flow.connection',
    'keeping.page',
    'regenerate.costText',
    'comments.page',
    'comparison.page',
    'panel.versions',
    'accounts.points.page',
    'panels.link.page',
    'versions.title',
    'outline.points',
    'sources.onPage',
    'outline.forms.image',
    'versions.kinds.named',
    'panels.kinds.image.fields.saturation',
    ...['rect', 'ellipse', 'triangle', 'cube', 'plaque', 'chevron', 'flowChartDocument', 'mathPlus'].flatMap(
      (shape) => [`panels.kinds.shape.options.shape.${shape}`, `panels.kinds.image.options.mask.${shape}`],
    ),
  ],
  'zh-TW': [],
};

/** Names of what code is written in: people call them so in every language. */
const IS_NAME = /^panels\.kinds\.codeBlock\.options\.language\.(?!auto$|plain$)/;

const english = await wordsOf('en-US');

describe.each(LANGUAGES.filter((language) => language !== 'en-US'))('%s', async (language) => {
  const words = await wordsOf(language);

  it('has every key and no other', () => {
    expect([...words.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it('fills the same places in every sentence', () => {
    for (const [key, text] of words) expect([key, places(text)]).toEqual([key, places(english.get(key) ?? '')]);
  });

  it('is translated: nothing is empty or left in English', () => {
    const copied = [...words]
      .filter(([key, text]) => text === '' || (text === english.get(key) && hasWord(text)))
      .map(([key]) => key)
      .filter((key) => !SAME[language]?.includes(key) && !IS_NAME.test(key));
    expect(copied).toEqual([]);
  });
});

it('writes Traditional Chinese for zh-TW, not a copy of the Simplified words', async () => {
  const simplified = await wordsOf('zh-CN');
  const traditional = await wordsOf('zh-TW');
  const longCopies = [...traditional].filter(
    ([key, text]) => text.replace(/\{\{\w+\}\}/g, '').length > 6 && text === simplified.get(key) && !IS_NAME.test(key),
  );
  expect(longCopies.map(([key]) => key)).toEqual([]);
});

describe('the choice of a language (spec §1)', () => {
  it.each([
    ['fr-FR', ['zh-CN'], 'fr-FR'],
    ['xx', ['ja'], 'ja-JP'],
    [null, ['zh-HK', 'en'], 'zh-TW'],
    [null, ['zh-Hant-TW'], 'zh-TW'],
    [null, ['zh'], 'zh-CN'],
    [null, ['de-DE', 'fr-CA'], 'fr-FR'],
    [null, ['de-DE'], 'en-US'],
    [null, [], 'en-US'],
  ] as const)('stored %s, browser %s: %s', (stored, browser, expected) => {
    expect(chooseLanguage(stored, browser)).toBe(expected);
  });
});
