import type { Pair, Statement } from '@pagewright/model/outline';
import { isWide, visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { smallNumber } from '../spans/small-numbers.ts';
import { answeredRisks } from './answered-risks.ts';
import { ownedTaskOf } from './assignments.ts';
import { changesOf } from './changes.ts';
import { countedEntries } from './counted-entries.ts';
import { divided, entryOf, statsOf } from './entries.ts';
import { datedEntries } from './events.ts';
import { type Lead, leadOf, restOfLead } from './leads.ts';
import { ACTIONS, PURPOSE, STEPS, SUPPLIES } from './list-heads.ts';
import { namedClauses } from './named-clauses.ts';
import type { Relation } from './relation.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';
import { stepOf } from './steps.ts';
import { actionOf } from './tasks.ts';
import { stepsOfOne, tellsToDo } from './told-steps.ts';

/** `1、…；2、…`, `一是…；二是…`, `(a) …, (b) …`: entries that count themselves in a running text. */
const NUMBERED =
  /(?:^|(?<=[：:；;，,、。.\s)）]))(?:[（(]?(?:[1-9]|[一二三四五六七八九十]|[a-h])[)）、.．](?!\d)|[一二三四五六七八九]是|第[一二三四五六](?:[件个個点點条條项項步类類种種](?:是|，是|，)?|，)|[①-⑨])\s*(?=\S)/gu;
const ARROWS = /\s*(?:→|->|⇒|➔)\s*/u;
/** `流程：登记—量血压—取药`: behind the name of a procedure dashes lead from step to step, too. */
const ARROWS_OR_DASHES = /\s*(?:→|->|⇒|➔|—{1,2}|–)\s*|\s-\s/u;
const BETWEEN_FIGURES = new RegExp(
  `[\\d时時点點分]\\s?[—–-]+\\s?\\d|[周週一二三四五六日]\\s?[—–]+\\s?(?:[周週]|星期)|\\p{Lu}\\p{Ll}{2}[–-]\\p{Lu}\\p{Ll}{2}(?!\\p{L})`,
  'u',
);
/** Fewest entries by what divides them. */
const FEWEST = { semicolons: 2, marks: 3, names: 2 } as const;

/** `in four steps`: what follows is done one after the other. */
const COUNTED_STEPS = new RegExp(anyOf('countedSteps'), 'iu');
const RISKS = new RegExp(anyOf('risks'), 'iu');
/** Longest entry between commas: a clause is longer. */
const LONGEST_ENTRY = 44;
const LONGEST_HEAD = 44;

/** A list in a sentence: numbered, in steps, or behind a colon. */
export function enumerationIn(source: SourceText): Relation[] | undefined {
  return (
    numberedIn(source) ??
    stepsIn(source) ??
    ledSteps(source) ??
    namedClauses(source) ??
    describedNames(source) ??
    spacedNames(source) ??
    namesWithMore(source) ??
    countedEntries(source) ??
    listIn(source)
  );
}

/** `Jana Weiss (hardware, 8 years), Tariq Aziz (software), Lena Holm (sales)`: names, each with what its bracket says. */
function describedNames(source: SourceText): Relation[] | undefined {
  const names = divided(source, /\s*[,，、;；]\s*|\s(?:and|et)\s/gu);
  const areDescribed = names.length >= FEWEST.marks && names.every(({ text }) => DESCRIBED.test(text));
  return areDescribed ? [{ kind: 'list', items: names.map(entryOf) }] : undefined;
}

/** `滷雞腿、清蒸鱸魚、燙青菜、絲瓜湯，另備20份素食`: names alone, and what there is beside them. */
const WITH_MORE = /^((?:[^、，。；：\d]{1,10}、){3,}[^、，。；：\d]{1,10})，(?=[另还還外再][有备備加附提配]?|以及)/u;

function namesWithMore(source: SourceText): Relation[] | undefined {
  const names = WITH_MORE.exec(source.text)?.[1];
  if (names === undefined) return undefined;
  const items = divided(stretchOf(source, 0, names.length), /、/gu).map(entryOf);
  const more = trimmedPhrase(source.text.slice(names.length));
  return [
    { kind: 'list', items },
    { kind: 'said', item: told(source, more) },
  ];
}

