import { LANGUAGES } from '@pagewright/model/languages';
import type { Action } from '@pagewright/model/outline';
import { visualLength } from '../language/text.ts';
import { anyOf, wordsIn } from '../lexicon/words.ts';
import { bracketedTaskOf } from './assignments.ts';
import type { SourceText } from './source-text.ts';
import { actionOf } from './tasks.ts';

/** By language: `Never` is no French infinitive. */
const INSTRUCTIONS = new Map(
  LANGUAGES.map((language) => [language, new RegExp(`^${wordsIn('instructions', language)}`, 'iu')] as const),
);
/** Longest line that says what to do, in comparable units. */
const LONGEST = 180;
/** Shortest instruction of one clause, in comparable units. */
const SHORTEST = 8;
/** What may follow nothing but a verb: `Cut the flowers`, `press it`. */
const OBJECT = new RegExp(`^\\s(?:${anyOf('objects')})(?!\\p{L})`, 'iu');
const FINITE = new RegExp(anyOf('finites'), 'iu');
/** Where another clause begins, whose verb says nothing of the first word. */
const CLAUSE_END = new RegExp(`[,，;；。!！:：(（]|\\.(?=\\s|$)|\\s[–—-]\\s|\\s(?:${anyOf('subordinators')})\\s`, 'iu');

/** Whether a line begins with what is to be done. */
export function isInstruction({ text, language }: SourceText): boolean {
  const verb = INSTRUCTIONS.get(language)?.exec(text)?.[0];
  if (verb === undefined || visualLength(text) > LONGEST || /[:：?？]/u.test(text)) return false;
  const rest = text.slice(verb.length);
  const [clause = ''] = rest.split(CLAUSE_END);
  // `Press coverage rose`, `Cut flowers sold well`: the first word is none that asks for something.
  return OBJECT.test(rest) || !FINITE.test(clause);
}

/** An instruction that has an owner and a day, by its marks or in a bracket: `Check the lift – Tom – 5 May`. */
export function ownedInstruction(source: SourceText): Action | undefined {
  return isInstruction(source) ? ownedTask(source) : undefined;
}

/** What has an owner and a day in the same way, whatever it begins with. */
export function ownedTask(source: SourceText): Action | undefined {
  const task = actionOf(source, false) ?? bracketedTaskOf(source);
  return task?.when && task.who && !/^\p{Ll}/u.test(task.who.text) ? task : undefined;
}

/** Whether an instruction is more than one or two words that may name something. */
export function isWholeInstruction({ text }: SourceText): boolean {
  return /[.。！!;；]$|\s\S+\s\S/u.test(text) || visualLength(text) > SHORTEST;
}
