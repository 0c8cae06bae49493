/**
 * How deeply brackets nest in a text, those in quotes not counted: looked at before parsing, so that no parser runs out
 * of stack. Quotes that never close count what follows as quoted; such a text does not parse anyway.
 */
export function bracketDepth(text: string): number {
  let depth = 0;
  let deepest = 0;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index] as string;
    if (character === '"' || character === "'") index = endOfQuote(text, index);
    else if ('([{'.includes(character)) deepest = Math.max(deepest, (depth += 1));
    else if (')]}'.includes(character)) depth -= 1;
  }
  return deepest;
}

/** Index of the closing quote: of the same kind, unescaped, on the same line. */
function endOfQuote(text: string, start: number): number {
  for (let index = start + 1; index < text.length; index += 1) {
    if (text[index] === '\\') index += 1;
    else if (text[index] === text[start]) return index;
    else if (text[index] === '\n') return start;
  }
  return start;
}
