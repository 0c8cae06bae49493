import type { LoweredPage, Primitive, PrimitiveParagraph } from '@pagewright/components/primitives';

/** What each of some components says, by its id; charts and pictures by what is said of them. */
export function wordsByComponent({ primitives }: LoweredPage, ids: ReadonlySet<string>): Map<string, string> {
  const words = new Map<string, string>();
  const visit = (primitive: Primitive): void => {
    if (primitive.type === 'group') return primitive.children.forEach(visit);
    const id = primitive.source?.componentId;
    if (id === undefined || !ids.has(id) || isBeside(primitive)) return;
    const text = wordsOf(primitive).replace(/\s+/g, ' ').trim();
    if (text !== '') words.set(id, text);
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
  const [first] = runs;
  return first && runs.length === 1 ? first.text : runs.map(({ text }) => text).join('');
}
