import { behaviourOf } from '@pagewright/components/behaviours';
import { type Component, componentSchemaUnion } from '@pagewright/components/models';
import type { Look } from '@pagewright/page/look';
import { z } from 'zod';
import { MovedObjects, type ObjectPlace } from './moved-objects.ts';
import { escaped } from './rich-html.ts';
import { type ClipboardFormats, writeToSystem } from './write-to-system.ts';

const MARK = 'data-pagewright-components';
const CUT = 'data-pagewright-cut';
const copied = z.array(componentSchemaUnion).min(1).max(500);

/** Components, and the project that they stand in where a server knows it. */
export interface Copied {
  readonly components: readonly Component[];
  readonly projectId: number | undefined;
  /** The page that they were cut from; absent where they were copied. */
  readonly cutFrom?: number | undefined;
}

/** Components that were copied, here and in the system's clipboard, so that they can be pasted into another document. */
export class Clipboard {
  /** How something looks that was copied without what it says. */
  look: Look | undefined;
  /** Which objects were cut and pasted elsewhere. */
  readonly moved = new MovedObjects();
  /** The project that is edited; undefined where it is none that a server knows. */
  readonly #projectId: number | undefined;
  #copied: Copied = { components: [], projectId: undefined };
  #writes = 0;
  readonly #write: typeof writeToSystem;

  constructor(projectId?: number, write = writeToSystem) {
    this.#projectId = projectId;
    this.#write = write;
  }

  get isEmpty(): boolean {
    return this.#copied.components.length === 0;
  }

  put(copied: Copied): void {
    // What another window cut, or this one before it was loaded again.
    if (!isSame(copied, this.#copied))
      this.moved.cutElsewhere(copied.projectId === this.#projectId ? placesOf(copied) : []);
    this.#copied = copied;
  }

  get(): readonly Component[] {
    return this.#copied.components;
  }

  /** The other project that what was copied comes from: its files and pictures are none of the edited one. */
  get foreignProject(): number | undefined {
    const { projectId } = this.#copied;
    return projectId === this.#projectId ? undefined : projectId;
  }

  /** Whether the system's clipboard still holds what was copied before: writing to it takes a while. */
  get isAhead(): boolean {
    return this.#writes > 0;
  }

  /** Takes components, and sends them to the system's clipboard; where the browser forbids that, they stay here. */
  copy(components: readonly Component[]): void {
    this.#take({ components, projectId: this.#projectId });
  }

  /** As `copy`: they are gone from a page, and what hangs on them follows to where they are pasted. */
  cut(components: readonly Component[], pageId: number): void {
    this.#take({ components, projectId: this.#projectId, cutFrom: pageId });
  }

  #take(copied: Copied): void {
    this.#copied = copied;
    this.moved.cut(placesOf(copied));
    const written = this.#write(this.formats());
    if (typeof written === 'boolean') return;
    this.#writes += 1;
    void written.finally(() => {
      this.#writes -= 1;
    });
  }

  /** What goes to the system's clipboard: the words for other programs, the components for us. */
  formats(): ClipboardFormats {
    const { components, projectId = '', cutFrom } = this.#copied;
    const words = components.map(wordsOf).filter((text) => text !== '');
    const payload = encodeURIComponent(JSON.stringify(components));
    const shown = words.map((text) => `<p>${escaped(text)}</p>`).join('');
    const cut = cutFrom === undefined ? '' : ` ${CUT}="${cutFrom}"`;
    return {
      'text/plain': words.join('\n'),
      'text/html': `<div ${MARK}="${projectId}"${cut}>${payload}</div>${shown}`,
    };
  }
}

/** Whether what comes out of the system's clipboard is what was copied here. */
function isSame(one: Copied, other: Copied): boolean {
  const named = ({ components }: Copied) =>
    JSON.stringify(components.map(({ id, type, position }) => [id, type, position]));
  return one.projectId === other.projectId && one.cutFrom === other.cutFrom && named(one) === named(other);
}

/** Where they stood that were cut. */
function placesOf({ components, cutFrom }: Copied): ObjectPlace[] {
  return cutFrom === undefined ? [] : components.map(({ id }) => ({ pageId: cutFrom, id }));
}

const PAYLOAD = new RegExp(`<div[^>]*${MARK}(?:="(\\d{1,15})")?[^>]*>([^<]*)</div>`);

const CUT_FROM = new RegExp(`^<div[^>]*${CUT}="(\\d{1,15})"`);

/** Our components out of pasted HTML; undefined where there are none. */
export function copiedOf(html: string): Copied | undefined {
  const [tag = '', projectId, payload] = PAYLOAD.exec(html) ?? [];
  if (payload === undefined) return undefined;
  try {
    const read = copied.safeParse(JSON.parse(decodeURIComponent(payload)));
    const cutFrom = CUT_FROM.exec(tag)?.[1];
    return read.success
      ? {
          components: read.data,
          projectId: projectId ? Number(projectId) : undefined,
          ...(cutFrom ? { cutFrom: Number(cutFrom) } : {}),
        }
      : undefined;
  } catch {
    return undefined;
  }
}

function wordsOf(component: Component): string {
  return behaviourOf(component).plainText(component);
}
