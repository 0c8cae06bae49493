/** All matches of a global pattern in order, none of them empty; unlike `matchAll` without a copy of the pattern. */
export function matchesOf(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
}

/** What stands behind the last of some signs: a pattern that ends in `$` is tried from every place of a long text. */
export function behindLast(signs: string, text: string): string {
  let at = text.length;
  while (at > 0 && !signs.includes(text[at - 1] as string)) at -= 1;
  return text.slice(at);
}
