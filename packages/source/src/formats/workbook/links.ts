import { addressInFile } from '@pagewright/model/link';
import type { SourceBlock, SourceLink } from '@pagewright/model/source-document';
import { type WrittenLink, withLinks } from '../../structure/links.ts';

/** A cell that leads somewhere: its numbers on its sheet, from 0, what it shows, and the address as the file has it. */
export interface CellLink {
  readonly row: number;
  readonly column: number;
  readonly text: string;
  readonly to: string;
}

/** The blocks with the links of their cells; what stands on a sheet outside of its tables is looked for by its words. */
export function withCellLinks(
  blocks: readonly SourceBlock[],
  links: ReadonlyMap<string, readonly CellLink[]>,
): SourceBlock[] {
  const inTables = new Set<CellLink>();
  const linked = blocks.map((block) => {
    if (block.kind !== 'table' || block.sheet === undefined || block.at === undefined) return block;
    const onSheet = links.get(block.sheet) ?? [];
    if (onSheet.length === 0) return block;
    const rows = new Map(block.at.rows.map((number, index) => [number, index]));
    const columns = new Map(block.at.columns.map((number, index) => [number, index]));
    const own = onSheet.flatMap((link): SourceLink[] => {
      const cell: [number, number] = [rows.get(link.row) ?? -1, columns.get(link.column) ?? -1];
      const text = block.rows[cell[0]]?.[cell[1]]?.text;
      const to = addressInFile(link.to);
      if (!text || text !== link.text || to === undefined) return [];
      inTables.add(link);
      return [{ start: 0, end: text.length, to, cell }];
    });
    return own.length > 0 ? { ...block, links: own } : block;
  });
  const others = [...links.values()].flat().filter((link) => !inTables.has(link));
  return withLinks(linked, others.map(writtenOf));
}

function writtenOf({ text, to }: CellLink): WrittenLink {
  return { words: text, before: '', after: '', to };
}
