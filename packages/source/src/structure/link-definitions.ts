/** `[policy]: https://example.org/policy "Title"` of Markdown, CommonMark 0.31 §4.7. */
const DEFINITION =
  /^ {0,3}\[(?<label>[^\]^[\n]{1,200})\]:\s+(?:<\S*>|(?:[a-z][a-z\d+.-]{1,20}:|www\.|[/#]|\.{1,2}\/)\S*|[^\s:.]+(?:\.[^\s:.]+)*\.[a-z]\S*)(?:\s+(?:"[^"]*"|'[^']*'|\([^)]*\)))?\s*$/i;
/** `as shown [1]`: the mark of a note, with the space in front of it; behind other brackets it names what these say. */
const NOTE_MARK = /(?<![\] \t\u00a0])[ \t\u00a0]?\[(?<label>\d{1,3})\](?![[(:])/g;
/** `[our policy][policy]`, `[policy][]`, `[policy]`; a line may end within one. */
const REFERENCE =
  /!?\[(?<text>[^\]\n]{1,300}(?:\n[ \t]*[^\]\s][^\]\n]{0,300})?)\](?:\[(?<label>[^\]\n]{0,200}(?:\n[ \t]*[^\]\s][^\]\n]{0,200})?)\])?(?![(:])/g;

/** Where the labels that lines define lead, the first of each, by the label in lower case (CommonMark 0.31 §4.7). */
export function definedLinks(lines: readonly string[]): Map<string, string> {
  const defined = new Map<string, string>();
  for (const line of lines) {
    const label = line.includes(']:') ? DEFINITION.exec(line)?.groups?.['label']?.trim().toLowerCase() : undefined;
    const to = /\]:\s+<?([^\s>]*)/.exec(line)?.[1];
    if (label && to && !defined.has(label)) defined.set(label, to);
  }
  return defined;
}

/** Lines without the definitions of links that stand apart from their words, and without the marks that name these. */
export function withoutLinkDefinitions(lines: readonly string[]): string[] {
  const labels = new Set(lines.flatMap((line) => DEFINITION.exec(line)?.groups?.['label']?.trim().toLowerCase() ?? []));
  if (labels.size === 0) return [...lines];
  const isKnown = (label: string): boolean => labels.has(label.replace(/\s+/g, ' ').trim().toLowerCase());
  return lines
    .filter((line) => !DEFINITION.test(line))
    .join('\n')
    .replace(NOTE_MARK, (whole, label: string) => (isKnown(label) ? '' : whole))
    .replace(REFERENCE, (whole, text: string, label: string | undefined) => (isKnown(label || text) ? text : whole))
    .split('\n');
}
