import { EXPORT_FORMAT_IDS, EXPORT_FORMATS } from '@pagewright/export/formats';
import { PROJECT_LIMITS } from '@pagewright/model/limits';
import { z } from 'zod';
import { endpoint, nothing } from './endpoint.ts';
import { project } from './projects.ts';

const exportPath = '/api/pagewright/project/export';

/** 128 random bits. */
export const transferTicket = z.string().regex(/^[0-9a-f]{32}$/);

/** What is exported, as what. */
export const exportOrder = z
  .object({
    projectId: z.number().int().positive(),
    type: z.enum(EXPORT_FORMAT_IDS).default('pdf'),
    /** Page ids; all that are not hidden and hold something where absent. Formats whose files hold one page take one. */
    pageIds: z.array(z.number().int().positive()).min(1).max(PROJECT_LIMITS.pages).optional(),
    /** Of the format; its defaults where absent. */
    options: z.record(z.string().max(40), z.union([z.string().max(100), z.number(), z.boolean()])).optional(),
    /** Made up by whoever asks, to hear how far it is (`exportProgress`). */
    ticket: transferTicket.optional(),
  })
  .refine(({ type, options }) => EXPORT_FORMATS[type].options.safeParse(options ?? {}).success, { path: ['options'] });

export const exportProject = endpoint({
  method: 'POST',
  path: exportPath,
  access: 'user',
  scope: 'export',
  summary:
    'Pages as a file: a presentation, a PDF, a web page or pictures; a header tells what became of their objects',
  body: exportOrder,
  limit: 'generation',
  data: nothing,
  answer: 'file',
});
export const exportProgress = endpoint({
  method: 'GET',
  path: `${exportPath}/progress/:ticket`,
  access: 'user',
  scope: 'export',
  summary: "How far one of the person's exports is, 0 to 1; null before it is begun and after it has ended",
  params: z.object({ ticket: transferTicket }),
  data: z.number().min(0).max(1).nullable(),
});
export const exportAbilities = endpoint({
  method: 'GET',
  path: `${exportPath}/abilities`,
  access: 'user',
  scope: 'read',
  summary: 'Whether this installation has a browser to print pages with; without one the web app makes PDFs itself',
  data: z.object({ printsPages: z.boolean() }),
});
const importPath = '/api/pagewright/project/import';

export const importPages = endpoint({
  method: 'POST',
  path: importPath,
  access: 'user',
  scope: 'write',
  summary: 'Make a project of an archive of page source that was exported',
  form: { file: 'file', ticket: 'optional text' },
  limit: 'upload',
  data: project,
});
export const importProgress = endpoint({
  method: 'GET',
  path: `${importPath}/progress/:ticket`,
  access: 'user',
  scope: 'write',
  summary: "How far one of the person's imports is, 0 to 1; null before it is begun and after it has ended",
  params: z.object({ ticket: transferTicket }),
  data: z.number().min(0).max(1).nullable(),
});