const DESCRIBED =
  /^\p{Lu}[\p{L}’'.-]*(?:\s\p{L}[\p{L}’'.-]*){0,3}\s?\([^()]*\p{L}[^()]*\)[.]?$|^\p{sc=Han}{2,4}（[^（）]*\p{L}[^（）]*）。?$/u;

/** `全体 佐藤`, `屋台 鈴木`, …: wide blanks divide, and one blank stands between a name and what belongs to it. */
function spacedNames(source: SourceText): Relation[] | undefined {
  const pieces = divided(source, /　+/gu).map(({ text }) => /^(\S+) (\S+)$/u.exec(text));
  if (pieces.length < FEWEST.marks || !pieces.every((own) => own !== null)) return undefined;
  const items = pieces.map(([, lead = '', text = '']) => ({ ...told(source, text), lead }));
  return source.quantities.length > 0 ? undefined : [{ kind: 'list', items }];
}

/** Entries that count themselves. */
export function numberedIn(source: SourceText): Relation[] | undefined {
  const marks = [...source.text.matchAll(NUMBERED)].filter((mark) => !isInFigure(source, mark));
  if (marks.length < 2 || !countUp(marks.map(([mark]) => mark))) return undefined;
  const headText = trimmedPhrase(source.text.slice(0, marks[0]?.index ?? 0));
  const entries = marks.map((mark, index) => {
    const start = mark.index + mark[0].length;
    return stretchOf(source, start, marks[index + 1]?.index ?? source.text.length);
  });
  const items = entries.map(entryOf);
  if (items.some(({ text }) => text === '')) return undefined;
  const closed = entries.map((entry) => stretchOf(entry, 0, entry.text.replace(/[；;，,、。.]+$/u, '').length));
  const tasks = closed.flatMap((entry) => ownedTaskOf(entry) ?? []);
  if (tasks.length === entries.length) return [{ kind: 'actions', ...headOf(source, headText), items: tasks }];
  if (items.length >= FEWEST.marks && (STEPS.test(headText) || COUNTED_STEPS.test(headText)))
    return [{ kind: 'steps', ...headOf(source, headText), steps: entries.map((entry) => stepOf(entry)) }];
  return [{ kind: 'list', ...headOf(source, headText), items }];
}

/** `1)` counts; of `1.5 h)` and `3、5 people` the figure is one of another kind, or longer than its sign. */
function isInFigure({ quantities, dates }: SourceText, mark: RegExpExecArray): boolean {
  const start = mark.index;
  const end = start + mark[0].trimEnd().length;
  return [...quantities, ...dates].some(
    (own) => own.start < end && own.end > start && !(own.start >= start && own.end < end && own.end - own.start === 1),
  );
}

function countUp(marks: readonly string[]): boolean {
  const numbers = marks.map((mark) => {
    const [sign = ''] = /[1-9一二三四五六七八九十a-h①-⑨]/u.exec(mark) ?? [];
    if (/[a-h]/.test(sign)) return sign.charCodeAt(0) - 96;
    // `①` is normalized to `1`.
    return smallNumber(sign);
  });
  return numbers.every((number, index) => number === index + 1);
}

/** Three or more things with arrows between them happen one after the other. */
function stepsIn(source: SourceText): Relation[] | undefined {
  const lead = leadOf({ ...source, dates: source.dates });
  const led = lead?.mark === 'colon' ? lead : undefined;
  const isLed =
    lead !== undefined &&
    lead.mark !== 'arrow' &&
    (ARROWS.test(lead.rest) || (led !== undefined && STEPS.test(led.lead) && ARROWS_OR_DASHES.test(led.rest)));
  const body = isLed ? stretchOf(source, source.text.length - lead.rest.length, source.text.length) : source;
  const pairs = pairsIn(body);
  if (pairs) {
    const head = headOf(source, isLed ? lead.lead : '');
    return [
      { kind: 'pairs', as: RISKS.test(head.head?.text ?? '') ? 'risk-measure' : undefined, ...head, items: pairs },
    ];
  }
  const marks = led && STEPS.test(led.lead) ? ARROWS_OR_DASHES : ARROWS;
  const names = divided(body, new RegExp(marks, 'gu')).map(({ text }) => text);
  // `周一—周五`, `9–12`: a dash between days or figures leads from the one to the other.
  if (marks !== ARROWS && BETWEEN_FIGURES.test(body.text)) return undefined;
  if (changesOf(source).length > 0 || /[。！？]\S|[.!?]\s\S/u.test(source.text)) return undefined;
  if (names.length < 3 || names.some((name) => name.trim() === '' || visualLength(name) > 90)) return undefined;
  return [
    {
      kind: 'steps',
      ...headOf(source, isLed ? lead.lead : ''),
      steps: names.map((name) => ({ title: told(source, name.trim()) })),
    },
  ];
}

