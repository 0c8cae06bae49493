import type { Item, Pair, Stat, Statement } from '@pagewright/model/outline';
import { isBalanced } from '../language/sentences.ts';
import { capitalised, readingLoad, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';
import { announcedTasks } from './announced-tasks.ts';
import { type Assignments, assignmentsIn } from './assignments.ts';
import { LONGEST_LABEL, labelledChanges } from './change-labels.ts';
import { changesOf, withoutJoint } from './changes.ts';
import { type ComparedClauses, comparedClauses } from './compared-clauses.ts';
import { comparedLines } from './compared-lines.ts';
import { countedList } from './counted-lists.ts';
import { enumerationIn, numberedIn } from './enumerations.ts';
import { eventPairIn } from './events.ts';
import {
  COUNTED,
  DEPENDENT,
  hasTellingFigure,
  isAsked,
  namedFigure,
  statOf,
  statOfSeveral,
  tellingFigure,
  terseFigure,
} from './figures.ts';
import { areHeld } from './held-figures.ts';
import { ingredientsIn } from './ingredients.ts';
import { leadOf } from './leads.ts';
import { SUPPLIES } from './list-heads.ts';
import { opposedClauses } from './opposed-clauses.ts';
import { isTotalOf, type PartsFound, partsIn } from './parts.ts';
import { type PeopleTasks, tasksOfPeople } from './people-tasks.ts';
import { profilesFrom } from './profiles.ts';
import type { Parts, Relation } from './relation.ts';
import { seriesIn } from './series.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';
import { stepOf } from './steps.ts';
import { type Story, storyIn } from './stories.ts';
import { sentencesOf, withJoined } from './text-sentences.ts';
import { toldAlike } from './told-alike.ts';
import { changeOver } from './told-changes.ts';
import { type ToldSteps, toldSteps } from './told-steps.ts';

/** What a paragraph says, in its order; each of its words stands in one relation. */
export function relationsOfText(source: SourceText): Relation[] {
  const announced = announcedTasks(source);
  if (announced) return [announced];
  const sentences = sentencesOf(source);
  const assigned = assignmentsIn(sentences);
  const shared = tasksOfPeople(source);
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
    withTotals(relationsOfSentences(withJoined(source, sentences, isOfWhich)), source)
  );
}

function tasksOf({ items, rest }: PeopleTasks, source: SourceText): Relation {
  const [only, other] = items;
  const isOfWriter = only && !other && rest.length === 0 && only.who?.origins[0] === source.writer?.origin;
  return { kind: 'actions', items, ...(isOfWriter ? { whole: itemOf(source) } : {}) };
}

const OF_WHICH =
  /^(?:其中|そのうち|うち|of (?:which|these|those|them|whom|that)|including|dont|parmi (?:eux|elles|lesquels)|sur ce total)/iu;

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
  if (!before || quantities.length < FEWEST_COUNTS || !quantities.every(isCount)) return undefined;
  const sum = quantities.reduce((all, { amount = Number.NaN }) => all + amount, 0);
  return before.quantities.some((own) => isCount(own) && own.amount === sum) ? sum : undefined;
}

/** Longest question that a sentence of a text asks and the next ones answer, in comparable units. */
const LONGEST_QUESTION = 110;

/** `It smells? Add leaves. There are ants? Water it.`: questions in a text, each with its answer behind it. */
function answersIn(sentences: readonly SourceText[]): Relation[] | undefined {
  const places = sentences.flatMap(({ text }, index) => (/[?？]$/u.test(text) ? [index] : []));
  const [first] = places;
  if (first !== 0 || places.length < 2 || places.at(-1) === sentences.length - 1) return undefined;
  const items = places.map((place, at): Pair | undefined => {
    const asked = sentences[place] as SourceText;
    const answers = sentences.slice(place + 1, places[at + 1] ?? sentences.length);
    const [answer, other] = answers;
    if (!answer || other || visualLength(asked.text) > LONGEST_QUESTION) return undefined;
    return { left: told(asked, asked.text), right: told(answer, answer.text) };
  });
  return items.every((own) => own !== undefined)
    ? [{ kind: 'pairs', as: 'question-answer', items: items.filter((own) => own !== undefined) }]
    : undefined;
}

