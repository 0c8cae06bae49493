import { sentences } from '../box/split-text.ts';

/**
 * As many whole sentences from the start as stay within `limit` UTF-16 units; the first clauses where not even one
 * sentence does, and the first words where there is no clause to keep.
 */
export function shortened(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return keepWhole(sentences(text), limit) ?? keepWhole(clauses(text), limit) ?? firstWords(text, limit);
}

function keepWhole(parts: readonly string[], limit: number): string | undefined {
  let kept = '';
  for (const part of parts) {
    if ((kept + part).trimEnd().length > limit) break;
    kept += part;
  }
  const whole = kept.trimEnd().replace(/[，,；;：:、]$/u, '');
  return whole === '' ? undefined : whole;
}

/** `4,120`, `9:30`: a mark between digits ends no clause. */
function clauses(text: string): string[] {
  return text.match(/(?:[^，,；;：:、]|(?<=\d)[,:](?=\d))+[，,；;：:、]?\s*/gu) ?? [text];
}

/** Numbers at the end, with sign and currency; figures of a name are part of it: `Q3`, `CO2`, `COVID-19`. */
const OPEN_NUMBER = /(?:(?:^|\s+|(?<=[^\p{Script=Latin}\d.,:–\s-]))[-+−±]?\p{Sc}?\d[\d.,:–]*)+$/u;

/** A number that is cut, or cut off from what it counts, would be another one: `4` of `4 120`, `12` of `12 March`. */
function withoutOpenNumber(text: string): string {
  return text.replace(OPEN_NUMBER, '') || text;
}

function firstWords(text: string, limit: number): string {
  const space = text.lastIndexOf(' ', limit);
  const kept = text.slice(0, space > limit / 2 ? space : limit).trimEnd();
  return kept.length < text.length ? withoutOpenNumber(kept) : kept;
}
