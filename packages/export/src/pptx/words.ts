import type { LoweredPage, Primitive, PrimitiveParagraph } from '@pagewright/components/primitives';

/** What each component says, by its id; charts and pictures by what is said of them. */
export function wordsByComponent({ primitives }: LoweredPage): Map<string, string> {
  const words = new Map<string, string>();
  const visit = (primitive: Primitive): void => {
    if (primitive.type === 'group') return primitive.children.forEach(visit);
    const id = primitive.source?.componentId;
    const text = wordsOf(primitive).replace(/\s+/g, ' ').trim();
    if (id !== undefined && text !== '' && !isBeside(primitive)) words.set(id, text);
  };
  primitives.forEach(visit);
  return words;
}

function isBeside(primitive: Primitive): boolean {
  return primitive.type === 'text' && primitive.part === 'line-numbers';
}

function wordsOf(primitive: Primitive): string {
  switch (primitive.type) {
    case 'text':
      return primitive.paragraphs.map(textOf).join(' ');
    case 'table':
      return primitive.rows
        .flat()
        .map((cell) => cell.paragraphs.map(textOf).join(' '))
        .join(' · ');
    case 'chart':
      return primitive.source?.alt ?? primitive.figures?.caption ?? '';
    case 'image':
      return primitive.alt;
    default:
      return '';
  }
}

function textOf({ runs }: PrimitiveParagraph): string {
  return runs.map(({ text }) => text).join('');
}
