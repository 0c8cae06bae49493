import type { CharacterLook, LoweredPage, PrimitiveRun } from '@pagewright/components/primitives';
import type { Language } from '@pagewright/model/languages';
import { type FaceNames, Fonts } from '../drawingml/fonts.ts';
import { Media } from '../drawingml/media.ts';
import { type Palette, paletteOf } from '../drawingml/palette.ts';
import { hasEastAsian, hasOthers } from '../drawingml/scripts.ts';
import { type ThemeFonts, themeFontsOf } from '../drawingml/theme-fonts.ts';
import type { ExportContext } from '../exporter.ts';
import { FidelityRecord } from '../fidelity.ts';
import { CONTENT_TYPE, RELATION } from '../ooxml/names.ts';
import { OoxmlPackage, type Part } from '../ooxml/package.ts';
import type { DocxOptions } from './format.ts';
import { Numbering } from './numbering.ts';

/** A text document in the making: what its paragraphs and objects share. */
export class TextDocument {
  readonly folder = 'word';
  readonly package = new OoxmlPackage();
  readonly record = new FidelityRecord();
  readonly numbering = new Numbering();
  readonly context: ExportContext;
  readonly language: Language;
  readonly themeFonts: ThemeFonts;
  readonly palette: Palette;
  readonly media: Media;
  readonly part: Part;
  readonly #fonts: Fonts;
  #objects = 0;
  #charts = 0;
  #bookmarks = 0;

  constructor(pages: readonly [LoweredPage, ...LoweredPage[]], options: DocxOptions, context: ExportContext) {
    this.context = context;
    this.language = pages[0].language;
    this.#fonts = new Fonts(this.language, options.fonts);
    this.themeFonts = themeFontsOf(pages, this.#fonts, context.style);
    this.palette = paletteOf(pages, context.style);
    this.media = new Media(this.package, context, this.folder);
    this.part = this.package.add('word/document.xml', CONTENT_TYPE.textDocument);
    this.package.relate(RELATION.document, this.part);
  }

  /** An id for a picture or a chart, from 1. */
  nextObject(): number {
    this.#objects += 1;
    return this.#objects;
  }

  /** From 1. */
  nextChart(): number {
    this.#charts += 1;
    return this.#charts;
  }

  nextBookmark(): { readonly id: number; readonly name: string } {
    this.#bookmarks += 1;
    return { id: this.#bookmarks, name: bookmarkName(this.#bookmarks) };
  }

  /** The faces of plain texts: of charts, which have no looks of their own. */
  plainFaces(fonts: CharacterLook['fonts']): FaceNames {
    return this.#fonts.names({ fonts, fontWeight: 400, italic: false });
  }

  /** Takes down which of these fonts a chart's words need. */
  noteChartFonts(fonts: CharacterLook['fonts'], text: string): void {
    this.#noteFonts(this.plainFaces(fonts), text);
  }

  /** Takes down which of the document's fonts these words need. */
  noteFonts({ text }: Pick<PrimitiveRun, 'text'>, isHeading: boolean): void {
    this.#noteFonts(isHeading ? this.themeFonts.major : this.themeFonts.minor, text);
  }

  #noteFonts({ latin, eastAsian }: FaceNames, text: string): void {
    if (hasOthers(text)) this.record.font(latin);
    if (hasEastAsian(text)) this.record.font(eastAsian);
  }
}

/** Of a heading. @param number from 1, in their order */
export function bookmarkName(number: number): string {
  return `_Toc${String(number).padStart(6, '0')}`;
}