/** Sentences that say the same of one thing each are told side by side; each of the others says something of its own. */
function relationsOfSentences(sentences: readonly SourceText[]): Relation[] {
  const relations: Relation[] = [];
  let index = 0;
  while (index < sentences.length) {
    const compared = comparedLines(from(sentences, index));
    if (compared) {
      relations.push(
        { kind: 'records', ...compared.records },
        ...compared.between.flatMap((own) => relationsOfSentence(own)),
      );
      index += compared.lines;
      continue;
    }
    const profiles = profilesFrom(sentences, index);
    const [own, next] = [sentences[index], sentences[index + 1]];
    const change = own && next && !profiles ? changeOver(own, next) : undefined;
    if (change) {
      relations.push({ kind: 'figure', stat: change });
      index += 2;
      continue;
    }
    const alike = profiles ? undefined : toldAlike(sentences.slice(index), false);
    if (profiles) relations.push({ kind: 'records', ...profiles.records });
    else {
      const sentence = sentences[index] as SourceText;
      relations.push(...(alike?.lists ?? relationsOfSentence(sentence, statedIn(sentences[index - 1], sentence))));
    }
    index += profiles?.count ?? alike?.count ?? 1;
  }
  return relations;
}

/** The sentences from one on, no further than they are asked for. */
function* from(sentences: readonly SourceText[], start: number): Generator<SourceText, void> {
  for (let index = start; index < sentences.length; index += 1) yield sentences[index] as SourceText;
}

/** Who does what, with what is said around it. */
export function relationsOfAssignments({ head, before, items, rest }: Assignments): Relation[] {
  return [
    ...before.flatMap((own) => relationsOfSentence(own)),
    { kind: 'actions', ...(head && { head }), items },
    ...rest.flatMap((own) => relationsOfSentence(own)),
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
    ...rest.flatMap((own) =>
      withTotals(
        sentencesOf(own).flatMap((own) => relationsOfSentence(own)),
        own,
      ),
    ),
  ];
}

/** `The total is 86万円. Of which …`: the figure of one sentence that the parts of the next come to is their total. */
function withTotals(relations: readonly Relation[], source: SourceText): Relation[] {
  const result: Relation[] = [];
  for (const relation of relations) {
    const last = result.at(-1);
    const isOpen = relation.kind === 'parts' && !relation.total && last?.kind === 'figure' && !last.stat.from;
    const figure = isOpen ? source.quantities.find(({ text }) => text === last.stat.value) : undefined;
    if (isOpen && figure && isTotalOf(figure, relation.items)) {
      result[result.length - 1] = { ...relation, total: last.stat, isWhole: true };
    } else result.push(relation);
  }
  return result;
}

/** `First … Then … Finally …`, or sentences that each say what is to be done: steps, with what is said around them. */
function stepsOfSentences(sentences: readonly SourceText[]): Relation[] | undefined {
  const told = toldSteps(sentences);
  return told && relationsOfSteps(told);
}

export function relationsOfSteps({ before, steps, rest, head }: ToldSteps): Relation[] {
  return [
    ...before.flatMap((own) => relationsOfSentence(own)),
    { kind: 'steps', ...(head && { head }), steps: steps.map((own) => stepOf(own)) },
    ...rest.flatMap((own) => relationsOfSentence(own)),
  ];
}

const COUNTED_POINT =
  /^(?:(?<kana>[一二三四五六])つ目|(?<figure>[1-6])つ目|(?:まず)?第(?<han>[一二三四五六])(?:[個个点點件]|に)?(?=[は，,、是：:]))/u;
const COUNTS = '一二三四五六';

