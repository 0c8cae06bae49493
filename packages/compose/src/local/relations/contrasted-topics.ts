import type { Item } from '@pagewright/model/outline';
import { changesOf } from './changes.ts';
import type { List } from './relation.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

/** What a clause is about, where Japanese says so. */
const TOPIC = /(?<=^|、)(?<name>[^、。はがをにで\s「」]{1,12})は/gu;
const FEWEST = 2;
const MOST = 4;
/** Shortest thing said of a topic, UTF-16 units. */
const SHORTEST = 3;
/** `12万円です`: a figure and nothing else is no side. */
const ONLY_FIGURE = /^\p{L}{0,2}\s?\uE000+(?:です|でした)?[、。]?$/u;
/** `安いが遅い`: each of them has its good and its bad side. */
const CONCEDES = /(?:い|る|だ|です|ます|た)(?:が|けど|けれど|ものの)|反面|一方/u;

/**
 * `A案は安いが工期が長く、B案は高いが二週間で終わる`, `バスは2時間で1,800円、電車は…`: one sentence that sets things against each
 * other, each under its name. What shows that they are of a kind: names with one ending, figures of one kind, or a good and
 * a bad side of each.
 */
export function contrastedTopics(source: SourceText): List | undefined {
  if (source.language !== 'ja-JP' || changesOf(source).length > 0 || /[?？]/u.test(source.text)) return undefined;
  const topics = [...source.text.matchAll(TOPIC)];
  if (topics[0]?.index !== 0 || topics.length < FEWEST || topics.length > MOST) return undefined;
  const sides = topics.map((topic, index) => {
    const end = topics[index + 1]?.index ?? source.text.length;
    return { name: topic.groups?.['name'] ?? '', said: stretchOf(source, topic.index + topic[0].length, end) };
  });
  const isPlain = sides.every(
    ({ name, said }) =>
      said.text.length >= SHORTEST && !ONLY_FIGURE.test(said.words) && !/は/u.test(said.text) && !isTime(name, source),
  );
  const names = sides.map(({ name }) => name);
  if (!isPlain || new Set(names).size < names.length) return undefined;
  const isShared = new Set(names.map((name) => name.at(-1))).size === 1;
  const kinds = sides.map(({ said }) => new Set(said.quantities.map(({ kind, unit }) => `${kind} ${unit}`)));
  const isMeasured = [...(kinds[0] ?? [])].some((kind) => kinds.every((own) => own.has(kind)));
  if (!isShared && !isMeasured && !sides.every(({ said }) => CONCEDES.test(said.text))) return undefined;
  const items = sides.map(({ name, said }): Item => {
    const text = trimmedPhrase(said.text.replace(/[、。\s]+$/u, ''));
    return { ...told(said, text), lead: name };
  });
  return { kind: 'list', items };
}

function isTime(name: string, { dates }: SourceText): boolean {
  return dates.some(({ text }) => name.includes(text)) || /^(?:今|去|昨|前|来|以前|現在|当)/u.test(name);
}
