import type { DraftBlock } from '../../structure/blocks.ts';
import { endsAsSentence, listMarkOf, numberingOf, visualLength } from '../../structure/numbering.ts';
import { closeHan, joinLines } from '../../tidy.ts';
import type { PdfLine, PdfPage } from './pdf-page.ts';
import { withoutRunningHeads } from './running-heads.ts';

/** Lines of pages → blocks: headings by size, weight and numbering; paragraphs by gaps, indents and short last lines. */
export function blocksOfPages(pages: readonly PdfPage[]): { drafts: DraftBlock[]; head: string | undefined } {
  const { pages: clean, head } = withoutRunningHeads(pages);
  const looks = documentLooks(clean);
  const reader = new PageReader(looks);
  for (const page of clean) reader.page(page);
  return { drafts: mergeSplitHeadings(reader.finish()), head };
}

interface Looks {
  /** Size of running text, points. */
  readonly body: number;
  /** Sizes above it that headings have, largest first. */
  readonly headingSizes: readonly number[];
  /** Usual distance between baselines of running text. */
  readonly leading: number;
  /** Whether running text itself is bold. */
  readonly boldBody: boolean;
}

function documentLooks(pages: readonly PdfPage[]): Looks {
  const bySize = new Map<number, number>();
  let bold = 0;
  let total = 0;
  for (const line of pages.flatMap((page) => page.lines)) {
    const size = roundSize(line.size);
    bySize.set(size, (bySize.get(size) ?? 0) + line.text.length);
    total += line.text.length;
    if (line.bold) bold += line.text.length;
  }
  const body = [...bySize].reduce((best, next) => (next[1] > best[1] ? next : best), [10, 0])[0];
  const headingSizes = [...bySize.keys()].filter((size) => size > body * 1.08).sort((a, b) => b - a);
  return { body, headingSizes, leading: usualLeading(pages, body), boldBody: bold > total * 0.5 };
}

function roundSize(size: number): number {
  return Math.round(size * 2) / 2;
}

function usualLeading(pages: readonly PdfPage[], body: number): number {
  const gaps = pages.flatMap(({ lines }) =>
    lines
      .slice(1)
      .map((line, index) => line.y - (lines[index]?.y ?? 0))
      .filter((gap) => gap > body * 0.8 && gap < body * 3),
  );
  const sorted = gaps.sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length * 0.4)] ?? body * 1.4;
}

/** What is being put together. */
interface Open {
  kind: 'paragraph' | 'heading' | 'list' | 'code';
  lines: PdfLine[];
  texts: string[];
  page: number;
  marker?: string;
  ordered?: boolean;
  level?: number;
}

class PageReader {
  readonly #blocks: DraftBlock[] = [];
  readonly #looks: Looks;
  #open: Open | undefined;

  constructor(looks: Looks) {
    this.#looks = looks;
  }

  page(page: PdfPage): void {
    const right = percentile(
      page.lines.map((line) => line.right),
      0.9,
    );
    const left = percentile(
      page.lines.map((line) => line.x),
      0.1,
    );
    for (const line of page.lines) this.#take(line, page, left, right);
  }

  finish(): DraftBlock[] {
    this.#close();
    return this.#blocks;
  }

  #take(line: PdfLine, page: PdfPage, left: number, right: number): void {
    if (line.mono && !this.#isHeading(line)) return this.#code(line, page);
    const heading = this.#isHeading(line);
    const mark = heading ? undefined : listMarkOf(line.text);
    if (heading) return this.#heading(line, page);
    if (mark) return this.#list(line, page, mark, left);
    const open = this.#open;
    if (open && (open.kind === 'paragraph' || open.kind === 'list') && this.#continues(open, line, page, right)) {
      open.lines.push(line);
      open.texts.push(line.text);
      return;
    }
    this.#start({ kind: 'paragraph', lines: [line], texts: [line.text], page: page.number });
  }

