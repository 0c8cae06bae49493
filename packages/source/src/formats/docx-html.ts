import type { TableCell } from '@pagewright/model/source-document';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import type { AssetStore } from '../assets.ts';
import { type DraftBlock } from '../structure/blocks.ts';
import { endsAsSentence, listMarkOf, looksLikeHeading, numberingOf, visualLength } from '../structure/numbering.ts';
import { typedCell } from '../tables/cells.ts';
import { finishTable } from '../tables/table.ts';
import { tidyLine } from '../tidy.ts';

/** mammoth's HTML → blocks. It is well-formed and has few elements: h1-h6 p ul ol li table tr td th img strong br pre. */
export function readHtml(html: string, assets: AssetStore): DraftBlock[] {
  const reader = new HtmlReader(assets);
  const parser = new SaxesParser();
  parser.on('opentag', (tag) => reader.open(tag as SaxesTagPlain));
  parser.on('closetag', (tag) => reader.close(tag.name));
  parser.on('text', (text) => reader.text(text));
  parser.write(`<body>${html}</body>`).close();
  return withBoldHeadings(reader.blocks);
}

interface Cell {
  text: string;
  rowSpan: number;
  colSpan: number;
  header: boolean;
}

interface Table {
  readonly rows: Cell[][];
  /** Blocks of text and lists in the current cell are joined into its text. */
  cell: Cell | undefined;
}

/** A paragraph with whether all of it, or which parts of it, are bold. */
type BoldParagraph = Extract<DraftBlock, { kind: 'paragraph' }> & { allBold?: boolean };

class HtmlReader {
  readonly blocks: BoldAware[] = [];
  readonly #assets: AssetStore;
  readonly #tables: Table[] = [];
  readonly #lists: { ordered: boolean; counter: number }[] = [];
  #text = '';
  #bold: string[] = [];
  #boldDepth = 0;
  #item: { text: string } | undefined;
  #quote = 0;

  constructor(assets: AssetStore) {
    this.#assets = assets;
  }

