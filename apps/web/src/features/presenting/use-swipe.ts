import { type PointerEvent, useRef } from 'react';

/** px that a finger goes sideways before it is a swipe. */
const SWIPE = 48;
/** px that a finger may tremble in a tap. */
const TAP = 10;
/** Share of the screen's width at its left whose taps go back. */
const BACK = 0.25;

interface Pointers {
  onPointerDown(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
}

/** A swipe or a tap of a finger, or a click, moves on or back. Links and buttons on a page keep their own clicks. */
export function useSwipe(onMove: (way: 'next' | 'previous') => void): Pointers {
  const down = useRef<{ x: number; y: number }>(undefined);
  return {
    onPointerDown({ clientX: x, clientY: y, button, isPrimary }) {
      down.current = isPrimary && button === 0 ? { x, y } : undefined;
    },
    onPointerUp({ clientX, clientY, pointerType, target, currentTarget }) {
      const from = down.current;
      down.current = undefined;
      if (!from || (target as Element).closest('a, button, input, dialog')) return;
      const [across, along] = [clientX - from.x, clientY - from.y];
      if (Math.abs(across) >= SWIPE && Math.abs(across) > Math.abs(along))
        return onMove(across < 0 ? 'next' : 'previous');
      if (Math.hypot(across, along) > TAP) return;
      const isBack = pointerType !== 'mouse' && clientX < currentTarget.clientWidth * BACK;
      onMove(isBack ? 'previous' : 'next');
    },
  };
}
