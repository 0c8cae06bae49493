import { PagewrightError } from '@pagewright/model/errors';
import { ALLOWED_EXTENSIONS, REFUSED_EXTENSIONS, UPLOAD } from '@pagewright/model/limits';

/** What the rules look at: a File has it. */
export interface FileFacts {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  /** Media type as the browser sees it; often empty. */
  readonly type: string;
}

/** Media types that browsers report for the extensions that are taken. */
const MEDIA_TYPES: Readonly<Record<(typeof ALLOWED_EXTENSIONS)[number], readonly string[]>> = {
  txt: ['text/plain'],
  pdf: ['application/pdf'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xls: ['application/vnd.ms-excel'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
};

/**
 * The upload rules (spec §5), before anything is sent. Returns whether the media type is unexpected, or the ending of the
 * name is none that is known: that is a warning only.
 * @throws PagewrightError file/… with the file's name
 */
export function checkFile(file: FileFacts | undefined | null): { unexpectedType: boolean } {
  if (!file?.name) throw new PagewrightError('file/missing');
  const extension = extensionOf(file.name);
  const allowed = ALLOWED_EXTENSIONS.find((known) => known === extension);
  const refused = refusal(extension);
  if (refused) throw new PagewrightError(refused, { file: file.name, extension });
  if (file.size > UPLOAD.maxBytes) {
    throw new PagewrightError('file/too-large', { file: file.name, maxMegabytes: UPLOAD.maxBytes / 1024 / 1024 });
  }
  if (file.size === 0) throw new PagewrightError('file/empty', { file: file.name });
  // What the name does not tell is found in the file itself, by whoever reads it.
  return { unexpectedType: !allowed || (file.type !== '' && !MEDIA_TYPES[allowed].includes(file.type)) };
}

/** At most ten files a pick (spec §5). @throws PagewrightError file/too-many */
export function checkPick(count: number): void {
  if (count > UPLOAD.maxFiles) throw new PagewrightError('file/too-many', { max: UPLOAD.maxFiles, count });
}

function refusal(extension: string) {
  for (const [group, extensions] of Object.entries(REFUSED_EXTENSIONS)) {
    if ((extensions as readonly string[]).includes(extension))
      return `file/${group as keyof typeof REFUSED_EXTENSIONS}` as const;
  }
  return undefined;
}

/** Lower case and without the dot; empty where there is none. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');
  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

/** The `accept` attribute of the file picker. */
export const ACCEPT = ALLOWED_EXTENSIONS.map((extension) => `.${extension}`).join(',');
