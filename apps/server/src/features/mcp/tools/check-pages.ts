import { findingMessage } from '@pagewright/contract/lint-messages';
import { listPageHeads, listPages } from '@pagewright/contract/pages';
import { lintPage } from '@pagewright/page/lint';
import { z } from 'zod';
import { shownText } from '../../pages/shown-text.ts';
import { defineTool } from '../tool.ts';
import { documentId, pageId } from './ids.ts';
import { parsedPage } from './stored-page.ts';

export const checkPages = defineTool({
  name: 'check_pages',
  title: 'Check the health of pages',
  description:
    'What is wrong with the pages of a document as they will be drawn: texts that overflow or overlap, contrast, small type, figures without an origin, placeholders, links to pages that are gone.',
  input: z.object({ documentId, pageId: pageId.optional().describe('Only this page; all where absent') }),
  readOnly: true,
  async run(input, { client, language }) {
    const { documentId: projectId, pageId: one } = input;
    const stored = await client.call(listPages, { query: { projectId, ...(one === undefined ? {} : { ids: one }) } });
    const known = new Set((await client.call(listPageHeads, { query: { projectId } })).map(({ id }) => id));
    const hasPage = (id: number): boolean => known.has(id);
    const pages = stored.filter((page) => shownText(page) !== '');
    const findings = pages.flatMap((page) =>
      lintPage(parsedPage(page), { hasPage }).map((finding) => ({
        pageId: page.id,
        pageNumber: page.pageNumber,
        severity: finding.severity,
        rule: finding.rule,
        components: finding.componentIds,
        message: findingMessage(finding, language),
      })),
    );
    return { data: { pagesChecked: pages.length, findings } };
  },
});
