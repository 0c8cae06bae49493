import { setTimeout as pause } from 'node:timers/promises';
import { PagewrightError } from '@pagewright/model/errors';
import type { ModelFailure } from '@pagewright/model/outline';
import {
  APICallError,
  type JSONSchema7,
  type LanguageModelMiddleware,
  type ModelMessage,
  streamText,
  wrapLanguageModel,
} from 'ai';
import type { z } from 'zod';
import { readAnswer } from './answer-text.ts';
import type { CloudLimits } from './limits.ts';
import type { UseCount } from './model-use.ts';
import { plainSchema } from './plain-schema.ts';
import { isRefusal } from './refusal.ts';

export interface Question<Answer> {
  readonly instructions: string;
  readonly prompt: string;
  readonly schema: z.ZodType<Answer>;
}

export type Reply<Answer> = { readonly answer: Answer } | { readonly failed: ModelFailure };

/** A model that a provider has made, not one's name. */
export type Model = Parameters<typeof wrapLanguageModel>[0]['model'];

interface Said {
  readonly text: string;
  readonly isRefused: boolean;
}

/** A call that came to nothing. */
class CallFailed extends Error {
  readonly reason: ModelFailure;

  constructor(reason: ModelFailure, cause?: unknown) {
    super(reason, { cause });
    this.reason = reason;
  }
}

/** Why a call was cut by us. */
const TOO_LONG = Symbol('too long');
const SILENT = Symbol('silent');

/** One generation's calls of its language model: with tries, limits and one repair each. Tools it has none. */
export class Conversation {
  readonly #model: Model;
  readonly #use: UseCount;
  readonly #limits: CloudLimits;
  readonly #signal: AbortSignal | undefined;
  /** Whether the service takes a schema; learnt from its answers. */
  #takesSchema = true;
  #failuresInARow = 0;
  #lastFailure: ModelFailure = 'unreachable';

  constructor(model: Model, use: UseCount, limits: CloudLimits, signal: AbortSignal | undefined) {
    this.#model = model;
    this.#use = use;
    this.#limits = limits;
    this.#signal = signal;
  }

