import type { BodyInput } from '@pagewright/contract/endpoint';
import { redesignProject } from '@pagewright/contract/projects';
import { FORMAT_IDS } from '@pagewright/model/formats';
import { STYLE_IDS } from '@pagewright/model/styles';
import { z } from 'zod';
import { defineTool, type ToolAnswer, type ToolContext } from '../tool.ts';
import { bodyFields } from './body-fields.ts';
import { documentId } from './ids.ts';
import { lookOf } from './look.ts';
import { asNamedStep } from './named-step.ts';

const accept = bodyFields(redesignProject).accept.describe(
  'Whether what a person made and the new design has no place for may be set aside. Without it nothing is changed where there is such, and the answer lists it',
);

export const restyle = defineTool({
  name: 'restyle',
  title: 'Give a document another style',
  description: 'Draws all pages up in another style. What people changed by hand is kept. undo_change takes it back.',
  input: z.object({ documentId, style: z.enum(STYLE_IDS), accept }),
  readOnly: false,
  run: ({ documentId: projectId, ...look }, context) => redesign({ projectId, ...look }, context),
});

export const reformat = defineTool({
  name: 'reformat',
  title: 'Give a document another page format',
  description: 'Draws all pages up in another format. What people changed by hand is kept. undo_change takes it back.',
  input: z.object({
    documentId,
    format: z.enum(FORMAT_IDS),
    customSize: bodyFields(redesignProject).customSize.describe('px; with the format custom'),
    accept,
  }),
  readOnly: false,
  run: ({ documentId: projectId, customSize, ...look }, context) =>
    redesign({ projectId, ...look, ...(customSize ? { customSize } : {}) }, context),
});

async function redesign(body: BodyInput<typeof redesignProject>, { client }: ToolContext): Promise<ToolAnswer> {
  const { result, step } = await asNamedStep(client, body.projectId, () => client.call(redesignProject, { body }));
  const { isApplied, unplaced, pages, settings } = result;
  return {
    data: {
      isApplied,
      step,
      unplaced,
      ...lookOf(settings),
      pages: pages.map(({ id, pageNumber, version }) => ({ pageId: id, pageNumber, version })),
    },
  };
}
