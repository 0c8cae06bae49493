import type { Page } from '@pagewright/components/models';
import type { ExportContext, ExportResult, RunExport } from './exporter.ts';
import { EXPORT_FORMATS, type ExportFormatId, type ExportOptions } from './formats.ts';

/** What makes the file of each format; it is loaded when it is asked for. */
const EXPORTERS: { readonly [Id in ExportFormatId]: () => Promise<RunExport<ExportOptions[Id]>> } = {
  pptx: async () => (await import('./pptx/export-pptx.ts')).exportPptx,
  docx: async () => (await import('./docx/export-docx.ts')).exportDocx,
  pdf: async () => (await import('./pdf/export-pdf.ts')).exportPdf,
  html: async () => (await import('./html/export-html.ts')).exportHtml,
  png: async () => (await import('./png/export-png.ts')).exportPng,
  'png-zip': async () => (await import('./png/export-png.ts')).exportPngZip,
  source: async () => (await import('./source/export-source.ts')).exportSource,
  xlsx: async () => (await import('./xlsx/export-xlsx.ts')).exportXlsx,
};

/**
 * Pages as a file of a format.
 * @param options as they were given: what is not said has the format's defaults
 * @throws ZodError for options that the format does not have, PagewrightError `print/…`, or the reason of the signal
 */
export async function exportPages<Id extends ExportFormatId>(
  format: Id,
  pages: readonly Page[],
  options: unknown,
  context: ExportContext,
): Promise<ExportResult> {
  const run = await EXPORTERS[format]();
  return run(pages, EXPORT_FORMATS[format].options.parse(options ?? {}) as ExportOptions[Id], context);
}
