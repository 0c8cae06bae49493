/** One message of a conversation: when, who, and what is said. */
interface Turn {
  readonly day: string;
  readonly time: string;
  readonly name: string;
  readonly text: string;
  /** The mark between the name and the words. */
  readonly mark: string;
}

const TIME = '(?<time>(?:[01]?\\d|2[0-3])[:：][0-5]\\d(?:[:：][0-5]\\d)?(?:\\s?[AaPp]\\.?[Mm]\\.?)?)';
const DAY = '(?<day>\\d{1,4}[-/.年]\\d{1,2}(?:[-/.月]\\d{1,4}日?)?|\\d{1,2}月\\d{1,2}日)';
const NAME = "(?<name>[\\p{L}][\\p{L}\\p{M}\\p{N} .·・_’'-]{0,18}?)";

/** How programs and people write who said what when. */
const TURNS: readonly RegExp[] = [
  // `[14/02/2025, 18:04] Dev: same spot?`, `[09:02] Mia: …`, `(18:04) Dev: …`
  new RegExp(`^[\\[（(【]\\s?(?:${DAY},?\\s)?${TIME}\\s?[\\]）)】]\\s*${NAME}(?<mark>[:：])\\s*(?<text>\\S.*)$`, 'u'),
  // `14/02/2025, 18:04 - Dev: same spot?`
  new RegExp(`^${DAY},?\\s${TIME}\\s[-–—]\\s${NAME}(?<mark>[:：])\\s*(?<text>\\S.*)$`, 'u'),
  // `小鹿 14:03：…`, `Dev (18:04): …`, `Dev [18:04] …`
  new RegExp(
    `^${NAME}\\s?[\\[（(]?(?:${DAY},?\\s)?${TIME}(?:[\\])）]\\s?(?<mark>[:：])?|\\s?(?<after>[:：]))\\s*(?<text>\\S.*)$`,
    'u',
  ),
  // `14:03<tab>小鹿<tab>…`
  new RegExp(`^${TIME}\\t${NAME}\\t(?<text>\\S.*)$`, 'u'),
];
/** `小鹿 2025/5/8 14:03` over the words of the message. */
const HEAD = new RegExp(`^${NAME}\\s+(?:${DAY},?\\s)?${TIME}$`, 'u');

/** Fewest messages, and fewest people among them, that are a conversation. */
const FEWEST = { turns: 3, names: 2 } as const;

/**
 * Conversations as they are copied from programs for messages, one line a message that begins with its time, as those do
 * that people type by themselves: `18:04 Dev: same spot?`. A new day stands on a line of its own.
 */
export function withChatTurns(lines: readonly string[]): string[] {
  const result: string[] = [];
  let index = 0;
  while (index < lines.length) {
    const run = runFrom(lines, index);
    if (run.turns.length >= FEWEST.turns && new Set(run.turns.map(({ name }) => name)).size >= FEWEST.names) {
      result.push(...linesOfTurns(run.turns));
      index = run.end;
    } else {
      result.push(lines[index] ?? '');
      index += 1;
    }
  }
  return result;
}

/** The messages from a line on; lines below a message without a head of their own go on with it. */
function runFrom(lines: readonly string[], start: number): { readonly turns: readonly Turn[]; readonly end: number } {
  const turns: Turn[] = [];
  let end = start;
  for (let index = start; index < lines.length; index += 1) {
    const line = (lines[index] ?? '').trim();
    if (line === '') continue;
    const head = HEAD.exec(line)?.groups;
    const turn = turnOf(line);
    const last = turns.at(-1);
    if (head)
      turns.push({ day: head['day'] ?? '', time: head['time'] ?? '', name: head['name'] ?? '', text: '', mark: '' });
    else if (turn) turns.push(turn);
    else if (last && lines[index - 1]?.trim() !== '')
      turns[turns.length - 1] = { ...last, text: `${last.text} ${line}`.trim() };
    else break;
    end = index + 1;
  }
  return { turns: turns.every(({ text }) => text !== '') ? turns : [], end };
}

function turnOf(line: string): Turn | undefined {
  for (const pattern of TURNS) {
    const own = pattern.exec(line)?.groups;
    if (!own) continue;
    const mark = own['mark'] ?? own['after'] ?? '';
    return {
      day: own['day'] ?? '',
      time: own['time'] ?? '',
      name: (own['name'] ?? '').trim(),
      text: own['text'] ?? '',
      mark,
    };
  }
  return undefined;
}

function linesOfTurns(turns: readonly Turn[]): string[] {
  const result: string[] = [];
  let day = '';
  for (const turn of turns) {
    if (turn.day !== '' && turn.day !== day) {
      result.push('', turn.day);
      ({ day } = turn);
    }
    const isWide = /[\u3040-\u9fff]/u.test(turn.name);
    const mark = turn.mark || (isWide ? '：' : ':');
    result.push(`${turn.time} ${turn.name}${mark}${/[:]/u.test(mark) ? ' ' : ''}${turn.text}`);
  }
  return result;
}
