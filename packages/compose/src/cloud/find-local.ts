import { z } from 'zod';
import { type CloudSettings, isOnThisMachine } from './settings.ts';

/** Where programs that run models listen unless they are told otherwise. */
export const LOCAL_PORTS = { ollama: 11434, lmstudio: 1234 } as const;
/** How long each has to answer, ms, unless it is told otherwise: what listens on this machine answers at once, or is none of them. */
const ANSWER_MS = 700;
/** Longest list that is read, bytes. */
const MOST_BYTES = 1_000_000;

/** Models that write no text. */
const NOT_WRITING = /embed|bge-|minilm|rerank|whisper|clip|[:-]cloud$/i;

/** Whatever a model is called, one with a host runs there: Ollama passes on what it is asked. */
const ollamaList = z.object({ models: z.array(z.object({ name: z.string(), remote_host: z.string().optional() })) });
const lmstudioList = z.object({
  data: z.array(z.object({ id: z.string(), type: z.string().optional(), state: z.string().optional() })),
});

/**
 * A language model that a program on this machine offers; undefined where there is none. Nothing but this machine is asked,
 * and wherever an answer points to is not followed.
 * @param ports other ones than the programs' own
 * @param answerMs how long each has to answer, ms
 */
export async function findLocalModel(
  ports: { readonly ollama: number; readonly lmstudio: number } = LOCAL_PORTS,
  answerMs = ANSWER_MS,
): Promise<CloudSettings | undefined> {
  const [ollama, lmstudio] = await Promise.all([
    onOllama(ports.ollama, answerMs),
    onLmStudio(ports.lmstudio, answerMs),
  ]);
  return ollama ?? lmstudio;
}

/** The one that was changed last, which Ollama lists first. */
async function onOllama(port: number, answerMs: number): Promise<CloudSettings | undefined> {
  const read = ollamaList.safeParse(await listAt(port, '/api/tags', answerMs));
  const own = read.success ? read.data.models.filter((model) => !model.remote_host) : [];
  return chosen(
    'ollama',
    port,
    own.map(({ name }) => name),
  );
}

/** One that is loaded before one that would have to be. */
async function onLmStudio(port: number, answerMs: number): Promise<CloudSettings | undefined> {
  const read = lmstudioList.safeParse(await listAt(port, '/api/v0/models', answerMs));
  const writing = read.success ? read.data.data.filter(({ type = 'llm' }) => type === 'llm' || type === 'vlm') : [];
  const loadedFirst = writing.toSorted((a, b) => Number(b.state === 'loaded') - Number(a.state === 'loaded'));
  return chosen(
    'lmstudio',
    port,
    loadedFirst.map(({ id }) => id),
  );
}

function chosen(provider: 'ollama' | 'lmstudio', port: number, models: readonly string[]): CloudSettings | undefined {
  const url = `http://127.0.0.1:${port}/v1`;
  const model = models.find((name) => !NOT_WRITING.test(name) && isOnThisMachine({ url, model: name }));
  return model ? { provider, url, model } : undefined;
}

/** @returns undefined where nothing answers in time, or something else than a list */
async function listAt(port: number, path: string, answerMs: number): Promise<unknown> {
  try {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(answerMs),
    });
    if (!answer.ok || !answer.body) return undefined;
    const pieces: Uint8Array[] = [];
    let length = 0;
    for await (const piece of answer.body) {
      length += piece.length;
      if (length > MOST_BYTES) return undefined;
      pieces.push(piece);
    }
    return JSON.parse(Buffer.concat(pieces).toString('utf8'));
  } catch {
    return undefined;
  }
}
