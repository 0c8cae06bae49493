import type { FontFamily } from '../src/catalogue.ts';
import { codesIn, encodeRanges, rangesHold, rangesOf } from '../src/code-ranges.ts';
import { type FamilyMetrics, faceKey } from '../src/metrics-format.ts';
import { encodeNumbers, toUnsigned } from '../src/number-codec.ts';
import { type Subset, subsetPath } from './font-packages.ts';
import { type Face, readFace } from './read-face.ts';

/** Kerning is kept for the file that holds ASCII and Latin-1, and for those that hold kana and East Asian punctuation. */
const KERNED_LATIN = 'latin';
const KERNED_CHARACTERS = [...'あアー、。，'].map((character) => character.codePointAt(0) as number);

interface Style {
  readonly weight: number;
  readonly italic: boolean;
}

/** One weight or italic of a family: its files by subset name. */
type StyleFaces = ReadonlyMap<string, Face>;

/** Reads the files of a family that these subsets name and returns what measuring has to know of them. */
export function familyMetrics(family: FontFamily, subsets: readonly Subset[]): FamilyMetrics {
  const styles: Style[] = [
    ...family.weights.map((weight) => ({ weight, italic: false })),
    ...family.italics.map((weight) => ({ weight, italic: true })),
  ];
  const faces = styles.map((style) => readStyle(family, subsets, style));
  const first = [...(faces[0] as StyleFaces).values()][0] as Face;
  const homes = homesOf(subsets, faces[0] as StyleFaces);
  const { unitsPerEm, ascent, descent } = first;

  const declared = rangesOf(subsets.flatMap((subset) => [...codesIn(subset.ranges)]));
  const missing = [...codesIn(declared)].filter((code) => !homes.has(code));
  const advancesOf = (code: number) =>
    faces.map((face) => face.get(homes.get(code) as string)?.advance(code) ?? unitsPerEm);
  const listed = [...homes.keys()]
    .sort((a, b) => a - b)
    .filter((code) => advancesOf(code).some((advance) => advance !== unitsPerEm));
  const advances = classify(listed, advancesOf);

  const kerned = kernedCodes(homes);
  const kerning = (face: StyleFaces, before: number, after: number) => {
    const home = homes.get(before) as string;
    return home === homes.get(after) ? (face.get(home)?.kerning(before, after) ?? 0) : 0;
  };
  const left = classify(kerned, (code) => faces.flatMap((face) => kerned.map((other) => kerning(face, code, other))));
  const right = classify(kerned, (code) => faces.flatMap((face) => kerned.map((other) => kerning(face, other, code))));

  return {
    unitsPerEm,
    ascent,
    descent,
    missing: encodeRanges(rangesOf(missing)),
    listed: encodeRanges(rangesOf(listed)),
    advanceClasses: encodeNumbers(advances.classes),
    kerned: encodeRanges(rangesOf(kerned)),
    leftClasses: encodeNumbers(left.classes),
    rightClasses: encodeNumbers(right.classes),
    faces: Object.fromEntries(
      styles.map(({ weight, italic }, index) => [
        faceKey(weight, italic),
        {
          advances: encodeDifferences(advances.members.map((code) => advancesOf(code)[index] ?? unitsPerEm)),
          kerning: encodeKerning(
            left.members.flatMap((code) =>
              right.members.map((other) => kerning(faces[index] as StyleFaces, code, other)),
            ),
          ),
        },
      ]),
    ),
  };
}

function readStyle(family: FontFamily, subsets: readonly Subset[], { weight, italic }: Style): StyleFaces {
  return new Map(subsets.map(({ name }) => [name, readFace(subsetPath(family, name, weight, italic), family.cjk)]));
}

/** The subset that draws each character: the last declared one that holds it, as CSS has it. */
function homesOf(subsets: readonly Subset[], faces: StyleFaces): Map<number, string> {
  const homes = new Map<number, string>();
  for (const { name, ranges } of subsets) {
    for (const code of faces.get(name)?.characters ?? []) if (rangesHold(ranges, code)) homes.set(code, name);
  }
  return homes;
}

/** The characters of the files whose kerning is kept; ideographs never kern. */
function kernedCodes(homes: ReadonlyMap<number, string>): number[] {
  const subsets = new Set([KERNED_LATIN, ...KERNED_CHARACTERS.map((code) => homes.get(code))]);
  return [...homes]
    .filter(
      ([code, home]) => subsets.has(home) && code <= 0xffff && !/\p{Script=Han}/u.test(String.fromCodePoint(code)),
    )
    .map(([code]) => code)
    .sort((a, b) => a - b);
}

/** Codes that `describe` tells the same of share a class; the classes with most members come first. */
function classify(codes: readonly number[], describe: (code: number) => readonly number[]) {
  const groups = new Map<string, number[]>();
  for (const code of codes) {
    const key = describe(code).join(' ');
    const group = groups.get(key);
    if (group) group.push(code);
    else groups.set(key, [code]);
  }
  const sorted = [...groups.values()].sort((a, b) => b.length - a.length);
  const classOf = new Map(sorted.flatMap((group, index) => group.map((code) => [code, index] as const)));
  return {
    classes: codes.map((code) => classOf.get(code) ?? 0),
    /** One code of each class. */
    members: sorted.map((group) => group[0] as number),
  };
}

function encodeDifferences(values: readonly number[]): string {
  return encodeNumbers(values.map((value, index) => toUnsigned(value - (values[index - 1] ?? 0))));
}

function encodeKerning(values: readonly number[]): string {
  const numbers: number[] = [];
  let zeros = 0;
  for (const value of values) {
    if (value === 0) {
      zeros += 1;
      continue;
    }
    numbers.push(zeros, toUnsigned(value));
    zeros = 0;
  }
  return encodeNumbers(numbers);
}
