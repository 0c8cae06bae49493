import { getPlace } from '@pagewright/contract/documents';
import { getPage } from '@pagewright/contract/pages';
import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { ToolFault } from '../tool-fault.ts';
import { pageId } from './ids.ts';
import { parsedPage, statementsOf } from './stored-page.ts';

/** Statements, and places of each, that are shown at once. */
const MOST = { statements: 5, places: 10 } as const;

export const traceOrigin = defineTool({
  name: 'trace_origin',
  title: 'Trace where a statement came from',
  description:
    'For a statement of a page: the file, the page or cells, and the words around it that it was made from. A statement without a place is a label of ours or was written by hand.',
  input: z.object({
    pageId,
    statement: z.string().min(1).max(1_000).describe('Some words of the statement, or the id of its component'),
  }),
  readOnly: true,
  async run({ pageId: id, statement }, { client }) {
    const page = await client.call(getPage, { params: { id } });
    const wanted = statement.replace(/\s+/g, ' ').trim().toLowerCase();
    const found = statementsOf(parsedPage(page)).filter(
      ({ component, words }) => component === statement || words.toLowerCase().includes(wanted),
    );
    if (found.length === 0) throw new ToolFault(`Page ${page.pageNumber} does not say “${statement}”.`);
    const statements = [];
    for (const { component, words, origins } of found.slice(0, MOST.statements)) {
      const places = [];
      for (const origin of origins.slice(0, MOST.places)) {
        places.push({ origin, ...(await client.call(getPlace, { query: { projectId: page.projectId, origin } })) });
      }
      statements.push({ component, words, places });
    }
    return { data: { statements, found: found.length } };
  },
});
