import { changedProps } from '@pagewright/components/merge-props';
import { type Component, canFlip, canRotate, type Page } from '@pagewright/components/models';
import { rectOf, rotatedBounds, rotationOf, turnedBounds } from '@pagewright/components/rotation';
import type { Rect } from '@pagewright/model/units';
import { scaledGuides } from '../editing/page-guides.ts';
import { withFormat } from '../editing/page-size.ts';
import { placeIn } from '../editing/place.ts';
import { stretchedBox } from '../editing/resize.ts';
import { settleEnds } from '../editing/sticky-ends.ts';
import { type ChangeSet, changedFields, type OwnPart, type PartChange } from './change-set.ts';
import { canMerge, mergedComponent } from './merge-component.ts';
import type { PartKey } from './parts.ts';
import { type Restyling, restyledComponent } from './restyle.ts';
import { ShownParts } from './shown-parts.ts';
import { allWords, newWords, saysOther } from './told-words.ts';

export interface Laying {
  /** Whether the page was designed from the brief that the changes were made to; else fields are known by their words. */
  readonly sameBrief: boolean;
  /** Undefined where the style is the one that the changes were made in. */
  readonly restyling: Restyling | undefined;
}

export interface Laid {
  readonly page: Page;
  /** Components that the person changed or made, as they are called on the page. */
  readonly touched: ReadonlySet<string>;
  /** What the page has no place for. */
  readonly unplaced: readonly PartChange[];
}

/** Lays what a person did to a page over another design of it. */
export function layChanges(designed: Page, changes: ChangeSet, laying: Laying): Laid {
  const shown = new ShownParts(designed, laying.sameBrief);
  const components = new Map(designed.components.map((component) => [component.id, component]));
  const places = new Map<PartKey, string>();
  const touched = new Set<string>();
  const missing: PartChange[] = [];
  const scale = { x: designed.size.width / changes.size.width, y: designed.size.height / changes.size.height };
  for (const change of changes.parts) {
    const target = shown.take(change);
    if (!target) missing.push(change);
    else if (!change.mine) components.delete(target.id);
    else {
      places.set(change.key, target.id);
      touched.add(target.id);
      components.set(target.id, laidPart(target, { ...change, mine: change.mine }, designed, scale, laying.restyling));
    }
  }
  const own = ownComponents(changes, designed, laying, shown, places, components);
  for (const { id } of own.all) touched.add(id);
  const said = [...components.values()].findIndex(({ decorative }) => !decorative);
  const list = [...components.values()].map((component) => withFreeId(component, own.ids));
  list.splice(said < 0 ? 0 : said, 0, ...own.beneath);
  list.push(...own.above);
  const page: Page = {
    ...designed,
    ...changes.words,
    ...(changes.words.guides && { guides: scaledGuides(changes.words.guides, scale) }),
    ...(changes.background && !laying.restyling ? { background: changes.background } : {}),
    components: list.map((component, index) => ({ ...component, zIndex: index + 1 })),
  };
  for (const name of ['name', 'description', 'prompt', 'notes', 'methods', 'guides', 'transition'] as const) {
    if (page[name] === undefined) delete page[name];
  }
  const words = allWords(page);
  const unplaced = missing.filter((change) => !isThere(change, words));
  return { page: settleEnds(page), touched, unplaced };
}

/** Whether what the person wrote can be read on the page all the same: a field shown together with others. */
function isThere(change: PartChange, words: string): boolean {
  const wanted = newWords(change);
  return wanted.length > 0 && wanted.every((piece) => words.includes(piece));
}

function laidPart(
  target: Component,
  { base, mine }: { base: Component; mine: Component },
  page: Page,
  scale: { x: number; y: number },
  restyling: Restyling | undefined,
): Component {
  const grown = Math.min(scale.x, scale.y);
  const own = grown === 1 ? mine : withLengths(base, mine, grown);
  const recoloured = restyling
    ? { base: restyledComponent(base, restyling), mine: restyledComponent(own, restyling) }
    : { base, mine: own };
  let laid = canMerge(base, target) ? mergedComponent(recoloured.base, recoloured.mine, target) : target;
  const fields = changedFields(base, mine);
  for (const name of fields) {
    if (name === 'position' || name === 'size') continue;
    if ((name === 'rotation' && !canRotate(laid)) || (name === 'flip' && !canFlip(laid))) continue;
    if (mine[name] === undefined) {
      const { [name]: _gone, ...rest } = laid;
      laid = rest as Component;
    } else laid = { ...laid, [name]: mine[name] } as Component;
  }
  if (fields.includes('position') || fields.includes('size')) {
    laid = placeIn(laid, placeOf(laid, mine, fields.includes('size'), page, scale));
  }
  return laid;
}

