import { undoStep } from '@pagewright/contract/history';
import { listPageHeads } from '@pagewright/contract/pages';
import { z } from 'zod';
import { Refusal } from '../api-client.ts';
import { defineTool } from '../tool.ts';
import { ToolFault } from '../tool-fault.ts';
import { documentId } from './ids.ts';
import { lookOf } from './look.ts';

export const undoChange = defineTool({
  name: 'undo_change',
  title: 'Take a change back',
  description:
    'Takes back what commit_change, restyle or reformat did: the document is as it was before. Refused once anything else was done to the document, by whomever: that is not taken back.',
  input: z.object({
    documentId,
    step: z.number().int().positive().describe('As commit_change, restyle or reformat answered it'),
  }),
  readOnly: false,
  async run({ documentId: id, step }, { client }) {
    try {
      const { step: undone, settings } = await client.call(undoStep, { params: { id }, query: { step } });
      const pages = await client.call(listPageHeads, { query: { projectId: id } });
      return {
        data: {
          undone,
          ...lookOf(settings),
          pages: pages.map(({ id: pageId, pageNumber, version }) => ({ pageId, pageNumber, version })),
        },
      };
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'request/conflict') throw error;
      throw new ToolFault(
        'Nothing was taken back: it is not the last thing that was done to the document. Change the page again instead, with commit_change.',
      );
    }
  },
});
