import type { DraftBlock } from '../../structure/blocks.ts';
import { boldLead } from '../../structure/bold-leads.ts';
import { listMarkOf, splitNumbering } from '../../structure/numbering.ts';
import { tidyLine } from '../../tidy.ts';
import type { DocxBlock, ParagraphLook } from './docx-block.ts';
import { TITLE_LEVEL } from './levels.ts';
import type { NumberMark } from './numbering.ts';
import { emphasisOf, linesOf, mainSize, type Run, shareOf, textOf } from './runs.ts';
import type { Style } from './styles.ts';

/** A paragraph while it is read. */
export interface Paragraph {
  styleId: string | undefined;
  listId: string | undefined;
  listLevel: number | undefined;
  /** Outline level set on the paragraph itself, from 0; 9 is body text. */
  outline: number | undefined;
  /** Page breaks before it. */
  readonly page: number;
  readonly runs: Run[];
  readonly pictures: { readonly asset: string; readonly alt: string }[];
}

export function newParagraph(page: number): Paragraph {
  return {
    page,
    styleId: undefined,
    listId: undefined,
    listLevel: undefined,
    outline: undefined,
    runs: [],
    pictures: [],
  };
}

/** A paragraph's text as blocks, its pictures behind it. */
export function blocksOfParagraph(
  paragraph: Paragraph,
  style: Style,
  mark: (NumberMark & { list: string; level: number }) | undefined,
): DocxBlock[] {
  const pictures = paragraph.pictures.map(({ asset, alt }) => ({
    block: { kind: 'image' as const, asset, ...(alt ? { alt } : {}) },
  }));
  const lines = linesOf(paragraph.runs);
  if (lines.length === 0) return pictures;
  return [...textBlocks(paragraph, style, lines, mark), ...pictures];
}

function textBlocks(
  paragraph: Paragraph,
  style: Style,
  lines: readonly string[],
  mark: (NumberMark & { list: string; level: number }) | undefined,
): DocxBlock[] {
  const { runs } = paragraph;
  const text = lines.join(' ');
  const size = mainSize(runs);
  const plain: ParagraphLook = { strong: isStrong(runs, text), size };
  if (style.name === 'title')
    return [{ block: { kind: 'heading', level: TITLE_LEVEL, text }, look: plain, isTitle: true }];
  const outline = paragraph.outline === undefined || paragraph.outline > 8 ? style.outline : paragraph.outline;
  const isBody = paragraph.outline !== undefined && paragraph.outline > 8;
  if (outline !== undefined && !isBody && text.length <= 250) {
    const level = Math.min(6, outline + 1);
    const numbered = mark?.ordered && mark.marker ? { text, numbering: mark.marker } : splitNumbering(text);
    return [{ block: { kind: 'heading', level, ...numbered }, look: plain }];
  }
  if (isCode(style, runs)) return [{ block: { kind: 'code', text: codeOf(runs) } }];
  if (/quote|citation|引用/.test(style.name)) return [{ block: { kind: 'quote', text } }];
  const look: ParagraphLook = {
    ...plain,
    ...(mark ? { list: mark.list } : {}),
  };
  const emphasis = look.strong ? [] : emphasisOf(runs);
  if (mark) return [{ block: itemOf(text, mark, emphasis), look }];
  return lines.map((line) => {
    const typed = listMarkOf(line);
    if (typed) return { block: itemOf(typed.text, { ...typed, level: 0 }, emphasis), look };
    const parts = emphasis.filter((part) => line.includes(part));
    return {
      block: { kind: 'paragraph' as const, text: line, ...(parts.length > 0 ? { emphasis: parts } : {}) },
      look,
    };
  });
}

/** All bold or all underlined, but for what stands in brackets at the end. */
function isStrong(runs: readonly Run[], text: string): boolean {
  const share = Math.max(
    shareOf(runs, ({ bold }) => bold),
    shareOf(runs, ({ underlined }) => underlined),
  );
  return share >= 0.95 || (share >= 0.6 && runs[0]?.bold === true && /\([^()]*\)\s*[.:]?$/.test(text));
}

function itemOf(
  text: string,
  mark: { marker: string; ordered: boolean; level: number },
  emphasis: readonly string[],
): DraftBlock {
  const marker = mark.ordered && mark.marker ? { marker: mark.marker } : {};
  const item = { text, level: mark.level, ...marker, ...boldLead(text, emphasis) };
  return { kind: 'list', ordered: mark.ordered, items: [item] };
}

function isCode(style: Style, runs: readonly Run[]): boolean {
  if (/\b(code|preformatted|源代码|plain text)\b/.test(style.name) && !style.name.includes('heading')) return true;
  return shareOf(runs, ({ mono }) => mono) > 0.95;
}

/** Code keeps its indents and line ends. */
function codeOf(runs: readonly Run[]): string {
  return textOf(runs)
    .replace(/\t/g, '    ')
    .split('\n')
    .map((line) => (/^\s*/.exec(line)?.[0] ?? '') + tidyLine(line))
    .join('\n');
}
