import { listPages } from '@pagewright/contract/pages';
import { getProject } from '@pagewright/contract/projects';
import { z } from 'zod';
import { shownText } from '../../pages/shown-text.ts';
import { defineTool } from '../tool.ts';
import { documentId } from './ids.ts';
import { parsedPage, statementsOf } from './stored-page.ts';

export const readOutline = defineTool({
  name: 'read_outline',
  title: 'Read the outline',
  description:
    'What each page of a document says, without how it looks: titles, sections and statements with the places in the source files that they came from (origins).',
  input: z.object({ documentId }),
  readOnly: true,
  async run(input, { client }) {
    const { name } = await client.call(getProject, { params: { id: input.documentId } });
    const stored = await client.call(listPages, { query: { projectId: input.documentId } });
    const pages = stored
      .filter((page) => shownText(page) !== '')
      .map((page) => {
        const read = parsedPage(page);
        const { id, pageNumber, section, hidden } = page;
        return { pageId: id, pageNumber, title: read.title, section, hidden, statements: statementsOf(read) };
      });
    return { data: { name, pages } };
  },
});
