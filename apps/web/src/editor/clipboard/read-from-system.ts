import type { ClipboardFormats } from './write-to-system.ts';

const TYPES = ['text/plain', 'text/html'] as const satisfies readonly (keyof ClipboardFormats)[];

/**
 * What the system's clipboard holds, as a paste would bring it; undefined where the browser does not show it, as over plain HTTP
 * or where the person has not allowed it.
 */
export async function readFromSystem(): Promise<Pick<DataTransfer, 'getData'> | undefined> {
  // Not in every window, whatever its type says.
  const clipboard: typeof navigator.clipboard | undefined = navigator.clipboard;
  if (!clipboard) return undefined;
  try {
    const held = new Map<string, string>();
    for (const item of await clipboard.read()) {
      for (const type of TYPES) {
        if (item.types.includes(type)) held.set(type, await (await item.getType(type)).text());
      }
    }
    return { getData: (type) => held.get(type) ?? '' };
  } catch {
    return undefined;
  }
}
