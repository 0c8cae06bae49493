import type { SourceWarning } from '@pagewright/model/source-document';
import type { WrittenLink } from '../../structure/links.ts';
import { tidyLine } from '../../tidy.ts';
import type { DocxBlock } from './docx-block.ts';
import { Fields } from './fields.ts';
import { addressOfField, addressOfLink, linksOfRuns } from './links.ts';
import type { Note } from './notes.ts';
import type { Numbering, NumberMark } from './numbering.ts';
import { blocksOfParagraph, newParagraph, type Paragraph } from './paragraphs.ts';
import { newRun, type Run, setRunProperty, symbolOf, withRaisedFigures } from './runs.ts';
import type { Styles } from './styles.ts';
import { TableBuilder } from './table-builder.ts';
import { type Attributes, attribute, type XmlHandler } from './xml.ts';

/** What the body refers to in other parts of the file. */
export interface References {
  readonly styles: Styles;
  readonly numbering: Numbering;
  /** Asset keys of pictures, by relationship id. */
  readonly pictures: ReadonlyMap<string, string>;
  /** Addresses outside of the file, by relationship id. */
  readonly addresses: ReadonlyMap<string, string>;
  /** Footnotes and endnotes, by `footnote 2`. */
  readonly notes: ReadonlyMap<string, Note>;
}

/** Elements whose content is not the document's text. */
const SKIPPED = new Set([
  'del',
  'moveFrom',
  'Fallback',
  'pPrChange',
  'rPrChange',
  'tcPrChange',
  'trPrChange',
  'annotation',
]);

/** Reads the body of a Word document from start to end. */
export class BodyReader implements XmlHandler {
  readonly blocks: DocxBlock[] = [];
  readonly warnings = new Set<SourceWarning['code']>();
  readonly #references: References;
  readonly #fields = new Fields();
  /** Paragraphs lie within each other through text boxes. */
  readonly #paragraphs: Paragraph[] = [];
  readonly #tables: TableBuilder[] = [];
  #run: Run | undefined;
  #inRunProperties = false;
  #inText: 'text' | 'instruction' | undefined;
  #skipped = 0;
  #contents = 0;
  /** Whether each open content control is a table of contents. */
  readonly #controls: boolean[] = [];
  #alt = '';
  /** Where each open link leads; undefined where that is in the file. */
  readonly #addresses: (string | undefined)[] = [];
  /** Page breaks so far, and empty paragraphs since the last block: a cover is laid out with both. */
  #page = 0;
  #blank = 0;
  /** Of what was read since the last block, which the next one takes along. */
  #links: WrittenLink[] = [];
  #notes: Note[] = [];

  constructor(references: References) {
    this.#references = references;
  }

