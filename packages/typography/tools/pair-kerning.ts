import type { Font } from 'fontkit';

/**
 * The `kern` feature of a font's GPOS table, read directly: asking fontkit to lay out every pair takes minutes a family.
 * Structures are those of the OpenType specification ("GPOS", lookup types 2 and 9) as fontkit parses them.
 */

interface Coverage {
  readonly version: number;
  readonly glyphs?: readonly number[];
  readonly rangeRecords?: readonly { start: number; end: number; startCoverageIndex: number }[];
}
interface ClassDefinition {
  readonly version: number;
  readonly startGlyph?: number;
  readonly classValueArray?: readonly number[];
  readonly classRangeRecord?: readonly { start: number; end: number; class: number }[];
}
interface ValueRecord {
  readonly xAdvance?: number;
}
interface PairSubtable {
  readonly version: 1 | 2;
  readonly coverage: Coverage;
  readonly pairSets?: {
    get(index: number): Iterable<{ secondGlyph: number; value1?: ValueRecord }>;
    readonly length: number;
  };
  readonly classDef1?: ClassDefinition;
  readonly classDef2?: ClassDefinition;
  readonly classRecords?: {
    get(index: number): { get(index: number): { value1?: ValueRecord } };
  };
}
interface Lookup {
  readonly lookupType: number;
  readonly subTables: readonly unknown[];
}
interface LanguageSystem {
  readonly featureIndexes: readonly number[];
}
interface GposTable {
  readonly scriptList: readonly { tag: string; script: { defaultLangSys: LanguageSystem | null } }[];
  readonly featureList: readonly { tag: string; feature: { lookupListIndexes: readonly number[] } }[];
  readonly lookupList: { get(index: number): Lookup };
}

const PAIR_ADJUSTMENT = 2;
const EXTENSION = 9;

type SubtableKerning = (left: number, right: number) => number | undefined;
/** The subtables of one lookup: the first that knows the pair decides. */
export type PairLookup = readonly SubtableKerning[];

/** The pair lookups that shaping Latin text applies, in their order. */
export function pairLookups(font: Font): PairLookup[] {
  const table = (font as unknown as { GPOS?: GposTable }).GPOS;
  if (!table) return [];
  const script = ['latn', 'DFLT', 'dflt'].flatMap((tag) => table.scriptList.filter((entry) => entry.tag === tag))[0];
  const indexes = (script?.script.defaultLangSys?.featureIndexes ?? [])
    .map((index) => table.featureList[index])
    .filter((entry) => entry?.tag === 'kern')
    .flatMap((entry) => [...(entry?.feature.lookupListIndexes ?? [])]);
  return [...new Set(indexes)]
    .sort((a, b) => a - b)
    .map((index) => subtablesOf(table.lookupList.get(index)).map((subtable) => readSubtable(subtable)));
}

/** The sum of what the lookups add to the left glyph's advance, font units. */
export function pairAdjustment(lookups: readonly PairLookup[], left: number, right: number): number {
  let sum = 0;
  for (const lookup of lookups) {
    for (const subtable of lookup) {
      const value = subtable(left, right);
      if (value === undefined) continue;
      sum += value;
      break;
    }
  }
  return sum;
}

function subtablesOf(lookup: Lookup): PairSubtable[] {
  const tables = [...lookup.subTables] as unknown[];
  if (lookup.lookupType === PAIR_ADJUSTMENT) return tables as PairSubtable[];
  if (lookup.lookupType !== EXTENSION) return [];
  const extensions = tables as { lookupType: number; extension: PairSubtable }[];
  return extensions.filter((entry) => entry.lookupType === PAIR_ADJUSTMENT).map((entry) => entry.extension);
}

function readSubtable(table: PairSubtable): SubtableKerning {
  const coverage = coverageIndexes(table.coverage);
  if (table.version === 1) {
    const sets = new Map<number, Map<number, number>>();
    for (const [glyph, index] of coverage) {
      const pairs = [...(table.pairSets?.get(index) ?? [])];
      sets.set(glyph, new Map(pairs.map((pair) => [pair.secondGlyph, pair.value1?.xAdvance ?? 0])));
    }
    return (left, right) => sets.get(left)?.get(right);
  }
  const leftClass = classes(table.classDef1);
  const rightClass = classes(table.classDef2);
  return (left, right) => {
    if (!coverage.has(left)) return undefined;
    const record = table.classRecords?.get(leftClass(left)).get(rightClass(right));
    return record?.value1?.xAdvance ?? 0;
  };
}

function coverageIndexes(coverage: Coverage): Map<number, number> {
  const indexes = new Map<number, number>();
  [...(coverage.glyphs ?? [])].forEach((glyph, index) => indexes.set(glyph, index));
  for (const range of coverage.rangeRecords ?? []) {
    for (let glyph = range.start; glyph <= range.end; glyph++) {
      indexes.set(glyph, range.startCoverageIndex + glyph - range.start);
    }
  }
  return indexes;
}

function classes(definition: ClassDefinition | undefined): (glyph: number) => number {
  const known = new Map<number, number>();
  [...(definition?.classValueArray ?? [])].forEach((value, index) =>
    known.set((definition?.startGlyph ?? 0) + index, value),
  );
  for (const range of definition?.classRangeRecord ?? []) {
    for (let glyph = range.start; glyph <= range.end; glyph++) known.set(glyph, range.class);
  }
  return (glyph) => known.get(glyph) ?? 0;
}
