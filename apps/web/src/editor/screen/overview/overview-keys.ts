import type { KeyboardEvent } from 'react';

/** What the keys of the overview do. */
export interface OverviewKeys {
  /** To the page beside, above or below the one that keys go on from; with shift everything up to there is chosen. */
  walk(direction: Direction, isRange: boolean): void;
  /** The chosen pages one place on, or to an end of the document. */
  move(by: -1 | 1): void;
  moveToEnd(end: 'start' | 'end'): void;
  all(): void;
  none(): void;
  toggle(): void;
  open(): void;
  duplicate(): void;
  remove(): void;
  hide(): void;
}

export type Direction = 'left' | 'right' | 'up' | 'down' | 'first' | 'last';

const WALKS: Readonly<Record<string, Direction>> = {
  ArrowLeft: 'left',
  ArrowRight: 'right',
  ArrowUp: 'up',
  ArrowDown: 'down',
  Home: 'first',
  End: 'last',
};

/** @returns whether the key did something here */
export function pressInOverview(event: KeyboardEvent, keys: OverviewKeys): boolean {
  const isMod = event.ctrlKey || event.metaKey;
  const direction = WALKS[event.key];
  if (direction && isMod) {
    const isBack = direction === 'left' || direction === 'up' || direction === 'first';
    if (event.shiftKey || event.key === 'Home' || event.key === 'End') keys.moveToEnd(isBack ? 'start' : 'end');
    else keys.move(isBack ? -1 : 1);
    return true;
  }
  if (direction) {
    keys.walk(direction, event.shiftKey);
    return true;
  }
  const act = isMod ? withMod(event, keys) : alone(event, keys);
  act?.();
  return act !== undefined;
}

function withMod(event: KeyboardEvent, keys: OverviewKeys): (() => void) | undefined {
  const key = event.key.toLowerCase();
  if (key === 'h') return event.shiftKey ? keys.hide : undefined;
  return { a: keys.all, d: keys.duplicate, ' ': keys.toggle }[key];
}

function alone({ key }: KeyboardEvent, keys: OverviewKeys): (() => void) | undefined {
  return { Enter: keys.open, ' ': keys.toggle, Delete: keys.remove, Backspace: keys.remove, Escape: keys.none }[key];
}
