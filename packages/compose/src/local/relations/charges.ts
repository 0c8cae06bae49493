import type { Action } from '@pagewright/model/outline';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { isLatinName, NAMES } from './actors.ts';
import { IS_OVER } from './assignments.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

const FEWEST = 2;
/** Longest name of a task behind the verb, in comparable units. */
const LONGEST = 60;
/** Where somebody else may be named. */
const NEXT = new RegExp(`[,;]\\s(?:and\\s|et\\s)?(?=${NAMES}\\s)|\\s(?:and|et)\\s(?=${NAMES}\\s)`, 'gu');
const CHARGE = new RegExp(`^${NAMES}\\s(?<verb>${anyOf('chargeVerbs')})(?:\\s|(?<=[’']))(?=\\S)`, 'u');
const LINKED = new RegExp(`^${NAMES}\\s(?<verb>${anyOf('chargeLinks')})(?:\\s|(?<=[’']))(?=\\S)`, 'u');

/**
 * `Anna handles the venue, Ben takes care of catering and Carla does the invitations.`, `John is responsible for the budget,
 * Mary for the venue`: one sentence that says of several people what is theirs, without a day. Nothing where a part says
 * anything else.
 */
export function chargesIn(source: SourceText): Action[] | undefined {
  if (source.language !== 'en-US' && source.language !== 'fr-FR') return undefined;
  if (!CHARGE.test(source.text) || IS_OVER.test(source.text)) return undefined;
  const cuts = [...source.text.matchAll(NEXT)];
  const pieces = [...cuts, undefined].map((cut, index) => {
    const before = cuts[index - 1];
    return stretchOf(source, before ? before.index + before[0].length : 0, cut?.index ?? source.text.length);
  });
  const charges = pieces.map((piece, index) => chargeIn(piece, index > 0));
  const items = charges.filter((own) => own !== undefined);
  const areAll = items.length === pieces.length && items.length >= FEWEST;
  return areAll && new Set(items.map(({ who }) => who?.text)).size === items.length ? items : undefined;
}

function chargeIn(piece: SourceText, mayBeLinked: boolean): Action | undefined {
  const found = CHARGE.exec(piece.text) ?? (mayBeLinked ? LINKED.exec(piece.text) : null);
  const who = found?.[1];
  if (!found || !who || !isLatinName(who)) return undefined;
  const what = trimmedPhrase(piece.text.slice(found[0].length)).replace(/\.$/u, '');
  if (!/\p{L}{2}/u.test(what) || visualLength(what) > LONGEST) return undefined;
  return { what: told(piece, what), who: told(piece, who) };
}
