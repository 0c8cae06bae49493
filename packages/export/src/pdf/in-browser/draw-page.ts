import { FITS, fitScale } from '@pagewright/components/picture-fit';
import type { Rect } from '@pagewright/model/units';
import { segmentsOf } from '../../svg-path.ts';
import { drawBox, radiusOf } from './boxes.ts';
import type { Content, Matrix } from './content.ts';
import { drawSvg, NotVector } from './drawings.ts';
import { elementPicture } from './element-picture.ts';
import { type Decoration, writeHtmlText } from './html-texts.ts';
import { PageSpace, seenBox, turnOf } from './page-space.ts';
import type { PictureSettings } from './picture-settings.ts';
import type { Pictures } from './pictures.ts';

/** Where a part of the page leads. */
export interface DrawnLink {
  readonly box: Rect;
  readonly href: string;
}

/** A heading of the page. */
export interface DrawnHeading {
  readonly title: string;
  /** From 1. */
  readonly level: number;
  /** Of its upper side, px. */
  readonly y: number;
}

/** What became of a page. */
export interface DrawnPage {
  readonly headings: readonly DrawnHeading[];
  readonly links: readonly DrawnLink[];
  /** Ids of the components that are pictures in it; one that is empty where the whole page is. */
  readonly pictured: readonly string[];
}

interface Drawing {
  readonly content: Content;
  readonly pictures: Pictures;
  readonly settings: PictureSettings;
  /** `@font-face` rules of what an element is set in, asked for where something is to become a picture. */
  readonly fontRules: (element: Element) => Promise<string>;
  readonly signal?: AbortSignal | undefined;
}

interface Within {
  readonly opacity: number;
  readonly decorations: readonly Decoration[];
}

/** Draws a page that the browser shows with text, lines and areas; what has no such is a picture over words that can be found. */
export async function drawPage(page: HTMLElement, drawing: Drawing): Promise<DrawnPage> {
  const { content, signal } = drawing;
  const mark = content.mark;
  const walk = new Walk(page, drawing);
  try {
    await walk.element(page, WHOLE);
    return walk.outcome();
  } catch {
    signal?.throwIfAborted();
    // A page that cannot be read so is a picture as a whole.
    content.takeBack(mark);
    const again = new Walk(page, drawing);
    await again.pictureOf(page, WHOLE, 0);
    return { ...again.outcome(), pictured: [''] };
  }
}

const WHOLE: Within = { opacity: 1, decorations: [] };

/** px about a component in which shadows and strokes of it are seen. */
const AROUND = 24;

class Walk {
  readonly #space: PageSpace;
  readonly #drawing: Drawing;
  readonly #links: DrawnLink[] = [];
  readonly #pictured: string[] = [];
  readonly #headings: DrawnHeading[] = [];
  /** Of the component that is being drawn, where it is turned. */
  #turn: Matrix | undefined;

  constructor(page: HTMLElement, drawing: Drawing) {
    this.#space = new PageSpace(page);
    this.#drawing = drawing;
  }

  outcome(): DrawnPage {
    return { links: this.#links, pictured: this.#pictured, headings: this.#headings };
  }

  async element(element: Element, within: Within): Promise<void> {
    this.#drawing.signal?.throwIfAborted();
    this.#bookmark(element);
    await this.#drawing.content.structure.within(element, () => this.#part(element, within));
  }

  async #part(element: Element, within: Within): Promise<void> {
    const id = element instanceof HTMLElement ? element.dataset['componentId'] : undefined;
    if (id === undefined) return this.#drawn(element, within);
    const { content } = this.#drawing;
    const mark = content.mark;
    const [links, headings] = [this.#links.length, this.#headings.length];
    try {
      await this.#drawn(element, within);
    } catch (error) {
      if (!(error instanceof NotVector)) throw error;
      content.takeBack(mark);
      this.#links.length = links;
      this.#headings.length = headings;
      this.#pictured.push(id);
      await this.#turned(element, getComputedStyle(element), () =>
        this.pictureOf(element as HTMLElement, within, AROUND),
      );
    }
  }

