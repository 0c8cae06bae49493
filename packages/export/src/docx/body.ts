import type { LoweredPage } from '@pagewright/components/primitives';
import type { Language } from '@pagewright/model/languages';
import type { Drawings } from '../drawingml/drawings.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import { writeContents } from './contents.ts';
import { type FlowBlock, type FlowObject, type FlowText, plainText } from './flow/flow.ts';
import { inlineChart, inlineDrawing, inlinePicture } from './inline-object.ts';
import { pageBookmark } from './link.ts';
import { baseLook, textOf, writeRuns } from './runs.ts';
import { headingStyle, listStyle, STYLE } from './styles.ts';
import { writeTable } from './table.ts';
import type { TextDocument } from './text-document.ts';

/** What a table of contents is called that the pages have no heading for. */
const CONTENTS: Readonly<Record<Language, string>> = {
  'zh-CN': '目录',
  'zh-TW': '目錄',
  'en-US': 'Contents',
  'ja-JP': '目次',
  'fr-FR': 'Sommaire',
};

interface Sources {
  readonly pages: readonly LoweredPage[];
  readonly drawings: Drawings;
  /** Pages that others lead to, from 1. */
  readonly linked: ReadonlySet<number>;
}

/** Writes the blocks of a text one after the other. */
export class Body {
  readonly #document: TextDocument;
  readonly #sources: Sources;
  readonly #blocks: readonly FlowBlock[];
  #list = '';
  #listId = 0;
  /** Whether the next paragraph begins a new sheet. */
  #isNewSheet = false;
  /** Whether the block before was a chart or a picture, which a caption is said of. */
  #isBelowFigure = false;

  constructor(document: TextDocument, blocks: readonly FlowBlock[], sources: Sources) {
    this.#document = document;
    this.#blocks = blocks;
    this.#sources = sources;
  }

  /** @param next what comes behind it */
  async block(block: FlowBlock, next: FlowBlock | undefined): Promise<readonly Xml[]> {
    const isBelowFigure = this.#isBelowFigure;
    this.#isBelowFigure = block.type === 'object' && block.object.type !== 'table';
    // A list may go on from page to page.
    if (block.type === 'page-start') return this.#sources.linked.has(block.page) ? pageBookmark(block.page) : [];
    if (block.type !== 'text' || block.style.is !== 'item') this.#list = '';
    switch (block.type) {
      case 'text':
        return [this.#text(block, announces(block, next, isBelowFigure))];
      case 'object':
        return this.#object(block, next?.type === 'text' && next.style.is === 'caption');
      case 'contents':
        return [...(block.isAdded ? [this.#contentsHeading()] : []), ...writeContents(this.#blocks)];
      case 'cover-end':
        this.#isNewSheet = true;
        return [];
    }
  }

  #text({ style, lead, lines }: FlowText, staysWithNext: boolean): Xml {
    const isHeading = style.is === 'heading' || style.is === 'title' || style.is === 'contents-heading';
    this.#document.record.native('texts');
    const base = baseLook(lines.flat());
    const words = lines.flatMap((runs, index) => [
      ...(index > 0 ? [el('w:r', {}, el('w:br'))] : []),
      ...writeRuns(runs, base, this.#document, { isHeading }),
    ]);
    const name = writeRuns(lead, baseLook(lead), this.#document, { strong: true });
    const between = name.length > 0 && words.length > 0 ? [el('w:r', {}, textOf('  '))] : [];
    const content = [...name, ...between, ...words];
    return el(
      'w:p',
      {},
      this.#properties(style, staysWithNext),
      style.is === 'heading' ? this.#bookmarked(content) : content,
    );
  }

  #contentsHeading(): Xml {
    const words = CONTENTS[this.#document.language];
    return el('w:p', {}, this.#properties({ is: 'contents-heading' }), el('w:r', {}, textOf(words)));
  }

  #properties(style: FlowText['style'], staysWithNext = false): Xml {
    const pageBreak = this.#isNewSheet ? el('w:pageBreakBefore') : undefined;
    this.#isNewSheet = false;
    return el(
      'w:pPr',
      {},
      el('w:pStyle', { 'w:val': styleId(style) }),
      staysWithNext ? el('w:keepNext') : undefined,
      pageBreak,
      this.#numbering(style),
    );
  }

  #numbering(style: FlowText['style']): Xml | undefined {
    if (style.is !== 'item') return undefined;
    const { numbering } = this.#document;
    if (style.ordered && (style.list !== this.#list || this.#listId === 0)) this.#listId = numbering.nextList();
    // Entries below an entry do not end its list.
    if (style.level === 1) this.#list = style.list;
    return el(
      'w:numPr',
      {},
      el('w:ilvl', { 'w:val': style.level - 1 }),
      el('w:numId', { 'w:val': style.ordered ? this.#listId : numbering.bullets }),
    );
  }

  #bookmarked(content: readonly Xml[]): Xml[] {
    const { id, name } = this.#document.nextBookmark();
    return [el('w:bookmarkStart', { 'w:id': id, 'w:name': name }), ...content, el('w:bookmarkEnd', { 'w:id': id })];
  }

  async #object({ object, page }: FlowObject, hasCaption: boolean): Promise<readonly Xml[]> {
    if (object.type === 'table') return [writeTable(object, this.#document), this.#paragraph([])];
    const drawn = await this.#inline(object, page);
    return drawn ? [this.#paragraph([drawn], hasCaption)] : [];
  }

  async #inline(object: Exclude<FlowObject['object'], { type: 'table' }>, page: number): Promise<Xml | undefined> {
    const document = this.#document;
    const id = object.source?.componentId ?? '';
    if (object.type === 'image') {
      const stored = await document.media.ofUrl(object.url);
      const size = this.#sources.pages[page - 1]?.size ?? object.box;
      if (stored) return inlinePicture(object, stored, size, document);
      document.record.lost(page, id, 'unreadable');
      return undefined;
    }
    const native = object.type === 'chart' ? inlineChart(object, document) : undefined;
    if (native) return native;
    const drawing = this.#sources.drawings.of(page, id);
    const kind = object.type === 'diagram' ? 'diagram' : object.figures ? 'chart-kind' : 'chart-config';
    document.record.lost(page, id, drawing ? kind : 'no-browser');
    return drawing && inlineDrawing(object, await document.media.ofPng(drawing), document);
  }

  #paragraph(content: readonly Xml[], staysWithNext = false): Xml {
    return el('w:p', {}, this.#properties({ is: 'body' }, staysWithNext), content);
  }
}

/** Characters of a line that says what stands below it. */
const ANNOUNCEMENT = 120;

/**
 * Whether a text is the line over an object: at the foot of a sheet it would be parted from that. What is said of a figure above
 * it would only take that along to where the next one has room.
 */
function announces({ style, lead, lines }: FlowText, next: FlowBlock | undefined, isBelowFigure: boolean): boolean {
  if (next?.type !== 'object') return false;
  if (style.is !== 'body' && (style.is !== 'caption' || isBelowFigure)) return false;
  return plainText([lead, ...lines]).length <= ANNOUNCEMENT;
}

function styleId(style: FlowText['style']): string {
  switch (style.is) {
    case 'heading':
      return headingStyle(style.level);
    case 'item':
      return listStyle(style.ordered, style.level);
    case 'meta':
      return STYLE.subtitle;
    case 'contents-heading':
      return STYLE.contentsHeading;
    default:
      return STYLE[style.is];
  }
}
