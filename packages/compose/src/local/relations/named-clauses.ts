import type { Action, Item } from '@pagewright/model/outline';
import { isCalledSo } from './actors.ts';
import { changesOf } from './changes.ts';
import { acknowledges } from './chats.ts';
import { withDeadlineWords } from './deadlines.ts';
import { divided, entryOf, statsOf } from './entries.ts';
import { datedEntries } from './events.ts';
import { leadOf } from './leads.ts';
import { ACTIONS } from './list-heads.ts';
import type { Part, Relation } from './relation.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

/** Fewest clauses, by what divides them: a comma divides names too, so the first of two holds a figure or a date. */
const FEWEST = { semicolons: 2, commas: 3, told: 2 } as const;

/** A clause with the name in front of it. */
interface Named {
  readonly whole: SourceText;
  readonly name: string;
  readonly rest: SourceText;
}

/**
 * `North: 40 beds; South: 30 beds`, `小陈：海报周五前；小林：场地周三前`: each clause has a name of its own, and that of the
 * first stands over none of the others. A name in front of that, `Beds: North: 40; South: 30`, leads to all of them.
 */
export function namedClauses(source: SourceText): Relation[] | undefined {
  if (changesOf(source).length > 0 || /[。！？]\S|\.\s\p{Lu}/u.test(source.text)) return undefined;
  const own =
    clausesWith(source, /\s*[；;]\s*/gu, FEWEST.semicolons) ??
    clausesWith(source, /\s*[；;，,、／]\s*/gu, FEWEST.commas);
  const [first, ...others] = own ?? [];
  if (!first) return undefined;
  const below = named(first.rest);
  const all = below ? [below, ...others] : [first, ...others];
  const head = below ? { head: told(source, first.name) } : {};
  const clauses = all.map(({ whole }) => whole);
  const tasks = tasksOf(all, below !== undefined && ACTIONS.test(first.name));
  if (tasks) return [{ kind: 'actions', ...head, items: tasks }];
  const events = datedEntries(clauses, '');
  if (events) return [{ kind: 'timeline', isDay: false, ...head, events }];
  const shares = sharesOf(all);
  if (shares) return [{ kind: 'parts', isWhole: true, ...head, items: shares, origins: [source.origin] }];
  const stats = statsOf(clauses);
  if (stats) return [{ kind: 'figures', ...head, stats }];
  return [{ kind: 'list', ...head, items: all.map(itemOf) }];
}

function itemOf({ whole, name, rest }: Named): Item {
  return WIDE_GAP.test(whole.text.slice(name.length)) ? { ...told(rest, rest.text), lead: name } : entryOf(whole);
}

/** Fewest shares that make a whole together, and what they come to, rounded, in percent. */
const WHOLE = { fewest: 3, least: 98.5, most: 101.5 } as const;

/** `4 times: 61%, 2 or 3 times: 29%, rarely: 10%`: names with a share each that make a whole, whatever figures the names hold. */
function sharesOf(all: readonly Named[]): Part[] | undefined {
  const parts = all.flatMap(({ name, rest }): Part[] => {
    const [quantity] = rest.quantities;
    const isAlone = /^\uE000+[.。]?$/u.test(rest.words);
    return isAlone && quantity?.kind === 'percent' && !quantity.isRange ? [{ name, quantity }] : [];
  });
  const sum = parts.reduce((before, { quantity }) => before + (quantity.number ?? Number.NaN), 0);
  const isWhole =
    parts.length === all.length && parts.length >= WHOLE.fewest && sum >= WHOLE.least && sum <= WHOLE.most;
  return isWhole ? parts : undefined;
}

function clausesWith(source: SourceText, mark: RegExp, fewest: number): Named[] | undefined {
  const clauses = divided(source, mark);
  const all = clauses.map(named);
  if (clauses.length < FEWEST.told || !all.every((own) => own !== undefined)) return undefined;
  const [first] = clauses;
  const isTold = first !== undefined && first.quantities.length + first.dates.length > 0;
  return clauses.length >= fewest || isTold ? all : undefined;
}

/** `理事長  岡本、副理事長  西`: no blank that only keeps two words apart. */
const WIDE_GAP = /^(?:\u3000|\s{2,})/u;

function named(whole: SourceText): Named | undefined {
  const lead = leadOf(whole);
  const isNamed =
    lead?.mark === 'colon' || (lead?.mark === 'space' && WIDE_GAP.test(whole.text.slice(lead.lead.length)));
  if (!lead || !isNamed) return undefined;
  return { whole, name: lead.lead, rest: stretchOf(whole, whole.text.length - lead.rest.length, whole.text.length) };
}

/** Names of people with what each is to do, where a day stands with one of them or words announce it. */
function tasksOf(all: readonly Named[], isAnnounced: boolean): Action[] | undefined {
  // `小陈：周五见；小林：好的`: people who talk.
  const areHeld = all.every(
    ({ name, whole, rest }) =>
      (isCalledSo(name) || HONOURED.test(name) || whole.people.includes(name)) && !acknowledges(rest.text),
  );
  const tasks = areHeld ? all.map(taskOf) : [];
  return tasks.length > 0 && (isAnnounced || tasks.some(({ when }) => when)) ? tasks : undefined;
}

const HONOURED = /^\p{L}{1,8}(?:さん|様|氏)$/u;

function taskOf({ name, rest }: Named): Action {
  const [date, other] = rest.dates.filter(({ grain }) => grain !== 'time');
  if (!date || other) return { what: told(rest, rest.text), who: told(rest, name) };
  const { start, end, text } = withDeadlineWords(rest.text, date);
  const before = trimmedPhrase(rest.text.slice(0, start));
  // A day at the end, in a bracket or not, stands by itself.
  const isLast = /\p{L}/u.test(before) && !/[\p{L}\p{N}]/u.test(rest.text.slice(end));
  return { what: told(rest, isLast ? before : rest.text), who: told(rest, name), when: told(rest, text) };
}
