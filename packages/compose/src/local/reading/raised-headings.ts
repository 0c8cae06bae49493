import type { ListBlock, ParagraphBlock, SourceBlock } from '@pagewright/model/source-document';
import { endsAsSentence } from '../language/sentences.ts';
import { readingLoad, visualLength } from '../language/text.ts';
import { countedHeadings } from './counted-headings.ts';

const QUESTION_LABEL =
  /^(?:[A-Z]{1,2}-?\d+[.)]|Q\d*\s*[.:：)]|[設设]問\s*\d*\s*[:：.]?|问题?\s*\d*\s*[:：]|問\s*\d*\s*[:：]|\d+[.)])\s*/;
const RULED = /^(?:--+|==+|【|■|●|◆|▼|□)\s*(.{2,40}?)\s*(?:--+|==+|】)?$/;
/** The longest line that is raised to a heading, as reading load. */
const LONGEST = 150;
/** The same of a question. */
const LONGEST_QUESTION = LONGEST * 1.6;

/**
 * Lines that head what follows them become headings: questions, bold lines, ruled lines, single numbered lines.
 * @param answered questions and answers that head nothing
 */
export function raiseHeadings(blocks: readonly SourceBlock[], answered: ReadonlySet<SourceBlock>): SourceBlock[] {
  let level = 1;
  const result: SourceBlock[] = [];
  const names = new Set([...namesOverLists(blocks), ...countedHeadings(blocks)]);
  // In front of the title a line in capitals says whose paper it is.
  const title = blocks.slice(0, LETTERHEAD).findIndex(({ kind }) => kind === 'heading');
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') level = block.level;
    if (answered.has(block) || index < title) {
      result.push(block);
      continue;
    }
    const next = blocks[index + 1];
    const name = block.kind === 'paragraph' && names.has(block) ? block.text.trim() : undefined;
    const text =
      name ??
      (block.kind === 'paragraph'
        ? raisedParagraph(block, next, blocks[index - 1])
        : raisedItem(block, next, blocks[index - 1]));
    const numbering = block.kind === 'list' ? block.items[0]?.marker : undefined;
    if (text === undefined) result.push(block);
    else {
      const heading = {
        kind: 'heading',
        level: Math.min(6, level + 1),
        text: text.replace(/[。．]$/, ''),
        origin: block.origin,
      } as const;
      result.push(numbering ? { ...heading, numbering } : heading);
    }
  }
  return result;
}

/** Blocks at the start among which the title stands below who wrote it. */
const LETTERHEAD = 6;

/** Lines of a few words over lists, of which so many under one heading are headings of one kind. */
const NAMES = { times: 3, length: 16 } as const;

/** `General`, `Chapter 1`, `Chapter 2`, each over its list under one heading, where no other line stands between. */
function namesOverLists(blocks: readonly SourceBlock[]): ReadonlySet<SourceBlock> {
  const names = new Set<SourceBlock>();
  let own: SourceBlock[] = [];
  let isOnlyNames = true;
  const end = (): void => {
    if (isOnlyNames && own.length >= NAMES.times) for (const block of own) names.add(block);
    own = [];
    isOnlyNames = true;
  };
  for (const [index, block] of blocks.entries()) {
    if (block.kind === 'heading') end();
    else if (block.kind === 'paragraph') {
      const isName = isNameLine(block.text) && blocks[index + 1]?.kind === 'list';
      if (isName) own.push(block);
      else isOnlyNames = false;
    }
  }
  end();
  return names;
}

function isNameLine(text: string): boolean {
  const line = text.trim();
  return (
    visualLength(line) <= NAMES.length &&
    !endsAsSentence(line) &&
    !/^[-–—→※・•*]|[:：,，、;；]$/u.test(line) &&
    /\p{L}/u.test(line)
  );
}

