import { getPage } from '@pagewright/contract/pages';
import { printPage } from '@pagewright/page/source-text';
import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { pageId } from './ids.ts';
import { parsedPage } from './stored-page.ts';

export const readPage = defineTool({
  name: 'read_page',
  title: 'Read the source of a page',
  description:
    'The source text of a page (a declarative subset of JSX; px; every component has an id) and the version that a change has to name.',
  input: z.object({ pageId }),
  readOnly: true,
  async run(input, { client }) {
    const page = await client.call(getPage, { params: { id: input.pageId } });
    const { id, projectId, pageNumber, version } = page;
    return { data: { pageId: id, documentId: projectId, pageNumber, version, source: printPage(parsedPage(page)) } };
  },
});
