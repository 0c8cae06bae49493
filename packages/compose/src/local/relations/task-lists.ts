import type { Action } from '@pagewright/model/outline';
import { anyOf } from '../lexicon/words.ts';
import { isName } from './action-entries.ts';
import { isCalledSo, isLatinName, isLatinNameBeside } from './actors.ts';
import {
  assignmentOf,
  bracketedTaskOf,
  chargeOf,
  closingCharge,
  issueTaskOf,
  ownedBehind,
  ownedTaskOf,
} from './assignments.ts';
import { changesOf } from './changes.ts';
import { chargedGroup } from './charged-groups.ts';
import { dayInFront, dayOf } from './day-in-front.ts';
import { deadlineOf } from './deadlines.ts';
import { type EntryList, headOf, MOST } from './entry-lists.ts';
import { leadOf } from './leads.ts';
import { ACTIONS, leadsToTasks } from './list-heads.ts';
import { tasksOfPeople } from './people-tasks.ts';
import type { Relation } from './relation.ts';
import { type SourceText, told, trimmedPhrase } from './source-text.ts';
import { actionOf } from './tasks.ts';
import { hasTellingFigure } from './telling-figures.ts';

/** An entry whose fields are not told apart, whose beginning is who does it where the others begin so. */
function ledTask(source: SourceText, isLed: boolean): Action {
  const lead = isLed ? leadOf(source) : undefined;
  return lead && isName(lead.lead) ? { what: told(source, lead.rest), who: told(source, lead.lead) } : dueTask(source);
}

/** `和第二家仓配签约，12 月 1 日前`: a task of nobody by name, with the day that it begins with or ends in. */
function dueTask(source: SourceText): Action {
  const led = dayInFront(source.text, source);
  if (led) return { what: told(source, led.what), when: told(source, led.when) };
  const due = deadlineOf(source);
  const front = source.text.slice(0, due?.start ?? 0);
  const before = trimmedPhrase(front);
  // `louer 20 tables – Odile, devis avant le 15 janvier`: a day of the last thing said is not that of the task.
  const isOfAll = /[,，、(（–—]\s?$/u.test(front) || !/[,，、]|\s[–—-]\s/u.test(before);
  const isLast =
    due && isOfAll && before !== '' && trimmedPhrase(source.text.slice(due.end).replace(/[)）]$/u, '')) === '';
  return isLast ? { what: told(source, before), when: told(source, due.text) } : { what: told(source, source.text) };
}

/** Share of entries led by the names of things above which the list gives nobody a task. */
const MOST_THINGS = 0.5;
/** First words of what is nobody's name, and of what something is for. */
const LEADS_TO_THING = new RegExp(`^(?:${anyOf('nobodies')}|${anyOf('aims')})(?!\\p{L})`, 'iu');

/** Whether a colon leads to amounts, to several dates or to what something is for, and to nothing that somebody does. */
function leadsToNoTask(source: SourceText): boolean {
  const lead = leadOf(source);
  if (lead?.mark !== 'colon' || source.people.includes(lead.lead)) return false;
  const sums = source.quantities.filter(({ kind }) => kind === 'money' || kind === 'percent').length;
  return LEADS_TO_THING.test(lead.lead) || sums > 1 || source.dates.length > MOST_DAYS;
}

/** Most dates of one task: when it begins and by when it is done. */
const MOST_DAYS = 2;

