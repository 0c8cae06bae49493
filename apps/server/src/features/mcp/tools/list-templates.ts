import { listTemplates } from '@pagewright/contract/templates';
import { z } from 'zod';
import { defineTool } from '../tool.ts';

export const listTemplatesTool = defineTool({
  name: 'list_templates',
  title: 'List templates',
  description:
    'The templates that make_document can fill, with their ids, formats, styles and the titles of their pages.',
  input: z.object({}),
  readOnly: true,
  async run(_, { client, language }) {
    const templates = (await client.call(listTemplates, { query: { language } })).map(
      ({ id, name, introduction, category, industry, format, style, pageTitles }) => ({
        template: id,
        name,
        introduction,
        category,
        industry,
        format,
        style,
        pages: pageTitles,
      }),
    );
    return { data: { templates } };
  },
});
