import { z } from 'zod';
import { endpoint, idParams, nothing } from './endpoint.ts';

export const uploadedDocument = z.object({
  id: z.number().int(),
  documentName: z.string(),
  name: z.string(),
  size: z.number(),
  /** txt, pdf, doc, docx, xls or xlsx, decided by content. */
  kind: z.string(),
  createTime: z.string(),
  /** Things worth telling: the extension does not fit, hidden sheets were left out … */
  warnings: z.array(z.object({ code: z.string(), params: z.record(z.string(), z.union([z.string(), z.number()])) })),
});
export type UploadedDocument = z.infer<typeof uploadedDocument>;

const documentPath = '/api/pagewright/document';

export const listDocuments = endpoint({
  method: 'GET',
  path: `${documentPath}/list`,
  access: 'user',
  summary: "A project's uploaded documents",
  query: z.object({ projectId: z.coerce.number().int().positive() }),
  data: z.array(uploadedDocument),
});
export const uploadDocument = endpoint({
  method: 'POST',
  path: `${documentPath}/upload`,
  access: 'user',
  summary: 'Upload one file',
  form: { file: 'file', projectId: 'text' },
  data: uploadedDocument,
});
export const uploadDocuments = endpoint({
  method: 'POST',
  path: `${documentPath}/uploadByProject`,
  access: 'user',
  summary: 'Upload up to ten files',
  form: { projectId: 'text', files: 'files' },
  data: z.array(uploadedDocument),
});
export const removeDocument = endpoint({
  method: 'DELETE',
  path: `${documentPath}/remove/:id`,
  access: 'user',
  summary: 'Delete an uploaded document',
  params: idParams,
  data: nothing,
});
export const downloadDocument = endpoint({
  method: 'GET',
  path: `${documentPath}/download/:id`,
  access: 'user',
  summary: 'The file as it was uploaded',
  params: idParams,
  data: nothing,
  answer: 'file',
});
