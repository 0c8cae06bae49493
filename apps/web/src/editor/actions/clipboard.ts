import { type Component, componentSchemaUnion } from '@pagewright/components/models';
import { z } from 'zod';

const MARK = 'pagewright/components:';
const copied = z.array(componentSchemaUnion).min(1).max(500);

/** Components that were copied, here and in the system's clipboard, so that they can be pasted into another document. */
export class Clipboard {
  #components: readonly Component[] = [];

  get isEmpty(): boolean {
    return this.#components.length === 0;
  }

  put(components: readonly Component[]): void {
    this.#components = components;
  }

  get(): readonly Component[] {
    return this.#components;
  }

  /** What goes to the system's clipboard as text. */
  text(): string {
    return MARK + JSON.stringify(this.#components);
  }
}

/** Components out of pasted text; undefined where it is plain text. */
export function componentsOf(text: string): Component[] | undefined {
  if (!text.startsWith(MARK)) return undefined;
  try {
    const read = copied.safeParse(JSON.parse(text.slice(MARK.length)));
    return read.success ? read.data : undefined;
  } catch {
    return undefined;
  }
}
