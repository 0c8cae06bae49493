import { z } from 'zod';

/** Forms that a model may give a page; the others are the local engine's. */
export const ANSWER_FORMS = [
  'bullets',
  'text',
  'stats',
  'timeline',
  'process',
  'comparison',
  'two-column',
  'pairs',
  'quote',
  'summary',
  'table',
  'chart',
  'image',
] as const;
export type AnswerForm = (typeof ANSWER_FORMS)[number];

const MOST_ENTRIES = 12;

/** One thing that a page says. */
export const answerEntry = z.object({
  text: z.string().trim().default('').describe('the statement, short'),
  lead: z.string().trim().default('').describe('a word or two in front of it, or empty'),
  value: z.string().trim().default('').describe('stats: the figure with its unit; timeline: the date; else empty'),
  group: z.string().trim().default('').describe('comparison and two-column: what heads its column; else empty'),
  from: z.array(z.string()).default([]).describe('ids of the blocks that say it'),
});
export type AnswerEntry = z.infer<typeof answerEntry>;

/** What a page says, flat: all that is empty has no meaning for its form. */
export const pageAnswer = z
  .object({
    form: z.enum(ANSWER_FORMS),
    title: z.string().trim().min(1).max(200),
    block: z.string().default('').describe('table, chart and image: id of the table or picture; else empty'),
    entries: z.array(answerEntry).max(MOST_ENTRIES),
  })
  .refine(({ form, entries, block }) => isShown(form, block) || entries.some(({ text, value }) => text || value), {
    path: ['entries'],
    message: 'is empty: the page would say nothing',
  });
export type PageAnswer = z.infer<typeof pageAnswer>;

/** Pages of reports, posters and long images hold several passages. */
export const partsAnswer = (most: number) => z.object({ parts: z.array(pageAnswer).min(1).max(most) });

function isShown(form: AnswerForm, block: string): boolean {
  return (form === 'table' || form === 'chart' || form === 'image') && block !== '';
}

export const FORMS_TOLD = [
  'bullets: statements beside each other',
  'text: sentences that follow each other',
  'stats: one to four figures; `value` is the figure, `text` what it counts',
  'timeline: what happened when; `value` is the date',
  'process: steps one after the other; `lead` names the step',
  'comparison: two to four sides; `group` names the side',
  'two-column: two or three lists; `group` heads each',
  'pairs: `lead` is asked, feared or named, `text` answers, helps or explains',
  'quote: one sentence that deserves a page, word for word',
  'summary: what to remember',
  'table or chart: a table of the sources; `block` is its id, `entries` up to three sentences on what it shows',
  'image: a picture of the sources; `block` is its id',
].join('\n');
