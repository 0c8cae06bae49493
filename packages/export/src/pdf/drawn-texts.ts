import { lowerPage } from '@pagewright/components/lower-page';
import type { Page } from '@pagewright/components/models';
import type { Primitive, PrimitiveParagraph } from '@pagewright/components/primitives';

/** The paragraphs that a page shows, cells of tables included, as they are drawn. Charts and diagrams choose their words themselves. */
export function drawnTexts(page: Page): string[] {
  return lowerPage(page, { assets: (key) => key }).primitives.flatMap(textsOf);
}

function textsOf(primitive: Primitive): string[] {
  switch (primitive.type) {
    case 'group':
      return primitive.children.flatMap(textsOf);
    case 'text':
      return primitive.paragraphs.map(textOf);
    case 'table':
      return primitive.rows.flat().flatMap(({ paragraphs }) => paragraphs.map(textOf));
    default:
      return [];
  }
}

function textOf({ runs }: PrimitiveParagraph): string {
  return runs.map(({ text }) => text).join('');
}
