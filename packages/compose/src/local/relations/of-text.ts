import type { Item } from '@pagewright/model/outline';
import { isBalanced } from '../language/sentences.ts';
import { capitalised, readingLoad, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';
import { smallNumber } from '../spans/small-numbers.ts';
import type { Span } from '../spans/span.ts';
import { announcedTasks } from './announced-tasks.ts';
import { type Assignments, assignmentsIn } from './assignments.ts';
import { changesOf } from './changes.ts';
import { codedAlternatives } from './coded-alternatives.ts';
import { type ComparedClauses, comparedClauses } from './compared-clauses.ts';
import { comparedLines } from './compared-lines.ts';
import { contrastedTopics } from './contrasted-topics.ts';
import { countedList } from './counted-lists.ts';
import { enumerationIn, numberedIn } from './enumerations.ts';
import { eventPairIn } from './events.ts';
import { OF_WHICH } from './figure-clauses.ts';
import { ingredientsIn } from './ingredients.ts';
import { ledSentences } from './led-sentences.ts';
import { SUPPLIES } from './list-heads.ts';
import { markedSteps } from './marked-steps.ts';
import { opposedClauses } from './opposed-clauses.ts';
import { type PartsFound, partsIn } from './parts.ts';
import { partsRelation } from './parts-relation.ts';
import { type PeopleTasks, tasksOfPeople } from './people-tasks.ts';
import { pricedOptions } from './priced-options.ts';
import { profilesFrom } from './profiles.ts';
import type { Relation } from './relation.ts';
import { respectiveParts } from './respective-parts.ts';
import { restated } from './restated.ts';
import { figuresOf, itemOf } from './sentence-figures.ts';
import { seriesIn } from './series.ts';
import { sharedDuties } from './shared-duties.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';
import { stepOf } from './steps.ts';
import { type Story, storyIn } from './stories.ts';
import { answersIn, underOwnQuestion, underQuestions } from './text-questions.ts';
import { sentencesOf, withJoined } from './text-sentences.ts';
import { type ToldAlike, toldAlike } from './told-alike.ts';
import { toldBackwards } from './told-backwards.ts';
import { changeOver } from './told-changes.ts';
import { toldPeople } from './told-people.ts';
import { type ToldSteps, toldSteps } from './told-steps.ts';
import { withTotals } from './totals-before.ts';
import { unevenClauses } from './uneven-clauses.ts';

/** What a paragraph says, in its order; each of its words stands in one relation. */
export function relationsOfText(source: SourceText): Relation[] {
  const announced = announcedTasks(source);
  const shared = tasksOfPeople(source);
  if (announced && announced.items.length >= shared.items.length) return [announced];
  const marked = markedSteps(source);
  if (marked) return [...(/\p{L}/u.test(marked.before.text) ? relationsOfText(marked.before) : []), marked.relation];
  const sentences = sentencesOf(source);
  const assigned = assignmentsIn(sentences);
  if (shared.items.length > (assigned?.items.length ?? 0))
    return [...shared.rest.flatMap(relationsOfText), tasksOf(shared, source)];
  if (assigned) return relationsOfAssignments(assigned);
  const story = storyIn(source);
  if (story) return relationsOfStories([story]);
  const opposed = opposedClauses(source);
  if (opposed) {
    const around = [stretchOf(source, 0, opposed.start), stretchOf(source, opposed.end, source.text.length)];
    const [before = [], behind = []] = around.map((own) => (/\p{L}/u.test(own.text) ? relationsOfText(own) : []));
    return [...before, { kind: 'list', items: [...opposed.sides] }, ...behind];
  }
  const counted = countedList(sentences);
  if (counted) {
    const [before, rest] = [sentences.slice(0, counted.from), sentences.slice(counted.to)];
    return [...relationsOfSentences(before), counted.list, ...relationsOfSentences(rest)];
  }
  return (
    answersIn(sentences) ??
    pointsOf(sentences) ??
    stepsOfSentences(sentences) ??
    ledSentences(sentences) ??
    underOwnQuestion(source, sentences, relationsOfText) ??
    underQuestions(withTotals(relationsOfSentences(withJoined(source, sentences, goesWithBefore)), source.language))
  );
}

function tasksOf({ items, rest }: PeopleTasks, source: SourceText): Relation {
  const [only, other] = items;
  const isOfWriter = only && !other && rest.length === 0 && only.who?.origins[0] === source.writer?.origin;
  return { kind: 'actions', items, ...(isOfWriter ? { whole: itemOf(source) } : {}) };
}

function goesWithBefore(sentence: SourceText, before: SourceText, joined: () => SourceText): boolean {
  return (
    isAfterthought(sentence) ||
    POINTS_BACK.test(sentence.text) ||
    saysMoreOfName(sentence, before) ||
    isOfWhich(sentence, before, joined)
  );
}

/** `That is why maples are redder there.`: without the reason before it, a sentence that says nothing. */
const POINTS_BACK =
  /^(?:(?:that|this)(?:[’']s|\s(?:is|was))\s(?:why|because|how|where|when)|c[’']est\s(?:pourquoi|pour cela|ainsi)|voilà pourquoi|[这這](?:就|也)?是(?:为什么|為什麼|因[为為])|(?:これ|それ)が理由)/iu;

/** Longest sentence that says nothing without the one before it, in comparable units. */
const LONGEST_AFTERTHOUGHT = 16;

const AFTERTHOUGHT = /^(?:(?:it|they|that|this|cela|ça)\s|[它这這那]|それ|これ)/iu;

/** `Mail 4 has never done anything: 0.4% click it. It goes.` */
function isAfterthought({ text, quantities, dates }: SourceText): boolean {
  return (
    AFTERTHOUGHT.test(text) && visualLength(text) <= LONGEST_AFTERTHOUGHT && quantities.length + dates.length === 0
  );
}

/** `Recommendation: Slough. It pays back in 2.6 years.`: what only a name says by its label is what the next sentence is about. */
function saysMoreOfName({ text }: SourceText, before: SourceText): boolean {
  return SAYS_MORE.test(text) && before.quantities.length === 0 && LABELLED_NAME.test(before.text);
}

const SAYS_MORE =
  /^(?:(?:it|they|this|she|he|that|ils?|elles?|cela|cette option)\s|(?:it|that)[’']s\s|[这這它他她]|[该該](?:方案|[选選][项項]|案)|それ|これ|同案)/iu;
const LABELLED_NAME = /^[^:：]{2,30}[:：]\s*[^.。:：,，;；]{1,40}[.。]$/u;

/** `We took 480 €. Of which cakes 200 €, …`: parts belong to the sentence before that says what they come to. */
function isOfWhich(sentence: SourceText, _: SourceText, joined: () => SourceText): boolean {
  if (!OF_WHICH.test(sentence.text)) return false;
  const parts = partsIn(joined());
  return parts?.total !== undefined && parts.isWhole;
}

/** Fewest counts of one sentence that together are the figure of the sentence before it. */
const FEWEST_COUNTS = 3;

/**
 * `We are 187 this season, 164 last year. There are 96 children, 38 teenagers and 53 adults.`: what the counts of a sentence
 * come to, where the one before says it.
 */
function statedIn(before: SourceText | undefined, { quantities }: SourceText): number | undefined {
  const isCount = ({ kind, isRange }: Quantity): boolean => (kind === 'bare' || kind === 'count') && !isRange;
  const isAmount = ({ kind, isRange }: Quantity): boolean => kind === 'money' && !isRange;
  const isAlike = quantities.every(isCount) ? isCount : quantities.every(isAmount) ? isAmount : undefined;
  if (!before || quantities.length < FEWEST_COUNTS || !isAlike) return undefined;
  const sum = quantities.reduce((all, { amount = Number.NaN }) => all + amount, 0);
  return before.quantities.some((own) => isAlike(own) && own.amount === sum) ? sum : undefined;
}

/** Sentences that say the same of one thing each are told side by side; each of the others says something of its own. */
function relationsOfSentences(sentences: readonly SourceText[]): Relation[] {
  const relations: Relation[] = [];
  let index = 0;
  while (index < sentences.length) {
    const compared = comparedLines(from(sentences, index));
    if (compared) {
      relations.push({ kind: 'records', ...compared.records }, ...compared.between.flatMap(relationsOfSentence));
      index += compared.lines;
      continue;
    }
    const people = toldPeople(from(sentences, index));
    if (people) {
      relations.push(people.list);
      index += people.count;
      continue;
    }
    const profiles = profilesFrom(sentences, index);
    const [own, next] = [sentences[index], sentences[index + 1]];
    const both = own && next && !profiles ? toldTogether(own, next) : undefined;
    if (both) {
      relations.push(...both);
      index += 2;
      continue;
    }
    const alike = toldAlike(from(sentences, index), false);
    // A table is better, but not without the last of those that are told of.
    const isTable = profiles !== undefined && profiles.count >= (alike?.count ?? 0);
    if (isTable) relations.push({ kind: 'records', ...profiles.records });
    else if (alike) relations.push(...relationsOfAlike(alike));
    else relations.push(...relationsBehind(sentences[index - 1], sentences[index] as SourceText));
    index += (isTable ? profiles : alike)?.count ?? 1;
  }
  return relations;
}

/** Two sentences that one figure is told in: how it was and how it is, or what it comes to. */
function toldTogether(first: SourceText, second: SourceText): readonly Relation[] | undefined {
  const change = changeOver(first, second);
  return change ? [{ kind: 'figure', stat: change }] : restated(first, second, relationsOfSentence);
}

/** The sentences from one on, no further than they are asked for. */
function* from(sentences: readonly SourceText[], start: number): Generator<SourceText, void> {
  for (let index = start; index < sentences.length; index += 1) yield sentences[index] as SourceText;
}

/** Who does what, with what is said around it. */
export function relationsOfAssignments({ head, before, items, rest }: Assignments): Relation[] {
  return [
    ...before.flatMap(relationsOfSentence),
    { kind: 'actions', ...(head && { head }), items },
    ...rest.flatMap(relationsOfSentence),
  ];
}

/** One timeline of what one or more paragraphs tell, with what they say beside it. */
export function relationsOfStories(stories: readonly Story[]): Relation[] {
  const [first] = stories;
  if (!first) return [];
  const events = stories.flatMap(({ timeline }) => timeline.events);
  const intros = stories.flatMap(({ intro }) => (intro ? [intro] : []));
  const rest = stories.flatMap((story) => story.rest);
  return [
    ...intros.map((intro): Relation => ({ kind: 'said', item: told(intro, intro.text) })),
    { ...first.timeline, events },
    ...rest.flatMap((own) => withTotals(sentencesOf(own).flatMap(relationsOfSentence), own.language)),
  ];
}

/** `First … Then … Finally …`, or sentences that each say what is to be done: steps, with what is said around them. */
function stepsOfSentences(sentences: readonly SourceText[]): Relation[] | undefined {
  const told = toldSteps(sentences);
  return told && relationsOfSteps(told);
}

export function relationsOfSteps({ before, steps, rest, head }: ToldSteps): Relation[] {
  return [
    ...before.flatMap(relationsOfSentence),
    { kind: 'steps', ...(head && { head }), steps: steps.map((own) => stepOf(own)) },
    ...rest.flatMap(relationsOfSentence),
  ];
}

const COUNTED_POINT =
  /^(?:(?<kana>[一二三四五六])つ目|(?<figure>[1-6])つ目|(?:まず)?第(?<han>[一二三四五六])(?:[個个点點件]|に)?(?=[は，,、是：:]))/u;

/** `一つ目は価格です。…二つ目は…`: each point with all that is said of it, as entries of one list. */
function pointsOf(sentences: readonly SourceText[]): Relation[] | undefined {
  const places = sentences.flatMap(({ text }, index) => (COUNTED_POINT.test(text) ? [index] : []));
  const counts = places.map((place) => {
    const { kana, figure, han } = COUNTED_POINT.exec(sentences[place]?.text ?? '')?.groups ?? {};
    return smallNumber(figure ?? kana ?? han ?? '');
  });
  const [from = 0] = places;
  if (places.length < FEWEST_POINTS || counts.some((count, index) => count !== index + 1)) return undefined;
  const items = places.map((place, at): Item => {
    const own = sentences.slice(place, places[at + 1] ?? sentences.length);
    const [first] = own as [SourceText];
    return told(first, own.map(({ text }) => text).join(''));
  });
  if (items.some(({ text }) => readingLoad(text) > LONGEST_POINT)) return undefined;
  const led = sentences.slice(0, from);
  return [...led.flatMap(relationsOfSentence), { kind: 'list', items }];
}

/** Fewest points that count themselves. */
const FEWEST_POINTS = 2;
/** Longest point with what is said of it, as reading load. */
const LONGEST_POINT = 420;

/** Relations that stand apart in a sentence, in order, and what is left of it. */
export function relationsOfSentence(source: SourceText): Relation[] {
  return relationsBehind(undefined, source);
}

/** The same of a sentence behind another, which may say what its figures come to. */
function relationsBehind(before: SourceText | undefined, source: SourceText): Relation[] {
  const numbered = /\d\s?[)）]/u.test(source.text) ? numberedIn(source) : undefined;
  if (numbered) return numbered;
  const duties = sharedDuties(source);
  if (duties) return [{ kind: 'actions', items: duties }];
  const alternatives = codedAlternatives(source);
  if (alternatives) return [alternatives];
  const respective = respectiveParts(source);
  if (respective) return withRest(source, respective, respective.relation);
  const series = seriesIn(source) ?? toldBackwards(source);
  if (series) return series;
  const uneven = unevenClauses(source);
  if (uneven) return [uneven];
  const compared = comparedClauses(source);
  if (compared) return relationsOfClauses(source, compared);
  const alike = alikeClauses(source);
  if (alike) return alike;
  const ingredients = ingredientsIn(source);
  if (ingredients) return [ingredients];
  const priced = pricedOptions(source);
  if (priced) return withRest(source, priced, priced.relation);
  const parts = partsIn(source, statedIn(before, source));
  // `meals 412 (388 last week), cakes 96 (110)`: figures that all say what they were before are changes.
  const changes = parts ? changesOf(source) : [];
  const asides = parts?.items.filter(({ aside }) => aside !== undefined).length ?? 0;
  if (parts && asides === parts.items.length && changes.length >= asides) return figuresOf(source);
  if (parts && asides > 0 && !parts.isWhole && changes.length === asides) return figuresOfNames(source, parts);
  if (parts && !(SUPPLIES.test(source.text.slice(0, parts.start)) && !areShares(parts))) {
    const relation = partsRelation(source, parts);
    const before = restOf(stretchOf(source, 0, relation.headStart));
    const after = relation.isQualified ? [] : restOf(stretchOf(source, parts.end, source.text.length));
    // Figures on both sides of a whole and its parts belong together.
    const areFigures = before.length > 0 && [...before, ...after].every(({ kind }) => kind === 'figure');
    return areFigures ? [...before, ...after, relation.relation] : [...before, relation.relation, ...after];
  }
  const listed = enumerationIn(source) ?? eventPairIn(source);
  if (listed) return listed;
  const contrasted = contrastedTopics(source);
  return contrasted ? [contrasted] : figuresOf(source);
}

/** `visits 14 (11 last week), offers 6, orders 3`: figures of which some say what they were before. */
function figuresOfNames(source: SourceText, found: PartsFound): Relation[] {
  const changes = changesOf(source);
  const stats = found.items.map(({ name, quantity }) => {
    const change = changes.find(({ stat }) => stat.value === quantity.text)?.stat;
    return { ...change, value: quantity.text, label: told(source, name) };
  });
  return withRest(source, found, { kind: 'figures', stats });
}

/** A relation that stands in a stretch of a sentence, with what that says in front of it and behind. */
function withRest(source: SourceText, { start, end }: Pick<Span, 'start' | 'end'>, relation: Relation): Relation[] {
  const [before, after] = [stretchOf(source, 0, start), stretchOf(source, end, source.text.length)];
  return [...restOf(before), relation, ...restOf(after)];
}

/** `The small one costs 40 € and holds 2 l; the large one costs …`: clauses told side by side, and what is said behind them. */
function alikeClauses(source: SourceText): Relation[] | undefined {
  const cuts = [...source.words.matchAll(/[；;]\s*/gu)].map((match) => match.index + match[0].length);
  if (cuts.length === 0 || !isBalanced(source.text)) return undefined;
  const starts = [0, ...cuts];
  const clauses = starts.map((start, index) => stretchOf(source, start, starts[index + 1] ?? source.text.length));
  const [first, second, third] = clauses;
  const change = first && second && !third ? changeOver(first, second) : undefined;
  if (change) return [{ kind: 'figure', stat: change }];
  const alike = toldAlike(clauses, false);
  if (!alike) return undefined;
  const rest = starts[alike.count];
  return [
    ...relationsOfAlike(alike),
    ...(rest === undefined ? [] : restOf(stretchOf(source, rest, source.text.length))),
  ];
}

function relationsOfAlike({ lists, table }: ToldAlike): readonly Relation[] {
  return table ? [table] : lists;
}

/** A table of the sides, with what the sentence says behind their values. */
function relationsOfClauses(source: SourceText, { sides, rows, end }: ComparedClauses): Relation[] {
  const table = sides.map((side, place) => [capitalised(side), ...rows.map(({ cells }) => cells[place] ?? '')]);
  const fields = rows.map(({ label }) => capitalised(label));
  return [
    { kind: 'records', fields, rows: table, origins: [source.origin] },
    ...restOf(stretchOf(source, end, source.text.length)),
  ];
}

/** `Material: 60% oak, 40% ash`: shares make a whole also of what is needed; counts that come to one another do so by chance. */
function areShares({ items, isWhole }: PartsFound): boolean {
  return isWhole && items.every(({ quantity }) => quantity.kind === 'percent');
}

const ONLY_TAIL = new RegExp(`^(?:${anyOf('tails')})[.。．]?$`, 'iu');

function restOf(source: SourceText): Relation[] {
  const text = trimmedPhrase(source.text);
  const start = source.text.indexOf(text);
  return /\p{L}{2}/u.test(text) && !ONLY_TAIL.test(text)
    ? relationsOfSentence(stretchOf(source, start, source.text.length))
    : [];
}