/** Entries that say who does what, and by when: under a heading that says so, or built so throughout. */
export function actionsOf(list: EntryList): Relation[] | undefined {
  const { entries, head } = list;
  const isAnnounced = head !== undefined && ACTIONS.test(head.text.trim());
  // Under what is planned, names that can be nothing else say whose it is, with or without a day.
  const isPlanned = head !== undefined && leadsToTasks(head.text.trim());
  const sought = entries.map(({ source }) => actionOf(source, isAnnounced));
  // `Next`: beside a task of somebody by a day, `Lena gets us samples` is one too.
  const mayBeUndated = isAnnounced || (isPlanned && sought.some((action) => action?.who && action.when));
  const first = mayBeUndated === isAnnounced ? sought : entries.map(({ source }) => actionOf(source, mayBeUndated));
  // `黃士銘：簽約`, beside entries that begin with who does it: so does this one, however short the task.
  const led = entries.filter(({ source }, index) => isLedBy(source, first[index])).length;
  const isLed = led > entries.length / 2;
  const actions = isLed ? entries.map(({ source }) => actionOf(source, mayBeUndated, true)) : first;
  const named = actions.filter((action) => action?.who).length;
  const timed = actions.filter((action) => action?.who && action.when).length;
  const sure = isPlanned ? actions.filter((action) => action && isSure(action, timed > 0)).length : 0;
  const enough = (isAnnounced ? named : timed) >= entries.length * 0.6 || sure >= Math.max(2, entries.length / 2);
  if (!enough || entries.length < 2 || entries.some(({ children }) => children.length > 0)) return undefined;
  // `Buvette – Stéphane`: of two names without a date, nothing says which is the task.
  const bare = actions.filter(
    (action) => action && !action.when && isName(action.what.text) && !tellsWho(action),
  ).length;
  if (timed === 0 && bare >= entries.length * 0.6) return undefined;
  // `Budget : 180 € in January, 122 € now`, `To propose a book: …`: what leads to these does nothing.
  const things = entries.filter(({ source }, index) => actions[index]?.who && leadsToNoTask(source)).length;
  if (things >= entries.length * MOST_THINGS) return undefined;
  const items = entries.map(({ source }, index): Action => actions[index] ?? ledTask(source, isLed));
  return [{ kind: 'actions', ...headOf(list), items }];
}

/** `小陈：…`: who does it stands in front of a mark. */
function isLedBy(source: SourceText, action: Action | undefined): boolean {
  return action?.who !== undefined && action.who.text === leadOf(source)?.lead;
}

