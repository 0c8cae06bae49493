import type { Rect } from '@pagewright/model/units';
import { turnedBounds } from './behaviour/rotation.ts';
import { behaviourOf } from './behaviours.ts';
import type { LowerContext } from './lower-context.ts';
import { lower } from './lowering.ts';
import type { Component, Page } from './models.ts';
import { placeRole } from './place-role.ts';
import type { LoweredPage, Primitive, PrimitiveSource } from './primitives.ts';

/** Brings what the components of pages are drawn with: what is missing when they are lowered is left out or drawn plainly. */
export async function loadForLowering(pages: readonly Pick<Page, 'components'>[]): Promise<void> {
  for (const { components } of pages) {
    for (const component of components) if (component.visible) await behaviourOf(component).load?.(component);
  }
}

/** A page as primitives: all that a program needs to draw it again, read it out and edit it as its own. */
export function lowerPage(page: Page, context: Omit<LowerContext, 'language'>): LoweredPage {
  const shown = page.components.filter(({ visible }) => visible).sort((a, b) => a.zIndex - b.zIndex);
  const whole = { ...context, language: page.language };
  const parts = shown.map((component) => {
    const source = sourceOf(component);
    return { component, primitives: lower(component, whole).map((primitive) => ({ ...primitive, source })) };
  });
  return {
    title: page.title,
    language: page.language,
    size: page.size,
    background: page.background,
    ...(page.notes ? { notes: page.notes } : {}),
    primitives: grouped(parts),
    readingOrder: readingOrder(shown),
  };
}

interface Part {
  readonly component: Component;
  readonly primitives: readonly Primitive[];
}

/** Components of a group that lie directly over one another become one; what lies between parts a group in two. */
function grouped(parts: readonly Part[]): Primitive[] {
  const runs: Part[][] = [];
  for (const part of parts) {
    const last = runs.at(-1);
    const { groupId } = part.component;
    if (last && groupId !== undefined && last[0]?.component.groupId === groupId) last.push(part);
    else runs.push([part]);
  }
  return runs.flatMap((run): readonly Primitive[] => {
    const children = run.flatMap(({ primitives }) => primitives);
    const groupId = run[0]?.component.groupId;
    if (groupId === undefined || run.length < 2 || children.length < 2) return children;
    return [
      {
        type: 'group',
        groupId,
        box: around(children.map(({ box, rotation = 0 }) => turnedBounds(box, rotation))),
        children,
      },
    ];
  });
}

function around(boxes: readonly Rect[]): Rect {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** As the page is drawn and read out, its title first and what runs along its edges last. */
function readingOrder(shown: readonly Component[]): string[] {
  const rank = (component: Component) => ORDER[placeRole(component)] ?? 1;
  return shown
    .filter(({ decorative }) => !decorative)
    .sort((a, b) => rank(a) - rank(b))
    .map(({ id }) => id);
}

const ORDER: Partial<Record<PrimitiveSource['role'], number>> = { title: 0, running: 2, number: 3 };

function sourceOf(component: Component): PrimitiveSource {
  const { id, type, name, slot, decorative, link, onClick, props } = component;
  const alt = 'alt' in props ? props.alt : 'description' in props ? props.description : undefined;
  return {
    componentId: id,
    kind: type,
    ...(name ? { name } : {}),
    ...(slot ? { slot } : {}),
    role: placeRole(component),
    decorative: decorative === true,
    ...(alt ? { alt } : {}),
    ...(link ? { link } : {}),
    ...(onClick ? { onClick } : {}),
  };
}
