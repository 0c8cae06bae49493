import { setTimeout as pause } from 'node:timers/promises';

/** Sends it again where a server that has only just started is too busy: it then did nothing. */
export async function whenFree(send: () => Promise<Response>): Promise<Response> {
  const answer = await send();
  if (answer.status !== 503) return answer;
  const { error } = (await answer.clone().json()) as { error?: string };
  if (error !== 'request/overloaded') return answer;
  await pause(1_000 * Number(answer.headers.get('retry-after')));
  return whenFree(send);
}
