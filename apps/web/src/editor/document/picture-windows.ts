import type { ImageProps } from '@pagewright/components/kinds/image';
import { z } from 'zod';

/** What a window knows of a preview of its own, by which another window's copy of it becomes a picture. */
const sentPicture = z.object({ imageUrl: z.string(), fileSize: z.number(), isLocalPreview: z.boolean() });

const message = z.union([
  z.object({ asks: z.string() }),
  /** It is of this window, and on its way. */
  z.object({ waits: z.string() }),
  /** It has come, or never does. */
  z.object({ ends: z.string(), picture: sentPicture.optional() }),
]);

const CHANNEL = 'pagewright-pictures';

/** ms within which a window that knows a preview says so: it only has to be asked. */
const KNOWN_WITHIN = 2_000;

/** What a window knows of a preview: nothing where it is another's. */
type Known = (preview: string) => Partial<ImageProps> | Promise<Partial<ImageProps> | undefined> | undefined;

let answering: BroadcastChannel | undefined;

/** From now on other windows that ask what becomes of a preview are told. Only the first call counts. */
export function answerWindows(known: Known): void {
  if (answering) return;
  answering = channel();
  const send = (words: z.input<typeof message>) => answering?.postMessage(words);
  answering.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    const heard = message.safeParse(data).data;
    const found = heard && 'asks' in heard ? known(heard.asks) : undefined;
    if (!heard || !('asks' in heard) || !found) return;
    send({ waits: heard.asks });
    void Promise.resolve(found).then((picture) =>
      send({ ends: heard.asks, picture: sentPicture.safeParse(picture).data }),
    );
  });
}

/** What comes in the place of a preview of another window; undefined where none knows it, or it never comes. Never rejects. */
export function askWindows(preview: string): Promise<Partial<ImageProps> | undefined> {
  return new Promise((resolve) => {
    const asking = channel();
    const ask = () => asking.postMessage({ asks: preview } satisfies z.input<typeof message>);
    let isKnown = false;
    const end = (picture?: z.output<typeof sentPicture>) => {
      clearInterval(timer);
      asking.close();
      resolve(picture && { ...picture, crop: undefined, isPreview: false, tempPreviewUrl: '' });
    };
    // Asked again and again: a window that is closed says nothing any more.
    const timer = setInterval(() => {
      if (!isKnown) return end();
      isKnown = false;
      ask();
    }, KNOWN_WITHIN);
    asking.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
      const heard = message.safeParse(data).data;
      if (!heard || 'asks' in heard) return;
      if ('waits' in heard && heard.waits === preview) isKnown = true;
      if ('ends' in heard && heard.ends === preview) end(heard.picture);
    });
    ask();
  });
}

function channel(): BroadcastChannel {
  return new BroadcastChannel(CHANNEL);
}
