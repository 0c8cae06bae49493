import { extname } from 'node:path';
import { PagewrightError } from '@pagewright/model/errors';

const ENDINGS = ['pdf', 'png', 'html', 'json'] as const;
export type OutputKind = (typeof ENDINGS)[number] | 'folder';

/**
 * What is written, by the ending of its path; a folder has none.
 * @throws PagewrightError `usage` for an ending that nothing is written in
 */
export function outputKind(path: string): { kind: OutputKind; needsBrowser: boolean } {
  const ending = extname(path).slice(1).toLowerCase();
  if (ending === '' || path.endsWith('/')) return { kind: 'folder', needsBrowser: false };
  const kind = ENDINGS.find((known) => known === ending);
  if (!kind) {
    const known = ENDINGS.map((one) => `.${one}`).join(' ');
    throw new PagewrightError('usage', { reason: `--out ${path} (${known}, or a folder: ${path}/)` });
  }
  return { kind, needsBrowser: kind !== 'json' };
}
