import type { FillWish } from '@pagewright/model/filling';
import { z } from 'zod';
import { answerEntry } from '../page-answer.ts';

/** Most entries of one place, and places of one answer. */
const MOST = { entries: 24, places: 12 } as const;

const fillEntry = answerEntry.omit({ group: true }).extend({
  cells: z.array(z.string().trim()).default([]).describe('a row of a table that you put together, one text a column'),
});
export type FillEntry = z.infer<typeof fillEntry>;

const placeAnswer = z.object({
  id: z.string().describe('of the place'),
  title: z.string().trim().default('').describe('mind maps: what stands in the middle; else empty'),
  block: z.string().default('').describe('id of the table or picture that is shown; else empty'),
  columns: z.array(z.string()).default([]).describe('what the source calls the columns that are asked for; else empty'),
  entries: z.array(fillEntry).max(MOST.entries).default([]),
});
export type PlaceAnswer = z.infer<typeof placeAnswer>;

/** What stands in each place, flat: all that is empty has no meaning for its form. */
export const fillAnswer = z.object({ places: z.array(placeAnswer).max(MOST.places) });

/** What an answer to a wish has to hold. */
export function formTold({ form, dataType, diagram }: FillWish): string {
  switch (form) {
    case 'table':
      return '`block` names a table of the sources that has it, `columns` its columns that are asked for; where there is none, each entry is a row: its `cells`';
    case 'chart':
      return '`block` names the table of the sources with the figures';
    case 'picture':
      return '`block` names a picture of the sources';
    case 'diagram':
      if (diagram === 'timeline') return 'each entry is an event: `value` the date, `text` what happens';
      if (diagram === 'mindmap') return '`title` what it is about, each entry a branch: `text`';
      return 'each entry is a step in its order: `text`, a few words';
    case 'text':
      break;
  }
  if (FIGURES.has(dataType)) {
    return `one entry: \`value\` the ${dataType} alone with its unit, \`lead\` what the block calls it, word for word`;
  }
  return dataType === 'list' ? 'each entry of the list: `text`' : 'each sentence: `text`';
}

const FIGURES: ReadonlySet<string> = new Set(['number', 'percent', 'currency', 'date']);
