import type { KindWords } from '@pagewright/components/strings';
import type { Language } from '@pagewright/model/languages';
import type { CommonWords, Namespace, Words } from './namespaces.ts';

/** Every language's words, each file a chunk of its own: nobody downloads the other four languages. */
const FILES = import.meta.glob<{ words: unknown }>('./locales/*/*.ts');

export function loadCommonWords(language: Language): Promise<CommonWords> {
  return loadFile(language, 'common') as Promise<CommonWords>;
}

export async function loadWords<N extends Namespace>(language: Language, namespace: N): Promise<Words<N>> {
  const words = loadFile(language, namespace) as Promise<Words<N>>;
  return namespace === 'panels' ? { ...(await words), kinds: await loadKindWords(language) } : words;
}

/** The words of the kinds of components come from their folders, all languages in one chunk. */
async function loadKindWords(language: Language): Promise<KindWords> {
  const { kindWords } = await import('@pagewright/components/strings');
  return kindWords(language);
}

async function loadFile(language: Language, name: string): Promise<unknown> {
  const load = FILES[`./locales/${language}/${name}.ts`];
  if (!load) throw new Error(`No words for ${language}/${name}`);
  return (await load()).words;
}
