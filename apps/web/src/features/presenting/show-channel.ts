import { z } from 'zod';
import type { Show } from './show.ts';

/** What the windows of one show tell each other: where they are, and a new one asks. */
const message = z.discriminatedUnion('type', [
  z.object({ type: z.literal('asks') }),
  z.object({
    type: z.enum(['shows', 'answers']),
    at: z.int().min(0),
    click: z.int().min(0).default(0),
    cover: z.enum(['none', 'black', 'white']),
  }),
  z.object({ type: z.literal('leaves') }),
]);
export type ShowMessage = z.infer<typeof message>;

/** Joins the windows of this browser that present the same pages. */
export class ShowChannel {
  #channel: BroadcastChannel | undefined;
  /** What was told before the channel was open. */
  #untold: ShowMessage | undefined;

  /**
   * From now on the windows hear each other. One that has told nothing yet asks where the show is; what was told before,
   * by a key that came between a page's being drawn and its effects, is told now.
   *
   * @param name that the show has in all of them
   */
  open(name: string, onMessage: (message: ShowMessage) => void): void {
    this.close();
    this.#channel = new BroadcastChannel(`pagewright-show-${name}`);
    this.#channel.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const read = message.safeParse(data);
      // Another tab may run an older or newer version of the app.
      if (read.success) onMessage(read.data);
    });
    this.#send(this.#untold ?? { type: 'asks' });
    this.#untold = undefined;
  }

  tell({ at, click, cover }: Show): void {
    const said: ShowMessage = { type: 'shows', at, click, cover };
    if (this.#channel) this.#send(said);
    else this.#untold = said;
  }

  answer({ at, click, cover }: Show): void {
    this.#send({ type: 'answers', at, click, cover });
  }

  leave(): void {
    this.#send({ type: 'leaves' });
  }

  close(): void {
    this.#channel?.close();
    this.#channel = undefined;
  }

  #send(said: ShowMessage): void {
    this.#channel?.postMessage(said);
  }
}
