import { readingLoad } from '../language/text.ts';
import type { Material } from '../material/material.ts';
import type { ComposeRequest } from '../request.ts';

/** Reading load of a short document: about 2,000 words, see `readingLoad`. */
const SHORT_LOAD = 12_500;
/** Tables that fill a page are told by rows, not by words. */
const MOST_ROWS = 60;

/** Documents that are tables with a line or two to each, as reading load, are told as tables. */
const TEXT_OF_A_TABLE = 130;

/** Whether a deck of automatic length tells every point of the documents: they are short, and no workbooks. */
export function isShortDocument({ readings, wishes, groups }: Material, request: ComposeRequest): boolean {
  if (request.pageCount !== 'auto' || wishes.pages !== undefined || request.mode !== 'condense') return false;
  if (
    request.documents.some(({ kind }) => kind === 'xls' || kind === 'xlsx') ||
    readings.length > 1 ||
    groups.length === 0
  )
    return false;
  if (wishes.length !== 'normal') return false;
  let load = 0;
  let rows = 0;
  let tables = 0;
  for (const block of readings.flatMap(({ blocks }) => blocks)) {
    if (block.kind === 'table') {
      rows += block.rows.length;
      tables += 1;
    } else if (block.kind === 'list') load += block.items.reduce((sum, { text }) => sum + readingLoad(text), 0);
    else if (block.kind !== 'image') load += readingLoad(block.text);
  }
  return load <= SHORT_LOAD && rows <= MOST_ROWS && load >= tables * TEXT_OF_A_TABLE;
}
