import { LINKS } from '../limits.ts';
import { joinLines, tidyLine } from '../tidy.ts';
import { plainLine } from './inline-marks.ts';
import { definedLinks } from './link-definitions.ts';
import type { WrittenLink } from './links.ts';
import { raisedFigures } from './raised-figures.ts';

/**
 * The links that a text of Markdown writes on words, and what it sets off the line: `[words](address)`, `[words][label]`, `[label]`,
 * `<a href="address">words</a>` (CommonMark 0.31 §6.3, §4.7). Words may go over one end of a line.
 */

const WORDS = '(?<words>[^[\\]\\n]{1,300}(?:\\n[^[\\]\\n]{1,300})?)';
const INLINE = new RegExp(
  `(?<!!)\\[${WORDS}\\]\\(<?(?<to>[^()<>\\s]{1,2100}(?:\\([^()\\s]{0,200}\\)[^()<>\\s]{0,2000})?)>?(?:\\s+"[^"\\n]*")?\\)`,
  'g',
);
const REFERENCE = new RegExp(`(?<!!)\\[${WORDS}\\](?:\\[(?<label>[^\\]\\n]{0,200})\\])?(?![(:[])`, 'g');
const ANCHOR =
  /<a\s(?:[^<>]{0,500}\s)?href\s*=\s*(?<quote>["'])(?<to>[^"'<>]{1,2100})\k<quote>[^<>]{0,500}>(?<words>[^<>]{1,300})<\/a>/gi;
/** `H<sub>2</sub>O`, `2<sup>nd</sup>`, and as Pandoc writes them: `H~2~O`, `2^nd^`. */
const OFF_LINE =
  /<su(?<tag>[bp])>(?<words>[^<>\n]{1,12})<\/su\k<tag>>|(?<=\p{L})~(?<low>\d{1,3})~|(?<=[\p{L}\p{N})])\^(?<high>[\p{L}\p{N}]{1,8})\^/giu;
const OFF_LINE_TAGS = /<\/?su[bp]>/gi;
/** What is told as it is written: fenced listings, code within a line. */
const AS_WRITTEN = /^ {0,3}(```|~~~)[\s\S]*?^ {0,3}\1|`[^`\n]{1,300}`/gm;
/** UTF-16 units on each side of a link that are read for what stands around it. */
const NEAR = 120;

/** In their order. @param lines as the file has them */
export function linksOfMarkdown(lines: readonly string[]): WrittenLink[] {
  const whole = lines.join('\n');
  if (!whole.includes('](') && !whole.includes(']:') && !/<a\s|<su[bp]>|[~^][\p{L}\p{N}]{1,8}[~^]/iu.test(whole))
    return [];
  const text = whole.replace(AS_WRITTEN, (code) => ' '.repeat(code.length));
  const definitions = definedLinks(lines);
  const matches = [
    ...text.matchAll(INLINE),
    ...text.matchAll(ANCHOR),
    ...text.matchAll(OFF_LINE),
    ...(definitions.size > 0 ? text.matchAll(REFERENCE) : []),
  ].toSorted((a, b) => a.index - b.index);
  const links: WrittenLink[] = [];
  for (const { 0: match, index, groups } of matches) {
    if (links.length >= LINKS.maxCount) break;
    const mark = markOf(groups);
    const words = plainLine(joinLines((groups?.['words'] ?? groups?.['low'] ?? groups?.['high'] ?? '').split('\n')));
    const to = mark
      ? undefined
      : (groups?.['to'] ?? definitions.get((groups?.['label'] || words).trim().toLowerCase()));
    if ((to === undefined && !mark) || words === '') continue;
    const end = index + match.length;
    links.push({
      words,
      before: plainLine(tidyLine(onLine(lastLine(text.slice(Math.max(0, index - NEAR), index))))),
      after: plainLine(tidyLine(onLine(text.slice(end, end + NEAR).split('\n', 1)[0] ?? ''))),
      ...(to === undefined ? {} : { to }),
      ...mark,
    });
  }
  return links;
}

function markOf(
  groups: Readonly<Record<string, string>> | undefined,
): Pick<WrittenLink, 'raised' | 'lowered'> | undefined {
  const { tag, low, high } = groups ?? {};
  if (low !== undefined || tag?.toLowerCase() === 'b') return { lowered: true };
  return high !== undefined || tag !== undefined ? { raised: true } : undefined;
}

function onLine(text: string): string {
  return text
    .replace(/<sup>([^<>\n]{1,12})<\/sup>/gi, (_, words: string) => raisedFigures(words))
    .replace(OFF_LINE_TAGS, '');
}

function lastLine(text: string): string {
  return text.slice(text.lastIndexOf('\n') + 1);
}
