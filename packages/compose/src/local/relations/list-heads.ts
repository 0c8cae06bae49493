import { anyOf } from '../lexicon/words.ts';

/** Words over what is to be done. */
export const ACTIONS = new RegExp(
  `^(?:${anyOf('actions')}|谁(?:负责|干什么|做什么)|誰(?:負責|做什麼)|qui fait quoi)(?:\\s*[(（].*)?$|(?:^|\\s)(?:action items|to-dos?|todo)\\b`,
  'iu',
);
/** Words over what is planned: tasks, where it is somebody's. */
const PLANS = new RegExp(`^(?:${anyOf('plans')})$`, 'iu');

/** What is proposed, asked for or laid down stays a list, whatever figures it holds. */
export const MEASURES = new RegExp(`^(?:${anyOf('measures')})$`, 'iu');

/** Whether words in front of a text lead to what somebody is to do in it. */
export function leadsToTasks(lead: string): boolean {
  return ACTIONS.test(lead) || PLANS.test(lead);
}

/** What is needed is a list, however much of each. */
export const SUPPLIES = new RegExp(anyOf('supplies'), 'iu');
/** What something is done for: `To change these rules a member …`, `Pour faire une galette, on …`. */
export const PURPOSE = new RegExp(`^(?:${anyOf('aims')})`, 'iu');
/** What is done one after the other. */
export const STEPS = new RegExp(anyOf('steps'), 'iu');
