import { transferTicket } from '@pagewright/contract/exports';
import { PagewrightError } from '@pagewright/model/errors';
import { UPLOAD } from '@pagewright/model/limits';
import type { FastifyRequest } from 'fastify';
import type { BlobStore, Staged } from '../../platform/blobs/blob-store.ts';
import { formParts, wholeFormError } from '../../platform/http/multipart.ts';
import type { ReadForm } from '../../platform/http/routes.ts';
import { cleanName } from '../documents/upload-form.ts';

/** One archive that has arrived. */
export interface ImportForm extends ReadForm {
  readonly name: string;
  readonly file: Staged;
  /** Made up by whoever sends it, to hear how far it is. */
  readonly ticket: string | undefined;
}

/** Reads the form of one archive. @throws PagewrightError `file/missing`, `file/too-large`, `request/invalid` */
export async function readImportForm(request: FastifyRequest, blobs: BlobStore): Promise<ImportForm> {
  let sent: { name: string; file: Staged } | undefined;
  let ticket: string | undefined;
  try {
    if (!request.isMultipart()) throw new PagewrightError('file/missing');
    for await (const part of formParts(request, { fileSize: UPLOAD.maxBytes, files: 1 })) {
      if (part.type !== 'file') {
        if (part.fieldname === 'ticket') ticket = readTicket(part.value);
        continue;
      }
      const name = cleanName(part.filename);
      sent = { name, file: await blobs.stage(part.file) };
      if (part.file.truncated) {
        throw new PagewrightError('file/too-large', { file: name, maxMegabytes: UPLOAD.maxBytes / 2 ** 20 });
      }
    }
    if (!sent) throw new PagewrightError('file/missing');
    const { name, file } = sent;
    return { name, file, ticket, fingerprint: [name, file.sha256], discard: file.discard };
  } catch (error) {
    await sent?.file.discard();
    throw wholeFormError(error);
  }
}

/** @throws PagewrightError `request/invalid` */
function readTicket(value: unknown): string {
  const { data } = transferTicket.safeParse(value);
  if (!data) throw new PagewrightError('request/invalid', { field: 'ticket' });
  return data;
}
