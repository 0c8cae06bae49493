import { listMarkOf, numberingOf, visualLength } from './numbering.ts';

/** What is asked of a line of a text to tell whether it numbers a part. */
export interface NumberedLine {
  readonly text: string;
  readonly indent: number;
  readonly blankBefore: boolean;
}

/** Fewest lines that number parts together. */
const FEWEST = 3;
/** Longest line that may head a part, in comparable units, and share of the lines that are no longer; a question asks for more. */
const LONGEST = { length: 90, question: 180, share: 0.85 } as const;
/** Share of the lines that stand apart from what is above, and over something that counts nothing. */
const MOST = 0.75;

/**
 * Lines that count the parts of a text together, by their places: `1. Scope`, `2. Terms` … each apart and over its own
 * text. Whether they end as sentences or ask does not matter then; a list of numbered clauses has its text in its lines.
 */
export function numberedParts(lines: readonly NumberedLine[]): ReadonlySet<number> {
  const parts = new Set<number>();
  for (const places of runsOf(lines)) if (areParts(places, lines)) for (const place of places) parts.add(place);
  return parts;
}

interface Run {
  readonly places: number[];
  /** Of its last line. */
  count: number;
  indent: number;
}

/** Lines that count on from each other in the same way, about as far set in: `10.` may begin a column before ` 9.`. */
function runsOf(lines: readonly NumberedLine[]): (readonly number[])[] {
  const all: Run[] = [];
  const open = new Map<string, Run[]>();
  for (const [place, { text, indent }] of lines.entries()) {
    const counted = countOf(text);
    if (!counted) continue;
    const { style, count } = counted;
    const own = open.get(style) ?? [];
    const before = own.find((run) => run.count + 1 === count && Math.abs(run.indent - indent) <= 1);
    if (before) {
      before.places.push(place);
      Object.assign(before, { count, indent });
      continue;
    }
    const run = { places: [place], count, indent };
    all.push(run);
    // One that begins anew as far set in ends the one before.
    open.set(style, [...own.filter((other) => Math.abs(other.indent - indent) > 1), run]);
  }
  return all.map(({ places }) => places);
}

/** The number in front of a line, and how it is written. */
function countOf(text: string): { readonly style: string; readonly count: number } | undefined {
  const marker = listMarkOf(text)?.marker ?? numberingOf(text)?.mark;
  const [, before = '', count, behind = ''] = /^(\D*)(\d{1,2})(\D*)$/u.exec(marker?.normalize('NFKC') ?? '') ?? [];
  return count === undefined ? undefined : { style: `${before}#${behind}`, count: Number(count) };
}

function areParts(places: readonly number[], lines: readonly NumberedLine[]): boolean {
  if (places.length < FEWEST) return false;
  const own = new Set(places);
  const share = (is: (line: NumberedLine, place: number) => boolean): number =>
    places.filter((place) => is(lines[place] as NumberedLine, place)).length / places.length;
  const isApart = ({ blankBefore }: NumberedLine, place: number): boolean => blankBefore || place === 0;
  const isOver = (_: NumberedLine, place: number): boolean => place + 1 < lines.length && !own.has(place + 1);
  const isShort = ({ text }: NumberedLine): boolean =>
    visualLength(text) <= (/[?？]$/u.test(text) ? LONGEST.question : LONGEST.length);
  return share(isShort) >= LONGEST.share && share(isApart) >= MOST && share(isOver) >= MOST;
}
