import type { DraftBlock } from './blocks.ts';

/** Who was there: what counts below it are the points of a meeting, and no steps. */
const ATTENDANCE =
  /^(?:present|apologies|attend(?:ing|ees)|in attendance|présente?s?|excusée?s?|participants?|出席(?:者|人员|人員)?|与会(?:人员)?|與會(?:人員)?|参会(?:人员)?|到会)\s*[:：]/iu;
/** `Money. Balance £2,314.`, `Finances. Le solde …`, `经费。余额……`: a few words with a full stop, and what was said of them. */
const NAMED_POINT = /^(?<name>(?:\p{Lu}[\p{L}’'-]*(?:\s[\p{L}’'-]+){0,3})|\p{sc=Han}{2,8})[.。]\s*(?=\S)/u;
/** Beside such points the whole first sentence is a name: `Winter fair, 6 December, 2 to 5 pm. Stalls so far: …`. */
const LONGER_NAME = /^(?<name>\p{Lu}[^.!?:;]{2,44})\.\s+(?=\S)/u;
/** Fewest points with such a name, and their share of all. */
const FEWEST = 3;
const LEAST_SHARE = 0.6;

type Point = Extract<DraftBlock, { kind: 'list' }>['items'][number];

/** Points of a meeting that begin with their names are headed by them: `2. Money. Balance £2,314. …`. */
export function withAgendaPoints(drafts: readonly DraftBlock[]): DraftBlock[] {
  const from = drafts.findIndex((draft) => draft.kind === 'paragraph' && ATTENDANCE.test(draft.text));
  if (from < 0) return [...drafts];
  const result: DraftBlock[] = drafts.slice(0, from);
  for (let index = from; index < drafts.length; ) {
    const end = endOfList(drafts, index);
    const points = drafts.slice(index, end).flatMap((draft) => (draft.kind === 'list' ? draft.items : []));
    if (areNamed(points)) {
      const first = result.at(-1);
      // The first of them said nothing more: `1. Last minutes agreed.`
      if (first?.kind === 'heading' && first.numbering && /[.。]$/u.test(first.text))
        result[result.length - 1] = { kind: 'paragraph', text: first.text };
      result.push(...points.flatMap(blocksOfPoint));
    } else result.push(...drafts.slice(index, Math.max(end, index + 1)));
    index = Math.max(end, index + 1);
  }
  return result;
}

/** Where the entries end that count on from one draft. */
function endOfList(drafts: readonly DraftBlock[], start: number): number {
  let end = start;
  for (let draft = drafts[end]; draft?.kind === 'list' && draft.ordered; draft = drafts[end]) end += 1;
  return end;
}

function areNamed(points: readonly Point[]): boolean {
  const named = points.filter(({ text, level }) => level === 0 && NAMED_POINT.test(text)).length;
  return named >= FEWEST && named >= points.length * LEAST_SHARE;
}

function blocksOfPoint({ text, marker }: Point): DraftBlock[] {
  const name = NAMED_POINT.exec(text) ?? LONGER_NAME.exec(text);
  const numbering = marker ? { numbering: marker } : {};
  if (!name?.groups) return [{ kind: 'paragraph', text }];
  return [
    { kind: 'heading', level: 2, text: name.groups['name'] ?? '', ...numbering },
    { kind: 'paragraph', text: text.slice(name[0].length) },
  ];
}
