import type { Language } from '@pagewright/model/languages';
import type { CommonWords, Namespace, WordsOf } from './namespaces.ts';

/** Every language's words, each file a chunk of its own: nobody downloads the other four languages. */
const FILES = import.meta.glob<{ words: unknown }>('./locales/*/*.ts');

export function loadCommonWords(language: Language): Promise<CommonWords> {
  return loadFile(language, 'common') as Promise<CommonWords>;
}

export function loadWords<N extends Namespace>(language: Language, namespace: N): Promise<WordsOf<N>> {
  return loadFile(language, namespace) as Promise<WordsOf<N>>;
}

async function loadFile(language: Language, name: string): Promise<unknown> {
  const load = FILES[`./locales/${language}/${name}.ts`];
  if (!load) throw new Error(`No words for ${language}/${name}`);
  return (await load()).words;
}
