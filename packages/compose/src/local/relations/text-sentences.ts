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
    if (last !== undefined && (/^\p{Lu}\p{L}{3,13}\.$/u.test(last) || signs(sentence, last)))
      joined[joined.length - 1] = `${last} ${sentence}`;
    else joined.push(sentence);
  }
  return joined;
}

/** `“I would order twice as often.” - a customer`: who said it stays with what was said. */
function signs(sentence: string, said: string): boolean {
  return /^["“「『«].*["”」』»]$/su.test(said) && /^(?:[—–]{1,2}|--?)\s?\p{L}[^.。]*$/u.test(sentence);
}

/** Sentences of a text, those that belong to the one before as one with it. */
export function withJoined(
  source: SourceText,
  sentences: readonly SourceText[],
  belongs: (sentence: SourceText, before: SourceText, joined: () => SourceText) => boolean,
): SourceText[] {
  const whole: { own: SourceText; start: number }[] = [];
  let from = 0;
  for (const sentence of sentences) {
    const start = source.text.indexOf(sentence.text, from);
    const end = start + sentence.text.length;
    from = end;
    const last = whole.at(-1);
    const joined = (): SourceText => stretchOf(source, last?.start ?? start, end);
    if (last && belongs(sentence, last.own, joined)) whole[whole.length - 1] = { ...last, own: joined() };
    else whole.push({ own: sentence, start });
  }
  return whole.map(({ own }) => own);
}
