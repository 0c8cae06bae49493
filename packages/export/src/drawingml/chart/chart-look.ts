import type { ChartPrimitive } from '@pagewright/components/primitives';
import type { Language } from '@pagewright/model/languages';
import { type DrawnFonts, drawnFonts } from '@pagewright/typography/drawn-fonts';
import { textWidth } from '@pagewright/typography/measure';
import { el, type Xml } from '../../ooxml/xml.ts';
import type { Canvas } from '../canvas.ts';
import { solid } from '../paint.ts';
import type { Palette } from '../palette.ts';
import type { ChartHost } from './chart-host.ts';
import { recordOf, stringOf } from './option.ts';

/** How the texts, lines and fills of a chart look. */
export class ChartLook {
  readonly #chart: ChartPrimitive;
  readonly #host: ChartHost;

  constructor(chart: ChartPrimitive, host: ChartHost) {
    this.#chart = chart;
    this.#host = host;
  }

  get palette(): Palette {
    return this.#host.palette;
  }

  get canvas(): Canvas {
    return this.#host.canvas;
  }

  get textColor(): string {
    return this.#chart.textColor;
  }

  /** px. */
  get fontSize(): number {
    return this.#chart.fontSize;
  }

  /** Of the chart, px. */
  get width(): number {
    return this.#chart.box.width;
  }

  /** Of the chart, px. */
  get height(): number {
    return this.#chart.box.height;
  }

  get language(): Language {
    return this.#host.language;
  }

  get legendColor(): string {
    const legend = recordOf(this.#chart.option?.legend);
    return stringOf(recordOf(legend.textStyle).color) ?? this.textColor;
  }

  /** Takes down which fonts these words need. */
  noteWords(words: readonly string[]): void {
    this.#host.noteChartFonts(this.#fonts, words.join(' '));
  }

  get #fonts(): DrawnFonts {
    return drawnFonts(this.#chart.fontFamily, this.#host.language);
  }

  /** Of words on one line, px. */
  widthOf(text: string): number {
    const { fontFamily, fontSize } = this.#chart;
    return textWidth(text, { fontFamily, fontSize, fontWeight: 400, language: this.#host.language, lineHeight: 1 });
  }

  /** Of a series or slice. */
  color(index: number): string {
    const { colors, textColor } = this.#chart;
    return colors[index % colors.length] ?? textColor;
  }

  /** @param turn degrees that the text is turned by */
  text(color = this.textColor, turn?: number, size = this.fontSize): Xml {
    const rot = turn === undefined ? undefined : turn * 60_000;
    return el(
      'c:txPr',
      {},
      el('a:bodyPr', { rot, vert: rot === undefined ? undefined : 'horz' }),
      el('a:lstStyle'),
      el(
        'a:p',
        {},
        el('a:pPr', {}, this.characters('a:defRPr', color, size)),
        el('a:endParaRPr', { lang: this.#host.language }),
      ),
    );
  }

  /** The look of characters. @param name of the element that says it */
  characters(name: string, color = this.textColor, size = this.fontSize): Xml {
    const { latin, eastAsian } = this.#host.plainFaces(this.#fonts);
    return el(
      name,
      { lang: name === 'a:rPr' ? this.#host.language : undefined, sz: this.canvas.fontSize(size), b: false },
      solid(color, this.palette),
      el('a:latin', { typeface: latin }),
      el('a:ea', { typeface: eastAsian }),
      el('a:cs', { typeface: latin }),
    );
  }

  fill(color: string, opacity?: number): Xml {
    return el('c:spPr', {}, this.paint(color, opacity), this.noLine());
  }

  paint(color: string, opacity?: number): Xml {
    return solid(color, this.palette, opacity);
  }

  /** @param width px */
  stroke(color: string, width: number): Xml {
    return el('a:ln', { w: this.canvas.length(width), cap: 'rnd' }, solid(color, this.palette), el('a:round'));
  }

  noLine(): Xml {
    return el('a:ln', {}, el('a:noFill'));
  }

  nothing(): Xml {
    return el('c:spPr', {}, el('a:noFill'), this.noLine());
  }
}
