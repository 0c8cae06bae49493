import type { FillWish } from '@pagewright/model/filling';
import type { Item, Statement } from '@pagewright/model/outline';
import { datedOf } from '../forms/dates.ts';
import { stepOf } from '../forms/steps.ts';
import { type Found, isSpokenOf, LEAST } from './found.ts';
import type { Query } from './query.ts';
import type { Listed, Sources } from './sources.ts';

/** Steps, branches or events that a diagram can show. */
const COUNT = { min: 2, max: 12 } as const;
/** What answers less than this share of what the best one answers is left out. */
const NEARLY_AS_GOOD = 0.75;

/** Steps, what belongs together, or events: an order or a belonging that the sources do not state is never drawn. */
export function diagramFor(wish: FillWish, query: Query, sources: Sources): Found {
  const found = wish.diagram === 'timeline' ? eventsFor(wish, query, sources) : listFor(wish, query, sources);
  return found ?? (isSpokenOf(query, sources) ? 'no-data' : 'not-found');
}

function listFor({ id, diagram }: FillWish, query: Query, { lists }: Sources): Found | undefined {
  const answering = lists
    .map((list) => ({ list, score: query.coverage(list.words, list.context) }))
    .filter(({ list, score }) => score >= LEAST && list.items.length <= COUNT.max)
    .toSorted((a, b) => b.score - a.score)
    .map(({ list }) => list);
  if (diagram === 'mindmap') {
    const [list] = answering.filter(({ title }) => title !== undefined);
    return list?.title && { is: 'diagram', id, diagram: mindmapOf(list, list.title) };
  }
  // Entries without numbers need not follow each other.
  const steps = answering.find(({ items }) => items.every(({ ordered }) => ordered));
  return steps && { is: 'diagram', id, diagram: flowOf(steps) };
}

type Diagram = Extract<Found, { is: 'diagram' }>['diagram'];

function flowOf({ items }: Listed): Diagram {
  const nodes = items.map(({ item }, index) => ({ id: `s${index}`, label: stepOf(item).title }));
  const edges = nodes.slice(1).map(({ id }, index) => ({ from: `s${index}`, to: id }));
  return { shape: 'flow', nodes, edges };
}

function mindmapOf({ items }: Listed, title: Statement): Diagram {
  const root = { id: 'root', label: { ...title, text: title.text.replace(/\s*[:：]\s*$/, '') } };
  const nodes = [root];
  const edges: Diagram['edges'] = [];
  const add = (id: string, label: Statement, from: string): void => {
    nodes.push({ id, label });
    edges.push({ from, to: id });
  };
  for (const [index, { item }] of items.entries()) {
    add(`b${index}`, stepOf(item).title, 'root');
    for (const [at, child] of childrenOf(item).entries()) add(`b${index}c${at}`, child, `b${index}`);
  }
  return { shape: 'mindmap', nodes, edges };
}

function childrenOf({ children = [] }: Item): readonly Statement[] {
  return children.slice(0, COUNT.max);
}

/** Statements with a date, in the order of the source. */
function eventsFor({ id }: FillWish, query: Query, { said, language }: Sources): Found | undefined {
  const dated = said.flatMap((own) => {
    const score = query.coverage(own.words, own.context);
    const event = score >= LEAST ? datedOf(own.statement, language) : undefined;
    return event ? [{ event, score }] : [];
  });
  const best = Math.max(...dated.map(({ score }) => score));
  const events = dated
    .filter(({ score }) => score >= best * NEARLY_AS_GOOD)
    .map(({ event: { date, text } }) => ({ date: date.text, text }));
  if (events.length < COUNT.min) return undefined;
  return { is: 'timeline', id, events: events.slice(0, COUNT.max) };
}