/** Where the person put it, in proportion to the page; as large as designed unless they changed that. */
function placeOf(
  target: Component,
  mine: Component,
  isResized: boolean,
  page: Page,
  scale: { x: number; y: number },
): Rect {
  const stretched = stretchedBox(mine, { x: 0, y: 0 }, scale);
  const box = isResized ? stretched : { ...stretched, ...target.size };
  const { width, height } = box;
  // Inside the page as it is seen, unless the person moved it out of it.
  const before = rotatedBounds(mine);
  const { x, y } = before.x >= 0 && before.y >= 0 ? seenWithin(box, rotationOf(target), page) : box;
  return { x: hundredth(x), y: hundredth(y), width: hundredth(width), height: hundredth(height) };
}

/** The box moved so that it is seen within the page, as far as there is room. @param degrees clockwise by which it is turned */
function seenWithin(box: Rect, degrees: number, { size }: Page): Rect {
  const seen = turnedBounds(box, degrees);
  const limited = (value: number, most: number): number => Math.max(0, Math.min(value, most));
  return {
    ...box,
    x: box.x + limited(seen.x, size.width - seen.width) - seen.x,
    y: box.y + limited(seen.y, size.height - seen.height) - seen.y,
  };
}

const LENGTHS = ['fontSize', 'padding', 'letterSpacing', 'paragraphSpacing', 'cellPadding', 'lineWidth', 'size'];

/** Lengths that the person chose, for a page of another size. */
function withLengths(base: Component, mine: Component, by: number): Component {
  const props: Record<string, unknown> = { ...mine.props };
  for (const name of changedProps(base.props, mine.props)) {
    const value = props[name];
    if (LENGTHS.includes(name) && typeof value === 'number')
      props[name] = Math.max(name === 'fontSize' ? 8 : 0, hundredth(value * by));
  }
  return { ...mine, props } as Component;
}

interface OwnLaid {
  readonly all: readonly Component[];
  readonly beneath: readonly Component[];
  readonly above: readonly Component[];
  readonly ids: ReadonlySet<string>;
}

/** The person's own components in proportion to the page, each with what it stands on. */
function ownComponents(
  changes: ChangeSet,
  designed: Page,
  { restyling }: Laying,
  shown: ShownParts,
  places: ReadonlyMap<PartKey, string>,
  components: ReadonlyMap<string, Component>,
): OwnLaid {
  const alone: Page = { ...designed, size: changes.size, components: changes.own.map(({ component }) => component) };
  const isSameSize = changes.size.width === designed.size.width && changes.size.height === designed.size.height;
  const resized = isSameSize ? alone : withFormat({ ...alone, format: 'custom' }, designed.format, designed.size);
  const all = resized.components.map((component, index) => {
    const { on } = changes.own[index] as OwnPart;
    const styled = restyling ? restyledComponent(component, restyling) : component;
    const ground = on && components.get(places.get(on.key) ?? shown.find(on.key)?.id ?? '');
    return on && ground ? goneAlong(styled, on.box, rectOf(ground), changes.own[index] as OwnPart, designed) : styled;
  });
  return {
    all,
    beneath: all.filter((_, index) => changes.own[index]?.beneath),
    above: all.filter((_, index) => !changes.own[index]?.beneath),
    ids: new Set(all.map(({ id }) => id)),
  };
}

/** Its middle lies where it lay on what it stands on. */
function goneAlong(component: Component, from: Rect, to: Rect, { component: before }: OwnPart, page: Page): Component {
  const middle = {
    x: (before.position.x + before.size.width / 2 - from.x) / from.width,
    y: (before.position.y + before.size.height / 2 - from.y) / from.height,
  };
  const { width, height } = component.size;
  const box = {
    x: to.x + middle.x * to.width - width / 2,
    y: to.y + middle.y * to.height - height / 2,
    width,
    height,
  };
  const { x, y } = seenWithin(box, rotationOf(component), page);
  return placeIn(component, { ...box, x: hundredth(x), y: hundredth(y) });
}

/** A designed component gives way where the person's own has its id: methods may name that. */
function withFreeId(component: Component, taken: ReadonlySet<string>): Component {
  if (!taken.has(component.id)) return component;
  let number = 2;
  while (taken.has(`${component.id}-d${number}`)) number += 1;
  return { ...component, id: `${component.id}-d${number}` };
}

function hundredth(length: number): number {
  return Math.round(length * 100) / 100;
}

/** What of it a person would miss: not a rule that was moved, but words, figures, pictures. */
export function wouldBeMissed(change: PartChange): boolean {
  return change.mine !== undefined && (saysOther(change) || change.mine.visible !== change.base.visible);
}