  open(name: string, attributes: Attributes): void {
    if (this.#skipped > 0 || SKIPPED.has(name)) {
      if (name === 'del' || name === 'moveFrom') this.warnings.add('tracked-changes');
      this.#skipped += 1;
      return;
    }
    if (this.#inRunProperties && this.#run) return setRunProperty(this.#run, name, attributes, this.#references.styles);
    this.#openContent(name, attributes);
  }

  close(name: string): void {
    if (this.#skipped > 0) {
      this.#skipped -= 1;
      return;
    }
    if (name === 't' || name === 'instrText') this.#inText = undefined;
    else if (name === 'rPr') this.#inRunProperties = false;
    else if (name === 'r') this.#closeRun();
    else if (name === 'p') this.#closeParagraph();
    else if (name === 'tbl') this.#closeTable();
    else if (name === 'hyperlink' || name === 'fldSimple') this.#addresses.pop();
    else if (name === 'sdt' && this.#controls.pop()) this.#contents -= 1;
    else if (name === 'body') this.#closeBody();
  }

  text(text: string): void {
    if (this.#skipped > 0 || !this.#inText) return;
    if (this.#inText === 'instruction') this.#fields.instruction(text);
    else if (this.#run && this.#fields.isShown) this.#run.text += text;
  }

  #openContent(name: string, attributes: Attributes): void {
    const paragraph = this.#paragraphs.at(-1);
    switch (name) {
      case 'p':
        this.#paragraphs.push(newParagraph(this.#page));
        break;
      case 'r':
        if (paragraph) this.#run = newRun(this.#references.styles.get(paragraph.styleId));
        break;
      case 'rPr':
        this.#inRunProperties = this.#run !== undefined;
        break;
      case 't':
        this.#inText = 'text';
        break;
      case 'instrText':
        this.#inText = 'instruction';
        break;
      case 'hyperlink':
        this.#addresses.push(addressOfLink(attributes, this.#references.addresses));
        break;
      case 'fldSimple':
        this.#addresses.push(addressOfField(attribute(attributes, 'instr') ?? ''));
        break;
      case 'fldChar':
        this.#fields.mark(attributes);
        break;
      case 'tbl':
      case 'tr':
      case 'tc':
        this.#openTable(name);
        break;
      case 'sdt':
        this.#controls.push(false);
        break;
      case 'docPartGallery':
        this.#markContents(attributes);
        break;
      case 'lastRenderedPageBreak':
      case 'sectPr':
        if (paragraph) this.#page += 1;
        break;
      default:
        if (this.#run) this.#openInRun(name, attributes, this.#run);
        this.#openPicture(name, attributes);
        if (paragraph) setParagraphProperty(paragraph, name, attributes);
        this.#setTableProperty(name, attributes);
    }
  }

  #openInRun(name: string, attributes: Attributes, run: Run): void {
    if (name === 'br' && attribute(attributes, 'type') === 'page') this.#page += 1;
    if (name === 'br' || name === 'cr') run.text += attribute(attributes, 'type') === 'page' ? ' ' : '\n';
    else if (name === 'tab' || name === 'ptab') run.text += '\t';
    else if (name === 'noBreakHyphen') run.text += '-';
    else if (name === 'sym' && this.#fields.isShown) run.text += symbolOf(attributes);
    else if (name === 'footnoteReference' || name === 'endnoteReference') {
      const kind = name === 'footnoteReference' ? 'footnote' : 'endnote';
      const note = this.#references.notes.get(`${kind} ${attribute(attributes, 'id') ?? ''}`);
      if (note) this.#notes.push(note);
    } else if (name === 'OLEObject') this.warnings.add('embedded-objects');
  }

  #openPicture(name: string, attributes: Attributes): void {
    if (name === 'docPr') this.#alt = tidyLine(attributes.descr ?? attributes.title ?? '');
    const id = name === 'blip' ? attributes['r:embed'] : name === 'imagedata' ? attributes['r:id'] : undefined;
    if (name === 'blip' && attributes['r:link'] && !id) this.warnings.add('external-images');
    const asset = id ? this.#references.pictures.get(id) : undefined;
    if (!asset) return;
    const table = this.#tables.at(-1);
    if (table) table.images.push(asset);
    else this.#paragraphs.at(-1)?.pictures.push({ asset, alt: this.#alt });
  }

  #openTable(name: 'tbl' | 'tr' | 'tc'): void {
    if (name === 'tbl') this.#tables.push(new TableBuilder());
    else if (name === 'tr') this.#tables.at(-1)?.startRow();
    else this.#tables.at(-1)?.startCell();
  }

  #setTableProperty(name: string, attributes: Attributes): void {
    const table = this.#tables.at(-1);
    const value = attribute(attributes, 'val');
    if (!table) return;
    const { row, cell } = table;
    if (name === 'tblCaption') table.caption = tidyLine(value ?? '');
    else if (name === 'tblHeader' && row) row.header = value !== '0' && value !== 'false';
    else if (name === 'gridBefore' && row) row.skip = Math.min(63, Number(value) || 0);
    else if (name === 'gridSpan' && cell) cell.colSpan = Math.min(63, Math.max(1, Number(value) || 1));
    else if (name === 'vMerge' && cell) cell.merge = value === 'restart' ? 'start' : 'continue';
  }

  /** `w:docPartGallery` names what a content control holds. */
  #markContents(attributes: Attributes): void {
    const isContents = /table of contents|table of figures/i.test(attribute(attributes, 'val') ?? '');
    if (!isContents || this.#controls.length === 0 || this.#controls.at(-1)) return;
    this.#controls[this.#controls.length - 1] = true;
    this.#contents += 1;
  }

  #closeRun(): void {
    const run = this.#run;
    this.#run = undefined;
    if (!run || run.text === '' || run.hidden) return;
    const link = this.#addresses.findLast((address) => address !== undefined) ?? this.#fields.link;
    this.#paragraphs.at(-1)?.runs.push(link === undefined ? run : { ...run, link });
  }

  #closeParagraph(): void {
    const closed = this.#paragraphs.pop();
    if (!closed) return;
    const paragraph = { ...closed, runs: withRaisedFigures(closed.runs) };
    const { page } = paragraph;
    const style = this.#references.styles.get(paragraph.styleId);
    const mark = this.#markOf(paragraph);
    const isContents =
      this.#contents > 0 || this.#fields.isContents || /^(toc|目录|目次|table of figures)\b/.test(style.name);
    if (isContents && !style.name.includes('heading')) return;
    if (isContents) return;
    const blocks = blocksOfParagraph(paragraph, style, mark).map((own, index) => ({
      ...own,
      page,
      isApart: index === 0 && this.#blank > 0,
    }));
    this.#blank = blocks.length > 0 ? 0 : this.#blank + 1;
    const table = this.#tables.at(-1);
    this.#links.push(...linksOfRuns(paragraph.runs));
    if (table) {
      table.addLines(blocks.flatMap(({ block }) => cellLines(block)));
      return;
    }
    this.#add(blocks);
  }

