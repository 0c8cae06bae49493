import { splitSentences } from '../language/sentences.ts';
import { lookedOnce } from './looked-once.ts';
import { type SourceText, stretchOf } from './source-text.ts';

/** The sentences of a text; what a bracket or a quotation holds is not divided. */
export const sentencesOf = lookedOnce((source: SourceText): readonly SourceText[] => {
  let from = 0;
  return withoutBareNames(splitSentences(source.text)).map((sentence) => {
    const start = source.text.indexOf(sentence, from);
    from = start + sentence.length;
    return stretchOf(source, start, from);
  });
});

/** `Background. Workers sit …`: a name with a full stop stays with what it names. */
function withoutBareNames(sentences: readonly string[]): string[] {
  const joined: string[] = [];
  for (const sentence of sentences) {
    const last = joined.at(-1);
    if (last !== undefined && /^\p{Lu}\p{L}{3,13}\.$/u.test(last)) joined[joined.length - 1] = `${last} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}
