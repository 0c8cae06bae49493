import type { ZodType } from 'zod';

/** Something that this tab keeps, also when it is loaded again; another tab knows nothing of it. */
export interface TabKept<T> {
  /** Undefined where nothing is kept that can be read. */
  read(): T | undefined;
  /** Undefined keeps nothing any more. Where the browser stores nothing this does nothing. */
  keep(value: T | undefined): void;
}

/** What is kept under a name of its own. */
export function keptInTab<T>(name: string, schema: ZodType<T>): TabKept<T> {
  return {
    read() {
      try {
        return schema.safeParse(JSON.parse(window.sessionStorage.getItem(name) ?? 'null')).data;
      } catch {
        return undefined;
      }
    },
    keep(value) {
      try {
        if (value === undefined) window.sessionStorage.removeItem(name);
        else window.sessionStorage.setItem(name, JSON.stringify(value));
      } catch {
        // Whoever reads it goes on as in a new tab.
      }
    },
  };
}
