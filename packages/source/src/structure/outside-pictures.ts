import { overProse } from './prose-lines.ts';

/** `![words](address)`, `![words][name]`, either as the words of a link. */
const PICTURE =
  /(?:\[\s*)?!\[[^\]\n]{0,500}\](?:\([^()\n]{0,1000}\)|\[[^\]\n]{0,200}\])(?:\s*\](?:\([^()\n]{0,1000}\)|\[[^\]\n]{0,200}\]))?/g;
/** What may stand in front of a picture in its line: the mark of an entry, signs between several. */
const BESIDE = /^\s*(?:[-*+]|\d{1,3}[.)])?[\s|·•,]*$/;

/**
 * A text of Markdown without lines that hold only pictures: these stand in files of their own, and their words say what
 * one would see, not what the text says. Undefined where there is no such line, or nothing else.
 */
export function withoutOutsidePictures(lines: readonly string[]): string[] | undefined {
  if (!lines.some((line) => line.includes('!['))) return undefined;
  const kept = overProse(lines, (run) => run.map((line) => (isOnlyPictures(line) ? '' : line)));
  const isLess = kept.some((line, index) => line !== lines[index]);
  return isLess && kept.some((line) => /[\p{L}\p{N}]/u.test(line)) ? kept : undefined;
}

function isOnlyPictures(line: string): boolean {
  return line.includes('![') && BESIDE.test(line.replace(PICTURE, ''));
}
