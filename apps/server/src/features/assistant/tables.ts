import { documentStyle } from '@pagewright/model/document-style';
import { FORMAT_IDS } from '@pagewright/model/formats';
import { asset } from '@pagewright/model/source-document';
import type { Migrations } from '@pagewright/model/stored';
import { keptChanges } from '@pagewright/page/kept-changes';
import { index, integer, pgTable } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { createdAt, id, storedJson } from '../../platform/columns.ts';
import { projects } from '../projects/tables.ts';

const texts = { generatedText: z.string(), styledText: z.string(), kept: keptChanges.optional() };

/** Ids of the pages that it is accepted together with. */
const partners = { with: z.array(z.number().int()).optional() };

const heldPage = z.discriminatedUnion('is', [
  z.object({
    ...partners,
    is: z.literal('changed'),
    id: z.number().int(),
    ...texts,
    style: documentStyle.nullable(),
    byObject: z.boolean(),
    /** Whether it was generated anew, which costs points. */
    isGenerated: z.boolean().optional(),
    /** Whether it would be hidden, and its section, where that is something else, with what it was made for. */
    arranged: z
      .object({
        hidden: z.object({ from: z.boolean(), to: z.boolean() }).optional(),
        section: z.object({ from: z.string(), to: z.string() }).optional(),
      })
      .optional(),
  }),
  z.object({
    ...partners,
    is: z.literal('new'),
    /** Below zero. */
    id: z.number().int(),
    ...texts,
    isGenerated: z.boolean(),
    /** Whose place, section and style it shares; absent at the end. */
    from: z.number().int().optional(),
  }),
  z.object({ ...partners, is: z.literal('gone'), id: z.number().int() }),
]);
export type HeldPage = z.infer<typeof heldPage>;

/** What was proposed, with the state of the document that it was made for. */
export const heldProposal = z.object({
  /** What the step is called that comes of it; that of the assistant where absent. */
  kind: z.enum(['assist', 'refresh', 'again']).optional(),
  pages: z.array(heldPage),
  order: z.array(z.number().int()).optional(),
  look: z.object({ style: documentStyle.optional(), format: z.enum(FORMAT_IDS).optional() }),
  /** Pictures that its pages show and the outline does not have yet, by their keys, without their bytes. */
  assets: z.record(z.string(), asset),
  /** Ids and versions of all pages, in their order. */
  madeFor: z.array(z.object({ id: z.number().int(), version: z.number().int() })),
  /** What the document looked like: new pages look so. Absent in those of before this was held. */
  madeIn: z
    .object({
      style: documentStyle,
      format: z.enum(FORMAT_IDS),
      customSize: z.object({ width: z.number(), height: z.number() }).optional(),
    })
    .optional(),
});
export type ProposalKind = NonNullable<z.infer<typeof heldProposal>['kind']>;
export type HeldProposal = z.infer<typeof heldProposal>;

const PROPOSAL_MIGRATIONS: Migrations = {};

/** What the assistant has proposed and nobody has accepted or refused yet. */
export const assistantProposals = pgTable(
  'assistant_proposals',
  {
    id: id(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    proposal: storedJson(heldProposal, PROPOSAL_MIGRATIONS).notNull(),
    createdAt: createdAt(),
  },
  (table) => [index('assistant_proposals_project').on(table.projectId, table.id)],
);
