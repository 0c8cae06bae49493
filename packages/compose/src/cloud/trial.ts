import { LANGUAGES, type Language } from '@pagewright/model/languages';
import type { ModelFailure, ModelUse } from '@pagewright/model/outline';
import { type LanguageModelMiddleware, wrapLanguageModel } from 'ai';
import { z } from 'zod';
import { wideShare } from '../local/language/text.ts';
import { Conversation, type Model } from './conversation.ts';
import { type CloudLimits, GIVEN, LIMITS } from './limits.ts';
import { UseCount } from './model-use.ts';
import { pageAnswer } from './page-answer.ts';
import { AS_DATA, NOTHING_INVENTED } from './prompts.ts';

/** What a language model has shown that it can do. */
export interface ModelTrial {
  /** Why it did not answer at all; undefined where it did. */
  readonly failure?: ModelFailure;
  /** Of a page's answer: of the schema at once, after it was told what is wrong, or not even then. */
  readonly schema: 'kept' | 'repaired' | 'broken';
  /** Languages of which it wrote a page, from a source in them. */
  readonly languages: readonly Language[];
  /** Whether its answers come piece by piece. */
  readonly streams: boolean;
  /** ms to the first piece of an answer, and characters a second after it; the middle of all answers. */
  readonly firstMs: number;
  readonly charactersPerSecond: number;
  /** Whether it still knows the beginning of a question as long as the longest that is asked. */
  readonly remembers: boolean;
  readonly use: ModelUse;
}

const SOURCES: Readonly<Record<Language, string>> = {
  'en-US': 'The mill grinds 40 tonnes of wheat a week. It has worked since 1921.',
  'fr-FR': 'Le moulin moud 40 tonnes de blé par semaine. Il travaille depuis 1921.',
  'zh-CN': '磨坊每周磨制40吨小麦，自1921年起一直在运转。',
  'zh-TW': '磨坊每週磨製40噸小麥，自1921年起一直在運轉。',
  'ja-JP': 'この製粉所は毎週40トンの小麦をひいています。1921年から動いています。',
};

/** Share of wide letters in an answer of Chinese or Japanese at least, in one of the others at most. */
const WIDE = 0.3;
const WORD = 'larkspur';

/** Whoever waits for it sits in front of it. */
const QUICK: CloudLimits = { ...LIMITS, tries: 2, callMs: 120_000, silenceMs: 60_000, patience: 1 };

/** Tries a model with the schema that pages are asked for, in every language, and with the longest question. */
export async function tryModel(
  model: Model,
  name: string,
  { signal, limits = QUICK }: { readonly signal?: AbortSignal; readonly limits?: CloudLimits } = {},
): Promise<ModelTrial> {
  const use = new UseCount(name);
  const watch = new Stopwatch();
  const conversation = new Conversation(
    wrapLanguageModel({ model, middleware: watch.middleware }),
    use,
    limits,
    signal,
  );
  const languages: Language[] = [];
  let failure: ModelFailure | undefined;
  for (const language of LANGUAGES) {
    const reply = await conversation.ask(pageQuestion(language));
    if ('failed' in reply) {
      failure = reply.failed;
      if (failure === 'unreachable' || failure === 'denied') break;
    } else if (isIn(language, JSON.stringify([reply.answer.title, reply.answer.entries.map(({ text }) => text)])))
      languages.push(language);
  }
  const isThere = failure !== 'unreachable' && failure !== 'denied';
  const { repairs } = use.sum();
  const remembers = isThere && (await knowsBeginning(conversation));
  const trial = { schema: schemaOf(failure, repairs), languages, remembers, ...watch.read(), use: use.sum() };
  return failure && !isThere ? { failure, ...trial } : trial;
}

function schemaOf(failure: ModelFailure | undefined, repairs: number): ModelTrial['schema'] {
  if (failure) return 'broken';
  return repairs > 0 ? 'repaired' : 'kept';
}

function pageQuestion(language: Language) {
  const line = JSON.stringify({ id: 'b1', kind: 'paragraph', text: SOURCES[language] });
  return {
    instructions: `You write one page of a designed document.\n${AS_DATA}\n${NOTHING_INVENTED}\nWrite in this language: ${language}.`,
    prompt: `Write this page as bullets.\n<sources>\n${line}\n</sources>`,
    schema: pageAnswer,
  };
}

function isIn(language: Language, text: string): boolean {
  const isWide = wideShare(text) >= WIDE;
  if (language === 'ja-JP') return isWide && /[\p{sc=Hiragana}\p{sc=Katakana}]/u.test(text);
  return isWide === language.startsWith('zh');
}

/** Some services cut the beginning off a question that is too long for them, and say nothing. */
async function knowsBeginning(conversation: Conversation): Promise<boolean> {
  const filler = `${SOURCES['en-US']} `;
  const lines = Array.from({ length: Math.floor(GIVEN.overview / filler.length) }, (_, at) =>
    JSON.stringify({ id: `b${at + 1}`, kind: 'paragraph', text: at === 0 ? `The code word is ${WORD}.` : filler }),
  );
  const reply = await conversation.ask({
    instructions: `You read sources. ${AS_DATA}`,
    prompt: `Which code word does the first block name?\n<sources>\n${lines.join('\n')}\n</sources>`,
    schema: z.object({ word: z.string() }),
  });
  return 'answer' in reply && reply.answer.word.toLowerCase().includes(WORD);
}

/** Watches how answers come. */
class Stopwatch {
  readonly #answers: { firstMs: number; lastMs: number; characters: number; pieces: number }[] = [];

  readonly middleware: LanguageModelMiddleware = {
    specificationVersion: 'v4',
    wrapStream: async ({ doStream }) => {
      const begun = performance.now();
      const answer = { firstMs: 0, lastMs: 0, characters: 0, pieces: 0 };
      this.#answers.push(answer);
      const { stream, ...rest } = await doStream();
      const watched = stream.pipeThrough(
        new TransformStream({
          transform: (part, controller) => {
            if (part.type === 'text-delta') {
              answer.pieces += 1;
              answer.characters += part.delta.length;
              answer.lastMs = performance.now() - begun;
              if (answer.pieces === 1) answer.firstMs = answer.lastMs;
            }
            controller.enqueue(part);
          },
        }),
      );
      return { stream: watched, ...rest };
    },
  };

  read(): Pick<ModelTrial, 'streams' | 'firstMs' | 'charactersPerSecond'> {
    const told = this.#answers.filter(({ pieces }) => pieces > 0);
    const speeds = told.flatMap(({ firstMs, lastMs, characters }) =>
      lastMs > firstMs ? [(characters * 1_000) / (lastMs - firstMs)] : [],
    );
    return {
      streams: told.some(({ pieces }) => pieces > 1),
      firstMs: Math.round(middle(told.map(({ firstMs }) => firstMs))),
      charactersPerSecond: Math.round(middle(speeds)),
    };
  }
}

function middle(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
