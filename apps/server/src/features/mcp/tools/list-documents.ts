import { listProjects } from '@pagewright/contract/projects';
import { z } from 'zod';
import { defineTool } from '../tool.ts';
import { lookOf } from './look.ts';

export const listDocuments = defineTool({
  name: 'list_documents',
  title: 'List documents',
  description: 'The designed documents of the person, newest first, with their ids, formats and numbers of pages.',
  input: z.object({ search: z.string().max(100).optional().describe('Words that the name has to hold') }),
  readOnly: true,
  async run({ search = '' }, { client }) {
    const wanted = search.toLowerCase();
    const documents = (await client.call(listProjects))
      .filter(({ name }) => name.toLowerCase().includes(wanted))
      .map(({ id, name, pageCount, generated, projectStatus, settings, updateTime }) => ({
        documentId: id,
        name,
        pageCount,
        generated,
        status: projectStatus,
        ...lookOf(settings),
        updateTime,
      }));
    return { data: { documents } };
  },
});
