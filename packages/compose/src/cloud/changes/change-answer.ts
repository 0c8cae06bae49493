import { STYLE_IDS } from '@pagewright/model/styles';
import { z } from 'zod';
import { ANSWER_FORMS, answerEntry, FORMS_TOLD } from '../page-answer.ts';

/** What a model may do to a document: the editor's own operations, on a copy that nobody sees before they look at it. */
export const OPERATIONS = [
  'set-text',
  'remove-object',
  'move-object',
  'add-text',
  'chart-data',
  'rewrite-page',
  'add-page',
  'remove-page',
  'move-page',
  'restyle-page',
] as const;
export type OperationName = (typeof OPERATIONS)[number];

/** Most operations of one answer. */
const MOST = 80;

const operation = z.object({
  do: z.enum(OPERATIONS),
  page: z.number().int().describe('number of the page'),
  object: z.string().default('').describe('id of an object or a text of it'),
  text: z.string().default(''),
  title: z.string().default(''),
  form: z.enum(ANSWER_FORMS).default('bullets'),
  entries: z.array(answerEntry).max(12).default([]),
  rows: z.array(z.array(z.string())).default([]),
  x: z.number().default(0),
  y: z.number().default(0),
  width: z.number().default(0),
  height: z.number().default(0),
  after: z.number().int().default(0).describe('number of the page that it goes behind; 0 for the front'),
  style: z.enum(['', ...STYLE_IDS]).default(''),
  from: z.array(z.string()).default([]).describe('ids of the blocks that say it'),
});
export type Operation = z.infer<typeof operation>;

export const changeAnswer = z.object({ operations: z.array(operation).max(MOST) });

export const OPERATIONS_TOLD = [
  'set-text: `object` says `text` from now on; `from` names the blocks that it rests on',
  'remove-object: `object` goes whole; of a text `t7/2` it is `t7`',
  'move-object: `object`, whole as well, stands at `x`, `y` and is `width` × `height` large, in px of the page',
  'add-text: a new `text` at `x`, `y`, `width`, `height`',
  'chart-data: the chart of the page shows `rows`: the first row names the series, each other one a category and its figures',
  `rewrite-page: the page says \`title\` and \`entries\` in a \`form\`; add-page: a new page does, behind page \`after\`. Forms:\n${FORMS_TOLD}`,
  'remove-page: the page goes',
  'move-page: the page goes behind page `after`',
  'restyle-page: the page is shown in `style`',
].join('\n');
