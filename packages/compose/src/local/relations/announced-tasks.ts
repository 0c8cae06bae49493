import type { Action } from '@pagewright/model/outline';
import { isCalledSo } from './actors.ts';
import { clausesOf } from './assignments.ts';
import { withDeadlineWords } from './deadlines.ts';
import { isInstruction } from './instructions.ts';
import { IS_OVER } from './is-over.ts';
import { leadOf } from './leads.ts';
import { leadsToTasks } from './list-heads.ts';
import type { Actions } from './relation.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';
import { actionOf } from './tasks.ts';
import { sentencesOf } from './text-sentences.ts';

/** Fewest that are tasks: one behind `To do:` is an item of its own. */
const FEWEST = 2;

/**
 * `To do: Anna sends the invoice by Friday. Ben calls the town hall.`: sentences behind words that say that tasks follow, or
 * clauses of one, where each gives one to somebody or says what is to be done; beside somebody's, what has its day is one too.
 */
export function announcedTasks(source: SourceText): Actions | undefined {
  const lead = leadOf(source);
  if (lead?.mark !== 'colon' || !leadsToTasks(lead.lead)) return undefined;
  const body = stretchOf(source, source.text.length - lead.rest.length, source.text.length);
  const items = sentencesOf(body)
    .flatMap(clausesOf)
    .map((own) => actionOf(own, true) ?? instructed(own) ?? dated(own));
  const tasks = items.filter((item) => item !== undefined);
  if (tasks.length < FEWEST || tasks.length < items.length || !tasks.some(({ who }) => who)) return undefined;
  return { kind: 'actions', head: told(source, lead.lead), items: tasks };
}

/** `…，阿杰跟厨房说，周二起执行`, `报修由我来，周四前搞定`: told whole, with its day and who is named for it. */
function dated(source: SourceText): Action | undefined {
  const days = source.dates.filter(({ grain }) => grain !== 'time');
  const [day, other] = days;
  if (!day || other || IS_OVER.test(source.text)) return undefined;
  const { start, end } = withDeadlineWords(source.text, day);
  const who = namedFor(source);
  return {
    what: told(source, trimmedPhrase(source.text)),
    ...(who && { who: told(source, who) }),
    when: told(source, source.text.slice(start, end)),
  };
}

/** Somebody who does what a clause says behind what it is done with. */
const NAMED_FOR =
  /(?:由|[，,]\s?)(?<who>[我他她]|[小老阿]\p{sc=Han}{1,2}?|\p{sc=Han}{2,3})(?=(?:来|來|去|跟|找|[负負][责責]|盯|催|[联聯][系繫络絡]|[给給帮幫])\p{sc=Han}*(?:[，,。；;]|$))/u;

function namedFor({ text }: SourceText): string | undefined {
  const who = NAMED_FOR.exec(text)?.groups?.['who'];
  return who !== undefined && (/^[我他她]$/u.test(who) || isCalledSo(who)) ? who : undefined;
}

function instructed(source: SourceText): Action | undefined {
  return isInstruction(source) ? { what: told(source, source.text) } : undefined;
}