  /** The number or bullet that Word shows in front, counted whether the paragraph is kept or not. */
  #markOf(paragraph: Paragraph): (NumberMark & { list: string; level: number }) | undefined {
    const style = this.#references.styles.get(paragraph.styleId);
    const list = paragraph.listId ?? style.numbering?.id;
    const level = Math.min(8, paragraph.listLevel ?? style.numbering?.level ?? 0);
    if (!list || list === '0' || paragraph.runs.every(({ text }) => text.trim() === '')) return undefined;
    const mark = this.#references.numbering.next(list, level);
    return mark && { ...mark, list, level };
  }

  #closeTable(): void {
    const table = this.#tables.pop();
    if (!table || this.#contents > 0) return;
    const outer = this.#tables.at(-1);
    if (outer) {
      outer.addLines(table.lines());
      outer.images.push(...table.images);
      return;
    }
    const images = table.images.map((asset) => ({ kind: 'image', asset }) as const);
    this.#add([...table.blocks(), ...images].map((block) => ({ block })));
  }

  #add(blocks: readonly DocxBlock[]): void {
    const [first, ...others] = blocks;
    if (!first) return;
    this.blocks.push({ ...first, links: this.#links, notes: this.#notes }, ...others);
    this.#links = [];
    this.#notes = [];
  }

  /** What follows the last block leaves its notes to that. */
  #closeBody(): void {
    const last = this.blocks.pop();
    if (last) this.blocks.push({ ...last, notes: [...(last.notes ?? []), ...this.#notes] });
  }
}

function setParagraphProperty(paragraph: Paragraph, name: string, attributes: Attributes): void {
  const value = attribute(attributes, 'val');
  if (name === 'pStyle') paragraph.styleId = value;
  else if (name === 'numId' && value !== undefined) paragraph.listId = value;
  else if (name === 'ilvl') paragraph.listLevel = Number(value) || 0;
  else if (name === 'outlineLvl') paragraph.outline = Number(value);
}

/** A block as the text of a table's cell. */
function cellLines(block: DocxBlock['block']): string[] {
  if (block.kind === 'list') return block.items.map(({ marker, text }) => (marker ? `${marker} ${text}` : text));
  if (block.kind === 'heading') return [block.numbering ? `${block.numbering} ${block.text}` : block.text];
  return 'text' in block ? [block.text.replace(/\s*\n\s*/g, ' ')] : [];
}
