/** One sign that is drawn as a picture, with its skin colour, its joined signs and its variation; no figure, arrow or bullet. */
export const EMOJI =
  '(?:\\p{Regional_Indicator}{2}|(?![\\d#*©®™↔→←↑↓●■▶◆※])\\p{Extended_Pictographic}[\\u{1F3FB}-\\u{1F3FF}\\uFE0E\\uFE0F]*(?:\\u200D\\p{Extended_Pictographic}[\\u{1F3FB}-\\u{1F3FF}\\uFE0F]*)*)';
const LEADING = new RegExp(`^(\\s*)(${EMOJI}(?:\\s*${EMOJI})*)\\s*(?=\\S)`, 'u');
const COUNTED = new RegExp(
  `^(?:\\s*${EMOJI}\\s?[:：×x]?\\s?\\d+[,，、/|]?)(?:\\s*${EMOJI}\\s?[:：×x]?\\s?\\d+[,，、/|]?)+\\s*$`,
  'u',
);
const TRAILING = new RegExp(`(?<!\\s)(?:\\s*${EMOJI})+\\s*$`, 'u');
const FIRST = new RegExp(`^${EMOJI}`, 'u');
/** `1️⃣`, `🔟`: figures on keys. */
const KEYCAP = /^(\s*)(?:([0-9])\uFE0F?\u20E3|(\u{1F51F}))\s*(?=\S)/u;
const DONE = /^[✅☑✔🆗]/u;
/** The mark of lines of which some are ticked. */
const TICKED = '☑';
const OPEN = /^[❌✖⬜🔲🚫]/u;
/** `○ trains`, `× season tickets`: plain signs, which say on which side a line is where both stand in one run of lines. */
const FOR = /^\s*[○◯〇✓✔√]\s*(?=\p{L})/u;
const AGAINST = /^\s*[×╳✗✘✕]\s*(?=\p{L})/u;
/** `[x] …`, `- [ ] …`, `☐ …`: a box to be ticked, behind the mark of a list or alone. */
const BOX = /^(\s*(?:[-*+•·]\s+)?)(?:\[([ xX✓✔√])\]|([☐☑☒]))\s+(?=\S)/u;
const TICK = /[xX✓✔√☑☒]/u;
/** The mark of an entry that had a box and nothing else. */
const EMPTY = '☐';
/** What a ticked line keeps where others are open. */
const TICKED_LINE = '✅';
/** Fewest lines that begin with one sign for it to be the mark of a list. */
const FEWEST = 2;

/**
 * Lines as people set them in messages: a sign that several lines begin with is the mark of a list, one by itself only
 * decorates its line. Where some lines are ticked and some crossed, the signs say which.
 */
export function withEmojiMarks(given: readonly string[]): string[] {
  const lines = withOpposedSigns(withBoxes(given));
  const leads = lines.map((line) => FIRST.exec(LEADING.exec(line)?.[2] ?? '')?.[0]);
  const times = new Map<string, number>();
  for (const lead of leads) if (lead) times.set(lead, (times.get(lead) ?? 0) + 1);
  const isTicked = leads.some((lead) => DONE.test(lead ?? '')) && leads.some((lead) => OPEN.test(lead ?? ''));
  return lines.map((line, index) => {
    const counted = line.replace(KEYCAP, (_, indent: string, figure?: string) => `${indent}${figure ?? '10'}. `);
    if (counted !== line) return counted;
    // `😀 3 😐 4 🙁 2`: what signs count is said by them.
    if (COUNTED.test(line)) return line;
    const lead = leads[index];
    if (!lead) return line.replace(TRAILING, '');
    const says = isTicked && (DONE.test(lead) || OPEN.test(lead)) ? `${TICKED} ${lead} ` : undefined;
    const mark = says ?? ((times.get(lead) ?? 0) >= FEWEST ? `${lead} ` : '');
    return line.replace(LEADING, (_, indent: string) => `${indent}${mark}`).replace(TRAILING, '');
  });
}

/** Signs for and against are kept behind the mark of an entry, in each run of lines that has both. */
function withOpposedSigns(lines: readonly string[]): readonly string[] {
  const result = [...lines];
  for (let start = 0; start < lines.length; start += 1) {
    if (!isSigned(lines[start])) continue;
    let end = start + 1;
    while (isSigned(lines[end])) end += 1;
    const run = lines.slice(start, end);
    if (run.some((line) => FOR.test(line)) && run.some((line) => AGAINST.test(line)))
      for (let index = start; index < end; index += 1) result[index] = `${TICKED} ${lines[index]?.trim()}`;
    start = end - 1;
  }
  return result;
}

function isSigned(line = ''): boolean {
  return FOR.test(line) || AGAINST.test(line);
}

/** Boxes are the marks of entries; where some are ticked and some are not, the ticked say so. */
function withBoxes(lines: readonly string[]): readonly string[] {
  const ticks = lines.map((line) => {
    const [, , bracketed, drawn] = BOX.exec(line) ?? [];
    const box = bracketed ?? drawn;
    return box === undefined ? undefined : TICK.test(box);
  });
  const isMixed = ticks.includes(true) && ticks.includes(false);
  return lines.map((line, index) => {
    const isTicked = ticks[index];
    if (isTicked === undefined) return line;
    return line.replace(BOX, (_, mark: string) => {
      const own = mark.trim() === '' ? `${mark}${EMPTY} ` : mark;
      return isMixed && isTicked ? `${own}${TICKED_LINE} ` : own;
    });
  });
}
