import { TEXT_MAX_LENGTH } from '@pagewright/components/text-style';

/** The text in pieces that each fit into one text component, parted at line breaks or sentences where there are any. */
export function splitText(text: string): string[] {
  if (text.length <= TEXT_MAX_LENGTH) return [text];
  const pieces: string[] = [];
  let current = '';
  for (const part of parts(text)) {
    if (current.length + part.length > TEXT_MAX_LENGTH) {
      if (current) pieces.push(current.trimEnd());
      current = part;
    } else {
      current += part;
    }
  }
  if (current) pieces.push(current.trimEnd());
  return pieces;
}

/** Sentences with the spaces after them, overlong ones cut at spaces or, without any, anywhere. */
function parts(text: string): string[] {
  return sentences(text).flatMap((sentence) => {
    if (sentence.length <= TEXT_MAX_LENGTH) return [sentence];
    const chunks: string[] = [];
    let rest = sentence;
    while (rest.length > TEXT_MAX_LENGTH) {
      const space = rest.lastIndexOf(' ', TEXT_MAX_LENGTH - 1);
      const cut = space > TEXT_MAX_LENGTH / 2 ? space + 1 : TEXT_MAX_LENGTH;
      chunks.push(rest.slice(0, cut));
      rest = rest.slice(cut);
    }
    return [...chunks, rest];
  });
}

/** The sentences of a text, spaces kept. */
export function sentences(text: string): string[] {
  const result: string[] = [];
  let start = 0;
  for (const match of text.matchAll(/[。！？!?…]+[”’」』）)»]*\s*|[.;；]+["”’»)]*\s+|\n+/gu)) {
    const end = match.index + match[0].length;
    result.push(text.slice(start, end));
    start = end;
  }
  if (start < text.length) result.push(text.slice(start));
  return result;
}
