import { type CodeRange, decodeRanges } from './code-ranges.ts';
import { FAMILY_SUBSETS, UNICODE_RANGES } from './font-subsets.generated.ts';

/** A file's worth of a family, as its package cuts it. */
export interface FontSubset {
  /** Part of the file name: `latin`, `12`. */
  readonly name: string;
  readonly ranges: readonly CodeRange[];
}

const decoded = new Map<number, readonly CodeRange[]>();
const families = new Map<string, readonly FontSubset[]>();

/** The subsets of a family in the order in which they are declared; of two that hold a character the later one draws it. */
export function fontSubsets(family: string): readonly FontSubset[] {
  let subsets = families.get(family);
  if (!subsets) {
    subsets = (FAMILY_SUBSETS[family] ?? '').split(' ').map((entry) => {
      const [name = '', index = ''] = entry.split(':');
      return { name, ranges: rangesAt(Number(index)) };
    });
    families.set(family, subsets);
  }
  return subsets;
}

function rangesAt(index: number): readonly CodeRange[] {
  let ranges = decoded.get(index);
  if (!ranges) {
    ranges = decodeRanges(UNICODE_RANGES[index] ?? '');
    decoded.set(index, ranges);
  }
  return ranges;
}
