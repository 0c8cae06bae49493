import { overProse, overWords } from './prose-lines.ts';

/** `[^1]: what the note says` (Pandoc, GitHub), or lines below that are set in. */
const DEFINITION = /^ {0,3}\[\^(?<label>[^\]\s]{1,60})\]:\s*(?<said>.*)$/u;
const MARK = /\s?\[\^([^\]\s]{1,60})\](?!:)/gu;
const HEADING = /^ {0,3}#{1,6}\s/;

/** A text of Markdown whose notes stand at the end of the part that first points to them, without their marks. */
export function withFootnotes(lines: readonly string[]): string[] {
  const notes = new Map<string, string[]>();
  const body = overProse(lines, (run) => withoutNotes(run, notes));
  if (notes.size === 0) return [...lines];
  const placed = new Set<string>();
  let waiting: string[] = [];
  const take = (): string[] => {
    const taken = waiting.flatMap((label) => ['', ...(notes.get(label) ?? [])]);
    waiting = [];
    return taken.length > 0 ? [...taken, ''] : [];
  };
  const marked = overProse(body, (run) =>
    run.flatMap((line) => {
      const before = HEADING.test(line) ? take() : [];
      const plain = overWords(line, (words) =>
        words.replace(MARK, (whole, label: string) => {
          if (!notes.has(label)) return whole;
          if (!placed.has(label)) waiting.push(label);
          placed.add(label);
          return '';
        }),
      );
      return [...before, plain];
    }),
  );
  const unused = [...notes].flatMap(([label, said]) => (placed.has(label) ? [] : ['', ...said]));
  return [...marked, ...take(), ...unused];
}

/** Lines without the notes among them, which are put by their labels; lines that are set in go on with a note. */
function withoutNotes(lines: readonly string[], notes: Map<string, string[]>): string[] {
  const result: string[] = [];
  let current: string[] | undefined;
  for (const line of lines) {
    const { label, said } = DEFINITION.exec(line)?.groups ?? {};
    if (label !== undefined && said !== undefined) {
      current = said === '' ? [] : [said];
      if (!notes.has(label)) notes.set(label, current);
    } else if (current && /^(?: {2,}|\t)\S/.test(line)) current.push(line.trim());
    else {
      current = undefined;
      result.push(line);
    }
  }
  return result;
}