  open(tag: SaxesTagPlain): void {
    switch (tag.name) {
      case 'ul':
      case 'ol':
        this.#endItemText();
        this.#lists.push({ ordered: tag.name === 'ol', counter: 0 });
        break;
      case 'li':
        this.#text = '';
        this.#item = { text: '' };
        break;
      case 'strong':
        this.#boldDepth += 1;
        if (this.#boldDepth === 1) this.#bold.push('');
        break;
      case 'blockquote':
        this.#quote += 1;
        break;
      case 'br':
        this.#text += '\n';
        break;
      case 'img':
        this.#image(tag.attributes);
        break;
      case 'table':
        this.#tables.push({ rows: [], cell: undefined });
        break;
      case 'tr':
        this.#tables.at(-1)?.rows.push([]);
        break;
      case 'td':
      case 'th':
        this.#openCell(tag);
        break;
      default:
        if (/^(p|h[1-6]|pre)$/.test(tag.name) && !this.#item) this.#startText();
    }
  }

  text(text: string): void {
    this.#text += text;
    if (this.#boldDepth > 0) this.#bold[this.#bold.length - 1] += text;
  }

  close(name: string): void {
    if (name === 'strong') this.#boldDepth -= 1;
    else if (name === 'blockquote') this.#quote -= 1;
    else if (name === 'li') this.#endItemText();
    else if (name === 'ul' || name === 'ol') this.#lists.pop();
    else if (name === 'td' || name === 'th') this.#closeCell();
    else if (name === 'table') this.#closeTable();
    else if (/^(p|h[1-6]|pre)$/.test(name)) this.#closeText(name);
  }

  #startText(): void {
    this.#text = '';
    this.#bold = [];
  }

  #closeText(name: string): void {
    const cell = this.#tables.at(-1)?.cell;
    if (cell) {
      cell.text = [cell.text, tidyLine(this.#text)].filter(Boolean).join('\n');
      return this.#startText();
    }
    if (this.#item) return;
    if (name === 'pre') this.blocks.push({ kind: 'code', text: this.#text.trimEnd() });
    else this.#pushText(name);
    this.#startText();
  }

  #pushText(name: string): void {
    const bold = this.#bold.map(tidyLine).filter(Boolean);
    const lines = this.#text.split('\n').map(tidyLine).filter(Boolean);
    const text = lines.join(lines.length > 1 && name === 'p' ? '\n' : ' ');
    if (!text) return;
    if (name !== 'p') {
      this.blocks.push(headingOf(text, Number(name.slice(1))));
      return;
    }
    if (this.#quote > 0) {
      this.blocks.push({ kind: 'quote', text: lines.join(' ') });
      return;
    }
    for (const line of lines) {
      const mark = listMarkOf(line);
      if (mark) {
        this.blocks.push({
          kind: 'list',
          ordered: mark.ordered,
          items: [{ text: mark.text, level: 0, ...(mark.ordered ? { marker: mark.marker } : {}) }],
        });
        continue;
      }
      const allBold =
        bold.join('').replace(/\s/g, '').length >= line.replace(/\s/g, '').length * 0.95 && lines.length === 1;
      this.blocks.push({
        kind: 'paragraph',
        text: line,
        ...(bold.length > 0 && !allBold ? { emphasis: bold } : {}),
        ...(allBold ? { allBold } : {}),
      });
    }
  }

  /** An item's own text ends where it closes or where a list inside it begins. */
  #endItemText(): void {
    const list = this.#lists.at(-1);
    const text = tidyLine(this.#text);
    this.#text = '';
    if (!this.#item || !list) return;
    this.#item = undefined;
    const cell = this.#tables.at(-1)?.cell;
    if (!text) return;
    if (cell) {
      cell.text = [cell.text, text].filter(Boolean).join('\n');
      return;
    }
    list.counter += 1;
    const item = {
      text,
      level: Math.min(8, this.#lists.length - 1),
      ...(list.ordered ? { marker: `${list.counter}.` } : {}),
    };
    this.blocks.push({ kind: 'list', ordered: this.#lists[0]?.ordered ?? false, items: [item] });
  }

  #image(attributes: Record<string, string>): void {
    const key = attributes.src ?? '';
    if (!this.#assets.kept[key] || this.#tables.length > 0) return;
    const alt = tidyLine(attributes.alt ?? '');
    this.blocks.push({ kind: 'image', asset: key, ...(alt ? { alt } : {}) });
  }

  #openCell(tag: SaxesTagPlain): void {
    const table = this.#tables.at(-1);
    if (!table) return;
    table.cell = {
      text: '',
      rowSpan: Number(tag.attributes.rowspan ?? 1),
      colSpan: Number(tag.attributes.colspan ?? 1),
      header: tag.name === 'th',
    };
    this.#startText();
  }

  #closeCell(): void {
    const table = this.#tables.at(-1);
    if (!table?.cell) return;
    const rest = tidyLine(this.#text);
    if (rest) table.cell.text = [table.cell.text, rest].filter(Boolean).join('\n');
    this.#startText();
    table.rows.at(-1)?.push(table.cell);
    table.cell = undefined;
  }

  #closeTable(): void {
    const table = this.#tables.pop();
    if (!table) return;
    const outer = this.#tables.at(-1)?.cell;
    if (outer) {
      outer.text = [outer.text, ...table.rows.map((row) => row.map(({ text }) => text).join(' '))]
        .filter(Boolean)
        .join('\n');
      return;
    }
    this.blocks.push(...tableBlocks(table.rows));
  }
}

type BoldAware = DraftBlock | BoldParagraph;

function headingOf(text: string, level: number): DraftBlock {
  const numbering = numberingOf(text);
  return numbering?.text
    ? { kind: 'heading', level, text: numbering.text, numbering: numbering.mark }
    : { kind: 'heading', level, text };
}

/** Tables used for layout, with one cell, are running text. */
function tableBlocks(rows: readonly Cell[][]): DraftBlock[] {
  const cells = rows.flat().filter(({ text }) => text);
  if (cells.length === 0) return [];
  if (cells.length === 1 || Math.max(...rows.map((row) => row.length)) === 1) {
    return cells.flatMap(({ text }) => text.split('\n').map((line) => ({ kind: 'paragraph' as const, text: line })));
  }
  const headerRows = rows.findIndex((row) => row.some(({ header }) => !header));
  return [finishTable({ rows: rectangular(rows), headerRows: headerRows > 0 ? headerRows : undefined })];
}

/** Spreads merged cells over a rectangle; covered cells have spans of 0. */
function rectangular(rows: readonly Cell[][]): TableCell[][] {
  const grid: (TableCell | undefined)[][] = rows.map(() => []);
  for (const [rowIndex, row] of rows.entries()) {
    let column = 0;
    for (const cell of row) {
      while (grid[rowIndex]?.[column]) column += 1;
      for (let down = 0; down < cell.rowSpan && rowIndex + down < rows.length; down += 1) {
        for (let right = 0; right < cell.colSpan; right += 1) {
          const covered = down > 0 || right > 0;
          (grid[rowIndex + down] as (TableCell | undefined)[])[column + right] = covered
            ? { ...typedCell(''), rowSpan: 0, colSpan: 0 }
            : { ...typedCell(cell.text.replace(/\n/g, ' ')), rowSpan: cell.rowSpan, colSpan: cell.colSpan };
        }
      }
      column += cell.colSpan;
    }
  }
  const width = Math.max(...grid.map((row) => row.length));
  return grid.map((row) => Array.from({ length: width }, (_, index) => row[index] ?? typedCell('')));
}

/**
 * Short paragraphs that are wholly bold are headings where a document has hardly any headings of its own; the level goes
 * below what is there.
 */
function withBoldHeadings(blocks: readonly BoldAware[]): DraftBlock[] {
  const paragraphs = blocks.filter(({ kind }) => kind === 'paragraph').length;
  const headings = blocks.filter(({ kind }) => kind === 'heading').length;
  const deepest = Math.max(0, ...blocks.map((block) => (block.kind === 'heading' ? block.level : 0)));
  const few = headings < 3 || headings * 25 < paragraphs;
  return blocks.map((block) => {
    if (block.kind !== 'paragraph' || !('allBold' in block)) return block;
    const { allBold: _, ...paragraph } = block;
    const heading =
      few && looksLikeHeading(paragraph.text) && visualLength(paragraph.text) <= 80 && !endsAsSentence(paragraph.text);
    return heading ? headingOf(paragraph.text, Math.min(6, few ? 2 : deepest + 1)) : paragraph;
  });
}
