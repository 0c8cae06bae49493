import type { z } from 'zod';

/** What a model thought aloud before it answered; some never close it. */
const THOUGHT = /<think(?:ing)?>[\s\S]*?(?:<\/think(?:ing)?>|$)/gi;
const FENCED = /```(?:json)?\s*([\s\S]*?)```/i;
/** Faults named to the model at most. */
const MOST_FAULTS = 8;

export type ReadAnswer<Answer> = { readonly answer: Answer } | { readonly fault: string };

/**
 * The answer in what a model wrote: it may have thought aloud first, put the JSON in a code fence or said a word before
 * and after it.
 * @returns else what is wrong with it, to be told to the model
 */
export function readAnswer<Answer>(text: string, schema: z.ZodType<Answer>): ReadAnswer<Answer> {
  const said = text.replace(THOUGHT, '').trim();
  if (said === '') return { fault: 'The answer is empty.' };
  const json = jsonIn(FENCED.exec(said)?.[1] ?? said);
  if (json === undefined) return { fault: 'The answer is not a JSON object.' };
  const read = schema.safeParse(json);
  if (read.success) return { answer: read.data };
  const faults = read.error.issues.slice(0, MOST_FAULTS);
  return { fault: faults.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`).join('\n') };
}

function jsonIn(text: string): unknown {
  const from = text.indexOf('{');
  const to = text.lastIndexOf('}');
  if (from < 0 || to <= from) return undefined;
  try {
    return JSON.parse(text.slice(from, to + 1));
  } catch {
    return undefined;
  }
}
