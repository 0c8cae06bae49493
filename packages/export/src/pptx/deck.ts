import type { LoweredPage } from '@pagewright/components/primitives';
import type { Size } from '@pagewright/model/units';
import { type FaceNames, Fonts } from '../drawingml/fonts.ts';
import { Media } from '../drawingml/media.ts';
import { type Palette, paletteOf } from '../drawingml/palette.ts';
import { type ThemeFonts, themeFontsOf } from '../drawingml/theme-fonts.ts';
import type { ExportContext } from '../exporter.ts';
import { FidelityRecord, type FontOwner } from '../fidelity.ts';
import { CONTENT_TYPE } from '../ooxml/names.ts';
import { OoxmlPackage, type Part } from '../ooxml/package.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import { EmbeddedFonts } from './fonts/embedded-fonts.ts';
import type { PptxOptions } from './format.ts';

/** Who brings the fonts along, if readers need not. */
const FONT_OWNERS: Readonly<Record<PptxOptions['fonts'], FontOwner | undefined>> = {
  designed: 'file',
  safe: undefined,
  'google-slides': 'google-slides',
};

/** A presentation in the making: what its slides share. */
export class Deck {
  readonly package = new OoxmlPackage();
  readonly record: FidelityRecord;
  readonly options: PptxOptions;
  readonly context: ExportContext;
  readonly palette: Palette;
  readonly themeFonts: ThemeFonts;
  readonly media: Media;
  /** Where the file has its fonts within. */
  readonly embeddedFonts: EmbeddedFonts | undefined;
  /** One for each page, to be written: they lead to each other. */
  readonly slides: readonly Part[];
  /** Of the first page, px: what all slides are as large as. */
  readonly size: Size;
  #charts = 0;
  readonly #faces = new Map<string, readonly Xml[]>();

  constructor(pages: readonly [LoweredPage, ...LoweredPage[]], options: PptxOptions, context: ExportContext) {
    this.options = options;
    this.record = new FidelityRecord(FONT_OWNERS[options.fonts]);
    this.embeddedFonts = options.fonts === 'designed' ? new EmbeddedFonts() : undefined;
    this.context = context;
    this.palette = paletteOf(pages, context.style);
    this.themeFonts = themeFontsOf(pages, this.fontsOf(pages[0]), context.style);
    this.media = new Media(this.package, context, 'ppt');
    this.size = pages[0].size;
    this.slides = pages.map((_, index) => this.package.add(`ppt/slides/slide${index + 1}.xml`, CONTENT_TYPE.slide));
  }

  fontsOf({ language }: LoweredPage): Fonts {
    return new Fonts(language, this.embeddedFonts ? 'embedded' : this.options.fonts);
  }

  /** The fonts of a run: ten thousand runs are written in a few of them. */
  writtenFaces({ latin, eastAsian }: FaceNames): readonly Xml[] {
    const key = `${latin}|${eastAsian}`;
    let faces = this.#faces.get(key);
    if (!faces) {
      faces = [
        el('a:latin', { typeface: latin }),
        el('a:ea', { typeface: eastAsian }),
        el('a:cs', { typeface: latin }),
      ];
      this.#faces.set(key, faces);
    }
    return faces;
  }

  /** From 1. */
  nextChart(): number {
    this.#charts += 1;
    return this.#charts;
  }
}
