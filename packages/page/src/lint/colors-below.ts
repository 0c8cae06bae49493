import { behaviourOf } from '@pagewright/components/behaviours';
import type { Page } from '@pagewright/components/models';
import type { Rgba } from '@pagewright/model/color';
import { type Rect, rectsOverlap } from '@pagewright/model/units';
import { distinctGrounds, groundsAt, paperOf, pointsAllOver } from './ground.ts';

/** The colours that are seen where something is to be laid over all else of a page, each once. @param box px in page space */
export function colorsBelow(page: Page, box: Rect): Rgba[] {
  const paper = paperOf(page);
  const paints = page.components
    .filter(({ visible }) => visible)
    .toSorted((a, b) => a.zIndex - b.zIndex)
    .flatMap((component) => behaviourOf(component).paints(component))
    .filter(({ bounds }) => rectsOverlap(bounds, box));
  const grounds = pointsAllOver(box).flatMap((point) => groundsAt(paper, paints, point));
  return distinctGrounds(grounds).map(({ color }) => color);
}
