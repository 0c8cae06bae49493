import { behaviourOf } from '@pagewright/components/behaviours';
import { type Component, componentSchemaUnion } from '@pagewright/components/models';
import type { Look } from '@pagewright/page/look';
import { z } from 'zod';
import { escaped } from './rich-html.ts';

const MARK = 'data-pagewright-components';
const copied = z.array(componentSchemaUnion).min(1).max(500);

/** Components that were copied, here and in the system's clipboard, so that they can be pasted into another document. */
export class Clipboard {
  /** How something looks that was copied without what it says. */
  look: Look | undefined;
  #components: readonly Component[] = [];
  #writes = 0;

  get isEmpty(): boolean {
    return this.#components.length === 0;
  }

  put(components: readonly Component[]): void {
    this.#components = components;
  }

  get(): readonly Component[] {
    return this.#components;
  }

  /** Whether the system's clipboard still holds what was copied before: writing to it takes a while. */
  get isAhead(): boolean {
    return this.#writes > 0;
  }

  /** Takes components, and sends them to the system's clipboard; where the browser forbids that, they stay here. */
  copy(components: readonly Component[]): void {
    this.put(components);
    const blobs = Object.entries(this.formats()).map(([type, text]) => [type, new Blob([text], { type })] as const);
    const written = globalThis.navigator?.clipboard?.write([new ClipboardItem(Object.fromEntries(blobs))]);
    if (!written) return;
    this.#writes += 1;
    void written
      .catch(() => undefined)
      .finally(() => {
        this.#writes -= 1;
      });
  }

  /** What goes to the system's clipboard: the words for other programs, the components for us. */
  formats(): { readonly 'text/plain': string; readonly 'text/html': string } {
    const words = this.#components.map(wordsOf).filter((text) => text !== '');
    const payload = encodeURIComponent(JSON.stringify(this.#components));
    const shown = words.map((text) => `<p>${escaped(text)}</p>`).join('');
    return { 'text/plain': words.join('\n'), 'text/html': `<div ${MARK}="">${payload}</div>${shown}` };
  }
}

const PAYLOAD = new RegExp(`<div[^>]*${MARK}[^>]*>([^<]*)</div>`);

/** Our components out of pasted HTML; undefined where there are none. */
export function componentsOf(html: string): Component[] | undefined {
  const payload = PAYLOAD.exec(html)?.[1];
  if (payload === undefined) return undefined;
  try {
    const read = copied.safeParse(JSON.parse(decodeURIComponent(payload)));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}

function wordsOf(component: Component): string {
  return behaviourOf(component).plainText(component);
}
