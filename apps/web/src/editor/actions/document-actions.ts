import type { ParseKeys } from 'i18next';
import { insertPlace } from '../insert/insert-place.ts';
import type { Action, ActionContext, DocumentExport, DocumentSteps } from './action.ts';

function documentAction(id: string, label: ParseKeys, run: (document: DocumentSteps) => void): Action {
  return {
    id,
    label,
    group: 'document',
    enabled: ({ document }) => document !== undefined,
    run: ({ document }) => document && run(document),
  };
}

function showInsert(document: DocumentSteps, place: 'library' | 'cells'): void {
  insertPlace.setState(place, true);
  document.panel('insert');
}

/** @param whileBusy whether it is there while an export runs, or while none does */
function exportAction(
  id: string,
  label: ParseKeys,
  whileBusy: boolean,
  run: (exporting: DocumentExport) => void,
): Action {
  const action = documentAction(id, label, (document) => run(document.exporting()));
  return {
    ...action,
    enabled: (context: ActionContext) => context.document?.exporting().isBusy === whileBusy,
  };
}

/** What is done with the document as a whole: its looks, its pages' words, who sees it, where it goes. */
export const DOCUMENT_ACTIONS: readonly Action[] = [
  documentAction('theme', 'editor.theme.title', (document) => document.panel('theme')),
  documentAction('look', 'editor.look', (document) => document.look()),
  documentAction('layers', 'editor.layers', (document) => document.panel('layers')),
  documentAction('library', 'panels.library.title', (document) => showInsert(document, 'library')),
  documentAction('cells', 'panels.cells.chart', (document) => showInsert(document, 'cells')),
  documentAction('health', 'editor.health', (document) => document.panel('health')),
  documentAction('page-properties', 'editor.pageProperties', (document) => document.open('page-properties')),
  documentAction('page-source', 'editor.code', (document) => document.open('source')),
  documentAction('data-flow', 'editor.flow.show', (document) => document.flow()),
  documentAction('versions', 'panel.versions', (document) => document.open('versions')),
  documentAction('share', 'panel.share', (document) => document.open('share')),
  documentAction('publish', 'panel.publish', (document) => document.open('publish')),
  documentAction('publications', 'panel.publications', (document) => document.open('publications')),
  exportAction('export-current-page-pdf', 'export.current', false, ({ current }) => current()),
  exportAction('export-all-pages-pdf', 'export.all', false, ({ all }) => all()),
  exportAction('export-as-pptx-html-png', 'export.as', false, ({ choose }) => choose()),
  exportAction('export-stop', 'export.stop', true, ({ stop }) => stop()),
];
