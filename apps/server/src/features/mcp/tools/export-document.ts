import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { exportOrder, exportProgress, exportProject } from '@pagewright/contract/exports';
import { fidelityLines } from '@pagewright/export/fidelity-text';
import { EXPORT_FORMAT_IDS, EXPORT_FORMATS } from '@pagewright/export/formats';
import { z } from 'zod';
import { defineTool, type ToolContext } from '../tool.ts';
import { ToolFault } from '../tool-fault.ts';
import { documentId } from './ids.ts';

/** Largest file that is handed over within an answer, bytes: clients read messages of up to 10 MB, and base64 makes a third more of it. */
const MOST_BYTES = 6 * 2 ** 20;
/** How often progress is looked at, ms. */
const LOOK_MS = 500;

const FORMATS = EXPORT_FORMAT_IDS.map((id) => {
  const { extension, scope, options } = EXPORT_FORMATS[id];
  const names = Object.keys(options.shape).join(', ');
  return `${id} (.${extension}${scope === 'page' ? ', one page' : ''}${names ? `; options ${names}` : ''})`;
}).join(', ');

export const exportDocument = defineTool({
  name: 'export_document',
  title: 'Export a document',
  description: `Writes a document, or some of its pages, as a file: ${FORMATS}. The answer says what became of its objects and which fonts readers need.`,
  input: z.object({
    documentId,
    format: exportOrder.shape.type,
    pageIds: exportOrder.shape.pageIds.describe('All pages that are not hidden and hold something where absent'),
    options: exportOrder.shape.options.describe('Of the format; its defaults where absent'),
    saveTo: z
      .string()
      .min(1)
      .max(4_000)
      .optional()
      .describe('Path of a new file, where Pagewright runs on this machine; else the file comes with the answer'),
  }),
  // The document stays as it is, but `saveTo` makes a file: clients let tools that only read run without asking.
  readOnly: false,
  async run(input, context) {
    const { client, files, language } = context;
    const { documentId: projectId, format, pageIds, options, saveTo } = input;
    if (saveTo !== undefined && !files)
      throw new ToolFault('saveTo is only for a Pagewright that runs on this machine.');
    const ticket = randomBytes(16).toString('hex');
    const done = new AbortController();
    const told = tellProgress(ticket, context, done.signal);
    try {
      const body = {
        projectId,
        type: format,
        ticket,
        ...(pageIds ? { pageIds } : {}),
        ...(options ? { options } : {}),
      };
      const { bytes, mime, name, fidelity } = await client.file(exportProject, { body });
      const report = fidelity ? fidelityLines(fidelity, language) : [];
      const about = { name, mime, size: bytes.length, report };
      if (saveTo !== undefined && files) return { data: { ...about, savedTo: await files.write(saveTo, bytes) } };
      if (bytes.length > MOST_BYTES) {
        const most = MOST_BYTES / 2 ** 20;
        throw new ToolFault(
          `The file has ${Math.ceil(bytes.length / 2 ** 20)} MB; an answer holds ${most}. Export fewer pages, or fetch it from POST ${exportProject.path}.`,
        );
      }
      return { data: about, file: { name, mime, bytes } };
    } finally {
      done.abort();
      await told;
    }
  },
});

async function tellProgress(ticket: string, { client, progress }: ToolContext, done: AbortSignal): Promise<void> {
  try {
    for (;;) {
      await pause(LOOK_MS, undefined, { signal: done });
      const share = await client.call(exportProgress, { params: { ticket } });
      if (share !== null && !done.aborted) progress(share, 'Writing the file');
    }
  } catch {
    // Over, cancelled, or not to be known: the export itself says which.
  }
}
