import type { PdfLine } from './pdf-page.ts';

/** The faces of programs that set music, as SMuFL's list of fonts and the programs' own folders name them. */
const MUSIC_FACE =
  /^(?:[A-Z]{6}\+)?(?:opus|helsinki|inkpen2|reprise|maestro|petrucci|sonata|bravura|leland|emmentaler|feta|gonville|engraver|finale|mscore|musejazz|petaluma|sebastian|leipzig|norfolk|musical ?symbols)/i;

/** Whether the signs of a font are notes, written in the places of letters. */
export function isMusicFace(name: string): boolean {
  return MUSIC_FACE.test(name);
}

/** Fewest words of three letters or more in a line of a score that says something. */
const FEWEST_WORDS = 4;

/** Lines of a score without what names its staves, beats and hands: what is said stays, and the largest of them. */
export function withoutStaveLabels(lines: readonly PdfLine[]): PdfLine[] {
  const largest = Math.max(...lines.map(({ size }) => size));
  return lines.filter(({ text, size, table, image }) => {
    if (table || image) return true;
    return size === largest || (text.match(/\p{L}{3,}/gu)?.length ?? 0) >= FEWEST_WORDS;
  });
}