  /** @throws PagewrightError `generation/cancelled` */
  async ask<Answer>(question: Question<Answer>): Promise<Reply<Answer>> {
    try {
      const messages: ModelMessage[] = [{ role: 'user', content: question.prompt }];
      const first = await this.#say(question, messages);
      const read = readAnswer(first.text, question.schema);
      if ('answer' in read) return read;
      this.#use.repair();
      const second = await this.#say(question, repairOf(question.prompt, first.text, read.fault));
      const again = readAnswer(second.text, question.schema);
      if ('answer' in again) return again;
      return { failed: second.isRefused || isRefusal(second.text) ? 'refused' : 'invalid' };
    } catch (error) {
      if (this.#signal?.aborted) throw new PagewrightError('generation/cancelled');
      if (error instanceof CallFailed) return { failed: error.reason };
      throw error;
    }
  }

  /** What the model writes, asked again while the service cannot. @throws CallFailed */
  async #say(question: Question<unknown>, messages: readonly ModelMessage[]): Promise<Said> {
    if (this.#failuresInARow >= this.#limits.patience) throw new CallFailed(this.#lastFailure);
    for (let attempt = 1; ; attempt += 1) {
      try {
        const said = await this.#once(question, messages);
        this.#failuresInARow = 0;
        return said;
      } catch (error) {
        if (this.#signal?.aborted) throw error;
        // Answers without an end take minutes each: they cost patience as well.
        if (error instanceof CallFailed) throw this.#lost(error);
        const wait = this.#waitAfter(error, attempt);
        if (wait === undefined) throw this.#lost(new CallFailed(isDenied(error) ? 'denied' : 'unreachable', error));
        this.#use.retry();
        await pause(wait, undefined, { signal: this.#signal });
      }
    }
  }

  #lost(failed: CallFailed): CallFailed {
    this.#failuresInARow += 1;
    this.#lastFailure = failed.reason;
    return failed;
  }

  /** @returns ms; undefined where another try is of no use */
  #waitAfter(error: unknown, attempt: number): number | undefined {
    const { tries, pauseMs, longestPauseMs } = this.#limits;
    if (this.#takesSchema && isStatus(error, [400, 415, 422])) {
      this.#takesSchema = false;
      return 0;
    }
    if (attempt >= tries || isDenied(error) || isStatus(error, [400, 413, 415, 422])) return undefined;
    const asked = retryAfter(error);
    if (asked !== undefined) return asked <= longestPauseMs ? asked : undefined;
    return Math.min(longestPauseMs, pauseMs * 2 ** (attempt - 1));
  }

  async #once({ instructions, schema }: Question<unknown>, messages: readonly ModelMessage[]): Promise<Said> {
    const { callMs, silenceMs, answerLength } = this.#limits;
    const cut = new AbortController();
    const whole = setTimeout(() => cut.abort(TOO_LONG), callMs);
    const silence = setTimeout(() => cut.abort(SILENT), silenceMs);
    const signals = this.#signal ? [this.#signal, cut.signal] : [cut.signal];
    const form = plainSchema(schema);
    this.#use.call();
    try {
      const result = streamText({
        model: this.#takesSchema ? wrapLanguageModel({ model: this.#model, middleware: answering(form) }) : this.#model,
        instructions: `${instructions}\nAnswer with one JSON object of this schema and nothing else:\n${JSON.stringify(form)}`,
        messages: [...messages],
        maxRetries: 0,
        abortSignal: AbortSignal.any(signals),
        // What goes wrong comes out of the stream; the library would print it too.
        onError: () => undefined,
      });
      let text = '';
      let length = 0;
      let isRefused = false;
      for await (const part of result.stream) {
        silence.refresh();
        if (part.type === 'error') throw part.error;
        if (part.type === 'text-delta') text += part.text;
        if (part.type === 'text-delta' || part.type === 'reasoning-delta') length += part.text.length;
        if (part.type === 'finish') {
          isRefused = part.finishReason === 'content-filter';
          this.#use.tokens(part.totalUsage.inputTokens ?? 0, part.totalUsage.outputTokens ?? 0);
        }
        if (length > answerLength) cut.abort(TOO_LONG);
        if (part.type === 'abort') break;
      }
      if (cut.signal.aborted) throw cut.signal.reason;
      this.#signal?.throwIfAborted();
      return { text, isRefused };
    } catch (error) {
      if (cut.signal.reason === TOO_LONG) throw new CallFailed('endless');
      throw error;
    } finally {
      clearTimeout(whole);
      clearTimeout(silence);
      cut.abort();
    }
  }
}

/**
 * Asks for a JSON schema. The library's own `Output.object` reads the whole answer again with every piece of it, which
 * an endless one makes minutes of work.
 */
function answering(schema: JSONSchema7): LanguageModelMiddleware {
  return {
    specificationVersion: 'v4',
    transformParams: async ({ params }) => ({ ...params, responseFormat: { type: 'json', schema } }),
  };
}

/** An empty answer cannot be sent back: services refuse it, and two messages of one side as well. */
function repairOf(prompt: string, text: string, fault: string): ModelMessage[] {
  const again = `Your last answer cannot be read. What is wrong with it:\n${fault}\nGive the whole answer again, as one JSON object of the schema.`;
  if (text.trim() === '') return [{ role: 'user', content: `${prompt}\n\n${again}` }];
  return [
    { role: 'user', content: prompt },
    { role: 'assistant', content: text },
    { role: 'user', content: again },
  ];
}

function isStatus(error: unknown, statuses: readonly number[]): boolean {
  return APICallError.isInstance(error) && error.statusCode !== undefined && statuses.includes(error.statusCode);
}

/** The key, the model or the address is wrong. */
function isDenied(error: unknown): boolean {
  return isStatus(error, [401, 402, 403, 404, 405]);
}

/** How long the service asks to wait, ms. */
function retryAfter(error: unknown): number | undefined {
  const text = APICallError.isInstance(error) ? error.responseHeaders?.['retry-after'] : undefined;
  if (!text) return undefined;
  const seconds = Number(text);
  const wait = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(text) - Date.now();
  return Number.isFinite(wait) ? Math.max(0, wait) : undefined;
}
