import { editPage, getPage } from '@pagewright/contract/pages';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { z } from 'zod';
import { Refusal } from '../api-client.ts';
import { defineTool } from '../tool.ts';
import { ToolFault } from '../tool-fault.ts';
import { bodyFields } from './body-fields.ts';
import { pageId } from './ids.ts';
import { asNamedStep } from './named-step.ts';

export const commitChange = defineTool({
  name: 'commit_change',
  title: 'Change a page',
  description:
    'Saves a new source text of a page if the page is still at the named version, and refuses otherwise. undo_change takes it back with the step that is answered here; the person can in the editor.',
  input: z.object({
    pageId,
    version: bodyFields(editPage).version.describe('As read_page or propose_change answered it'),
    source: z.string().describe('The whole new source text of the page'),
  }),
  readOnly: false,
  async run({ pageId: id, version, source }, { client }) {
    const styledText = printPage(parsePage(source));
    try {
      const { projectId: documentId } = await client.call(getPage, { params: { id } });
      const { result, step } = await asNamedStep(client, documentId, () =>
        client.call(editPage, { body: { id, version, styledText } }),
      );
      return { data: { pageId: id, documentId, version: result.version, step } };
    } catch (error) {
      if (!(error instanceof Refusal) || error.code !== 'request/conflict') throw error;
      const page = await client.call(getPage, { params: { id } });
      throw new ToolFault(
        `Nothing was saved: the page is at version ${page.version} now, and the change is of version ${version}. Read it again with read_page.`,
      );
    }
  },
});
