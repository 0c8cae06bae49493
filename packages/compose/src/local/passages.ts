import type { Origin } from '@pagewright/model/origin';
import type { HeadingBlock, SourceBlock, SourceDocument } from '@pagewright/model/source-document';
import { squeeze } from './text.ts';

/** A heading of a document and what stands under it, up to the next heading. */
export interface Passage {
  /** Empty where text stands before any heading. */
  readonly heading: string;
  readonly origin: Origin | undefined;
  /** Headings above it, highest first. */
  readonly path: readonly string[];
  /** The section it belongs to: a heading of the level that the document is divided by. */
  readonly section: string;
  readonly document: number;
  readonly blocks: readonly SourceBlock[];
}

/** All passages of the documents in reading order, those without content left out. */
export function passagesOf(documents: readonly SourceDocument[]): Passage[] {
  return documents.flatMap((document, index) => passagesOfDocument(document, index, documents.length > 1));
}

function passagesOfDocument(document: SourceDocument, index: number, several: boolean): Passage[] {
  const headings = document.blocks.filter((block) => block.kind === 'heading');
  const sectionLevel = levelOfSections(headings, document.title);
  const passages: Passage[] = [];
  const open: HeadingBlock[] = [];
  let section = several ? document.title : '';
  let blocks: SourceBlock[] = [];
  const end = (): void => {
    const heading = open.at(-1);
    if (blocks.length > 0) {
      const isTitle = heading !== undefined && squeeze(heading.text) === squeeze(document.title);
      passages.push({
        heading: heading && !isTitle ? withoutColon(heading.text) : '',
        origin: heading?.origin,
        path: open.slice(0, -1).map(({ text }) => withoutColon(text)),
        section,
        document: index,
        blocks,
      });
    }
    blocks = [];
  };
  for (const block of document.blocks) {
    if (block.kind !== 'heading') {
      blocks.push(block);
      continue;
    }
    end();
    while ((open.at(-1)?.level ?? 0) >= block.level) open.pop();
    open.push(block);
    const isTitle = squeeze(block.text) === squeeze(document.title);
    if (block.level <= sectionLevel && !isTitle) section = withoutColon(block.text);
  }
  end();
  return passages;
}

/** The heading level that divides a document into sections: the highest that has two or more headings besides the title. */
function levelOfSections(headings: readonly HeadingBlock[], title: string): number {
  for (let level = 1; level <= 4; level += 1) {
    const own = headings.filter((heading) => heading.level <= level && squeeze(heading.text) !== squeeze(title));
    if (own.length >= 2) return level;
  }
  return 1;
}

function withoutColon(heading: string): string {
  return heading.replace(/\s*[:：]\s*$/, '');
}
