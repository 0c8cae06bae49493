import type { Action } from '@pagewright/model/outline';
import { anyOf } from '../lexicon/words.ts';
import { actionOfFields } from './action-entries.ts';
import { assignmentOf, ownedBehind, taskOf } from './assignments.ts';
import { type SourceText, stretchOf, told } from './source-text.ts';

/** `…を作る。締切7/25`: a sentence of its own behind the task that says until when. */
const LIMIT = new RegExp(`[。．.]\\s*(?<when>(?:${anyOf('deadlines')})\\s?[^。．]{2,14})[。．.]?$`, 'iu');

/**
 * Who does what by when, told by marks or in a sentence.
 * @param isAnnounced a heading says that tasks follow: a name in front is who does it, with or without a day
 * @param isLed the entries beside it begin with who does it
 */
export function actionOf(source: SourceText, isAnnounced: boolean, isLed = false): Action | undefined {
  const limit = LIMIT.exec(source.text);
  const body = limit ? stretchOf(source, 0, limit.index) : source;
  const own =
    ownedBehind(body) ?? actionOfFields(body, isLed) ?? assignmentOf(body) ?? (isAnnounced ? taskOf(body) : undefined);
  const when = limit?.groups?.['when'];
  if (!own || when === undefined) return own;
  // Of two days neither is left out.
  return own.when ? undefined : { ...own, when: told(source, when) };
}
