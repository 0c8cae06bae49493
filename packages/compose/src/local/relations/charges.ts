import type { Action } from '@pagewright/model/outline';
import { visualLength } from '../language/text.ts';
import { anyOf } from '../lexicon/words.ts';
import { isLatinName, NAMES } from './actors.ts';
import { IS_OVER } from './is-over.ts';
import { type SourceText, stretchOf, told, trimmedPhrase } from './source-text.ts';

const FEWEST = 2;
/** Longest name of a task behind the verb, in comparable units. */
const LONGEST = 60;
/** Where somebody else may be named. */
const NEXT = new RegExp(`[,;]\\s(?:and\\s|et\\s)?(?=${NAMES}\\s)|\\s(?:and|et)\\s(?=${NAMES}\\s)`, 'gu');
const CHARGE = new RegExp(`^${NAMES}\\s${anyOf('chargeVerbs')}(?:\\s|(?<=[’']))(?=\\S)`, 'u');
const LINKED = new RegExp(`^${NAMES}\\s${anyOf('chargeLinks')}(?:\\s|(?<=[’']))(?=\\S)`, 'u');

/** What a stretch of a sentence says is somebody's. */
interface ChargedPiece {
  readonly source: SourceText;
  readonly action: Action;
}

/**
 * `Anna handles the venue, Ben takes care of catering and Carla does the invitations.`, `John is responsible for the budget,
 * Mary for the venue`: one sentence that says of several people what is theirs, without a day. Nothing where a part says
 * anything else.
 */
export function chargedPieces(source: SourceText): ChargedPiece[] | undefined {
  if (source.language !== 'en-US' && source.language !== 'fr-FR') return undefined;
  if (!CHARGE.test(source.text) || IS_OVER.test(source.text)) return undefined;
  const cuts = [...source.text.matchAll(NEXT)];
  const pieces = [...cuts, undefined].map((cut, index) => {
    const before = cuts[index - 1];
    return stretchOf(source, before ? before.index + before[0].length : 0, cut?.index ?? source.text.length);
  });
  const charges = pieces.flatMap((piece, index) => {
    const action = chargeIn(piece, index > 0);
    return action ? [{ source: piece, action }] : [];
  });
  if (charges.length < pieces.length || charges.length < FEWEST) return undefined;
  return new Set(charges.map(({ action }) => action.who?.text)).size === charges.length ? charges : undefined;
}

const BEING = /^(?:is|are|will be|est|sera)\s/u;

function chargeIn(piece: SourceText, mayBeLinked: boolean): Action | undefined {
  const found = CHARGE.exec(piece.text) ?? (mayBeLinked ? LINKED.exec(piece.text) : null);
  const who = found?.[1];
  if (!found || !who || !isLatinName(who)) return undefined;
  const thing = trimmedPhrase(piece.text.slice(found[0].length));
  // `responsible for the budget`, `for the venue`: the verb says what it is to be somebody's.
  const what = trimmedPhrase(piece.text.slice(who.length)).replace(/\.$/u, '').replace(BEING, '');
  if (!/\p{L}{2}/u.test(thing) || visualLength(what) > LONGEST) return undefined;
  return { what: told(piece, what), who: told(piece, who) };
}
