import * as endpoints from '@pagewright/contract/documents';
import { UPLOAD } from '@pagewright/model/limits';
import type { Routes } from '../../platform/http/routes.ts';
import type { Documents } from './service.ts';

export function addDocumentRoutes(routes: Routes, documents: Documents): void {
  routes.personal(endpoints.listDocuments, ({ person, query }) => documents.list(person.id, query.projectId));
  routes.personal(endpoints.uploadDocument, async ({ person, request, signal }) => {
    const [document] = await documents.upload(person.id, request, 1, signal);
    if (!document) throw new Error('an upload without a document');
    return document;
  });
  routes.personal(endpoints.uploadDocuments, ({ person, request, signal }) =>
    documents.upload(person.id, request, UPLOAD.maxFiles, signal),
  );
  routes.personal(endpoints.removeDocument, async ({ person, params }) => {
    await documents.remove(person.id, params.id);
    return null;
  });
  routes.personalFile(endpoints.downloadDocument, ({ person, params }) => documents.download(person.id, params.id));
}
