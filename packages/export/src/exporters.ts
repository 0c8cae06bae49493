import type { RunExport } from './exporter.ts';
import type { ExportFormatId, ExportOptions } from './formats.ts';

export { EXPORT_FORMATS, type ExportFormatId } from './formats.ts';

/** What makes the file of each format; it is loaded when it is asked for. */
export const EXPORTERS: { readonly [Id in ExportFormatId]: () => Promise<RunExport<ExportOptions[Id]>> } = {
  pptx: async () => (await import('./pptx/export-pptx.ts')).exportPptx,
};
