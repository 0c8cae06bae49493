import { behaviourOf, type LintRole, type Paint, type PlacedText } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { rotatedBounds } from '@pagewright/components/rotation';
import { type Medium, pageFormat } from '@pagewright/model/formats';
import type { Rect } from '@pagewright/model/units';

/** A visible component as the rules see it. */
export interface Part {
  readonly component: Component;
  readonly role: LintRole;
  /** Page space, px; of a turned component the box around it. */
  readonly bounds: Rect;
  readonly decorative: boolean;
  /** Its words, measured and placed; none for kinds without text and for blank texts. */
  readonly texts: readonly PlacedText[];
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
    texts: behaviour.placedTexts(component, page.language),
    paints: behaviour.paints(component),
  };
}
