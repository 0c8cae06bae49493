import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

/** Where what is dragged would come to lie. */
export interface DropPlace {
  readonly row: string;
  readonly side: 'above' | 'below';
}

interface DragOrder<List extends HTMLElement> {
  readonly list: RefObject<List | null>;
  readonly dragged: string | undefined;
  readonly place: DropPlace | undefined;
}

/**
 * Rows of a list that are dragged to another place in it. A row is a draggable element with `data-row`; the row nearest
 * to the pointer counts, so that the gaps between the rows are places too. The listeners lie on the list itself because
 * dragging is a pointer's shortcut: the keyboard has actions for the same.
 *
 * @param way the rows lie below each other, or beside each other in lines; there `above` is before and `below` behind
 */
export function useDragOrder<List extends HTMLElement>(
  onDrop: (dragged: string, place: DropPlace) => void,
  way: 'list' | 'lines' = 'list',
): DragOrder<List> {
  const list = useRef<List>(null);
  const [dragged, setDragged] = useState<string>();
  const [place, setPlace] = useState<DropPlace>();
  const dropped = useEffectEvent((row: string, at: DropPlace | undefined) => {
    if (at && at.row !== row) onDrop(row, at);
  });
  useEffect(() => {
    const element = list.current;
    if (!element) return;
    // What is shown comes a moment later: a row may be dropped before that.
    let row: string | undefined;
    const placeOf = ({ clientX, clientY }: DragEvent) =>
      (way === 'list' ? placeAt : placeInLines)(element, clientX, clientY);
    const take = (taken: string | undefined) => {
      row = taken;
      setDragged(taken);
      if (taken === undefined) setPlace(undefined);
    };
    const start = ({ target }: DragEvent) => {
      if (target instanceof HTMLElement) take(target.closest<HTMLElement>('[data-row]')?.dataset.row);
    };
    const over = (event: DragEvent) => {
      if (row === undefined) return;
      event.preventDefault();
      const next = placeOf(event);
      setPlace((now) => (now?.row === next?.row && now?.side === next?.side ? now : next));
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      if (row !== undefined) dropped(row, placeOf(event));
      take(undefined);
    };
    const end = () => take(undefined);
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener('dragstart', start, { signal });
    element.addEventListener('dragover', over, { signal });
    element.addEventListener('drop', drop, { signal });
    element.addEventListener('dragend', end, { signal });
    return () => listeners.abort();
  }, [way]);
  return { list, dragged, place };
}

/** The row nearest to a height on the screen (px), and the half of it. */
function placeAt(list: HTMLElement, _x: number, y: number): DropPlace | undefined {
  let nearest: { readonly row: string; readonly middle: number } | undefined;
  for (const element of list.querySelectorAll<HTMLElement>('[data-row]')) {
    const { row } = element.dataset;
    const { top, height } = element.getBoundingClientRect();
    const middle = top + height / 2;
    if (row !== undefined && (!nearest || Math.abs(y - middle) < Math.abs(y - nearest.middle)))
      nearest = { row, middle };
  }
  return nearest && { row: nearest.row, side: y < nearest.middle ? 'above' : 'below' };
}

/** The row nearest to a point on the screen (px) of those in its line, and the half of it. */
function placeInLines(list: HTMLElement, x: number, y: number): DropPlace | undefined {
  let nearest: { readonly row: string; readonly middle: number; readonly away: readonly [number, number] } | undefined;
  for (const element of list.querySelectorAll<HTMLElement>('[data-row]')) {
    const { row } = element.dataset;
    const { top, bottom, left, width } = element.getBoundingClientRect();
    const middle = left + width / 2;
    const away = [Math.max(0, top - y, y - bottom), Math.abs(x - middle)] as const;
    const isNearer =
      !nearest || away[0] < nearest.away[0] || (away[0] === nearest.away[0] && away[1] < nearest.away[1]);
    if (row !== undefined && isNearer) nearest = { row, middle, away };
  }
  return nearest && { row: nearest.row, side: x < nearest.middle ? 'above' : 'below' };
}
