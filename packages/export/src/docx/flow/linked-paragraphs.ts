import type { PrimitiveParagraph } from '@pagewright/components/primitives';

/** Words lead where the whole of their object leads. */
export function linkedParagraphs(
  paragraphs: readonly PrimitiveParagraph[],
  link: string | undefined,
): readonly PrimitiveParagraph[] {
  if (link === undefined) return paragraphs;
  return paragraphs.map((paragraph) => ({
    ...paragraph,
    runs: paragraph.runs.map((run) => ({ ...run, look: { ...run.look, link } })),
  }));
}
