import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { z } from 'zod';

/**
 * A fake of a service that speaks like OpenAI's chat completions over HTTP. It understands nothing: its good answers are
 * put together from the lines of the sources that stand in the question. The others are what real services and models do
 * wrong.
 */
export const BEHAVIOURS = [
  'good',
  'slow',
  'busy',
  'busy-for-a-second',
  'error',
  'cut',
  'empty',
  'fenced',
  'thinking',
  'wrong-schema',
  'too-many-pages',
  'endless',
  'refusal',
  'wrong-figures',
  'denied',
  'no-schemas',
  'echoes-key',
  'silent',
  'web-page',
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];
/** One of them, or an answer word for word. */
export type Reaction = Behaviour | { readonly says: string };

const request = z.object({
  model: z.string(),
  stream: z.literal(true),
  messages: z.array(z.object({ role: z.string(), content: z.string() })),
  response_format: z.unknown().optional(),
});

/** One call, as it came. */
export interface FakeCall {
  /** From 1. */
  readonly number: number;
  readonly body: z.infer<typeof request> & Record<string, unknown>;
  readonly authorization: string | undefined;
  readonly asks: 'plan' | 'page' | 'parts' | 'passages' | 'word' | 'changes' | 'fillings';
  /** Whether an answer is to be given again. */
  readonly isRepair: boolean;
  /** When it came, ms of a clock that only goes on. */
  readonly at: number;
}

export interface FakeLanguageService {
  readonly url: string;
  readonly calls: readonly FakeCall[];
  close(): Promise<void>;
}

/** Tokens that it says every answer has used. */
export const FAKE_TOKENS = { input: 120, output: 45 } as const;

/** A figure that no source has. */
export const WRONG_FIGURE = '98,765';

export async function startFakeLanguageService(
  behave: (call: FakeCall) => Reaction = () => 'good',
): Promise<FakeLanguageService> {
  const calls: FakeCall[] = [];
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch((error: unknown) => response.destroy(error as Error));
  });

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = z.looseObject(request.shape).parse(await json(incoming));
    const call: FakeCall = {
      at: performance.now(),
      number: calls.length + 1,
      body,
      authorization: incoming.headers.authorization,
      asks: askedBy(systemOf(body)),
      isRepair: (body.messages.at(-1)?.content ?? '').includes('answer cannot be read'),
    };
    calls.push(call);
    await reply(call, behave(call), response);
  }

  // A connection that ends just as the next call begins would make a call that nobody here has seen.
  server.keepAliveTimeout = 0;
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    calls,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function reply(call: FakeCall, behaviour: Reaction, response: ServerResponse): Promise<void> {
  if (typeof behaviour === 'object') return say(response, behaviour.says);
  switch (behaviour) {
    case 'busy':
      return refuse(response, 429, 'Rate limit reached', { 'retry-after': '0' });
    case 'busy-for-a-second':
      return refuse(response, 429, 'Rate limit reached', { 'retry-after': '1' });
    case 'error':
      return refuse(response, 500, 'The server had an error');
    case 'denied':
      return refuse(response, 401, 'Incorrect API key provided');
    case 'echoes-key':
      return refuse(response, 401, `Incorrect API key provided: ${call.authorization}`);
    case 'no-schemas':
      if (call.body.response_format) return refuse(response, 400, 'response_format is not supported');
      return say(response, goodAnswer(call));
    case 'slow':
      return say(response, goodAnswer(call), 20);
    case 'cut':
      begin(response);
      response.write(chunk(goodAnswer(call).slice(0, 20)));
      response.socket?.destroy();
      return;
    case 'silent':
      // Until whoever asked has had enough.
      begin(response);
      response.flushHeaders();
      return;
    case 'web-page':
      response.writeHead(200, { 'content-type': 'text/html' });
      response.end('<!doctype html><title>Sign in to the network</title>');
      return;
    case 'endless':
      return sayWithoutEnd(response);
    case 'empty':
      return say(response, '');
    case 'fenced':
      return say(response, `Here you are:\n\`\`\`json\n${goodAnswer(call)}\n\`\`\`\nAnything else?`);
    case 'thinking':
      return say(response, `<think>The person wants {a page}. Let me see…</think>\n${goodAnswer(call)}`);
    case 'wrong-schema':
      return say(response, '{"slides":[{"heading":"Hello"}]}');
    case 'too-many-pages':
      return say(response, call.asks === 'plan' ? planAnswer(call, 3) : goodAnswer(call));
    case 'refusal':
      return say(response, 'I’m sorry, but I can’t help with that.');
    case 'wrong-figures':
      return say(response, wrongAnswer(call));
    case 'good':
      return say(response, goodAnswer(call));
  }
}

function refuse(response: ServerResponse, status: number, message: string, headers: Record<string, string> = {}): void {
  response.writeHead(status, { 'content-type': 'application/json', ...headers });
  response.end(JSON.stringify({ error: { message, type: 'fake', code: null } }));
}

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' });
}

