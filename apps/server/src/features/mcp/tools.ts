import type { Tool } from './tool.ts';
import { checkPages } from './tools/check-pages.ts';
import { commitChange } from './tools/commit-change.ts';
import { exportDocument } from './tools/export-document.ts';
import { listDocuments } from './tools/list-documents.ts';
import { listPages } from './tools/list-pages.ts';
import { listTemplatesTool } from './tools/list-templates.ts';
import { makeDocument } from './tools/make-document.ts';
import { proposeChange } from './tools/propose-change.ts';
import { readOutline } from './tools/read-outline.ts';
import { readPage } from './tools/read-page.ts';
import { reformat, restyle } from './tools/redesign.ts';
import { traceOrigin } from './tools/trace-origin.ts';
import { undoChange } from './tools/undo-change.ts';

/** Every tool that assistants have, in the order of a document's way. Both faces offer the same. */
export const TOOLS: readonly Tool[] = [
  listTemplatesTool,
  makeDocument,
  listDocuments,
  listPages,
  readOutline,
  readPage,
  proposeChange,
  commitChange,
  restyle,
  reformat,
  undoChange,
  checkPages,
  traceOrigin,
  exportDocument,
];
