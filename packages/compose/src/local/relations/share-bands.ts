import { anyOf } from '../lexicon/words.ts';
import type { Quantity } from '../spans/quantities.ts';
import type { SourceText } from './source-text.ts';

/** An amount, perhaps with what bounds it and with words and a colon in front, and one figure behind it. */
const BAND = new RegExp(
  `^(?<head>[^:：\\uE000]*[:：])?\\s*(?<band>(?:每[周週月天日年]\\s?)?(?:(?:${anyOf('approximations')}|${anyOf('bounds')}|under|below|up to|over|above|from|moins de|plus de|dès)\\s)?\\uE000+(?:\\s?(?:${anyOf('bounds')}|(?:and|or|et|ou)\\s(?:over|under|above|below|more|less|older|younger|up|plus|moins)))?)\\s?(?:[:：]|[占佔]|[为為是])?\\s?\\uE000+[。.]?\\s*$`,
  'iu',
);

interface ShareBand {
  /** Where the name begins. */
  readonly start: number;
  readonly name: string;
  /** A colon stands in front of it. */
  readonly opens: boolean;
  readonly quantity: Quantity;
}

/** `300元以下 46%`, `18–24 31%`: an amount with its bound in front of a share is the name of who has it. */
export function bandIn({ text, words, quantities }: SourceText, start: number, end: number): ShareBand | undefined {
  const [first, share, ...others] = quantities.filter((one) => one.start >= start && one.end <= end);
  if (!first || share?.kind !== 'percent' || first.kind === 'percent' || others.length > 0) return undefined;
  const { head = '', band = '' } = BAND.exec(words.slice(start, end))?.groups ?? {};
  if (band === '') return undefined;
  const from = words.indexOf(band, start + head.length);
  return { start: from, name: text.slice(from, from + band.length).trim(), opens: head !== '', quantity: share };
}
