import { flippedSides } from '@pagewright/components/flip';
import type { Flip } from '@pagewright/model/component';
import type { Point, Rect, Size } from '@pagewright/model/units';
import { el, type Xml } from '../ooxml/xml.ts';

/** English Metric Units a px: a page of 1280 × 720 px is PowerPoint's own 13.333 × 7.5 in. */
const EMU_PER_PX = 9525;
/** Largest and least side of a slide, EMU (ECMA-376 part 1, ST_SlideSizeCoordinate: 1 in to 56 in). */
const SLIDE_SIDE = { min: 914_400, max: 51_206_400 } as const;
/** Sizes of characters, hundredths of a point (ST_TextFontSize). */
const FONT_SIZE = { min: 100, max: 400_000 } as const;
const POINTS_PER_PX = 0.75;
/** Hundredths of a point, and how many of them beside one a size is still rounded to it. */
const TENTH = 10;
const AT_TENTH = 2;

/** The share that pages of this size are made smaller by, so that a slide may be as large: 1 for all but very large ones. */
export function slideScale({ width, height }: Size): number {
  return Math.min(1, SLIDE_SIDE.max / (Math.max(width, height) * EMU_PER_PX));
}

/** A page that would be made much smaller to fit a slide is read less well than on several. */
const LEAST_SCALE = 0.9;

/** px of a page's height that a slide has room for; undefined where the page as a whole, or nearly, is no larger. */
export function roomOnSlide(page: Size): number | undefined {
  const most = Math.floor(SLIDE_SIDE.max / EMU_PER_PX);
  return page.height > page.width && slideScale(page) < LEAST_SCALE ? most : undefined;
}

/** A page laid on a slide: px of the page as lengths of the slide. A page of another size stands in its middle, as large as fits. */
export class Canvas {
  readonly #scale: number;
  readonly #left: number;
  readonly #top: number;

  /** @param slide of the file's first page, which all slides share, px */
  constructor(page: Size, slide: Size) {
    const fit = Math.min(slide.width / page.width, slide.height / page.height);
    this.#scale = fit * slideScale(slide);
    this.#left = (slide.width * slideScale(slide) - page.width * this.#scale) / 2;
    this.#top = (slide.height * slideScale(slide) - page.height * this.#scale) / 2;
  }

  /** EMU. */
  length(px: number): number {
    return Math.round(px * this.#scale * EMU_PER_PX);
  }

  point({ x, y }: Point): { x: number; y: number } {
    return {
      x: Math.round((this.#left + x * this.#scale) * EMU_PER_PX),
      y: Math.round((this.#top + y * this.#scale) * EMU_PER_PX),
    };
  }

  /** Hundredths of a point. */
  points(px: number): number {
    return Math.round(px * this.#scale * POINTS_PER_PX * 100);
  }

  /**
   * Hundredths of a point, as a size of characters. LibreOffice rounds it to twentieths, and these to tenths, half of them to
   * the even one: a size near a tenth is written near enough that it ends up there, not at the next.
   */
  fontSize(px: number): number {
    const exact = px * this.#scale * POINTS_PER_PX * 100;
    const tenth = Math.round(exact / TENTH) * TENTH;
    const beside = exact - tenth;
    const size = Math.abs(beside) === TENTH / 2 ? exact : tenth + Math.max(-AT_TENTH, Math.min(AT_TENTH, beside));
    return Math.min(FONT_SIZE.max, Math.max(FONT_SIZE.min, Math.round(size)));
  }

  /** Where a shape stands, how it is turned and mirrored. */
  transform(name: 'a:xfrm' | 'p:xfrm', box: Rect, turn: Turn = {}): Xml {
    return el(
      name,
      { rot: turn.rotation ? sixtyThousandths(turn.rotation) : undefined, flipH: turn.flipH, flipV: turn.flipV },
      el('a:off', this.point(box)),
      el('a:ext', { cx: this.length(Math.max(0, box.width)), cy: this.length(Math.max(0, box.height)) }),
    );
  }
}

export interface Turn {
  /** Degrees clockwise. */
  readonly rotation?: number | undefined;
  readonly flipH?: true | undefined;
  readonly flipV?: true | undefined;
}

/** What an object that is mirrored says of itself; it is turned after that, as on a page. */
export function mirrored({ flip }: { readonly flip?: Flip | undefined }): Pick<Turn, 'flipH' | 'flipV'> {
  const { across, down } = flippedSides(flip);
  return { flipH: across || undefined, flipV: down || undefined };
}

export function slideSize({ width, height }: Size): { cx: number; cy: number } {
  const side = (px: number): number =>
    Math.min(SLIDE_SIDE.max, Math.max(SLIDE_SIDE.min, Math.round(px * slideScale({ width, height }) * EMU_PER_PX)));
  return { cx: side(width), cy: side(height) };
}

/** An angle as drawings have it: 60,000ths of a degree, 0 to 360 degrees. */
export function sixtyThousandths(degrees: number): number {
  return Math.round((((degrees % 360) + 360) % 360) * 60_000);
}

/** A share, 0 to 1, as drawings have it: thousandths of a per cent. */
export function percentage(share: number): number {
  return Math.round(share * 100_000);
}

/** A box less so many px at each side, at least 0 wide and high. */
export function inset(box: Rect, by: number): Rect {
  const width = Math.max(0, box.width - 2 * by);
  const height = Math.max(0, box.height - 2 * by);
  return { x: box.x + (box.width - width) / 2, y: box.y + (box.height - height) / 2, width, height };
}
