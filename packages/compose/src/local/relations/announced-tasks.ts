import type { Action } from '@pagewright/model/outline';
import { clausesOf } from './assignments.ts';
import { isInstruction } from './instructions.ts';
import { leadOf } from './leads.ts';
import { ACTIONS } from './list-heads.ts';
import type { Actions } from './relation.ts';
import { type SourceText, stretchOf, told } from './source-text.ts';
import { actionOf } from './tasks.ts';
import { sentencesOf } from './text-sentences.ts';

/** Fewest that are tasks: one behind `To do:` is an item of its own. */
const FEWEST = 2;

/**
 * `To do: Anna sends the invoice by Friday. Ben calls the town hall.`: sentences behind words that say that tasks follow, or
 * clauses of one, where each gives one to somebody or says what is to be done.
 */
export function announcedTasks(source: SourceText): Actions | undefined {
  const lead = leadOf(source);
  if (lead?.mark !== 'colon' || !ACTIONS.test(lead.lead)) return undefined;
  const body = stretchOf(source, source.text.length - lead.rest.length, source.text.length);
  const items = sentencesOf(body)
    .flatMap(clausesOf)
    .map((own) => actionOf(own, true) ?? instructed(own));
  const tasks = items.filter((item) => item !== undefined);
  if (tasks.length < FEWEST || tasks.length < items.length || !tasks.some(({ who }) => who)) return undefined;
  return { kind: 'actions', head: told(source, lead.lead), items: tasks };
}

function instructed(source: SourceText): Action | undefined {
  return isInstruction(source) ? { what: told(source, source.text) } : undefined;
}