  #isHeading(line: PdfLine): boolean {
    const { body, boldBody } = this.#looks;
    const length = visualLength(line.text);
    if (length > 120 || length < 2 || !/\p{L}/u.test(line.text) || line.cells.length > 3) return false;
    const numbering = numberingOf(line.text);
    const larger = line.size >= body * 1.08;
    const bold = line.bold && !boldBody;
    if (numbering?.strong && length <= 60 && !/[。；;，,]$/.test(line.text)) return true;
    if (listMarkOf(line.text) && !larger && !(bold && numbering)) return false;
    if (endsAsSentence(line.text) && !/[?？:：]$/.test(line.text) && !(larger && line.size > body * 1.3)) return false;
    if (larger && line.size >= body * 1.15) return true;
    return (larger || bold) && length <= 90 && (Boolean(numbering) || length <= 70);
  }

  #heading(line: PdfLine, page: PdfPage): void {
    const open = this.#open;
    const before = open?.lines.at(-1);
    const same =
      open?.kind === 'heading' && before && Math.abs(before.size - line.size) < 0.6 && before.bold === line.bold;
    const close = before && line.y - before.y > 0 && line.y - before.y < line.size * 1.9;
    if (open && same && close && open.page === page.number && !numberingOf(line.text)) {
      open.lines.push(line);
      open.texts.push(line.text);
      return;
    }
    this.#start({ kind: 'heading', lines: [line], texts: [line.text], page: page.number, level: this.#level(line) });
  }

  #level(line: PdfLine): number {
    const { headingSizes, body } = this.#looks;
    const size = roundSize(line.size);
    const position = headingSizes.findIndex((candidate) => size >= candidate - 0.25);
    const bySize = position < 0 || size < body * 1.08 ? headingSizes.length + 1 : position + 1;
    const numbering = numberingOf(line.text);
    if (numbering && /^\d+\.\d/.test(numbering.mark)) return Math.min(6, numbering.level);
    return Math.min(4, Math.max(1, bySize));
  }

  #list(line: PdfLine, page: PdfPage, mark: { marker: string; text: string; ordered: boolean }, left: number): void {
    const level = Math.min(3, Math.max(0, Math.round((line.x - left) / (this.#looks.body * 2.2)) - 1));
    this.#start({
      kind: 'list',
      lines: [line],
      texts: [mark.text],
      page: page.number,
      marker: mark.marker,
      ordered: mark.ordered,
      level,
    });
  }

  #code(line: PdfLine, page: PdfPage): void {
    if (this.#open?.kind !== 'code') this.#start({ kind: 'code', lines: [], texts: [], page: page.number });
    this.#open?.lines.push(line);
    this.#open?.texts.push(line.text);
  }

  /** Whether a line goes on with what is open. */
  #continues(open: Open, line: PdfLine, page: PdfPage, right: number): boolean {
    const before = open.lines.at(-1) as PdfLine;
    const { leading, body } = this.#looks;
    if (Math.abs(before.size - line.size) > body * 0.12 || before.bold !== line.bold) {
      if (Math.abs(before.size - line.size) > body * 0.2) return false;
    }
    const endedShort = before.right < right - body * 2.5;
    const ended = endsAsSentence(before.text);
    const newColumn = line.y <= before.y || open.page !== page.number;
    if (newColumn) return !ended || (!endedShort && /^[a-zà-ÿ]/.test(line.text));
    if (line.y - before.y > leading * 1.45) return false;
    const indented = line.x > before.x + body * 0.9 && open.kind === 'paragraph' && open.lines.length > 1;
    if (indented && (ended || endedShort)) return false;
    if (open.kind === 'list' && line.x < (open.lines[0] as PdfLine).x - body * 0.3 && ended) return false;
    return !(endedShort && ended);
  }

  #start(open: Open): void {
    this.#close();
    this.#open = open;
  }

  #close(): void {
    const open = this.#open;
    this.#open = undefined;
    if (!open) return;
    const place = `p${open.page}`;
    const text = open.kind === 'code' ? open.texts.join('\n') : closeHan(joinLines(open.texts));
    if (!text.trim()) return;
    if (open.kind === 'heading') this.#blocks.push({ ...headingOf(text, open.level ?? 2), place });
    else if (open.kind === 'list') {
      const item = { text, level: open.level ?? 0, ...(open.ordered ? { marker: open.marker ?? '' } : {}) };
      this.#blocks.push({ kind: 'list', ordered: open.ordered ?? false, items: [item], place });
    } else this.#blocks.push({ kind: open.kind, text, place });
  }
}

function headingOf(text: string, level: number): Extract<DraftBlock, { kind: 'heading' }> {
  const numbering = numberingOf(text);
  if (!numbering?.text) return { kind: 'heading', level, text };
  return { kind: 'heading', level, text: numbering.text, numbering: numbering.mark };
}

/** A heading that is only a number belongs to the heading below it. */
function mergeSplitHeadings(blocks: readonly DraftBlock[]): DraftBlock[] {
  const merged: DraftBlock[] = [];
  for (const block of blocks) {
    const before = merged.at(-1);
    if (
      block.kind === 'heading' &&
      before?.kind === 'heading' &&
      /^(第?[\d.一二三四五六七八九十]+[章节節条]?|chapter \d+)$/i.test(before.text)
    ) {
      merged[merged.length - 1] = { ...block, level: before.level, numbering: before.text };
    } else {
      merged.push(block);
    }
  }
  return merged;
}

function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}
