import type { HeadingBlock, SourceBlock, TableBlock } from '@pagewright/model/source-document';

/** A sheet of a workbook with what stands on it. */
export interface Sheet {
  readonly heading: HeadingBlock;
  readonly blocks: readonly SourceBlock[];
  readonly table: TableBlock | undefined;
}

/** The sheets of a workbook: each begins with a heading of the first level. */
export function sheetsOf(blocks: readonly SourceBlock[]): Sheet[] {
  const sheets: { heading: HeadingBlock; blocks: SourceBlock[]; table: TableBlock | undefined }[] = [];
  for (const block of blocks) {
    if (block.kind === 'heading' && block.level === 1)
      sheets.push({ heading: block, blocks: [block], table: undefined });
    else {
      const sheet = sheets.at(-1);
      sheet?.blocks.push(block);
      if (sheet && block.kind === 'table') sheet.table ??= block;
    }
  }
  return sheets;
}
