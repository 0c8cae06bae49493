import { behaviourOf, type LintRole, type Paint, type PlacedText } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import {
  boundsInside,
  middleOf,
  rectOf,
  rotatedBounds,
  rotationOf,
  turnedPoint,
} from '@pagewright/components/rotation';
import { type Medium, pageFormat } from '@pagewright/model/formats';
import type { Point, Rect } from '@pagewright/model/units';

/** A text of a component, which may be turned: `ink` and `box` are where it would stand upright. */
export interface SeenText extends PlacedText {
  /** The upright boxes around its lines and around its room as they are seen, px in page space. */
  readonly seen: { readonly ink: Rect; readonly box: Rect };
}

/** A visible component as the rules see it. */
export interface Part {
  readonly component: Component;
  readonly role: LintRole;
  /** Page space, px; of a turned component the box around it. */
  readonly bounds: Rect;
  readonly decorative: boolean;
  /** Its words, measured and placed; none for kinds without text and for blank texts. */
  readonly texts: readonly SeenText[];
  /** Where a point of its texts, which are placed as if it stood upright, is seen on the page. */
  readonly seenAt: (point: Point) => Point;
  /** What it fills, the lowest first. */
  readonly paints: readonly Paint[];
}

/** A page prepared once for all rules. */
export interface PageReading {
  readonly page: Page;
  readonly medium: Medium;
  /** Visible components, the lowest first. */
  readonly parts: readonly Part[];
  /** Whether the document has a page that a link leads to; absent where only the page is known. */
  readonly hasPage?: HasPage | undefined;
}

/** @param page as links name it */
export type HasPage = (page: number) => boolean;

export function readPage(page: Page, hasPage?: HasPage): PageReading {
  const parts = page.components
    .filter((component) => component.visible)
    .sort((a, b) => a.zIndex - b.zIndex)
    .map((component) => readPart(component, page));
  return { page, medium: pageFormat(page.format, page.size).medium, parts, hasPage };
}

function readPart(component: Component, page: Page): Part {
  const behaviour = behaviourOf(component);
  return {
    component,
    role: behaviour.role,
    bounds: rotatedBounds(component),
    decorative: component.decorative === true,
    texts: behaviour.placedTexts(component, page.language).map((text) => seenText(text, component)),
    seenAt: seenIn(component),
    paints: behaviour.paints(component),
  };
}

function seenIn(component: Component): Part['seenAt'] {
  const [middle, degrees] = [middleOf(rectOf(component)), rotationOf(component)];
  return (point) => turnedPoint(point, middle, degrees);
}

function seenText(text: PlacedText, component: Component): SeenText {
  const seen = (rect: Rect): Rect => boundsInside(component, rect);
  return { ...text, seen: { ink: seen(text.ink), box: seen(text.box) } };
}
