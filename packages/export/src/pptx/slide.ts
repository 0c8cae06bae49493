import type { Page } from '@pagewright/components/models';
import type { LoweredPage, Primitive } from '@pagewright/components/primitives';
import type { Fill } from '@pagewright/model/page';
import { entranceSteps, entrancesOf } from '@pagewright/page/entrance-steps';
import { Canvas } from '../drawingml/canvas.ts';
import type { Drawings } from '../drawingml/drawings.ts';
import { fill } from '../drawingml/paint.ts';
import { drawnGroup } from '../drawn/drawn-group.ts';
import { NAMESPACES, RELATION } from '../ooxml/names.ts';
import type { Part } from '../ooxml/package.ts';
import { el, type Xml } from '../ooxml/xml.ts';
import type { Deck } from './deck.ts';
import type { Layouts } from './layouts.ts';
import { addNotes } from './notes.ts';
import { holdablesOf, object } from './objects.ts';
import { placeholdersOf } from './placeholders.ts';
import { inReadingOrder } from './reading-order.ts';
import { shapeTree } from './shape-tree.ts';
import { SlideContext } from './slide-context.ts';
import { freeRooms } from './text/free-room.ts';
import { slideTiming } from './timing.ts';
import { slideTransition } from './transition.ts';

export interface SlideParts {
  readonly deck: Deck;
  readonly layouts: Layouts;
  readonly drawings: Drawings;
  readonly notesMaster: Part;
}

/** Writes the slide of a page. @param part of the deck, the `number`th from 1 */
export async function writeSlide(
  page: Page,
  lowered: LoweredPage,
  { part, number }: { readonly part: Part; readonly number: number },
  parts: SlideParts,
): Promise<void> {
  const { deck, layouts, drawings, notesMaster } = parts;
  const { size, language, background, title } = lowered;
  const drawn = apart(withShapes(lowered, drawings, number), new Set(entrancesOf(page).map(({ id }) => id)));
  const primitives = inReadingOrder(drawn, lowered);
  const canvas = new Canvas(size, deck.size);
  const slide = new SlideContext(deck, {
    part,
    canvas,
    size,
    language,
    number,
    fonts: deck.fontsOf(lowered),
    holdables: holdablesOf(primitives),
    freeRoom: freeRooms(primitives, size),
  });
  const places = placeholdersOf(primitives);
  part.relate(RELATION.slideLayout, layouts.of([...places.values()], canvas));
  const objects: Xml[] = [];
  for (const primitive of primitives) {
    const one = await object(primitive, { slide, places, drawings });
    if (one) objects.push(one);
  }
  part.write(
    el(
      'p:sld',
      NAMESPACES,
      el(
        'p:cSld',
        { name: title || undefined },
        isThemeGround(background, deck) ? undefined : ground(background, deck),
        shapeTree(objects),
      ),
      el('p:clrMapOvr', {}, el('a:masterClrMapping')),
      page.transition && slideTransition(page.transition),
      slideTiming(entranceSteps(page), (id) => slide.objectsOf(id)),
    ),
  );
  addNotes(page, lowered, { number, slide: part, notesMaster, deck });
}

/** Diagrams and charts that are drawn with shapes and words are groups of those. */
function withShapes({ primitives, language }: LoweredPage, drawings: Drawings, number: number): Primitive[] {
  const shaped = (one: Primitive): Primitive => {
    if (one.type === 'group') return { ...one, children: one.children.map(shaped) };
    if (one.type !== 'diagram' && one.type !== 'chart') return one;
    const parts = drawings.partsOf(number, one.source?.componentId ?? '');
    return parts ? drawnGroup(one, parts, language) : one;
  };
  return primitives.map(shaped);
}

/** Groups of which a part comes by itself are taken apart: PresentationML lets only whole groups come. */
function apart(primitives: readonly Primitive[], entering: ReadonlySet<string>): Primitive[] {
  return primitives.flatMap((one) => {
    if (one.type !== 'group') return one;
    const comes = one.children.some(({ source }) => source && entering.has(source.componentId));
    return comes ? one.children : one;
  });
}

function ground(background: Fill, { palette }: Deck): Xml {
  return el('p:bg', {}, el('p:bgPr', {}, fill(background, palette), el('a:effectLst')));
}

/** Whether the page stands on the ground of the theme, which the master paints. */
function isThemeGround(background: Fill, { palette }: Deck): boolean {
  return background.type === 'solid' && palette.nameOf(background.color) === 'bg1';
}
