/** Most lines of one formula between its marks. */
const MOST_LINES = 40;
const WORDS = /\\(?:text|mathrm|operatorname|mbox|label|tag|begin|end)\*?\{[^{}]*\}/g;
const SIGNS = /[\\^_=+*/<>≤≥≈∑∫√∞]|\s[-−]\s/u;
/** Two words with nothing between them, or a few signs of a script without spaces. */
const PROSE = /\p{L}{3,}[\s,.:;!?]+\p{L}|\p{sc=Han}{4,}|[\p{sc=Hiragana}\p{sc=Katakana}]{2,}/u;

/** Whether what stands between the marks of a formula is one: `$$` also says how dear a place is, `\[sic\]` that it is quoted. */
export function looksLikeFormula(text: string): boolean {
  const bare = text.replaceAll(WORDS, ' ').replaceAll(/\\[a-z]+/giu, ' ');
  return !PROSE.test(bare) && (SIGNS.test(text) || /^[^\p{L}\p{N}]*\p{L}{1,2}[^\p{L}\p{N}]*$/u.test(text));
}

/** What ends a formula whose mark stands in a line of its own; undefined where the line is none. */
export function endOfFormula(line: string): RegExp | undefined {
  if (/^\s*\$\$\s*$/.test(line)) return /^\s*\$\$[\s.,;]*$/;
  return /^\s*\\\[\s*$/.test(line) ? /^\s*\\\][\s.,;]*$/ : undefined;
}

/** The lines that begin a formula whose end stands in one of the next lines, by their places. */
export function formulaStarts(lines: readonly string[]): ReadonlySet<number> {
  const starts = new Set<number>();
  for (let at = 0; at < lines.length; at += 1) {
    const end = endOfFormula(lines[at] ?? '');
    if (!end) continue;
    const own = lines.slice(at + 1, at + 2 + MOST_LINES);
    const length = own.findIndex((line) => end.test(line));
    if (length < 1 || !looksLikeFormula(own.slice(0, length).join('\n'))) continue;
    starts.add(at);
    at += length + 1;
  }
  return starts;
}

/** Fewest signs apart from each other that are the pieces of a drawn formula. */
const FEWEST_PIECES = 3;
const OPERATORS = /[=+×÷∑∏∫√^<>|]|\p{sc=Greek}/u;

/** Whether a line is what is left of a drawn formula or diagram, `F( ,q) Γ +`: no word of three letters among its signs. */
export function isOfFormula(line: string): boolean {
  const isWorded = /\p{L}{3}|[\u3040-\u30ff\p{sc=Han}]/u.test(line);
  return !isWorded && OPERATORS.test(line) && line.trim().split(/\s+/u).length >= FEWEST_PIECES;
}
