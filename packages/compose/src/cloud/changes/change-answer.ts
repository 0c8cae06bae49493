import { CHART_SHAPES } from '@pagewright/model/outline';
import { STYLE_IDS } from '@pagewright/model/styles';
import { z } from 'zod';
import { ANSWER_FORMS, answerEntry, FORMS_TOLD } from '../page-answer.ts';

/** What a model may do to a document: the editor's own operations, on a copy that nobody sees before they look at it. */
export const OPERATIONS = [
  'set-text',
  'set-look',
  'remove-object',
  'move-object',
  'add-text',
  'add-table',
  'replace-picture',
  'chart-data',
  'chart-type',
  'rewrite-page',
  'add-page',
  'duplicate-page',
  'remove-page',
  'move-page',
  'hide-page',
  'show-page',
  'set-section',
  'set-notes',
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
  color: z.string().default('').describe('as #rrggbb'),
  fill: z.string().default('').describe('as #rrggbb'),
  size: z.number().default(0).describe('of letters, in px'),
  weight: z.number().int().default(0).describe('of letters: 400 is usual, 700 is bold'),
  align: z.enum(['', 'left', 'center', 'right', 'justify']).default(''),
  shape: z.enum(['', ...CHART_SHAPES]).default(''),
  picture: z.string().default('').describe('id of a picture of the document'),
  from: z.array(z.string()).default([]).describe('ids of the blocks that say it'),
});
export type Operation = z.infer<typeof operation>;

export const changeAnswer = z.object({ operations: z.array(operation).max(MOST) });

export const OPERATIONS_TOLD = [
  'set-text: `object` says `text` from now on; `from` names the blocks that it rests on',
  'set-look: letters of `object`, or the line or sign that it is, have `color`, letters `size`, `weight` and `align`, its ground is `fill`; what is not given stays. Words must stay easy to read on their ground',
  'remove-object: `object` goes whole; of a text `t7/2` it is `t7`',
  'move-object: `object`, whole as well, stands at `x`, `y` and is `width` × `height` large, in px of the page',
  'add-text: a new `text` at `x`, `y`, `width`, `height`, where nothing stands',
  'add-table: a new table of `rows`, the first of them its head, at `x`, `y`, `width`, `height`, where nothing stands; `from` names the blocks that it rests on',
  'replace-picture: `object`, which is a picture, shows `picture` of <pictures>',
  'chart-data: the chart of the page shows `rows`: the first row names the series, each other one a category and its figures',
  'chart-type: the chart of the page is shown as `shape`',
  `rewrite-page: the page says \`title\` and \`entries\` in a \`form\`; add-page: a new page does, behind page \`after\`. Forms:\n${FORMS_TOLD}`,
  'duplicate-page: the page once more, behind it',
  'remove-page: the page goes',
  'move-page: the page goes behind page `after`',
  'hide-page: the page is left out where the document is shown or exported; show-page: it no longer is',
  'set-section: the page belongs to the section that `text` names; to none where `text` is empty',
  'set-notes: the speaker notes of the page are `text`; none where it is empty',
  'restyle-page: the page is shown in `style`',
].join('\n');
