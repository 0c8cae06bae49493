import type { Page } from '@pagewright/components/models';
import { withContentsLinks } from '@pagewright/page/contents-links';
import type { ExportContext, ExportResult } from './exporter.ts';
import { EXPORT_FORMATS, type ExportFormatId, type ExportOptions } from './formats.ts';
import { EXPORTERS } from './registry/exporters.ts';

/**
 * Pages as a file of a format. Tables of contents lead to the pages in all that are read, not in those that are imported again.
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
  const linked = format === 'source' ? pages : withContentsLinks(pages);
  return run(linked, EXPORT_FORMATS[format].options.parse(options ?? {}) as ExportOptions[Id], context);
}