/** @param pauseMs after each piece */
async function say(response: ServerResponse, text: string, pauseMs = 0): Promise<void> {
  begin(response);
  for (let at = 0; at < text.length; at += 200) {
    response.write(chunk(text.slice(at, at + 200)));
    if (pauseMs > 0) await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  response.write(event({ choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }));
  const usage = { prompt_tokens: FAKE_TOKENS.input, completion_tokens: FAKE_TOKENS.output, total_tokens: 165 };
  response.write(event({ choices: [], usage }));
  response.end('data: [DONE]\n\n');
}

async function sayWithoutEnd(response: ServerResponse): Promise<void> {
  begin(response);
  while (!response.destroyed) {
    response.write(chunk('{"form": "bullets", '.repeat(50)));
    await new Promise((resolve) => setTimeout(resolve, 1));
  }
}

function chunk(content: string): string {
  return event({ choices: [{ index: 0, delta: { role: 'assistant', content }, finish_reason: null }] });
}

function event(part: object): string {
  return `data: ${JSON.stringify({ id: 'fake', object: 'chat.completion.chunk', created: 1, model: 'fake', ...part })}\n\n`;
}

function systemOf({ messages }: FakeCall['body']): string {
  return messages.find(({ role }) => role === 'system')?.content ?? '';
}

function askedBy(system: string): FakeCall['asks'] {
  if (system.includes('"word"')) return 'word';
  if (system.includes('"operations"')) return 'changes';
  if (system.includes('"places"')) return 'fillings';
  if (system.includes('"passages"')) return 'passages';
  if (system.includes('"pages"')) return 'plan';
  return system.includes('"parts"') ? 'parts' : 'page';
}

const line = z.object({ id: z.string(), kind: z.string(), text: z.string() });
type Line = z.infer<typeof line>;

/** The lines of the sources in a question. */
export function linesOf({ body }: Pick<FakeCall, 'body'>): Line[] {
  const question = body.messages.find(({ role }) => role === 'user')?.content ?? '';
  const quoted = /<sources>\n([\s\S]*)\n<\/sources>/.exec(question)?.[1] ?? '';
  return quoted.split('\n').map((text) => line.parse(JSON.parse(text)));
}

function goodAnswer(call: FakeCall): string {
  const lines = linesOf(call);
  switch (call.asks) {
    case 'plan':
      return planAnswer(call, 0);
    case 'passages':
      return JSON.stringify({
        passages: lines.filter((_, at) => at % 10 === 0).map(({ id, text }) => ({ first: id, summary: text })),
      });
    case 'parts':
      return JSON.stringify({ parts: [JSON.parse(pageAnswer(call)), JSON.parse(pageAnswer(call))] });
    case 'page':
      return pageAnswer(call);
    case 'fillings':
      return fillingsAnswer(call);
    case 'changes':
      return JSON.stringify({ operations: [] });
    case 'word':
      return JSON.stringify({ word: /code word is (\w+)/.exec(lines[0]?.text ?? '')?.[1] ?? 'none' });
  }
}

const SAID_WRONG = `Sold ${WRONG_FIGURE} of them`;

function wrongAnswer(call: FakeCall): string {
  if (call.asks === 'fillings') return fillingsAnswer(call, SAID_WRONG);
  return call.asks === 'page' ? pageAnswer(call, SAID_WRONG) : goodAnswer(call);
}

const place = z.object({ id: z.string(), names: z.array(z.string()) });

/** Each place with the first line that has one of its names, or stands under it; empty where there is none. */
function fillingsAnswer(call: FakeCall, said?: string): string {
  const question = call.body.messages.find(({ role }) => role === 'user')?.content ?? '';
  const quoted = /<places>\n([\s\S]*)\n<\/places>/.exec(question)?.[1] ?? '';
  const lines = linesOf(call);
  const places = quoted.split('\n').map((text) => {
    const { id, names } = place.parse(JSON.parse(text));
    const found = lines.find(({ kind, text: own }, at) => {
      const above = lines[at - 1]?.kind === 'heading' ? lines[at - 1]?.text : '';
      const around = `${above} ${own}`.toLowerCase();
      return kind !== 'heading' && names.some((name) => around.includes(name.toLowerCase()));
    });
    if (!found) return { id, entries: [] };
    const block = found.kind === 'table' ? found.id : '';
    return { id, block, entries: [{ text: said ?? found.text, from: [found.id] }] };
  });
  return JSON.stringify({ places });
}

/** @param more pages than were asked for */
function planAnswer(call: FakeCall, more: number): string {
  const question = call.body.messages.find(({ role }) => role === 'user')?.content ?? '';
  const count = Number(/exactly (\d+) pages/.exec(question)?.[1]) + more;
  const lines = linesOf(call).filter(({ kind }) => kind !== 'heading');
  const language = /files \(([\w-]+)\)/.exec(question)?.[1];
  const pages = Array.from({ length: count }, (_, at) => {
    const from = Math.min(lines.length - 1, Math.floor((at * lines.length) / count));
    const own = lines.slice(from, Math.max(from + 1, Math.floor(((at + 1) * lines.length) / count)));
    return { title: own[0]?.text.slice(0, 40) ?? '', section: '', blocks: own.map(({ id }) => id) };
  });
  return JSON.stringify({ language, pages });
}

function pageAnswer(call: FakeCall, said?: string): string {
  const lines = linesOf(call).filter(({ kind }) => kind !== 'heading');
  const table = lines.find(({ kind }) => kind === 'table');
  const texts = lines.filter(({ kind }) => kind !== 'table' && kind !== 'picture').slice(0, 5);
  const entries = texts.map(({ id, text }) => ({
    text: said ?? text.slice(0, 90),
    lead: '',
    value: '',
    group: '',
    from: [id],
  }));
  const form = table ? 'table' : 'bullets';
  return JSON.stringify({ form, title: lines[0]?.text.split('\n')[0]?.slice(0, 40), block: table?.id ?? '', entries });
}
