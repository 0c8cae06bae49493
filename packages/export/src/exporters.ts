import type { Page } from '@pagewright/components/models';
import type { ExportContext, ExportResult } from './exporter.ts';
import { EXPORT_FORMATS, type ExportFormatId, type ExportOptions } from './formats.ts';
import { EXPORTERS } from './registry/exporters.ts';

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
