import { basename, extname } from 'node:path';
import { EXPORT_FORMAT_IDS, EXPORT_FORMATS, type ExportFormatId } from '@pagewright/export/formats';
import { PagewrightError } from '@pagewright/model/errors';

const FORMATS: readonly { readonly id: ExportFormatId; readonly extension: string; readonly needsBrowser: boolean }[] =
  EXPORT_FORMAT_IDS.map((id) => EXPORT_FORMATS[id]);

export interface OutputKind {
  readonly kind: ExportFormatId | 'json' | 'folder';
  readonly needsBrowser: boolean;
  readonly mayNeedBrowser: boolean;
}

/**
 * What is written, by the ending of its path; a folder has none. The longest ending counts: `x.png.zip` are pictures.
 * @throws PagewrightError `usage` for an ending that nothing is written in
 */
export function outputKind(path: string): OutputKind {
  if (extname(path) === '' || path.endsWith('/')) return { kind: 'folder', needsBrowser: false, mayNeedBrowser: false };
  const name = basename(path).toLowerCase();
  if (name.endsWith('.json')) return { kind: 'json', needsBrowser: false, mayNeedBrowser: false };
  const [format] = FORMATS.filter(({ extension }) => name.endsWith(`.${extension}`)).sort(
    (a, b) => b.extension.length - a.extension.length,
  );
  if (!format) {
    const known = ['json', ...FORMATS.map(({ extension }) => extension)].map((one) => `.${one}`).join(' ');
    throw new PagewrightError('usage', { reason: `--out ${path} (${known}, or a folder: ${path}/)` });
  }
  // Every format has a browser draw what it has no objects for.
  return { kind: format.id, needsBrowser: format.needsBrowser, mayNeedBrowser: true };
}
