import { z } from 'zod';

/** What was done, and what could not be, with why. */
export const ASSIST_NOTES = [
  'style',
  'format',
  'shorter',
  'longer',
  'split',
  'merge',
  'move',
  'remove',
  'layout',
  'chart-type',
  'table',
  'chart',
  'timeline',
  'list',
  'fix',
  'bring-in',
  'add-pages',
  'script',
  'units',
  'refresh',
  'again',
  'again-block',
  'by-model',
  // What could not be done.
  'no-page',
  'by-hand',
  'drawn',
  'nothing-to-shorten',
  'nothing-left-out',
  'no-room',
  'not-found',
  'too-little-to-split',
  'merge-needs-two',
  'not-mergeable',
  'own-objects',
  'same-place',
  'no-other-layout',
  'no-chart',
  'chart-shape',
  'no-table-in-it',
  'no-chart-in-it',
  'no-timeline-in-it',
  'no-list-in-it',
  'same-form',
  'nothing-to-fix',
  'not-fixable',
  'no-file',
  'no-chinese',
  'no-units',
  'last-page',
  'model-unable',
  'model-skipped',
  'again-failed',
  'again-same',
  'again-same-block',
  // What comes with it.
  'left-over',
  'set-aside',
  'model-doubts',
] as const;
export type AssistNoteCode = (typeof ASSIST_NOTES)[number];

export const assistNote = z.object({
  code: z.enum(ASSIST_NOTES),
  /** Numbers of the pages as they were, from 1. */
  pages: z.array(z.number().int()),
  /** How many statements, pages or faults it is about. */
  count: z.number().int().optional(),
});
export type AssistNote = z.infer<typeof assistNote>;
