/** One message of a conversation: when, who, and what is said. */
interface Turn {
  readonly day: string;
  readonly time: string;
  readonly name: string;
  /** What is said, a line each; nothing yet of a message whose head stands over it. */
  readonly words: string[];
  /** The mark between the name and the words. */
  readonly mark: string;
  /** Where it begins. */
  readonly line: number;
}

const TIME =
  '(?<time>(?:[上下]午|午[前後]|晚上|早上)?\\s?(?:[01]?\\d|2[0-3])[:：][0-5]\\d(?:[:：][0-5]\\d)?(?:\\s?[AaPp]\\.?[Mm]\\.?)?)';
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
  // `さや「文化祭まであと12日」`: as people write down what each said.
  /^(?<name>[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}ー]{1,8})「(?<text>[^「」]+)」$/u,
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
    const { turns, end } = runFrom(lines, index);
    // None begins at a later line of what is no conversation, but behind a head that nobody said anything under.
    const next = Math.max(index + 1, behindSilence(turns) ?? end);
    for (const line of isConversation(turns) ? linesOfTurns(turns) : lines.slice(index, next)) result.push(line);
    index = next;
  }
  return result;
}

function isConversation(turns: readonly Turn[]): boolean {
  const names = new Set(turns.map(({ name }) => name));
  return turns.length >= FEWEST.turns && names.size >= FEWEST.names && behindSilence(turns) === undefined;
}

/** The line behind the last head without words. */
function behindSilence(turns: readonly Turn[]): number | undefined {
  const silent = turns.findLast(({ words }) => words.length === 0);
  return silent && silent.line + 1;
}

/** The messages from a line on; lines below a message without a head of their own go on with it. */
function runFrom(lines: readonly string[], start: number): { readonly turns: readonly Turn[]; readonly end: number } {
  const turns: Turn[] = [];
  let end = start;
  for (let index = start; index < lines.length; index += 1) {
    const line = (lines[index] ?? '').trim();
    if (line === '') {
      if (turns.length === 0) end = index + 1;
      continue;
    }
    const turn = turnOf(line, index);
    const last = turns.at(-1);
    if (turn) turns.push(turn);
    else if (last && lines[index - 1]?.trim() !== '') last.words.push(line);
    else {
      // Blank lines and a line that is no message begin none.
      if (!last) end = index + 1;
      break;
    }
    end = index + 1;
  }
  return { turns, end };
}

function turnOf(text: string, line: number): Turn | undefined {
  for (const pattern of [HEAD, ...TURNS]) {
    const own = pattern.exec(text)?.groups;
    if (!own) continue;
    return {
      day: own['day'] ?? '',
      time: own['time'] ?? '',
      name: (own['name'] ?? '').trim(),
      words: own['text'] ? [own['text']] : [],
      mark: own['mark'] ?? own['after'] ?? '',
      line,
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
    result.push(`${turn.time} ${turn.name}${mark}${mark === ':' ? ' ' : ''}${turn.words.join(' ')}`.trimStart());
  }
  return result;
}
