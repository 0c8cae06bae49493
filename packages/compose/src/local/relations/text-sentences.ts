import { splitSentences } from '../language/sentences.ts';
import type { Span as SpanOfText } from '../spans/span.ts';
import { lookedOnce } from './looked-once.ts';
import { type SourceText, stretchOf } from './source-text.ts';

type Span = Pick<SpanOfText, 'start' | 'end'>;

/** The sentences of a text; what a bracket or a quotation holds is not divided. */
export const sentencesOf = lookedOnce((source: SourceText): readonly SourceText[] => {
  const sentences: Span[] = [];
  let from = 0;
  for (const sentence of splitSentences(source.text)) {
    const start = source.text.indexOf(sentence, from);
    from = start + sentence.length;
    sentences.push({ start, end: from });
  }
  const textOf = ({ start, end }: Span): string => source.text.slice(start, end);
  const joined: Span[] = [];
  for (const sentence of withWholeSayings(sentences, textOf)) {
    const last = joined.at(-1);
    const goesOn = last && (BARE_NAME.test(textOf(last)) || signs(textOf(sentence), textOf(last)));
    if (last && goesOn) joined[joined.length - 1] = { start: last.start, end: sentence.end };
    else joined.push(sentence);
  }
  return joined.map(({ start, end }) => stretchOf(source, start, end));
});

/** `Background. Workers sit …`: a name with a full stop stays with what it names. */
const BARE_NAME = /^\p{Lu}\p{L}{3,13}\.$/u;

/** `“I would order twice as often.” - a customer`: who said it stays with what was said. */
function signs(sentence: string, said: string): boolean {
  return /^["“「『«].*["”」』»]$/su.test(said) && /^(?:[—–]{1,2}|--?)\s?\p{L}[^.。]*$/u.test(sentence);
}

/** Longest saying of several sentences that stays whole, UTF-16 units. */
const LONGEST_SAYING = 220;

/** `"I never trust it. Last month it was late."`: what somebody said, up to the sentence that its marks end with. */
function withWholeSayings(sentences: readonly Span[], textOf: (span: Span) => string): Span[] {
  const whole: Span[] = [];
  for (let index = 0; index < sentences.length; index += 1) {
    const first = sentences[index] as Span;
    let last = index;
    const said = (): Span => ({ start: first.start, end: (sentences[last] as Span).end });
    const isOpenYet = (): boolean => textOf(said()).length <= LONGEST_SAYING && isOpen(textOf(said()));
    while (isOpenYet() && last + 1 < sentences.length) last += 1;
    const isWhole = textOf(said()).length <= LONGEST_SAYING && !isOpen(textOf(said()));
    whole.push(isWhole ? said() : first);
    if (isWhole) index = last;
  }
  return whole;
}

/** Whether quotation marks are open at the end of a text; what stands right behind a figure is the sign of inches. */
function isOpen(text: string): boolean {
  const straight = text.replace(/(?<=\d)"/gu, '').split('"').length - 1;
  return (
    straight % 2 === 1 || text.lastIndexOf('“') > text.lastIndexOf('”') || text.lastIndexOf('«') > text.lastIndexOf('»')
  );
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
