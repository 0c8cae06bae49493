import { idParams } from '@pagewright/contract/endpoint';

/** Names of a document and of a page, as the contract has them; a document is what the API calls a project. */
export const documentId = idParams.shape.id.describe('Id of a document, from list_documents or make_document');
export const pageId = idParams.shape.id.describe('Id of a page, from list_pages');
