import type { SimpleBrief, Statement } from '@pagewright/model/outline';
import { isBalanced, isSpeech, startsDangling } from '../language/sentences.ts';
import { readingLoad } from '../language/text.ts';
import { type Atom, type SentenceAtom, statementOf } from '../material/atoms.ts';
import { rankedMore } from './choose.ts';
import type { Base, FormContext } from './context.ts';
import { paragraphsOf } from './prose.ts';

const QUOTE_LOAD = { min: 50, max: 260 } as const;

/** A page of a story: a run of sentences as they stand there, or one sentence that is worth a page. */
export function excerptBrief(
  base: Base,
  atoms: readonly Atom[],
  context: FormContext,
  wantsQuote: boolean,
): SimpleBrief {
  const sentences = atoms.filter((atom) => atom.kind === 'sentence');
  const quote = wantsQuote ? quotable(sentences) : undefined;
  if (quote) return { ...base, form: 'quote', quote, more: spare(sentences, [quote.text]) };
  const run = context.preserve ? sentences : bestRun(sentences, context.budget.load);
  const paragraphs = paragraphsOf(run);
  return {
    ...base,
    form: 'text',
    paragraphs,
    more: context.preserve
      ? []
      : spare(
          sentences,
          run.map(({ statement }) => statement.text),
        ),
  };
}

function spare(sentences: readonly SentenceAtom[], shown: readonly string[]): Statement[] {
  const taken = new Set(shown);
  return rankedMore(sentences.map(statementOf).filter(({ text }) => !taken.has(text)));
}

/** The highest ranked sentence that is whole in itself. */
function quotable(sentences: readonly SentenceAtom[]): Statement | undefined {
  const able = sentences.filter(({ statement, load }) => {
    const { text } = statement;
    return (
      load >= QUOTE_LOAD.min &&
      load <= QUOTE_LOAD.max &&
      !startsDangling(text) &&
      isBalanced(text) &&
      !/[:：,，]$/.test(text)
    );
  });
  return able.toSorted((a, b) => b.rank - a.rank)[0]?.statement;
}

/** The run of sentences that fills the room and is worth most, beginning where a reader can come in. */
function bestRun(sentences: readonly SentenceAtom[], room: number): SentenceAtom[] {
  let best: SentenceAtom[] = [];
  let most = Number.NEGATIVE_INFINITY;
  for (let start = 0; start < sentences.length; start += 1) {
    const run = runFrom(sentences, start, room);
    const [first] = run;
    if (!first) continue;
    const mean = run.reduce((sum, { rank }) => sum + rank, 0) / run.length;
    const filled = Math.min(1, run.reduce((sum, { load }) => sum + load, 0) / (room * 0.7));
    const value =
      mean +
      0.35 * filled +
      comingIn(first) +
      (isBalanced(run.map(({ statement }) => statement.text).join('')) ? 0.1 : -0.1);
    if (value > most) {
      most = value;
      best = run;
    }
  }
  return best;
}

function runFrom(sentences: readonly SentenceAtom[], start: number, room: number): SentenceAtom[] {
  const run: SentenceAtom[] = [];
  let load = 0;
  for (let index = start; index < sentences.length; index += 1) {
    const sentence = sentences[index] as SentenceAtom;
    if (run.length > 0 && load + sentence.load > room) break;
    run.push(sentence);
    load += sentence.load;
  }
  while (run.length > 1 && /[:：,，]$/.test(run.at(-1)?.statement.text ?? '')) run.pop();
  return run;
}

/** A reader comes in well at the start of a paragraph and at a sentence with a name; ill in the middle of speech. */
function comingIn({ place, statement }: SentenceAtom): number {
  const { text } = statement;
  const dangling = startsDangling(text) ? -0.3 : 0;
  const speech = isSpeech(text) && place > 0 ? -0.2 : 0;
  const long = readingLoad(text) > 420 ? -0.15 : 0;
  return dangling + speech + long + (place === 0 ? 0.15 : 0);
}
