import type { SourceBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';

/** A share, an amount or a number in millions: a cover tells who, what and when, not how much. */
const MEASURED = /\d\s?[%％‰€$£¥￥]|[€$£¥￥]\s?\d|\d[\d.,\s]{0,12}(?:million|billion|milliard|[万萬亿億兆])/iu;
/** `Supervisor: Ada Nordby`, and a name alone: `Ada Nordby`, `林小满`. */
const FIELD = /^[^:：]{1,40}[:：]/u;
const NAME = /^(?:\p{Lu}[\p{L}.’'-]*(?:\s\p{Lu}[\p{L}.’'-]*){1,3}|\p{sc=Han}{2,4})(?:\s?[(（].{1,20}[)）])?$/u;

/** Whether a block may stand on a cover: a line of at most such length, fields or names one under the other, a picture. */
export function isCoverBlock(block: SourceBlock, longest: number): boolean {
  const isLine = (text: string): boolean => visualLength(text) <= longest && !MEASURED.test(text);
  if (block.kind === 'image') return block.caption === undefined;
  // Points of the matter are read as a list too.
  if (block.kind === 'list')
    return block.items.every(({ text }) => isLine(text) && (FIELD.test(text) || NAME.test(text.trim())));
  return (block.kind === 'heading' || block.kind === 'paragraph') && isLine(block.text);
}
