import { endsAsSentence, visualLength } from './numbering.ts';

/** `> you turn up`: a line that begins as a quotation does. */
const QUOTED = /^\s*>\s?(?=[^\s>])(.*)$/u;
/** Fewest lines of a run, and the longest of them, in comparable units: what is longer was broken at a width. */
const RUN = { fewest: 3, longest: 60 } as const;

/** `On 3 May, Ben wrote:`: what somebody says follows. */
const WROTE =
  /(?:\b(?:wrote|writes|said|says|asks|a écrit|écrit|a dit|dit)|[写寫说說道]|書きました|さん)\s?[:：]$|[@＠]/iu;

/**
 * Places of lines whose `>` marks entries: several short ones in a row below a line that leads to them, of which none
 * ends as a sentence. What somebody wrote before is quoted in sentences.
 */
export function quotedEntries(lines: readonly string[]): ReadonlySet<number> {
  const places = new Set<number>();
  for (let start = 0; start < lines.length; ) {
    let end = start;
    while (end < lines.length && QUOTED.test(lines[end] ?? '')) end += 1;
    const lead = lines[start - 1]?.trim() ?? '';
    const isLed = lead !== '' && !WROTE.test(lead) && end - start >= RUN.fewest;
    if (isLed && lines.slice(start, end).every(isEntry) && !isMail(lines[start]))
      for (let at = start; at < end; at += 1) places.add(at);
    start = Math.max(end, start + 1);
  }
  return places;
}

function isEntry(line: string): boolean {
  const text = QUOTED.exec(line)?.[1]?.trim() ?? '';
  return /\p{L}/u.test(text) && visualLength(text) <= RUN.longest && !endsAsSentence(text);
}

/** `> Dear Ben`: a letter is no list. */
function isMail(line = ''): boolean {
  return /^\s*>\s?(?:hi|hello|dear|hey|bonjour|salut|ch[eè]re?s?|您?你?好|[^>]{1,12}様)(?!\p{L})/iu.test(line);
}
