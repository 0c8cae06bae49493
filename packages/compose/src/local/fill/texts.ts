import type { Filling, FillWish } from '@pagewright/model/filling';
import type { Statement } from '@pagewright/model/outline';
import { splitSentences } from '../language/sentences.ts';
import { isWide, squeeze } from '../language/text.ts';
import { figureKindOf } from './figure-kinds.ts';
import { figureFor } from './figures.ts';
import { type Found, isSpokenOf, LEAST } from './found.ts';
import type { Query } from './query.ts';
import type { Listed, Said, Sources } from './sources.ts';

/** Sentences and entries where no example says how many, and most of them. */
const COUNT = { sentences: 3, entries: 6, most: 20 } as const;
/** What answers less than this share of what the best one answers is left out. */
const NEARLY_AS_GOOD = 0.75;

/** Sentences, a list or one figure, as the data type asks. */
export function textFor(wish: FillWish, query: Query, sources: Sources): Found {
  const kind = figureKindOf(wish.dataType);
  if (kind) {
    const figure = figureFor(wish, kind, query, sources);
    return figure ? text(wish.id, [figure], '', false) : refusal(query, sources);
  }
  const answering = sources.said.flatMap((said) => {
    const score = query.coverage(said.words, said.context);
    return score >= LEAST ? [{ said, score }] : [];
  });
  const list = wish.dataType === 'list' ? bestList(query, sources, answering) : undefined;
  const asked = askedCount(wish);
  if (list) return text(wish.id, list.slice(0, asked ?? COUNT.entries), '\n', true);
  const chosen = chooseSaid(answering, asked ?? (wish.dataType === 'list' ? COUNT.entries : COUNT.sentences));
  if (chosen.length === 0) return refusal(query, sources);
  const isList = wish.dataType === 'list' || chosen.every(({ isEntry }) => isEntry);
  const joiner = isList ? '\n' : isWide(chosen[0]?.statement.text ?? '') ? '' : ' ';
  return text(
    wish.id,
    chosen.map(({ statement }) => statement),
    joiner,
    isList && chosen.length > 1,
  );
}

function text(id: string, pieces: Statement[], joiner: string, listed: boolean): Filling {
  return { is: 'text', id, pieces, joiner, listed };
}

function refusal(query: Query, sources: Sources): Found {
  return isSpokenOf(query, sources) ? 'no-data' : 'not-found';
}

interface Answering {
  readonly said: Said;
  readonly score: number;
}

/** The best of them in reading order, nothing twice. */
function chooseSaid(answering: readonly Answering[], count: number): Said[] {
  const best = Math.max(...answering.map(({ score }) => score));
  const seen = new Set<string>();
  return answering
    .filter(({ score }) => score >= best * NEARLY_AS_GOOD)
    .toSorted((a, b) => b.score - a.score || b.said.statement.rank - a.said.statement.rank)
    .filter(({ said }) => {
      const key = squeeze(said.statement.text);
      return !seen.has(key) && Boolean(seen.add(key));
    })
    .slice(0, count)
    .map(({ said }) => said)
    .sort((a, b) => a.order - b.order);
}

/** The entries of the list that answers, where no single sentence answers better than the whole of it. */
function bestList(query: Query, { lists }: Sources, answering: readonly Answering[]): Statement[] | undefined {
  const scored = lists.map((list) => ({ list, score: scoreOf(list, query) }));
  const [best] = scored.toSorted((a, b) => b.score - a.score);
  const sentences = answering.filter(({ said }) => !said.isEntry).map(({ score }) => score);
  if (!best || best.score < Math.max(LEAST, ...sentences.map((score) => score * 0.9))) return undefined;
  return best.list.items.map(({ whole }) => whole);
}

function scoreOf({ words, context }: Listed, query: Query): number {
  return query.coverage(words, context);
}

/** How many sentences or lines the example has; undefined where there is none. */
export function askedCount({ example, dataType }: FillWish): number | undefined {
  if (!example.trim()) return undefined;
  const lines = example.split(/\n|[；;、]/u).filter((line) => line.trim());
  const count = dataType === 'list' ? lines.length : splitSentences(example).length;
  // One entry shows what entries look like, not that one is wanted.
  if (dataType === 'list' && count < 2) return undefined;
  return Math.min(COUNT.most, Math.max(1, count));
}
