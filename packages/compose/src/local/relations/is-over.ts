import { anyOf } from '../lexicon/words.ts';

/** It has been done, or is not said to be done. */
export const IS_OVER = new RegExp(
  `[了过過](?=\\p{sc=Han}|$|[。，；,;])|(?:ました|った|した|いた|んだ)[。.]?$|[?？]$|\\b(?!${anyOf('commitments')})(?:has|have|had) (?:already )?\\p{L}+ed\\b`,
  'u',
);
