import { listPageHeads } from '@pagewright/contract/pages';
import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { documentId } from './ids.ts';

export const listPages = defineTool({
  name: 'list_pages',
  title: 'List pages',
  description: 'The pages of a document in their order: number, title, section, whether hidden, version.',
  input: z.object({ documentId }),
  readOnly: true,
  async run(input, { client }) {
    const heads = await client.call(listPageHeads, { query: { projectId: input.documentId } });
    const pages = heads.map(({ id, pageNumber, title, section, hidden, version }) => ({
      pageId: id,
      pageNumber,
      title,
      section,
      hidden,
      version,
    }));
    return { data: { pages } };
  },
});
