import { setTimeout as pause } from 'node:timers/promises';

/** Calls a server until it takes the call: on a busy machine it turns calls away before it does anything, and says when to come again. */
export async function ask(address: string, call?: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await fetch(address, call);
    if (answer.status !== 503) return answer;
    await answer.body?.cancel();
    await pause(Number(answer.headers.get('retry-after') ?? 1) * 1_000);
  }
}