  async #drawn(element: Element, within: Within): Promise<void> {
    const style = getComputedStyle(element);
    if (style.display === 'none') return;
    const opacity = within.opacity * Number(style.opacity);
    if (opacity <= 0) return;
    const inner: Within = { opacity, decorations: [...within.decorations, ...decorationsOf(style)] };
    await this.#turned(element, style, () => this.#straight(element, style, inner));
  }

  /** Draws what may be turned in a space that is turned as it is: its boxes say then where it stands without its turn. */
  async #turned(element: Element, style: CSSStyleDeclaration, draw: () => Promise<void>): Promise<void> {
    if (!(element instanceof HTMLElement) || style.transform === 'none') return draw();
    const own = element.style.transform;
    const matrix = turnOf(style, this.#straightBox(element));
    const around = this.#turn;
    element.style.transform = 'none';
    this.#turn = matrix ?? around;
    try {
      await this.#drawing.content.within(async () => {
        if (matrix) this.#drawing.content.transform(matrix);
        await draw();
      });
    } finally {
      element.style.transform = own;
      this.#turn = around;
    }
  }

  #straightBox(element: HTMLElement): Rect {
    const own = element.style.transform;
    element.style.transform = 'none';
    const box = this.#space.boxOf(element);
    element.style.transform = own;
    return box;
  }

  async #straight(element: Element, style: CSSStyleDeclaration, within: Within): Promise<void> {
    const { content } = this.#drawing;
    if (element instanceof SVGSVGElement) {
      if (style.filter !== 'none') throw new NotVector('filter');
      return drawSvg(content, this.#space, element, within.opacity);
    }
    if (style.visibility === 'hidden') return;
    if (style.boxShadow !== 'none') throw new NotVector('shadow');
    const box = this.#space.boxOf(element);
    if (element instanceof HTMLImageElement || element instanceof HTMLCanvasElement)
      return this.#picture(element, style, box, within);
    const boxes =
      style.display === 'inline' ? [...element.getClientRects()].map((one) => this.#space.rect(one)) : [box];
    await content.structure.looks(async () => {
      for (const one of boxes) await drawBox(content, style, one, within.opacity);
    });
    if (element instanceof HTMLAnchorElement && element.getAttribute('href')) {
      for (const one of boxes) this.#link(element, one);
    }
    const clip = clipOf(style, box);
    if (!clip) return this.#children(element, within);
    await content.within(async () => {
      clip(content);
      await this.#children(element, within);
    });
  }

  async #children(element: Element, within: Within, isSeen = true): Promise<void> {
    for (const child of element.childNodes) {
      if (child instanceof Text) {
        const { content } = this.#drawing;
        const written = writeHtmlText(content, this.#space, child, within.decorations, within.opacity, isSeen);
        if (isSeen && written && written.missing.length > 0) throw new NotVector('characters');
      } else if (child instanceof Element) await (isSeen ? this.element(child, within) : this.#unseen(child, within));
    }
  }

  async #unseen(element: Element, within: Within): Promise<void> {
    this.#bookmark(element);
    await this.#drawing.content.structure.within(element, () => this.#children(element, within, false));
  }

  #bookmark(element: Element): void {
    const level = Number(/^h([1-6])$/.exec(element.localName)?.[1]);
    const title = element.textContent.trim();
    if (level > 0 && title !== '') this.#headings.push({ title, level, y: this.#space.boxOf(element).y });
  }

  async #picture(
    picture: HTMLImageElement | HTMLCanvasElement,
    style: CSSStyleDeclaration,
    box: Rect,
    { opacity }: Within,
  ): Promise<void> {
    const { content, pictures, settings } = this.#drawing;
    // Two colours are a filter of the document's own, which only the document itself has.
    if (style.filter.includes('url')) throw new NotVector('filter');
    const filter = style.filter === 'none' ? undefined : style.filter;
    const key = picture instanceof HTMLImageElement ? picture.src : undefined;
    await content.within(async () => {
      content.roundRect(box, ...radiusOf(style, box));
      content.clip();
      await pictures.draw(content, picture, placed(picture, style, box), { settings, opacity, key, filter });
    });
  }

  /** What has no lines and areas of its own, as it is seen, over its words. */
  async pictureOf(element: HTMLElement, within: Within, around: number): Promise<void> {
    const { content, pictures, settings, fontRules } = this.#drawing;
    const box = this.#space.boxOf(element);
    await this.#children(element, within, false);
    const canvas = await elementPicture(element, box, settings.scale, await fontRules(element), around);
    const whole = {
      x: box.x - around,
      y: box.y - around,
      width: box.width + 2 * around,
      height: box.height + 2 * around,
    };
    await content.structure.looks(() => pictures.draw(content, canvas, whole, { settings, opacity: within.opacity }));
    for (const link of element.querySelectorAll('a[href]')) {
      this.#link(link, this.#space.boxOf(link));
    }
  }

  /** @param box where it would lie without the turn of what it stands in */
  #link(link: Element, box: Rect): void {
    this.#links.push({ box: seenBox(box, this.#turn), href: link.getAttribute('href') ?? '' });
  }
}

function decorationsOf({ textDecorationLine, textDecorationColor }: CSSStyleDeclaration): Decoration[] {
  return (['underline', 'line-through', 'overline'] as const)
    .filter((line) => textDecorationLine.includes(line))
    .map((line) => ({ line, color: textDecorationColor }));
}

/** How the children of an element are cut; undefined where they are not. */
function clipOf(style: CSSStyleDeclaration, box: Rect): ((content: Content) => void) | undefined {
  const path = /^path\((?:(evenodd|nonzero), )?"(.*)"\)$/.exec(style.clipPath);
  if (path) {
    return (content) => {
      content.transform([1, 0, 0, 1, box.x, box.y]);
      content.path(segmentsOf(path[2] ?? ''));
      content.clip(path[1] === 'evenodd' ? 'evenodd' : 'nonzero');
      content.transform([1, 0, 0, 1, -box.x, -box.y]);
    };
  }
  if (style.clipPath !== 'none') throw new NotVector('clip');
  if (style.overflowX === 'visible' || style.display === 'inline') return undefined;
  return (content) => {
    content.roundRect(box, ...radiusOf(style, box));
    content.clip();
  };
}

/** Where a picture lies in its box (CSS Images 3, §5.5). */
function placed(
  picture: HTMLImageElement | HTMLCanvasElement,
  { objectFit, objectPosition }: CSSStyleDeclaration,
  box: Rect,
): Rect {
  if (picture instanceof HTMLCanvasElement || objectFit === 'fill') return box;
  const { naturalWidth, naturalHeight } = picture;
  if (naturalWidth <= 0 || naturalHeight <= 0) return box;
  const scale = fitScale(FITS.find((fit) => fit === objectFit) ?? 'contain', box, {
    width: naturalWidth,
    height: naturalHeight,
  });
  const [width, height] = [naturalWidth * scale.x, naturalHeight * scale.y];
  const [left = 0.5, top = 0.5] = objectPosition.split(' ').map((share) => Number.parseFloat(share) / 100);
  return { x: box.x + (box.width - width) * left, y: box.y + (box.height - height) * top, width, height };
}
