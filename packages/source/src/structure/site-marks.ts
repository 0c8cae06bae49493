import { overProse, overWords } from './prose-lines.ts';

/**
 * What Markdown files hold for the program that makes a site of them, by whose rules it is written: lists of attributes
 * (Pandoc, kramdown), short codes (Hugo, Jekyll), imports, components and comments (MDX), places of contents (kramdown,
 * GitLab), links of wikis (Obsidian), names of emoji (GitHub). None of it is the text's.
 */

/** A code, which stays, or `{#plan}`, `{: .wide #plan }`, `{.note key="value"}` behind a heading, a link or a code; never `{name}`. */
const ATTRIBUTES =
  /`[^`\n]{1,300}`|\s?\{(?::\s?[^{}\n]{0,200}|\s?(?:[#.][\p{L}_][^\s{}]{0,80})(?:\s+(?:[#.]?[\p{L}_][\w.:-]{0,80}(?:=(?:"[^"]{0,200}"|'[^']{0,200}'|[^\s"'{}]{1,80}))?)){0,9}\s?)\}/gu;
const BEHIND_WORDS = /[)\]`]$/;
const COMMENT = /\s?\{\/\*.{0,300}?\*\/\}/g;
const SHORT_CODE = /\{\{[<%].{0,2000}?[>%]\}\}|\{%.{0,2000}?%\}/g;
/** A line that only a program reads. */
const PROGRAM = [
  /^\s*import\s(?:.{1,300}\sfrom\s+)?(?:'[^']{1,200}'|"[^"]{1,200}");?\s*$/,
  /^\s*export\s(?:const|default|function)\s.{0,300}[;{]\s*$/,
  /^\s*<\/?[A-Z][\w.]{0,60}(?:\s[^<>]{0,500})?\/?>\s*$/,
  /^\s*(?:\[\[_TOC_\]\]|\[TOC\]|\{\{TOC\}\}|\{:toc\}|@\[toc\](?:\(.{0,60}\))?)\s*$/i,
  /^\s*\{:?\s?[#.:][^{}\n]{0,300}\}\s*$/,
] as const;
const EMBEDDED = /!\[\[[^\]\n]{1,300}\]\]/g;
/** `[[page]]`, `[[page#part]]`, `[[page|words]]`. */
const WIKI = /\[\[(?=\S)(?:[^\]|\n]{0,200}\|)?([^\]|\n]{1,200})\]\](?!\()/g;
const EMOJI =
  /(?<!\S):(?:[a-z][a-z0-9_+-]{1,40}|[+-]1):(?!\S)\s?|\s:(?:[a-z][a-z0-9_+-]{1,40}|[+-]1):(?=\s|[.,;!?)]|$)/g;
const HEADING = /^\s{0,3}#{1,6}\s/;
/** Signs without which a line holds nothing of all this. */
const SIGNS = /[{<[:]|^\s*(?:import|export)\s/;

/** A text of Markdown without what is only for the program that makes a site of it; listings stay as they are. */
export function withoutSiteMarks(lines: readonly string[]): string[] {
  return overProse(lines, (run) => run.flatMap(plainLines));
}

function plainLines(line: string): string[] {
  if (!SIGNS.test(line)) return [line];
  if (PROGRAM.some((pattern) => pattern.test(line))) return [];
  const plain = overWords(line, withoutMarks);
  const attributed = plain.replace(ATTRIBUTES, (whole, offset: number) => {
    if (whole.startsWith('`')) return whole;
    const isAtEnd = offset + whole.length === plain.trimEnd().length && HEADING.test(plain);
    return isAtEnd || BEHIND_WORDS.test(plain.slice(0, offset)) ? '' : whole;
  });
  if (attributed === line) return [line];
  // What held nothing else is no line.
  return attributed.trim() === '' ? [] : [attributed.trimEnd()];
}

function withoutMarks(words: string): string {
  return words
    .replace(COMMENT, '')
    .replace(SHORT_CODE, '')
    .replace(EMBEDDED, '')
    .replace(WIKI, (_, inner: string) => inner.slice(inner.lastIndexOf('#') + 1))
    .replace(EMOJI, '');
}
