/** Page source text: how a page is stored, sent, diffed and shown. Read, never run. */
export { readPageStart } from './source-text/page-start.ts';
export { parsePage } from './source-text/parse.ts';
export { printPage } from './source-text/print.ts';
