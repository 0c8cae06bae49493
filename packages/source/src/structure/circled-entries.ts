/** `①…②…③…` in one line, as lines of their own where the line begins with the first: entries of a list. */
export function withCircledEntries(lines: readonly string[]): string[] {
  return lines.flatMap((line) => {
    if (!/^\s*①[^②]+②/u.test(line)) return [line];
    return line.split(/\s*[；;，,]?\s*(?=[②-⑳])/u);
  });
}
