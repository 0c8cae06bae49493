import type { AiBorderedTextarea } from '@pagewright/components/kinds/ai-bordered-textarea';
import type { AiTextarea } from '@pagewright/components/kinds/ai-textarea';
import type { Page } from '@pagewright/components/models';
import { contentBox } from '@pagewright/components/text-box';
import type { Filling } from '@pagewright/model/filling';
import type { Statement } from '@pagewright/model/outline';
import { measureText } from '@pagewright/typography/measure';
import { typeset } from '@pagewright/typography/typeset';
import { roomFor } from './room.ts';

type TextArea = AiTextarea | AiBorderedTextarea;
type Words = Extract<Filling, { is: 'text' }>;

/**
 * The text area with as many of the pieces as it has room for, those of the lowest rank left out. Where not even one
 * finds room the box grows, as far as nothing is in its way; undefined where that is not enough.
 */
export function filledText(area: TextArea, words: Words, page: Page): TextArea | undefined {
  const own = page.language;
  const pieces = words.pieces.map((piece) => ({ ...piece, text: typeset(piece.text, own) }));
  const textOf = (chosen: readonly Statement[]): string => chosen.map(({ text }) => text).join(words.joiner);
  const bare = bareArea(area, words);
  let left = [...pieces];
  while (left.length > 1 && heightOf(bare, textOf(left), page) > area.size.height) left = withoutLeast(left);
  const [only] = left;
  if (!only) return undefined;
  const height = Math.max(area.size.height, heightOf(bare, textOf(left), page));
  const isTooLong = textOf(left).length > area.props.maxLength;
  if (isTooLong || height > roomFor(area, page)) return shortest(bare, pieces, page);
  return withText(bare, left, textOf(left), height);
}

/** Where the best piece is too long, the best of the others that has room. */
function shortest(area: TextArea, pieces: readonly Statement[], page: Page): TextArea | undefined {
  const room = roomFor(area, page);
  const [found] = pieces
    .filter(({ text }) => text.length <= area.props.maxLength && heightOf(area, text, page) <= room)
    .toSorted((a, b) => b.rank - a.rank);
  return found && withText(area, [found], found.text, Math.max(area.size.height, heightOf(area, found.text, page)));
}

function withoutLeast(pieces: readonly Statement[]): Statement[] {
  const least = Math.min(...pieces.map(({ rank }) => rank));
  const at = pieces.findLastIndex(({ rank }) => rank === least);
  return pieces.filter((_, index) => index !== at);
}

/** Spans of the words before mean nothing for the new ones. */
function bareArea(area: TextArea, { listed }: Words): TextArea {
  const { spans: _spans, paragraphs: _paragraphs, ...props } = area.props;
  const listType = listed && props.listType === 'none' ? 'bullet' : props.listType;
  return { ...area, props: { ...props, listType } };
}

function withText(area: TextArea, pieces: readonly Statement[], text: string, height: number): TextArea {
  return {
    ...area,
    size: { ...area.size, height },
    origin: [...new Set(pieces.flatMap(({ origins }) => origins))],
    props: { ...area.props, text },
  };
}

/** Height of the component that the text needs, px. */
function heightOf({ props, size }: TextArea, text: string, page: Page): number {
  const content = contentBox(props, size);
  const around = size.height - content.height;
  return Math.ceil(measureText(text, { ...props, language: page.language }, content.width).height) + around;
}