function raisedParagraph(
  block: ParagraphBlock,
  next: SourceBlock | undefined,
  before: SourceBlock | undefined,
): string | undefined {
  const text = block.text.trim();
  if (!next || next.kind === 'heading' || readingLoad(text) > LONGEST_QUESTION) return undefined;
  const label = QUESTION_LABEL.exec(text)?.[0];
  if (label && /[?？]$|[問问]\s*\d/.test(text)) return text.slice(label.length).trim() || text;
  if (label?.startsWith('Q')) return text.slice(label.length).trim();
  if (readingLoad(text) > LONGEST) return undefined;
  const ruled = RULED.exec(text)?.[1];
  if (ruled && !/[。.]$/.test(ruled) && !isOtherwiseDashed(text, [before, next])) return ruled;
  return isBoldLine(block) || isCapitals(text) ? text.replace(/\s*[:：]$/, '') : undefined;
}

const DASHED = /^--+\s*[^\s-]/u;

/** `-- Jane Doe` behind a sentence says who said it; of several such lines one below the other each is an entry. */
function isOtherwiseDashed(text: string, [before, next]: readonly (SourceBlock | undefined)[]): boolean {
  if (!DASHED.test(text) || text.endsWith('--')) return false;
  const isBeside = [before, next].some((other) => other?.kind === 'paragraph' && DASHED.test(other.text.trim()));
  return isBeside || (before?.kind === 'paragraph' && endsAsSentence(before.text));
}

/** What is left of a line whose bold words lead to others. */
const LED_BY_BOLD = /^\s*[:：–—-]\s*\p{L}/u;

/** The whole line is bold, and it is no sentence. */
function isBoldLine({ text, emphasis }: ParagraphBlock): boolean {
  if (!emphasis?.length || /[.。!！;；,，]$/.test(text.trim())) return false;
  // `**9 h – 12 h** – Sorting`: bold words that lead to others on their line head nothing.
  const rest = emphasis.reduce((own, part) => own.replace(part, ''), text);
  if (LED_BY_BOLD.test(rest)) return false;
  const bold = emphasis.join('').length;
  return bold >= text.replace(/[\s:：]/g, '').length * 0.6 && text.trim().startsWith(emphasis[0]?.trim() ?? '\n');
}

function isCapitals(text: string): boolean {
  const letters = text.match(/\p{L}/gu) ?? [];
  return (
    letters.length >= 5 && text.length <= 70 && text === text.toUpperCase() && /^\p{Lu}[\p{Lu}\s'’&/-]+$/u.test(text)
  );
}

/** One short entry alone between paragraphs: `1. 目的`. */
function raisedItem(
  block: SourceBlock,
  next: SourceBlock | undefined,
  before: SourceBlock | undefined,
): string | undefined {
  if (block.kind !== 'list' || block.items.length !== 1 || !next || next.kind === 'heading') return undefined;
  if (isLoneQuestion(block) && next.kind === 'paragraph') return block.items[0]?.text.trim();
  // Right under a heading, a bullet is what that says.
  if (before?.kind === 'heading' && !block.ordered) return undefined;
  // Bullets that follow each other, each a list of its own in the file, are of one kind.
  if (isLoneBullet(block) && [before, next].some(isLoneBullet)) return undefined;
  const [only] = (block satisfies ListBlock).items;
  const text = only?.text.trim() ?? '';
  return visualLength(text) >= (block.ordered ? 2 : 4) && visualLength(text) <= 50 && !/[.。;；,，!！]$/.test(text)
    ? text
    : undefined;
}

/** `- Who signs the contract?` with its answer in paragraphs below it. */
function isLoneQuestion({ items: [only] }: ListBlock): boolean {
  const text = only?.text.trim() ?? '';
  return /[?？]$/u.test(text) && readingLoad(text) <= LONGEST_QUESTION;
}

function isLoneBullet(block: SourceBlock | undefined): boolean {
  return block?.kind === 'list' && !block.ordered && block.items.length === 1;
}
