import { getPage, listPageHeads } from '@pagewright/contract/pages';
import { lintPage } from '@pagewright/page/lint';
import { parsePage, printPage } from '@pagewright/page/source-text';
import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { findingLines } from './finding-lines.ts';
import { pageId } from './ids.ts';
import { differences } from './page-differences.ts';
import { parsedPage } from './stored-page.ts';

export const proposeChange = defineTool({
  name: 'propose_change',
  title: 'Propose a change of a page',
  description:
    'Says what a new source text of a page would change, and what page health would find then that it does not find now. Changes nothing: commit_change does, with the version that is answered here.',
  input: z.object({ pageId, source: z.string().describe('The whole new source text of the page') }),
  readOnly: true,
  async run({ pageId: id, source }, { client, language }) {
    const page = await client.call(getPage, { params: { id } });
    const now = parsedPage(page);
    const next = parsePage(source);
    const heads = await client.call(listPageHeads, { query: { projectId: page.projectId } });
    const pages = new Set(heads.map((head) => head.id));
    const options = { hasPage: (one: number): boolean => pages.has(one) };
    const known = new Set(findingLines(lintPage(now, options), language));
    const newFindings = findingLines(lintPage(next, options), language).filter((line) => !known.has(line));
    const isSame = printPage(next) === printPage(now);
    return { data: { pageId: id, version: page.version, isSame, ...differences(now, next), newFindings } };
  },
});
