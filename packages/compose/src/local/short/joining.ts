import type { Column, Item, Statement } from '@pagewright/model/outline';
import type { Draft } from '../forms/draft.ts';
import { inParts, ROOM } from '../forms/drafts.ts';
import { loadOfItem, sumOf } from '../forms/loads.ts';
import { isWide, readingLoad } from '../language/text.ts';
import { statement } from '../material/atoms.ts';
import type { Passage } from '../reading/passages.ts';
import { asks, withoutAnswerMark } from '../relations/questions.ts';

/** A passage with what its pages say. */
export interface Told {
  readonly passage: Passage;
  readonly drafts: readonly Draft[];
}

/** A passage that is one short list: it shares a page with neighbours like it. */
const SMALL = { load: 260, items: 4 } as const;
const MOST_COLUMNS = 3;
/** Reading load of an answer that stands beside its question. */
const LONGEST_ANSWER = 420;

/** Questions with their answers are pairs; short lists under headings of one level side by side. */
export function joinedPassages(all: readonly Told[]): Told[] {
  const result: Told[] = [];
  let index = 0;
  while (index < all.length) {
    const questions = runFrom(all, index, isQuestion);
    if (questions.length >= 2) {
      result.push(answered(questions));
      index += questions.length;
      continue;
    }
    const place = placeOf(all[index] as Told);
    const small = runFrom(all, index, (told) => isSmall(told) && placeOf(told) === place).slice(0, MOST_COLUMNS);
    if (small.length >= 2) {
      result.push(sideBySide(small));
      index += small.length;
      continue;
    }
    result.push(all[index] as Told);
    index += 1;
  }
  return result;
}

function runFrom(all: readonly Told[], start: number, accepts: (told: Told) => boolean): Told[] {
  const run: Told[] = [];
  for (const told of all.slice(start)) {
    if (!accepts(told)) break;
    run.push(told);
  }
  return run;
}

/** Headings under one heading of the same kind may share a page. */
function placeOf({ passage }: Told): string {
  return `${passage.document} ${passage.path.join(' › ')}`;
}

function isQuestion({ passage, drafts }: Told): boolean {
  return (
    asks(passage.heading) &&
    drafts.every(({ exhibit }) => exhibit === undefined) &&
    readingLoad(wholeOf(passage).text) <= LONGEST_ANSWER
  );
}

function isSmall({ passage, drafts }: Told): boolean {
  const items = itemsOfDrafts(drafts);
  return (
    passage.heading !== '' &&
    drafts.length === 1 &&
    drafts[0]?.brief.form === 'bullets' &&
    drafts[0].head === undefined &&
    items !== undefined &&
    items.length <= SMALL.items &&
    sumOf(items, loadOfItem) <= SMALL.load
  );
}

/** What running text says as entries, where a passage says nothing else. */
function itemsOfDrafts(drafts: readonly Draft[]): Item[] | undefined {
  const items: Item[] = [];
  for (const { brief } of drafts) {
    if (brief.form !== 'bullets') return undefined;
    items.push(...brief.items);
  }
  return items;
}

function answered(questions: readonly Told[]): Told {
  const [first] = questions as [Told];
  // What an answer divides is drawn besides.
  const drawn = questions.flatMap((told) =>
    told.drafts
      .filter(({ brief }) => brief.form === 'chart')
      .map((draft): Draft => ({ ...draft, head: statement(told.passage.heading, told.passage.origin, 1) })),
  );
  const items = questions.map(({ passage }) => ({
    left: statement(passage.heading, passage.origin, 1),
    right: answerOf(passage),
  }));
  const pages = inParts(items, ROOM.pairs, ({ left, right }) => readingLoad(left.text) + readingLoad(right.text), 640);
  const drafts = pages.map(
    (own): Draft => ({
      brief: { form: 'pairs', kind: 'question-answer', items: own },
      head: undefined,
      load: ROOM.load,
    }),
  );
  return { passage: { ...first.passage, heading: first.passage.path.at(-1) ?? '' }, drafts: [...drafts, ...drawn] };
}

function answerOf(passage: Passage): Statement {
  const whole = wholeOf(passage);
  return { ...whole, text: withoutAnswerMark(whole.text) };
}

/** The words of a passage as they stand: what its paragraphs and lists say, one behind the other. */
function wholeOf({ blocks }: Passage): Statement {
  const texts = blocks.flatMap((block) =>
    block.kind === 'list'
      ? block.items.map(({ text }, index) => closed(text, index + 1 < block.items.length))
      : 'text' in block
        ? [block.text]
        : [],
  );
  const isJoined = texts.every(isWide);
  return { text: texts.join(isJoined ? '' : ' '), origins: blocks.map(({ origin }) => origin), rank: 0.8 };
}

/** An entry in front of another one on its line. */
function closed(text: string, isFollowed: boolean): string {
  return isFollowed && !/[\p{P}]$/u.test(text.trim()) ? `${text.trim()}${isWide(text) ? '；' : ';'}` : text;
}

function sideBySide(small: readonly Told[]): Told {
  const [first] = small as [Told];
  const columns = small.map(
    ({ passage, drafts }): Column => ({
      heading: statement(passage.heading, passage.origin, 1),
      items: itemsOfDrafts(drafts) ?? [],
    }),
  );
  const load = sumOf(columns, ({ items }) => sumOf(items, loadOfItem));
  const head = statement(small.map(({ passage }) => passage.heading).join(' · '), first.passage.origin, 1);
  return {
    passage: { ...first.passage, heading: '' },
    drafts: [{ brief: { form: 'two-column', columns }, head, load: Math.min(load, ROOM.load) }],
  };
}
