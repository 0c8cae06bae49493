import { PagewrightError } from '@pagewright/model/errors';
import { z } from 'zod';
import { type TokenPrice, tokenPrice } from './price.ts';

/** What a language model's service speaks. Ollama and LM Studio speak like OpenAI's, at addresses of their own. */
export const LLM_PROVIDERS = ['openai', 'anthropic', 'ollama', 'lmstudio'] as const;
export type LlmProvider = (typeof LLM_PROVIDERS)[number];

/** Where a service is unless its address is said; OpenAI's is the one that others speak like too, so it has to be. */
export const USUAL_URL: Readonly<Record<Exclude<LlmProvider, 'openai'>, string>> = {
  anthropic: 'https://api.anthropic.com/v1',
  ollama: 'http://127.0.0.1:11434/v1',
  lmstudio: 'http://127.0.0.1:1234/v1',
};

/** The language model that the cloud engine asks. */
export interface CloudSettings {
  /** `openai` where absent. */
  readonly provider?: LlmProvider | undefined;
  /** Address of the service up to its version: `http://localhost:11434/v1`. */
  readonly url: string;
  readonly model: string;
  /** Secret; services on one's own machine need none. */
  readonly key?: string | undefined;
  /** Undefined where nobody has said what tokens cost. */
  readonly price?: TokenPrice | undefined;
}

/** The variables of the environment that say which model is asked. */
export const CLOUD_VARIABLES = [
  'PAGEWRIGHT_LLM_PROVIDER',
  'PAGEWRIGHT_LLM_URL',
  'PAGEWRIGHT_LLM_MODEL',
  'PAGEWRIGHT_LLM_KEY',
  'PAGEWRIGHT_LLM_PRICE',
] as const;
export type CloudVariables = { readonly [Name in (typeof CLOUD_VARIABLES)[number]]?: string | undefined };

/** A user or a password in an address would be a secret in a place where none is expected. */
const address = z
  .url({ protocol: /^https?$/, abort: true })
  .refine((text) => new URL(text).username === '' && new URL(text).password === '', 'holds a user or a password')
  .transform((text) => text.replace(/\/+$/, ''));

/**
 * Which model is asked; undefined where none is set up.
 * @throws PagewrightError `install/setting` naming the variable, without its value
 */
export function readCloudSettings(variables: CloudVariables): CloudSettings | undefined {
  const [named = '', given = '', model = '', key = '', asked = ''] = CLOUD_VARIABLES.map((name) =>
    variables[name]?.trim(),
  );
  if (!named && !given && !model) return undefined;
  const provider = LLM_PROVIDERS.find((one) => one === (named || 'openai'));
  if (!provider) throw unusable('PAGEWRIGHT_LLM_PROVIDER', LLM_PROVIDERS.join(', '));
  const read = address.safeParse(given || (provider === 'openai' ? '' : USUAL_URL[provider]));
  if (!read.success) throw unusable('PAGEWRIGHT_LLM_URL', read.error.issues[0]?.message ?? '');
  if (!model)
    throw unusable('PAGEWRIGHT_LLM_MODEL', `${named ? 'PAGEWRIGHT_LLM_PROVIDER' : 'PAGEWRIGHT_LLM_URL'} is set`);
  const price = asked ? tokenPrice.safeParse(asked) : undefined;
  if (price && !price.success) throw unusable('PAGEWRIGHT_LLM_PRICE', price.error.issues[0]?.message ?? '');
  return { provider, url: read.data, model, ...(key ? { key } : {}), ...(price ? { price: price.data } : {}) };
}

function unusable(name: string, reason: string): PagewrightError {
  return new PagewrightError('install/setting', { name, reason });
}

const NAMES: Readonly<Partial<Record<LlmProvider, string>>> = { ollama: 'Ollama', lmstudio: 'LM Studio' };

/** Who runs the model, for people: a program on this machine by its name, else the service's host. */
export function providerOf(settings: CloudSettings): string {
  const name = NAMES[settings.provider ?? 'openai'];
  return name && isOnThisMachine(settings) ? name : new URL(settings.url).host;
}

/** Ollama can pass questions on to models of its maker's service; their names say so. */
const PASSED_ON = /[:-]cloud$/i;

/** Whether words that go to the model stay on this machine. */
export function isOnThisMachine({ url, model }: Pick<CloudSettings, 'url' | 'model'>): boolean {
  const { hostname } = new URL(url);
  return (
    (hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d+){3}$/.test(hostname)) && !PASSED_ON.test(model)
  );
}
