import { anyOf } from '../lexicon/words.ts';

const VERB_WITHIN = new RegExp(`\\s(?:${anyOf('copulas')}|${anyOf('clauseVerbs')})(?:\\s|$)`, 'iu');

/** `Enrolment is down again`, `The club has offered`: a verb behind its subject makes a clause, and no name. */
export function isClause(text: string): boolean {
  return VERB_WITHIN.test(text);
}
