import { extname } from 'node:path';

export type OutputKind = 'pdf' | 'png' | 'html' | 'json' | 'folder';

/** What is written, by the ending of its path; whatever has no known ending is a folder. */
export function outputKind(path: string): { kind: OutputKind; needsBrowser: boolean } {
  const ending = extname(path).slice(1).toLowerCase();
  if (ending === 'pdf' || ending === 'png' || ending === 'html') return { kind: ending, needsBrowser: true };
  return { kind: ending === 'json' ? 'json' : 'folder', needsBrowser: false };
}