/** `How to update: back up first, then …, and finally …`. */
function ledSteps(source: SourceText): Relation[] | undefined {
  const found = stepsOfOne(source);
  if (!found?.head) return undefined;
  return [{ kind: 'steps', head: found.head, steps: found.steps.map((own) => stepOf(own)) }];
}

/** `rent rises → three-year lease; staff leave → train others`: clauses that an arrow divides in two each. */
function pairsIn(source: SourceText): Pair[] | undefined {
  if (changesOf(source).length > 0) return undefined;
  const cut = (marks: RegExp): SourceText[][] =>
    divided(source, marks).map((clause) => divided(clause, new RegExp(ARROWS, 'gu')));
  const areTwo = (all: readonly SourceText[][]): boolean => all.length > 1 && all.every(({ length }) => length === 2);
  const clauses = [cut(/[；;]\s*/gu), cut(/[；;，,、]\s*/gu)].find(areTwo);
  return clauses?.map((sides): Pair => {
    const [left, right] = sides.map((side) => told(side, trimmedPhrase(side.text))) as [Statement, Statement];
    return { left, right };
  });
}

/** `売れ筋は塩パン、あんパン、ラスク`: what a Japanese sentence is about, with nothing but names behind it. */
function topicOf({ text, language }: SourceText): Lead | undefined {
  if (language !== 'ja-JP') return undefined;
  const [, lead = '', rest = ''] = TOPIC.exec(text) ?? [];
  return lead === '' ? undefined : { lead, rest, mark: 'colon' };
}

const TOPIC_NAME = '[^、。はがをにで\\d（）]{0,13}[\\p{sc=Han}\\p{sc=Katakana}ー](?:（[^（）、。]{1,16}）)?';
const TOPIC = new RegExp(
  `^([^、。は]{2,12})は、?(${TOPIC_NAME}(?:、${TOPIC_NAME}){2,}(?:など)?)(?:です|でした)?[。]?$`,
  'u',
);

