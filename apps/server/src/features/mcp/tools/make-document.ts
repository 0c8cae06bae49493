import { uploadDocument } from '@pagewright/contract/documents';
import { listLeftOut } from '@pagewright/contract/left-out';
import { errorMessage } from '@pagewright/contract/messages';
import { MODULE_IDS } from '@pagewright/contract/modules';
import { listPageHeads } from '@pagewright/contract/pages';
import {
  addProject,
  cancelGeneration,
  generateProject,
  generationSettings,
  getProject,
  getReport,
  removeProject,
  watchProject,
} from '@pagewright/contract/projects';
import { ERROR_CODES } from '@pagewright/model/errors';
import { UPLOAD } from '@pagewright/model/limits';
import { STYLE_IDS } from '@pagewright/model/styles';
import { z } from 'zod';
import { defineTool, type ToolContext } from '../tool.ts';
import { ToolFault } from '../tool-fault.ts';
import { bodyFields } from './body-fields.ts';

/** Share of the whole that sending the files has. */
const SENDING = 0.1;

const settings = generationSettings.shape;

const input = z.object({
  name: bodyFields(addProject).name.describe('Name of the document'),
  text: bodyFields(generateProject).text.describe('What it is made from, instead of files or beside them'),
  paths: z
    .array(z.string().min(1).max(4_000))
    .max(UPLOAD.maxFiles)
    .optional()
    .describe('Files that it is made from (txt, pdf, doc, docx, xls, xlsx), where Pagewright runs on this machine'),
  files: z
    .array(z.object({ name: z.string().min(1).max(200), base64: z.base64() }))
    .max(UPLOAD.maxFiles)
    .optional()
    .describe('Files that it is made from, as they are'),
  prompt: bodyFields(generateProject).prompt.describe('What to stress, leave out or put first'),
  template: settings.template
    .unwrap()
    .unwrap()
    .optional()
    .describe('A template, by its id (list_templates): its pages are filled, in its own number of pages'),
  format: settings.format.unwrap().optional().describe('ppt-16-9, or that of the template'),
  customSize: settings.customSize.describe('px; with the format custom'),
  style: z.enum(STYLE_IDS).optional().describe('professional, or that of the template'),
  pageCount: settings.pageCount,
  mode: settings.mode.describe('condense: say it in so many pages; preserve: keep its words and only arrange them'),
  engine: z.enum(MODULE_IDS).default('local').describe('cloud asks a language model, where one is set up'),
});

export const makeDocument = defineTool({
  name: 'make_document',
  title: 'Make a document',
  description:
    'Makes a designed document of several pages from files or text. Every word and figure comes from them; the answer says how much of them stands on the pages. Costs points for each page.',
  input,
  readOnly: false,
  async run(wanted, context) {
    const { client, signal } = context;
    const sources = await filesOf(wanted, context);
    const { text = '', prompt, name, engine, format, customSize, style, pageCount, mode } = wanted;
    if (sources.length === 0 && text.trim() === '') throw new ToolFault('Give it files or text to be made from.');
    const look = {
      ...(format ? { format } : {}),
      ...(style ? { style } : {}),
      pageCount,
      mode,
      ...(customSize ? { customSize } : {}),
    };
    const isOwnLook = wanted.template === undefined || format !== undefined || style !== undefined;
    const body = {
      ...(name === undefined ? {} : { name }),
      module: engine,
      ...(isOwnLook ? { settings: look } : {}),
      ...(wanted.template === undefined ? {} : { templateId: wanted.template, withPages: false }),
    };
    const project = await client.call(addProject, { body });
    try {
      for (const [index, file] of sources.entries()) {
        context.progress((SENDING * index) / sources.length, `Reading ${file.name}`);
        const form = new FormData();
        form.set('projectId', String(project.id));
        form.set('file', new Blob([file.bytes]), file.name);
        await client.call(uploadDocument, { form });
      }
      const order = { projectId: project.id, text, ...(prompt === undefined ? {} : { prompt }) };
      await client.call(generateProject, { body: order });
      await follow(project.id, context);
      signal.throwIfAborted();
    } catch (error) {
      await takeBack(project.id, context);
      throw error;
    }
    // One without a name is called by what it was made of.
    const { name: called } = await client.call(getProject, { params: { id: project.id } });
    const heads = await client.call(listPageHeads, { query: { projectId: project.id } });
    const { total, leftOut } = await client.call(listLeftOut, { params: { id: project.id }, query: { pageSize: 1 } });
    const pages = heads.map(({ id, pageNumber, title, section }) => ({ pageId: id, pageNumber, title, section }));
    const report = await client.call(getReport, { params: { id: project.id } });
    const lacking = report?.lacking ? { lacking: report.lacking } : {};
    return { data: { documentId: project.id, name: called, pages, statements: { total, leftOut }, ...lacking } };
  },
});

/** The files, wherever they come from. @throws ToolFault */
async function filesOf({ paths = [], files = [] }: z.output<typeof input>, { files: local }: ToolContext) {
  if (paths.length > 0 && !local)
    throw new ToolFault('paths are only for a Pagewright that runs on this machine: send files.');
  if (paths.length + files.length > UPLOAD.maxFiles) throw new ToolFault(`At most ${UPLOAD.maxFiles} files at once.`);
  const read = local ? await Promise.all(paths.map((path) => local.read(path))) : [];
  return [...read, ...files.map(({ name, base64 }) => ({ name, bytes: Buffer.from(base64, 'base64') }))];
}

/** Says how far the generation is until it is done. @throws ToolFault with why it failed */
async function follow(projectId: number, { client, progress, language }: ToolContext): Promise<void> {
  for await (const event of client.events(watchProject, { params: { id: projectId } })) {
    if (event.type === 'done') return;
    if (event.type === 'progress') progress(SENDING + (1 - SENDING) * event.fraction, STAGES[event.stage]);
    if (event.type === 'failed') {
      const code = ERROR_CODES.find((one) => one === event.error) ?? 'generation/failed';
      throw new ToolFault(errorMessage(code, language, event.params));
    }
  }
  // It was broken off: nobody knows what became of it.
  throw new ToolFault(errorMessage('generation/failed', language));
}

const STAGES = {
  queued: 'Waiting',
  reading: 'Reading',
  composing: 'Composing',
  designing: 'Designing pages',
  saving: 'Saving',
} as const;

/** What was cancelled or has failed leaves nothing behind: whoever asks again begins anew. */
async function takeBack(projectId: number, { client }: ToolContext): Promise<void> {
  const still = client.beyond();
  await still.call(cancelGeneration, { params: { id: projectId } }).catch(() => undefined);
  await still.call(removeProject, { params: { id: projectId } }).catch(() => undefined);
}
