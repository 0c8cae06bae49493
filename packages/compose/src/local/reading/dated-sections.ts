import type { Language } from '@pagewright/model/languages';
import type { HeadingBlock, SourceBlock } from '@pagewright/model/source-document';
import { visualLength } from '../language/text.ts';
import { areInOrder } from '../relations/events.ts';
import type { DateSpan } from '../spans/date-span.ts';
import { leadDateOf } from '../spans/lead-dates.ts';

/** Fewest headings in a row that each say when. */
const FEWEST = 3;
/** Most lines below one of them, and the longest of these, in comparable units: what is longer is a section. */
const MOST_BELOW = 3;
const LONGEST_BELOW = 160;

interface DatedSection {
  readonly heading: HeadingBlock;
  readonly date: DateSpan;
  readonly below: readonly SourceBlock[];
}

/** `Phase 1, until March` over a line or two, again and again: lines of one plan, and no headings of pages of their own. */
export function withDatedSections(blocks: readonly SourceBlock[], language: Language): SourceBlock[] {
  const result: SourceBlock[] = [];
  for (let index = 0; index < blocks.length; ) {
    const run = runFrom(blocks, index, language);
    if (run.length >= FEWEST && areInOrder(run.map(({ date }) => date))) {
      for (const { heading, below } of run) result.push(asParagraph(heading), ...below);
      index += run.reduce((sum, { below }) => sum + 1 + below.length, 0);
    } else {
      result.push(blocks[index] as SourceBlock);
      index += 1;
    }
  }
  return result;
}

function runFrom(blocks: readonly SourceBlock[], start: number, language: Language): readonly DatedSection[] {
  const run: DatedSection[] = [];
  for (let index = start; ; ) {
    const section = sectionAt(blocks, index, language);
    if (!section || (run[0] && section.heading.level !== run[0].heading.level)) return run;
    run.push(section);
    index += 1 + section.below.length;
  }
}

function sectionAt(blocks: readonly SourceBlock[], at: number, language: Language): DatedSection | undefined {
  const heading = blocks[at];
  const date = heading?.kind === 'heading' ? leadDateOf(heading.text, language)?.date : undefined;
  if (heading?.kind !== 'heading' || date?.key === undefined) return undefined;
  const next = blocks.findIndex((block, index) => index > at && block.kind === 'heading');
  const below = blocks.slice(at + 1, next < 0 ? blocks.length : next);
  const lines = below.map(linesOf);
  const isLast = next < 0 || leadDateOf((blocks[next] as HeadingBlock).text, language) === undefined;
  const count = lines.reduce((sum, own) => sum + (own?.length ?? MOST_BELOW + 1), 0);
  // Behind the last of them what is said of all may follow.
  const isShort = isLast ? lines[0] !== undefined : count <= MOST_BELOW;
  const first = lines.flatMap((own) => own ?? []).slice(0, MOST_BELOW);
  return isShort && first.length > 0 && first.every((text) => visualLength(text) <= LONGEST_BELOW)
    ? { heading, date, below }
    : undefined;
}

function linesOf(block: SourceBlock): readonly string[] | undefined {
  if (block.kind === 'paragraph') return [block.text];
  return block.kind === 'list' ? block.items.map(({ text }) => text) : undefined;
}

function asParagraph({ text, numbering, origin }: HeadingBlock): SourceBlock {
  return { kind: 'paragraph', text: numbering ? `${numbering} ${text}` : text, origin };
}
