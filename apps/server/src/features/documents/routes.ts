import * as endpoints from '@pagewright/contract/documents';
import { UPLOAD } from '@pagewright/model/limits';
import type { Routes } from '../../platform/http/routes.ts';
import type { Places } from './places.ts';
import type { Documents } from './service.ts';
import type { SourceTables } from './source-tables.ts';
import type { SourceVersions } from './source-versions.ts';

export function addDocumentRoutes(
  routes: Routes,
  {
    documents,
    places,
    sourceVersions,
    sourceTables,
  }: { documents: Documents; places: Places; sourceVersions: SourceVersions; sourceTables: SourceTables },
): void {
  routes.personal(endpoints.listDocuments, ({ person, query }) => documents.list(person.id, query.projectId));
  routes.personalForm(
    endpoints.uploadDocument,
    ({ request }) => documents.readForm(request, 1),
    async ({ person, signal }, form) => {
      const [document] = await documents.upload(person.id, form, signal);
      if (!document) throw new Error('an upload without a document');
      return document;
    },
  );
  routes.personalForm(
    endpoints.uploadDocuments,
    ({ request }) => documents.readForm(request, UPLOAD.maxFiles),
    ({ person, signal }, form) => documents.upload(person.id, form, signal),
  );
  routes.personalForm(
    endpoints.replaceDocument,
    ({ request }) => documents.readForm(request, 1),
    ({ person, params, signal }, form) => sourceVersions.replace(person.id, params.id, form, signal),
  );
  routes.personal(endpoints.listOlderVersions, ({ person, params }) => sourceVersions.list(person.id, params.id));
  routes.personal(endpoints.compareVersions, ({ person, params, signal }) =>
    sourceVersions.compare(person.id, params.id, signal),
  );
  routes.personalFile(endpoints.downloadOlderVersion, ({ person, params }) =>
    sourceVersions.download(person.id, params.id),
  );
  routes.personal(endpoints.removeDocument, async ({ person, params }) => {
    await documents.remove(person.id, [params.id]);
    return null;
  });
  routes.personal(endpoints.removeDocuments, async ({ person, body }) => {
    await documents.remove(person.id, body.ids);
    return null;
  });
  routes.personal(endpoints.listReading, ({ person }) => documents.reading(person.id));
  routes.personal(endpoints.pageDocuments, ({ person, query }) => documents.page(person.id, query));
  routes.personal(endpoints.getDocument, ({ person, params }) => documents.get(person.id, params.id));
  routes.personal(endpoints.addDocument, ({ person, body, signal }) => documents.add(person.id, body, signal));
  routes.personal(endpoints.editDocument, ({ person, body }) => documents.rename(person.id, body));
  routes.personal(endpoints.getPlace, ({ person, query }) => places.find(person.id, query));
  routes.personal(endpoints.readDocument, ({ person, params, query }) => places.read(person.id, params.id, query.from));
  routes.personal(endpoints.listTables, ({ person, params }) => sourceTables.list(person.id, params.id));
  routes.personal(endpoints.readTable, ({ person, params, query }) =>
    sourceTables.read(person.id, params.id, query.block),
  );
  routes.personal(endpoints.followCells, ({ person, query }) => sourceTables.follow(person.id, query));
  routes.personalFile(endpoints.documentScan, ({ person, params }) => documents.scan(person.id, params.id, params.key));
  routes.personalFile(endpoints.downloadDocument, ({ person, params }) => documents.download(person.id, params.id));
}