/** Whether a sentence ends within an entry. */
function holdsEnd({ text }: SourceText): boolean {
  return /[。！？]\S|(?<!(?:^|[\s(])(?:MM?|Dr|Mr|Mrs|Ms|Mme|St))[.!?]\s\p{Lu}/u.test(text);
}

/** `What we tell them → sorry, money back, a voucher`: an arrow in front of several names leads to them. */
function leadsToNames({ rest }: Lead, source: SourceText): boolean {
  return rest.split('、').length >= FEWEST.marks && !/[。；;→]/u.test(rest) && changesOf(source).length === 0;
}

/** Several entries behind a colon: divided by semicolons, else by the marks of an enumeration. */
function listIn(source: SourceText): Relation[] | undefined {
  const lead = leadOf(source) ?? topicOf(source);
  if (!lead || visualLength(lead.lead) > LONGEST_HEAD || (lead.mark === 'arrow' && !leadsToNames(lead, source)))
    return undefined;
  const rest = restOfLead(source, lead);
  // `Mark: 8.4, last year it was 7.9` lists nothing.
  const [first, last] = [rest.quantities[0], rest.quantities.at(-1)];
  const [change] = changesOf(source);
  if (
    change &&
    first &&
    last &&
    [change.stat.from, change.stat.value].every((own) => own === first.text || own === last.text)
  )
    return undefined;
  const clauses = divided(rest, /[；;]\s*/gu);
  // `Summary: the shop was down. Orders failed; …`: a semicolon between sentences divides no entries.
  if (clauses.length >= FEWEST.semicolons && clauses.some(holdsEnd)) return undefined;
  const isActions = ACTIONS.test(lead.lead);
  const isSupplies = SUPPLIES.test(lead.lead);
  const entries = clauses.length >= FEWEST.semicolons ? clauses : entriesOf(rest);
  // `Staff: 24 teachers, 2 nurses. We lost two.`: nor does a comma in front of the end of a sentence.
  if (entries.some(holdsEnd)) return undefined;
  // `Teams: North - Ann, Bo. South - Cy.`: what a dash divides is the name of some of them.
  const dashed = entries.filter(({ words }) => /\s[–—-]\s/u.test(words)).length;
  if (dashed === 1 && entries.length > 1 && /\S\s[–—-]\s/u.test(entries[0]?.words ?? '')) return undefined;
  if (areSigns(entries) || endsBefore(entries)) return undefined;
  // `North, South and West, 3 in all`, `板橋、中和、永和共3家`: what all come to is no part of the last name.
  if (entries.length > 1 && COUNTED_UP.test(entries.at(-1)?.words ?? '')) return undefined;
  // `page 37, numbers 2 and 4`: a bare figure among names is a part of the name before it.
  const bare = entries.filter(({ words }) => !/\p{L}/u.test(words)).length;
  if (bare > 0 && bare < entries.length && entries[0] !== undefined && /\p{L}/u.test(entries[0].words))
    return undefined;
  // `Two bedrooms: 13 m² and 9 m²`: how much each is says nothing without what is in front.
  if (entries.every(({ words, dates }) => dates.length === 0 && !/\p{L}/u.test(words))) return undefined;
  // `Velocity: 38, 41, 35 over the last three sprints`: nor are figures alone a list of anything.
  const counts = entries.filter(
    ({ words, quantities: [only] }) => only?.kind === 'bare' && !/\p{L}/u.test(words),
  ).length;
  if (counts * 2 > entries.length) return undefined;
  if (clauses.length < FEWEST.semicolons && entries.slice(1).some(({ text }) => SUBORDINATE.test(text)))
    return undefined;
  if (entries.length > 1 && entries.slice(1).every(({ text }) => SAYS_MORE.test(text))) return undefined;
  // `up to 25 people, with read or write access`
  const [, ...behind] = clauses.length < FEWEST.semicolons ? divided(rest, /\s*[、，,]\s*/gu) : [];
  if (behind.length > 0 && behind.every(({ text }) => SAYS_MORE.test(text))) return undefined;
  // `black, with the scarf for women and the tie for men`: what comes with the first is none of its like.
  if (COMES_WITH.test(entries[1]?.text ?? '')) return undefined;
  // `15 € a month, for oil, salt and coffee`
  const [own, further] = entries;
  if (own && further && own.quantities.length > 0 && SAYS_MORE.test(further.text)) return undefined;
  if (
    clauses.length < FEWEST.semicolons &&
    !isSupplies &&
    !areMeasured(entries) &&
    !/[、·／/|]|\s{2}/u.test(rest.words) &&
    (lead.mark === 'space' || (/，/u.test(rest.text) && !areNames(entries)))
  )
    return undefined;
  const open = rest.words.replace(/[（(][^（）()]*[）)]/gu, '');
  if (clauses.length < FEWEST.semicolons && !isSupplies && isWide(rest.text) && /，/u.test(open) && /、/u.test(open))
    return undefined;
  const answered = answeredRisks(entries);
  if (answered) return [{ kind: 'pairs', as: 'risk-measure', ...headOf(source, lead.lead), items: answered }];
  const actions = isActions && clauses.length > 1 ? clauses.map((clause) => actionOf(clause, true)) : [];
  const owned = actions.filter((action) => action !== undefined);
  if (owned.length > 1 && owned.length === actions.length)
    return [{ kind: 'actions', ...headOf(source, lead.lead), items: owned }];
  const ownedTasks = entries.map((entry) => ownedTaskOf(entry));
  if (ownedTasks.filter((task) => task !== undefined).length >= FEWEST.names) {
    const items = entries.map((entry, index) => ownedTasks[index] ?? { what: told(entry, entry.text) });
    return [{ kind: 'actions', ...headOf(source, lead.lead), items }];
  }
  const events = isActions ? undefined : datedEntries(entries, lead.lead);
  if (events) return [{ kind: 'timeline', isDay: false, ...headOf(source, lead.lead), events }];
  const stats = isSupplies ? undefined : statsOf(entries);
  if (stats) return [{ kind: 'figures', ...headOf(source, lead.lead), stats }];
  const tasks = isActions ? divided(rest, /\s*[，,；;]\s*/gu) : [];
  if (tasks.length >= 2 && clauses.length < FEWEST.semicolons)
    return [{ kind: 'list', ...headOf(source, lead.lead), items: tasks.map(entryOf) }];
  const isList =
    clauses.length >= FEWEST.semicolons ||
    (entries.length >= (isNamedByMarks(rest) ? FEWEST.names : FEWEST.marks) &&
      (areThings(entries, rest) ||
        (entries.every((one) => isShort(one) && !/[.。]\s?\S/u.test(one.text)) && isEven(entries))) &&
      !beginsSentence(entries));
  if (!isList) return undefined;
  const areToDo = entries.length >= FEWEST.marks && entries.every(tellsToDo);
  if (COUNTED_STEPS.test(lead.lead) || (areToDo && (STEPS.test(lead.lead) || PURPOSE.test(lead.lead))))
    return [{ kind: 'steps', ...headOf(source, lead.lead), steps: entries.map((entry) => stepOf(entry)) }];
  return [{ kind: 'list', ...headOf(source, lead.lead), items: entries.map(entryOf) }];
}

/** `the more light, the faster, until something else limits it`: what a clause begins with that says more of the one before it. */
const SUBORDINATE =
  /^(?:soit|that is|i\.e\.|until|unless|because|since|so that|so|although|though|while|whereas|when|if|which|who|but|yet|jusqu[’']|parce qu|puisqu|afin|car|donc|mais|lorsqu|quand|tandis|alors qu|si|qui|que|dont|où|parce|puisque|lorsque)(?![\p{L}-])/iu;

/** `one, at €400 an episode, for episodes 1-4`: all that stands behind the first says more of that. */
const SAYS_MORE = /^(?:at|for|from|per|by|with|without|until|à|au|pour|chez|dès|par|avec|sans)\s/u;

const COMES_WITH =
  /^(?:(?:with|without|avec|sans)\s(?:the|an?|le|la|les|une?|des)\s|(?:especially|particularly|in particular|above all|surtout|notamment|en particulier)\s)/iu;

/** Behind the last of several names: how many they are. */
const COUNTED_UP =
  /(?:等|共|合[计計]|总计|總計|[计計]|など|の[計全]?)\s?\uE000+[。.]?$|\uE000+\s(?:in all|in total|altogether|en tout|au total)[。.]?$/u;

/** Longest name with its figure at its end, in comparable units. */
const LONGEST_MEASURED = 24;

/** `人手：编辑4人，剪辑2人，经费每月1.2万元`: names of a few signs with one figure each, whatever each is counted in. */
function areMeasured(entries: readonly SourceText[]): boolean {
  return (
    entries.length > 1 &&
    entries.every(({ text, words, quantities: [only, other] }) => {
      const isAtEnd = only !== undefined && other === undefined && trimmedPhrase(text.slice(only.end)) === '';
      const before = isAtEnd ? words.slice(0, only.start) : '';
      return (
        isAtEnd &&
        only.kind !== 'bare' &&
        /\p{L}{2}/u.test(before) &&
        !/\uE000/u.test(before) &&
        visualLength(text) <= LONGEST_MEASURED
      );
    })
  );
}

/** Entries between commas; "and" joins the last of them, or all where there is no comma: `Weil and Brady, The Soil`. */
function entriesOf(rest: SourceText): SourceText[] {
  const pieces = divided(rest, /\s*[、，,／|·]\s*|\s{2,}|　+/gu);
  const last = pieces.at(-1);
  // `whether the school pays or the parents`: both are of one question.
  const isOne = /^(?:(?:and|et)\s)?(?:whether|if|si)\s/iu.test(last?.text ?? '');
  const joined = last ? (isOne ? [last] : divided(last, /\s(?:and|et|ou|or)\s/gu)) : [];
  // `32 €, 20 € pour les étudiants et les chômeurs`: of prices, what has none belongs to the one in front of it.
  const isOfPrice =
    /^[^\p{L}]*\uE000/u.test(joined[0]?.words ?? '') &&
    joined[0]?.quantities.length === 1 &&
    joined.slice(1).some(({ quantities }) => quantities.length === 0);
  // `a helmet and, on request, a screen`: the word that joins belongs to none of them.
  const closed = pieces
    .slice(0, -1)
    .map((own) => stretchOf(own, 0, own.text.replace(/\s(?:and|et|ou|or)$/u, '').length));
  return [...closed, ...(isOfPrice && last ? [last] : joined)];
}

/** `、` divides names and nothing else. */
function isNamedByMarks({ words }: SourceText): boolean {
  return /、/u.test(words) && !/[，,。·]/u.test(words.replace(/。$/u, ''));
}

/** Longest name between the commas of wide scripts, which divide clauses too, in comparable units. */
const LONGEST_WIDE_NAME = 12;

function areNames(entries: readonly SourceText[]): boolean {
  return entries.every(({ text, quantities }) => visualLength(text) <= LONGEST_WIDE_NAME && quantities.length === 0);
}

/** `A、B、C三棟各樓層`: signs that the word behind the last of them goes with are no entries by themselves. */
const SIGN = /^(?:[A-Z]|[甲乙丙丁戊]|\d{1,2}|[一二三四五六七八九十])$/u;

function areSigns(entries: readonly SourceText[]): boolean {
  const [last, ...before] = entries.toReversed();
  return before.length > 0 && before.every(({ text }) => SIGN.test(text)) && SIGN.test(last?.text.slice(0, 1) ?? '');
}

/** What a bracket says of an entry. */
const ASIDE = /\s?[（(][^（）()]*[）)]/gu;

/** `equal weights of starter, flour and water, once a week from the fridge`: "and" within says that the names end there. */
function endsBefore(entries: readonly SourceText[]): boolean {
  return entries.length > 2 && entries.slice(1, -1).some(({ text }) => /^\p{L}+\s(?:and|et)\s\p{L}+$/u.test(text));
}

/** Whether an entry is a name, with what a bracket says of it. */
function isShort({ text }: SourceText): boolean {
  return visualLength(text.replace(ASIDE, '')) <= LONGEST_ENTRY && visualLength(text) <= LONGEST_THING;
}

/** Names between commas are about as long as each other; clauses of a sentence are not, or begin with a verb's subject. */
function isEven(entries: readonly SourceText[]): boolean {
  const lengths = entries.map(({ text }) => visualLength(text.replace(ASIDE, '')));
  const mean = lengths.reduce((sum, length) => sum + length, 0) / lengths.length;
  return mean <= 26;
}

/** Longest of several things that an article begins, in comparable units: none of them is a clause. */
const LONGEST_THING = 84;
const THING = new RegExp(
  `^(?:${anyOf('articles')}\\s|l[’'])(?!.*\\s(?:is|are|was|were|has|have|will|est|sont|a|ont|sera)\\s)`,
  'iu',
);

/** `Asks: two translators, an introduction to the agency, and a decision on the pool by May`: things, however long each is. */
function areThings(entries: readonly SourceText[], { text }: SourceText): boolean {
  const isJoined = /[,]?\s(?:and|et|or|ou)\s[^,]*$/iu.test(text);
  const areLong = entries.every((one) => visualLength(one.text) <= LONGEST_THING && !/[.。]\s?\S/u.test(one.text));
  return (
    isJoined && areLong && entries.slice(1).every((one) => THING.test(one.text.replace(/^(?:and|et|or|ou)\s/iu, '')))
  );
}

/** `pupils can name halves, thirds and quarters`: the first of them begins a sentence that goes on with the others. */
const SAYS_WHAT_CAN =
  /^(?:\p{L}+\s){1,4}(?:can|could|will|should|must|may|know how to|learn to|peuvent|savent|doivent|pourront|sauront)\s\p{Ll}/iu;

/** `I save 90 minutes a day and about $3,400 on trains and lunches`: so does one with a subject that the others have none of. */
const HAS_SUBJECT = new RegExp(`^${anyOf('subjects')}`, 'iu');

function beginsSentence([first, ...rest]: readonly SourceText[]): boolean {
  return [SAYS_WHAT_CAN, HAS_SUBJECT].some(
    (begins) => first !== undefined && begins.test(first.text) && !rest.some(({ text }) => begins.test(text)),
  );
}

/** `So: 20 more loaves, 12 fewer rolls`: a word that only joins stands over nothing. */
const ONLY_JOINS = new RegExp(`^(?:${anyOf('joiningHeads')})$`, 'iu');

function headOf(source: SourceText, text: string): { head?: ReturnType<typeof told> } {
  return text === '' || ONLY_JOINS.test(text) ? {} : { head: told(source, text) };
}
