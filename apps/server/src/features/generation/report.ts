import type { GenerationReport } from '@pagewright/contract/projects';
import type { Outline } from '@pagewright/model/outline';
import type { FileWarnings } from '../documents/contents.ts';

/** What a finished generation has to say about itself. */
export function reportOf(outline: Outline, documents: readonly FileWarnings[]): GenerationReport {
  const { countReason, followed, notFollowed, unused, modelUse, lacking } = outline;
  return {
    countReason,
    followed,
    notFollowed,
    unused: unused.map(({ title, statements }) => ({ title, statements })),
    ...(modelUse ? { modelUse } : {}),
    ...(lacking ? { lacking } : {}),
    warnings: documents.flatMap(({ file, warnings }) => warnings.map((warning) => ({ file, ...warning }))),
  };
}
