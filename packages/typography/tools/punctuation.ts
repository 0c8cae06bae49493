import { AMBIGUOUS_PUNCTUATION, type PunctuationFamily } from '../src/catalogue.ts';
import { rangesHold, rangesOf, unicodeRangeCss } from '../src/code-ranges.ts';
import { readSubsets, type Subset, subsetFile, subsetPath } from './font-packages.ts';
import { readFace } from './read-face.ts';

/** Its Latin subset holds narrow forms of some marks: the script's own subsets are asked first. */
const LATIN = 'latin';

/** The subsets of a Noto family narrowed to the ambiguous punctuation, every mark in one of them. */
export function punctuationSubsets({ source }: PunctuationFamily): Subset[] {
  const subsets = readSubsets(source).sort(
    (a, b) => Number(a.name.startsWith(LATIN)) - Number(b.name.startsWith(LATIN)),
  );
  const marks = new Map<string, number[]>();
  for (const character of AMBIGUOUS_PUNCTUATION) {
    const code = character.codePointAt(0) as number;
    const home = subsets.find(
      ({ name, ranges }) =>
        rangesHold(ranges, code) && readFace(subsetPath(source, name, 400, false)).characters.has(code),
    );
    if (home) marks.set(home.name, [...(marks.get(home.name) ?? []), code]);
  }
  return [...marks].map(([name, codes]) => ({ name, ranges: rangesOf(codes) }));
}

/** The rules of a punctuation family; URLs are relative to the folder that the fonts are served from. */
export function punctuationRules(family: PunctuationFamily, subsets: readonly Subset[]): string[] {
  return family.source.weights.flatMap((weight) =>
    subsets.map(
      ({ name, ranges }) =>
        `@font-face{font-family:'${family.name}';font-style:normal;font-weight:${weight};font-display:block;` +
        `src:url(${family.source.package}/${subsetFile(family.source, name, weight, false)}) format('woff2');` +
        `unicode-range:${unicodeRangeCss(ranges)}}`,
    ),
  );
}
