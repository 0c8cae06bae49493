/** `附件：1. 自查表`: what leads to a counted list, with the first entry on its line; the mark behind the number, and the entry. */
const FIRST = /^(?<lead>\s*[^:：。.]{1,24}[:：])\s*1(?<mark>[.、．)）])(?!\d)\s*(?<entry>\S.*)$/u;
const SECOND = /^(?<indent>\s*)2(?<mark>[.、．)）])\s*\S/u;

/** The first entry of a counted list on a line of its own, where the second one begins the next line: set in as that one is. */
export function withLedNumbers(lines: readonly string[]): string[] {
  return lines.flatMap((line, index) => {
    const { lead, mark, entry } = FIRST.exec(line)?.groups ?? {};
    if (lead === undefined) return [line];
    let next = index + 1;
    while (lines[next]?.trim() === '') next += 1;
    const second = SECOND.exec(lines[next] ?? '')?.groups;
    return second?.['mark'] === mark ? [lead, `${second?.['indent']}1${mark} ${entry}`] : [line];
  });
}