/** `李建国：施工和安全`, `Ben: music`: the one is how people are called, or begins as a name does where the other does not. */
function tellsWho({ who, what }: Action): boolean {
  if (!who) return false;
  const [name, task] = [who.text.replace(/\s?[（(].*$/su, ''), what.text];
  if (/\p{sc=Han}/u.test(name)) return isCalledSo(name) && !isCalledSo(task);
  return isLatinName(name) && !/^\p{Lu}/u.test(task);
}

/** Whether a task says for certain whose it is; beside one with its day, `Ask the school - Priya` does too. */
function isSure(action: Action, isBesideDated: boolean): boolean {
  const { who, what, when } = action;
  if (when) return who !== undefined;
  return tellsWho(action) || (isBesideDated && who !== undefined && isLatinNameBeside(who.text, what.text));
}

/** `Latency 2.8 s → 1.2 s (owner: Ana)`: what is measured stays a figure, whoever is in charge of it. */
function ownedTaskIn(source: SourceText): Action | undefined {
  return hasTellingFigure(source) || changesOf(source).length > 0 ? undefined : ownedTaskOf(source);
}

/** `Tom, can you book the van by Friday?`: one task of somebody the document names, and nothing beside it. */
function onlyTaskIn(source: SourceText): Action | undefined {
  const { items, rest } = tasksOfPeople(source);
  const [task, other] = items;
  return task?.when && !other && rest.length === 0 ? task : undefined;
}

/** Entries with a name and a deadline each, in a sentence or in a bracket. */
export function assignedOf(list: EntryList): Relation[] | undefined {
  const { entries } = list;
  const isOfIssues = entries.some(({ source }) => issueTaskOf(source, false));
  const actions = entries.map(
    ({ source }) =>
      assignmentOf(source) ??
      closingCharge(source) ??
      ownedBehind(source) ??
      chargeOf(source) ??
      bracketedTaskOf(source) ??
      ownedTaskIn(source) ??
      onlyTaskIn(source) ??
      issueTaskOf(source, isOfIssues),
  );
  return tasksAmong(list, actions) ?? tasksAmong(list, tasksOfRoles(list)) ?? tasksAmong(list, tasksOfBodies(list));
}

/** `11月30日前公示方案（物业）`: what is to be done, and in a bracket a short name. */
const OF_BODY = /^(?<what>[^()（）]+?)\s?[(（](?<who>\p{sc=Han}{2,6})[)）][。；;]?$/u;
/** What offices and boards are called, which no other bracket is. */
const BODY = /(?:委[员員]?[会會]|[总總]?部|科|[处處]|[组組]|中心|[办辦]|[科教研处處]室|物[业業]|[财財][务務])$/u;
/** Fewest entries that say so. */
const FEWEST_OF_BODIES = 2;

/** Entries under words over tasks that end in such brackets, one of which names an office or a board for certain: `（业委会）`. */
function tasksOfBodies({ entries, head }: EntryList): (Action | undefined)[] {
  if (!head || !leadsToTasks(head.text.trim())) return [];
  const said = entries.map(({ source }) => ({ source, groups: OF_BODY.exec(source.text)?.groups }));
  const isSure = said.some(({ groups }) => BODY.test(groups?.['who'] ?? ''));
  const tasks = said.map(({ source, groups }): Action | undefined => {
    const { what, who } = groups ?? {};
    const own = what === undefined ? undefined : dayOf(what, source);
    return own && who && isSure
      ? { what: told(source, own.what), who: told(source, who), when: told(source, own.when) }
      : undefined;
  });
  return tasks.filter((task) => task !== undefined).length >= FEWEST_OF_BODIES ? tasks : [];
}

/** `Test all rules (quality: Bo)`: what is to be done, and in a bracket who does it and in which role. */
const IN_ROLE = /^(?<what>[^()（）]+?)\s?[(（](?<who>\p{L}{2,12}\s?[:：]\s?\p{L}[\p{L}.’' -]{1,18})[)）][。.]?$/u;

/** Entries that all end in such a bracket, each with another name. */
function tasksOfRoles({ entries }: EntryList): (Action | undefined)[] {
  const tasks = entries.map(({ source }): Action | undefined => {
    const { what, who } = IN_ROLE.exec(source.text)?.groups ?? {};
    const name = who?.replace(/^[^:：]*[:：]\s?/u, '') ?? '';
    // `Supper (menu: Fish)`: in Latin letters a name is one that the document knows.
    const isPerson = isCalledSo(name) || source.people.includes(name);
    return what && who && isPerson ? { what: told(source, what), who: told(source, who) } : undefined;
  });
  return tasks.every((task) => task !== undefined) ? tasks : [];
}

/** Entries most of which give somebody a task; what another one says is a task without anybody. */
function tasksAmong(list: EntryList, actions: readonly (Action | undefined)[]): Relation[] | undefined {
  const { entries } = list;
  const found = actions.filter((action) => action !== undefined).length;
  if (found < 2 || found < entries.length * MOST || entries.some(({ children }) => children.length > 0))
    return undefined;
  const led = entries.filter(({ source }, index) => isLedBy(source, actions[index])).length;
  const items = entries.map(({ source }, index): Action => actions[index] ?? ledTask(source, led > found / 2));
  return [{ kind: 'actions', ...headOf(list), items }];
}

/** Entries under words over tasks that begin with whom they are for, however long the tasks: `运营部：12月1日前完成…，王蓓负责`. */
export function chargedOf(list: EntryList): Relation[] | undefined {
  const { entries, head } = list;
  if (!head || !leadsToTasks(head.text.trim())) return undefined;
  return tasksAmong(
    list,
    entries.map(({ source }) => chargedGroup(source)),
  );
}
