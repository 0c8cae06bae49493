import { SIDES } from '@pagewright/components/behaviours';
import { HANDLES } from '@pagewright/page/resize';
import type { PressTarget } from './pointer-tool.ts';

/** What the pointer is on, by what the drawing has written onto its elements. */
export function targetOf(target: EventTarget | null): PressTarget {
  if (!(target instanceof Element)) return { on: 'page' };
  const found = target.closest<HTMLElement | SVGElement>(
    '[data-handle], [data-rotation], [data-line-end], [data-connect], [data-component-id], [data-line-hit]',
  )?.dataset;
  if (!found) return { on: 'page' };
  const handle = HANDLES.find((one) => one === found.handle);
  if (handle) return { on: 'handle', handle };
  if (found.rotation !== undefined) return { on: 'rotation' };
  if (found.lineEnd && found.line) {
    return { on: 'line-end', id: found.line, end: found.lineEnd === 'startPoint' ? 'startPoint' : 'endPoint' };
  }
  const side = SIDES.find((one) => one === found.connect);
  if (side && found.connectFrom) return { on: 'connect', id: found.connectFrom, side };
  const id = found.componentId ?? found.lineHit;
  return id ? { on: 'component', id } : { on: 'page' };
}

/** What the pointer is on, and what lies under it where that is something that stands beside a component. */
export function targetAt({
  target,
  clientX,
  clientY,
}: Pick<PointerEvent, 'target' | 'clientX' | 'clientY'>): PressTarget {
  const found = targetOf(target);
  if (found.on !== 'connect') return found;
  const under = document.elementsFromPoint(clientX, clientY).find((one) => targetOf(one).on !== 'connect');
  return { ...found, below: targetOf(under ?? null) };
}

/** Ids of the components at a point of the screen, the uppermost first. */
export function componentsUnder({ clientX, clientY }: Pick<MouseEvent, 'clientX' | 'clientY'>): string[] {
  return document.elementsFromPoint(clientX, clientY).flatMap((one) => {
    const target = targetOf(one);
    return target.on === 'component' ? [target.id] : [];
  });
}

/** Id of the page that something on the stage belongs to. */
export function pageUnder(target: EventTarget | null): number | undefined {
  if (!(target instanceof Element)) return undefined;
  const id = target.closest<HTMLElement>('[data-stage-page]')?.dataset.stagePage;
  return id === undefined ? undefined : Number(id);
}
