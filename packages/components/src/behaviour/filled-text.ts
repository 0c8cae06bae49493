import type { Language } from '@pagewright/model/languages';
import type { Statement } from '@pagewright/model/outline';
import { measureText } from '@pagewright/typography/measure';
import { typeset } from '@pagewright/typography/typeset';
import { contentBox } from '../drawing/text-props.ts';
import type { Worded } from './box-texts.ts';
import type { FillContext, FilledWith, Found } from './filling.ts';

/** A text that the generator can fill. */
export type TextArea = Worded & { readonly props: { readonly maxLength: number } };
type Words = Extract<Found, { is: 'text' }>;

/**
 * The text area with as many of the pieces as it has room for, those of the lowest rank left out. Where not even one
 * finds room the box grows, as far as nothing is in its way; undefined where that is not enough.
 */
export function filledText<C extends TextArea>(area: C, found: Found, context: FillContext): FilledWith<C> | undefined {
  const component = found.is === 'text' ? withWords(area, found, context) : undefined;
  return component && { component };
}

function withWords<C extends TextArea>(area: C, words: Words, context: FillContext): C | undefined {
  const { language, room } = context;
  const pieces = words.pieces.map((piece) => ({ ...piece, text: typeset(piece.text, language) }));
  const textOf = (chosen: readonly Statement[]): string => chosen.map(({ text }) => text).join(words.joiner);
  const bare = bareArea(area, words);
  let left = [...pieces];
  while (left.length > 1 && heightOf(bare, textOf(left), language) > area.size.height) left = withoutLeast(left);
  const [only] = left;
  if (!only) return undefined;
  const height = Math.max(area.size.height, heightOf(bare, textOf(left), language));
  const isTooLong = textOf(left).length > area.props.maxLength;
  if (isTooLong || height > room) return shortest(bare, pieces, context);
  return withText(bare, left, textOf(left), height);
}

/** Where the best piece is too long, the best of the others that has room. */
function shortest<C extends TextArea>(
  area: C,
  pieces: readonly Statement[],
  { language, room }: FillContext,
): C | undefined {
  const [found] = pieces
    .filter(({ text }) => text.length <= area.props.maxLength && heightOf(area, text, language) <= room)
    .toSorted((a, b) => b.rank - a.rank);
  return found && withText(area, [found], found.text, Math.max(area.size.height, heightOf(area, found.text, language)));
}

function withoutLeast(pieces: readonly Statement[]): Statement[] {
  const least = Math.min(...pieces.map(({ rank }) => rank));
  const at = pieces.findLastIndex(({ rank }) => rank === least);
  return pieces.filter((_, index) => index !== at);
}

/** Spans of the words before mean nothing for the new ones. */
function bareArea<C extends TextArea>(area: C, { listed }: Words): C {
  const { spans: _spans, paragraphs: _paragraphs, ...props } = area.props;
  const listType = listed && props.listType === 'none' ? 'bullet' : props.listType;
  return { ...area, props: { ...props, listType } };
}

function withText<C extends TextArea>(area: C, pieces: readonly Statement[], text: string, height: number): C {
  return {
    ...area,
    size: { ...area.size, height },
    origin: [...new Set(pieces.flatMap(({ origins }) => origins))],
    props: { ...area.props, text },
  };
}

/** Height of the component that the text needs, px. */
function heightOf({ props, size }: TextArea, text: string, language: Language): number {
  const content = contentBox(props, size);
  const around = size.height - content.height;
  return Math.ceil(measureText(text, { ...props, language }, content.width).height) + around;
}
