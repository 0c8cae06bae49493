import { endsSentence, listMarkOf, visualLength } from '../numbering.ts';

/** A line of a text, with what says whether it goes on in the next one. */
export interface Line {
  readonly raw: string;
  /** Without the white space around it. */
  readonly text: string;
  /** Columns in front of it. */
  readonly indent: number;
  /** Column that it ends at, a Han character taking two. */
  readonly end: number;
  /** Blank, a rule, a row, a quotation, a listing: it is joined with nothing. */
  readonly isApart: boolean;
  /** Its sentence goes on behind it. */
  readonly isOpen: boolean;
  /** It begins in small letters. */
  readonly startsSmall: boolean;
  /** It begins, or ends, in a script that is written without spaces. */
  readonly startsWide: boolean;
  readonly endsWide: boolean;
}

const WIDE = '[\\u3005-\\u30ff\\u3400-\\u9fff\\uf900-\\ufaff\\uff00-\\uffef]';
const STARTS_WIDE = new RegExp(`^[“‘「『（(]?${WIDE}`, 'u');
const ENDS_WIDE = new RegExp(`${WIDE}$`, 'u');
const STARTS_SMALL = /^[“‘"'([«]{0,2}\s?\p{Ll}/u;
const FENCE = /^\s*```/;
/** A rule, a heading of Markdown, a row of a table, a quotation, a comment or a command. */
const APART = /^(?:([-=_*~#.+^])\1{2,}$|#{1,6}\s|\||\+[-=]|>|<!--|\$\s|\/\/|\.\. )/;
/** A wide gap inside, behind no mark and no end of a sentence: columns of a table. */
const GAP = /(?<=\S)(?: {3,}|\t+|　+\s*　+)(?=\S)/u;
const SENTENCE_GAP = /(?<=[.!?;:])\s+(?=\S)/gu;
const GAPS = /(?<=\S)\s+(?=\S)/gu;
/** Share of the gaps between words that are wide where a line was spread to a width; the widest gap and the shortest line of prose. */
const SPREAD = { share: 0.4, gap: 3, length: 56 } as const;
/** How a line of code ends. */
const CODE_END = /(?:[{};]|[=&|]{2}|\\)$/;

/** The lines of a text with their features. */
export function linesOf(raw: readonly string[]): Line[] {
  let inFence = false;
  return raw.map((source, index) => {
    const isFence = FENCE.test(source);
    const isListed = isFence || inFence;
    if (isFence) inFence = !inFence;
    const text = source.trim();
    const indent = columnsOf(/^[\s　]*/u.exec(source)?.[0] ?? '');
    return {
      raw: source,
      text,
      indent,
      end: indent + visualLength(text),
      isApart: text === '' || isListed || APART.test(text) || isColumns(text) || isUnderlined(text, raw[index + 1]),
      isOpen: !endsSentence(text) && !CODE_END.test(text),
      startsSmall: STARTS_SMALL.test(text),
      startsWide: STARTS_WIDE.test(text),
      endsWide: ENDS_WIDE.test(text),
    };
  });
}

function columnsOf(space: string): number {
  let columns = 0;
  for (const sign of space) columns += sign === '\t' ? 8 - (columns % 8) : sign === '　' ? 2 : 1;
  return columns;
}

/** Cells divided by wide gaps; of a line that was spread to a width most gaps are. */
function isColumns(text: string): boolean {
  if (!GAP.test(text)) return false;
  const words = (listMarkOf(text)?.text ?? text).replace(SENTENCE_GAP, ' ');
  if (!GAP.test(words)) return false;
  const gaps = words.match(GAPS) ?? [];
  if (visualLength(words) >= SPREAD.length && /[,，、。]/u.test(words) && gaps.every((gap) => gap.length <= SPREAD.gap))
    return false;
  return gaps.filter((gap) => gap.length > 1).length < gaps.length * SPREAD.share || gaps.length < 3;
}

/** Whether a rule right below makes a line a heading. */
function isUnderlined(text: string, next: string | undefined): boolean {
  const rule = next?.trim() ?? '';
  return /^([-=~^"'*+#])\1{2,}$/.test(rule) && rule.length >= text.length * 0.6 && rule.length <= text.length * 1.6 + 4;
}
