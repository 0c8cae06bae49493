import { extname } from 'node:path';
import { EXPORT_FORMAT_IDS, isExportFormat } from '@pagewright/export/formats';
import { PagewrightError } from '@pagewright/model/errors';

const OWN_ENDINGS = ['pdf', 'png', 'html', 'json'] as const;
const ENDINGS = [...OWN_ENDINGS, ...EXPORT_FORMAT_IDS] as const;
export type OutputKind = (typeof ENDINGS)[number] | 'folder';

/**
 * What is written, by the ending of its path; a folder has none.
 * @throws PagewrightError `usage` for an ending that nothing is written in
 */
export function outputKind(path: string): { kind: OutputKind; needsBrowser: boolean; mayNeedBrowser: boolean } {
  const ending = extname(path).slice(1).toLowerCase();
  if (ending === '' || path.endsWith('/')) return { kind: 'folder', needsBrowser: false, mayNeedBrowser: false };
  const kind = ENDINGS.find((known) => known === ending);
  if (!kind) {
    const known = ENDINGS.map((one) => `.${one}`).join(' ');
    throw new PagewrightError('usage', { reason: `--out ${path} (${known}, or a folder: ${path}/)` });
  }
  // Other formats have a browser draw only what they have no objects for.
  const mayNeedBrowser = kind !== 'json';
  return { kind, needsBrowser: mayNeedBrowser && !isExportFormat(kind), mayNeedBrowser };
}
