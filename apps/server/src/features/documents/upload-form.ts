import { PagewrightError } from '@pagewright/model/errors';
import type { Language } from '@pagewright/model/languages';
import { UPLOAD } from '@pagewright/model/limits';
import type { FastifyRequest } from 'fastify';
import type { BlobStore, Staged } from '../../platform/blobs/blob-store.ts';
import { acceptedLanguage } from '../../platform/http/language.ts';
import { formParts, wholeFormError } from '../../platform/http/multipart.ts';
import type { ReadForm } from '../../platform/http/routes.ts';

export interface UploadedFile {
  readonly name: string;
  readonly file: Staged;
}
export interface UploadForm extends ReadForm {
  readonly projectId: number;
  readonly files: readonly UploadedFile[];
  /** Of the person. */
  readonly language: Language;
}

/** Longest file name that is kept, characters. */
const MAX_NAME = 200;

/**
 * Reads a multipart form, its files as they come. Fields may come in any order, so whose project it is shows only at the
 * end. Nothing is left of them when it throws.
 * @throws PagewrightError `file/…` naming the file, `request/project-id`
 */
export async function readUploadForm(request: FastifyRequest, blobs: BlobStore, maxFiles: number): Promise<UploadForm> {
  const files: UploadedFile[] = [];
  let projectId: number | undefined;
  try {
    if (!request.isMultipart()) throw new PagewrightError('file/missing');
    for await (const part of formParts(request, { fileSize: UPLOAD.maxBytes, files: maxFiles })) {
      if (part.type === 'file') {
        const name = cleanName(part.filename);
        files.push({ name, file: await blobs.stage(part.file) });
        if (part.file.truncated) {
          throw new PagewrightError('file/too-large', { file: name, maxMegabytes: UPLOAD.maxBytes / 2 ** 20 });
        }
      } else if (part.fieldname === 'projectId') {
        projectId = readProjectId(part.value);
      }
    }
    if (projectId === undefined) throw new PagewrightError('request/project-id');
    if (files.length === 0) throw new PagewrightError('file/missing');
    return {
      projectId,
      files,
      language: acceptedLanguage(request.headers['accept-language']),
      fingerprint: [projectId, ...files.map(({ name, file }) => [name, file.sha256])],
      discard: () => discardFiles(files),
    };
  } catch (error) {
    await discardFiles(files);
    const tooMany = (error as { code?: string }).code === 'FST_FILES_LIMIT';
    throw tooMany ? new PagewrightError('file/too-many', { max: maxFiles }) : wholeFormError(error);
  }
}

async function discardFiles(files: readonly UploadedFile[]): Promise<void> {
  await Promise.all(files.map(({ file }) => file.discard()));
}

/** @throws PagewrightError `request/project-id` */
export function readProjectId(value: unknown): number {
  const id = typeof value === 'string' && /^[1-9]\d{0,9}$/.test(value) ? Number(value) : 0;
  if (id === 0 || id > 2 ** 31 - 1) throw new PagewrightError('request/project-id');
  return id;
}

/** The name without folders and without characters that nobody sees; its extension is kept when it is shortened. */
export function cleanName(name: string | undefined): string {
  const base = (name ?? '').split(/[/\\]/).at(-1) ?? '';
  const clean = base
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '')
    .trim();
  if (clean === '' || clean === '.' || clean === '..') throw new PagewrightError('file/missing');
  if (clean.length <= MAX_NAME) return clean;
  const extension = /\.[A-Za-z0-9]{1,8}$/.exec(clean)?.[0] ?? '';
  return clean.slice(0, MAX_NAME - extension.length) + extension;
}
