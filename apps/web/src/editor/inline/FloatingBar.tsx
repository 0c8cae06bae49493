import { type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import styles from './inline.module.css';

interface FloatingBarProps {
  /** What the bar floats above; below where there is no room. */
  readonly anchor: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly children: ReactNode;
}

const GAP = 10;
const EDGE = 8;

/** The stage around what is being edited, so that the bar hides no panel; px of the window. */
function roomAround(element: HTMLElement | null): Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'> {
  const stage = element?.closest('[role="application"]');
  if (stage) return stage.getBoundingClientRect();
  return { left: 0, top: 0, right: window.innerWidth, bottom: window.innerHeight };
}

/** Tools beside what is being edited, whatever the zoom and the scroll: never wider than the stage, in lines where they have to. */
export function FloatingBar({ anchor, label, children }: FloatingBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    let frame = 0;
    let last = '';
    let widest = '';
    const follow = () => {
      frame = requestAnimationFrame(follow);
      const element = bar.current;
      const target = anchor.current?.getBoundingClientRect();
      if (!element || !target) return;
      const room = roomAround(anchor.current);
      const most = `${Math.floor(room.right - room.left - 2 * EDGE)}px`;
      if (most !== widest) element.style.maxWidth = most;
      widest = most;
      const { offsetWidth: width, offsetHeight: height } = element;
      const above = target.top - height - GAP;
      const top = above >= room.top + EDGE ? above : Math.min(target.bottom + GAP, room.bottom - height - EDGE);
      const left = Math.min(target.left + target.width / 2 - width / 2, room.right - width - EDGE);
      const place = `translate(${Math.round(Math.max(room.left + EDGE, left))}px, ${Math.round(top)}px)`;
      if (place !== last) element.style.transform = place;
      last = place;
      element.style.visibility = 'visible';
    };
    follow();
    return () => cancelAnimationFrame(frame);
  }, [anchor]);
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      aria-label={label}
      className={styles.bar}
      data-text-tools=""
      onPointerDown={(event) => event.stopPropagation()}
      onKeyDown={(event) => event.stopPropagation()}
    >
      {children}
    </div>
  );
}
