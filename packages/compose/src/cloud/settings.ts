import { PagewrightError } from '@pagewright/model/errors';
import { z } from 'zod';

/** The language model that the cloud engine asks. */
export interface CloudSettings {
  /** Address of a service that speaks like OpenAI's, up to its version: `http://localhost:11434/v1`. */
  readonly url: string;
  readonly model: string;
  /** Secret; services on one's own machine need none. */
  readonly key?: string | undefined;
}

/** The variables of the environment that say which model is asked. */
export const CLOUD_VARIABLES = ['PAGEWRIGHT_LLM_URL', 'PAGEWRIGHT_LLM_MODEL', 'PAGEWRIGHT_LLM_KEY'] as const;
export type CloudVariables = { readonly [Name in (typeof CLOUD_VARIABLES)[number]]?: string | undefined };

/** A user or a password in an address would be a secret in a place where none is expected. */
const address = z
  .url({ protocol: /^https?$/ })
  .refine((text) => new URL(text).username === '' && new URL(text).password === '', 'holds a user or a password')
  .transform((text) => text.replace(/\/+$/, ''));

/**
 * Which model is asked; undefined where none is set up.
 * @throws PagewrightError `install/setting` naming the variable, without its value
 */
export function readCloudSettings(variables: CloudVariables): CloudSettings | undefined {
  const [url = '', model = '', key = ''] = CLOUD_VARIABLES.map((name) => variables[name]?.trim());
  if (!url && !model) return undefined;
  const read = address.safeParse(url);
  if (!read.success) throw unusable('PAGEWRIGHT_LLM_URL', read.error.issues[0]?.message ?? '');
  if (!model) throw unusable('PAGEWRIGHT_LLM_MODEL', 'PAGEWRIGHT_LLM_URL is set');
  return { url: read.data, model, ...(key ? { key } : {}) };
}

function unusable(name: string, reason: string): PagewrightError {
  return new PagewrightError('install/setting', { name, reason });
}

/** Who runs the model, for people: the service's host. */
export function providerOf({ url }: CloudSettings): string {
  return new URL(url).host;
}