/** `一つ目は価格です。…二つ目は…`: each point with all that is said of it, as entries of one list. */
function pointsOf(sentences: readonly SourceText[]): Relation[] | undefined {
  const places = sentences.flatMap(({ text }, index) => (COUNTED_POINT.test(text) ? [index] : []));
  const counts = places.map((place) => {
    const { kana, figure, han } = COUNTED_POINT.exec(sentences[place]?.text ?? '')?.groups ?? {};
    return figure ? Number(figure) : COUNTS.indexOf(kana ?? han ?? '') + 1;
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
  return [...led.flatMap((own) => relationsOfSentence(own)), { kind: 'list', items }];
}

/** Fewest points that count themselves. */
const FEWEST_POINTS = 2;
/** Longest point with what is said of it, as reading load. */
const LONGEST_POINT = 420;

/**
 * Relations that stand apart in a sentence, in order, and what is left of it.
 * @param stated what the sentence before says that its figures come to
 */
export function relationsOfSentence(source: SourceText, stated?: number): Relation[] {
  const numbered = /\d\s?[)）]/u.test(source.text) ? numberedIn(source) : undefined;
  if (numbered) return numbered;
  const series = seriesIn(source);
  if (series) return series;
  const compared = comparedClauses(source);
  if (compared) return relationsOfClauses(source, compared);
  const alike = alikeClauses(source);
  if (alike) return alike;
  const ingredients = source.quantities.length > 1 ? ingredientsIn(source) : undefined;
  if (ingredients) return [ingredients];
  const parts = partsIn(source, stated);
  // `meals 412 (388 last week), cakes 96 (110)`: figures that all say what they were before are changes.
  const isChanged =
    parts?.items.every(({ aside }) => aside !== undefined) && changesOf(source).length >= parts.items.length;
  if (isChanged) return figuresOf(source);
  if (parts && !(SUPPLIES.test(source.text.slice(0, parts.start)) && !areShares(parts))) {
    const relation = partsRelation(source, parts);
    const before = stretchOf(source, 0, relation.headStart);
    const after = stretchOf(source, parts.end, source.text.length);
    return [...restOf(before), relation.relation, ...restOf(after)];
  }
  return enumerationIn(source) ?? eventPairIn(source) ?? figuresOf(source);
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
  return [...alike.lists, ...(rest === undefined ? [] : restOf(stretchOf(source, rest, source.text.length)))];
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

/** The parts with what leads to them: the words of the sentence in front, up to the clause that names them. */
function partsRelation(
  source: SourceText,
  found: NonNullable<ReturnType<typeof partsIn>>,
): { relation: Parts; headStart: number } {
  const before = source.text.slice(0, found.start);
  // `Next Tuesday the outing, the vote on the place is: …`: of two clauses the last one leads to the parts.
  const isTotalled = found.total !== undefined && found.total.start < found.start;
  const isLong = visualLength(before) > (isTotalled ? LONGEST_HEAD : LONGEST_PLAIN_HEAD);
  const marks = isLong ? ['。', '；', '; ', ', ', '，', ' and ', ' et '] : ['。', '；', '; '];
  const closed = before.trimEnd().replace(/[,，]?\s*(?:of wh(?:ich|om)|including|dont|其中)?[,，:：]?$/iu, '');
  // The total belongs to what leads to its parts, with all that is said of it.
  const leading = isTotalled ? closed.slice(0, found.total?.start) : closed;
  const cut = Math.max(...marks.map((mark) => leading.lastIndexOf(mark)));
  const headStart = cut < 0 ? 0 : cut + 1;
  const headText = trimmedPhrase(before.slice(headStart)).replace(OPEN_HEAD, '');
  const first = Math.min(...found.items.map(({ quantity }) => quantity.start));
  const isLed = found.total !== undefined && found.total.start >= found.start && found.total.end <= first;
  // The total in front, with the words that name it, leads to what it is made of.
  // `面积40平米，现在有书2,860册，其中…`: what stands in front of the total says something else.
  const isNamed = found.totalName !== '' && !/[:：]\s*$/u.test(before) && /[,，;；]\s*$/u.test(before);
  const ledBy =
    isLed && (headText === '' || isNamed) ? trimmedPhrase(source.text.slice(found.start, found.total.end)) : headText;
  const head = ledBy === '' ? undefined : told(source, ledBy);
  const ownName = found.totalName || (found.total ? nameOfTotal(source, found.total, found) : '');
  // `38 flights`: a number is told with what it counts.
  const counted = found.total?.kind === 'bare' ? withCounted(source, found.total, ownName) : '';
  const totalName = counted !== '' && source.text.startsWith(counted, found.total?.start) ? counted : ownName;
  const total: Stat | undefined = found.total
    ? { value: found.total.text, label: told(source, totalName || withoutTotal(headText, found.total)) }
    : undefined;
  return {
    headStart: isLed && isNamed ? found.start : headStart,
    relation: {
      kind: 'parts',
      total,
      isWhole: found.isWhole,
      origins: [source.origin],
      ...namedParts(source, head, found),
    },
  };
}

/** A total with what it counts: its own name, else the word behind it. */
function withCounted({ text }: SourceText, total: Quantity, name: string): string {
  const word = name === '' ? /^\s\p{Ll}{3,}/u.exec(text.slice(total.end))?.[0] : ` ${name}`;
  return word === undefined ? '' : total.text + word;
}

/** `By age: 20 to 24 31%, …`, `缺陷  致命 1  严重 4`: the first name holds the words that lead to all. */
const HELD_HEAD = /^(\p{L}[^:：]{1,20}?)(?:\s?[:：]\s?|(?<=[\p{sc=Han}\p{sc=Katakana}])\s+)(?=\S)(.+)$/su;

function namedParts(
  source: SourceText,
  head: Statement | undefined,
  { items }: PartsFound,
): Pick<Parts, 'head' | 'items'> {
  const [first, ...rest] = items;
  const [, lead, name] = (!head && first && HELD_HEAD.exec(first.name)) || [];
  const isAlone = lead !== undefined && rest.every((own) => !HELD_HEAD.test(own.name));
  return first && lead && name && isAlone
    ? { head: told(source, lead), items: [{ ...first, name }, ...rest] }
    : { head, items };
}

/** `Budget 48,000 euros`, `Revenue was $3.3m, up 18%`: the total is labelled with what stands in front of it. */
function withoutTotal(head: string, { text }: Quantity): string {
  const at = head.lastIndexOf(text);
  const name = at < 0 ? head : withoutJoint(trimmedPhrase(head.slice(0, at)));
  return /\p{L}{2}/u.test(name) ? name : head || text;
}

/** Longest head of parts; of a longer one its last clause leads to them, in comparable units. */
const LONGEST_HEAD = 60;
const LONGEST_PLAIN_HEAD = 24;
/** Words at the end of a head that only lead on. */
const OPEN_HEAD =
  /[,，]?\s*(?:of wh(?:ich|om)|including|dont|其中|(?<=\p{sc=Han})(?:的[是为為]|は)|では|には|(?<!\p{L})(?:there (?:are|were)|we (?:have|had|are|were)|il y a(?:vait)?|on compte|nous (?:avons|sommes)))$/iu;

/** What the total is called where it stands behind its parts: `合计`, `soit`. */
function nameOfTotal(source: SourceText, total: Quantity, { items }: PartsFound): string {
  const last = Math.max(...items.map(({ quantity }) => quantity.end));
  return total.start > last ? trimmedPhrase(source.text.slice(last, total.start)) : '';
}

/** Changes and key figures of a sentence as figures; what says nothing in figures stays said. */
function figuresOf(source: SourceText): Relation[] {
  if (isAsked(source.text)) return [wholeSaid(source)];
  const changes = changesOf(source);
  const clauses = withWholeChanges(clausesOf(source), changes, source);
  const relations: Relation[] = [];
  let rest: SourceText[] = [];
  const flush = (): void => {
    const [first] = rest;
    const last = rest.at(-1);
    if (first && last)
      relations.push(
        said(
          source,
          rest.map(({ text }) => text),
        ),
      );
    rest = [];
  };
  for (const clause of clauses) {
    const own = figureOfClause(clause, source, changes);
    if (own.length === 0) rest.push(clause);
    else {
      flush();
      relations.push(...own);
    }
  }
  flush();
  return relations.some(({ kind }) => kind === 'figure') ? relations : [wholeSaid(source)];
}

/** `31%，上月28%`: clauses that a change goes over are one. */
function withWholeChanges(
  clauses: readonly SourceText[],
  changes: readonly { readonly start: number; readonly end: number }[],
  source: SourceText,
): SourceText[] {
  const bounds: { start: number; end: number }[] = [];
  let from = 0;
  for (const { text } of clauses) {
    const start = source.text.indexOf(text, from);
    from = start + text.length;
    const last = bounds.at(-1);
    if (last && changes.some((change) => change.start < last.end && change.end > start)) last.end = from;
    else bounds.push({ start, end: from });
  }
  return bounds.map(({ start, end }) => stretchOf(source, start, end));
}

function wholeSaid(source: SourceText): Relation {
  return { kind: 'said', item: itemOf(source) };
}

function said(source: SourceText, texts: readonly string[]): Relation {
  const [first = ''] = texts;
  const last = texts.at(-1) ?? first;
  const start = source.text.indexOf(first);
  const end = source.text.indexOf(last, start) + last.length;
  return { kind: 'said', item: itemOf(stretchOf(source, start, end)) };
}

/** A statement as an entry, its lead in front where it has one. */
export function itemOf(source: SourceText): Item {
  const trimmed = trimmedPhrase(source.text) || source.text;
  // `But the lift is broken.`: a sentence keeps its first word, with its capital.
  const text = /^\p{Lu}/u.test(source.text) && !source.text.startsWith(trimmed) ? source.text : trimmed;
  const closed = /[。.!！?？:：”」』)）]$/u.test(source.text) && source.text.startsWith(text) ? source.text : text;
  const lead = leadOf({ ...source, text: closed });
  const own = told(source, closed);
  return lead && lead.rest !== '' ? { ...own, text: lead.rest, lead: lead.lead } : own;
}

/** Clauses that can stand alone: at semicolons, and in wide scripts at commas where each has a figure or is long. */
function clausesOf(source: SourceText): SourceText[] {
  const cuts: number[] = [];
  const pattern =
    /[；;]\s*|，|(?<=[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\uE000])[,、](?=[\p{sc=Han}\p{sc=Katakana}]|(?:その)?うち)|,\s(?=[\p{L}\uE000])|\s(?=(?:and|et)\s)/gu;
  for (const match of source.words.matchAll(pattern)) {
    const end = match.index + match[0].length;
    if (isBalanced(source.text.slice(cuts.at(-1) ?? 0, match.index))) cuts.push(end);
  }
  const bounds = [0, ...cuts, source.text.length];
  const raw = bounds
    .slice(0, -1)
    .map((start, index) => stretchOf(source, start, bounds[index + 1] as number))
    .filter(({ text }) => text !== '');
  const strong = /[；;]$/u;
  const joined: { start: number; end: number; closes: boolean }[] = [];
  let from = 0;
  for (const clause of raw) {
    const start = source.text.indexOf(clause.text, from);
    const end = start + clause.text.length;
    from = end;
    const last = joined.at(-1);
    const lastText = last ? source.text.slice(last.start, last.end) : '';
    const lastHas = last ? hasFigure(stretchOf(source, last.start, last.end)) : false;
    // A clause without a figure belongs to the one before, unless a semicolon stands between them.
    const isDependent =
      (DEPENDENT.test(clause.text) && !isNamedPart(clause)) ||
      ONLY_WHEN.test(clause.text) ||
      (last !== undefined && isElliptic(clause, stretchOf(source, last.start, last.end))) ||
      !/\p{L}{3}|[\p{sc=Han}\p{sc=Katakana}]{2}/u.test(clause.words);
    if (last && !strong.test(lastText.trim()) && (!hasFigure(clause) || !lastHas || isDependent)) last.end = end;
    else joined.push({ start, end, closes: true });
  }
  return joined.map(({ start, end }) => stretchOf(source, start, end));
}

/**
 * `64% on drinks and 38% on food`: what begins with its figure has its subject in the clause before; where the word that it
 * counts stands behind it, `38 people started and 31 got to the finish`, it says something of its own.
 */
function isElliptic({ words }: SourceText, { text: before }: SourceText): boolean {
  const opening = /^(?:and|et)\s\uE000+/iu.exec(words)?.[0];
  if (opening === undefined) return false;
  const own = before.match(/\p{L}{2,}/gu)?.length ?? 0;
  const isAsided = /[(（]/u.test(words);
  return isAsided || !COUNTED.test(words.slice(opening.length)) || own < FEWEST_WORDS;
}

/** Fewest words of a clause that stands by itself in front of one that begins with its figure: of `12 men and 15 women` neither does. */
const FEWEST_WORDS = 3;

/** `87 people, of which 52 are craftsmen`: a part with a name has a figure of its own. */
function isNamedPart(clause: SourceText): boolean {
  const opening = OF_WHICH.exec(clause.words)?.[0];
  return opening !== undefined && /\p{L}{2}/u.test(clause.words.slice(opening.length)) && hasFigure(clause);
}
/** `…, today 6.4%`: a figure for another time of what is named before. */
const ONLY_WHEN = new RegExp(`^(?:${anyOf('now')}|${anyOf('earlier')})[\\s:：是为為はが]*[\\p{Sc}\\d]`, 'iu');

function hasFigure(source: SourceText): boolean {
  return hasTellingFigure(source);
}

/** The changes of a clause, else its most telling figure with what it measures. */
function figureOfClause(clause: SourceText, source: SourceText, changes: ReturnType<typeof changesOf>): Relation[] {
  const start = source.text.indexOf(clause.text);
  const own = changes.filter((change) => {
    const at = clause.text.indexOf(change.stat.value);
    return at >= 0 && change.end > start && change.end <= start + clause.text.length;
  });
  if (own.length > 0) return labelledChanges(clause, source, own).map((stat): Relation => ({ kind: 'figure', stat }));
  const several = statOfSeveral(clause);
  if (several) return [{ kind: 'figure', stat: several }];
  const best = areHeld(clause) ? undefined : (tellingFigure(clause) ?? terseFigure(clause) ?? namedFigure(clause));
  if (!best || readingLoad(clause.text) > LONGEST_LABEL) return [];
  return [{ kind: 'figure', stat: statOf(clause, best) }];
}

/** A statement with its most telling figure, where it is short and has one. */
export function figureOf(source: SourceText): Stat | undefined {
  const [change] = changesOf(source);
  const label = told(source, trimmedPhrase(source.text) || source.text);
  if (readingLoad(source.text) > LONGEST_LABEL) return undefined;
  if (change) return { ...change.stat, label };
  const best = tellingFigure(source);
  return best ? { value: best.text, label } : undefined;
}
