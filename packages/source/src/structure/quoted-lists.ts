/** `> - Event name:`, `> 1. Ask`: an entry of a list that stands in a quotation; lines below it may go on with it. */
const ENTRY = /^\s*>\s?(\s*(?:[-*+]|\d{1,2}[.)])\s+\S.*)$/u;
const QUOTED = /^\s*>\s?(.*)$/u;
/** `> [!NOTE]`: what kind of box a Markdown file asks for. */
const BOX = /^(\s*>\s*)\[!(?:NOTE|TIP|IMPORTANT|WARNING|CAUTION)\]\s*/iu;
/** `> **Note:** …`, `> 注意：…`: a quotation that begins so quotes nobody. */
const NOTE =
  /^\s*>\s*(?:\*\*|__)?(?:note|nb|n\.b\.|tip|hint|info|important|warning|caution|reminder|remarque|attention|astuce|à noter|rappel|注|备注|備註|提示|小提示|温馨提示|溫馨提示|说明|說明|警告|注意事项|补充|補足|メモ|ヒント|注意)(?:\*\*|__)?\s?[:：](?:\*\*|__)?\s?\S/iu;
/** Fewest entries of a list. */
const FEWEST = 2;

/** Lists that Markdown sets in a quotation as lists, notes as what they say, and its boxes without the name of their kind. */
export function withQuotedLists(lines: readonly string[]): string[] {
  const result: string[] = [];
  const between = linesBetweenEntries(lines);
  for (let start = 0; start < lines.length; ) {
    let end = start;
    while (QUOTED.test(lines[end] ?? '') || between.has(end)) end += 1;
    const run = lines.slice(start, Math.max(end, start + 1));
    const entries = run.filter((line) => ENTRY.test(line)).length;
    const isList = entries >= FEWEST && ENTRY.test(run[0] ?? '');
    const isPlain = isList || NOTE.test(run[0] ?? '');
    result.push(...run.map((line) => (isPlain ? (QUOTED.exec(line)?.[1] ?? line) : line.replace(BOX, '$1'))));
    start += run.length;
  }
  return result;
}

/** Places of empty lines with a quoted entry above and, over no more than empty lines, below. */
function linesBetweenEntries(lines: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  let entry: number | undefined;
  for (const [index, line] of lines.entries()) {
    if (line.trim() === '') continue;
    const isEntry = ENTRY.test(line);
    if (isEntry && entry !== undefined) for (let at = entry + 1; at < index; at += 1) places.add(at);
    entry = isEntry ? index : undefined;
  }
  return places;
}
