import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import styles from './presenting.module.css';

/** px */
const WIDTH = 4;
const COLOR = '#ff2d2d';

/**
 * What is drawn over a page with the pointer. It is kept nowhere: another page, or the key for it, takes it away.
 * @param drawing which drawing it is: another one begins empty
 */
export function usePen(root: RefObject<HTMLElement | null>, on: boolean, drawing: string): ReactNode {
  return <Paper key={drawing} root={root} on={on} />;
}

function Paper({ root, on }: { readonly root: RefObject<HTMLElement | null>; readonly on: boolean }) {
  const paper = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const canvas = paper.current;
    const area = root.current;
    if (!canvas || !area) return undefined;
    const dots = window.devicePixelRatio;
    const fit = () => {
      canvas.width = area.clientWidth * dots;
      canvas.height = area.clientHeight * dots;
    };
    fit();
    // Another size is another drawing: where its lines stood on the page nobody has kept.
    window.addEventListener('resize', fit);
    return () => window.removeEventListener('resize', fit);
  }, [root]);
  useEffect(() => {
    const canvas = paper.current;
    if (!on || !canvas) return undefined;
    const left = new AbortController();
    let last: { readonly x: number; readonly y: number } | undefined;
    const draw = (event: PointerEvent) => {
      const pen = canvas.getContext('2d');
      if (!last || !pen) return;
      const dots = window.devicePixelRatio;
      pen.strokeStyle = COLOR;
      pen.lineWidth = WIDTH * dots;
      pen.lineCap = 'round';
      for (const { clientX: x, clientY: y } of [...(event.getCoalescedEvents?.() ?? []), event]) {
        pen.beginPath();
        pen.moveTo(last.x * dots, last.y * dots);
        pen.lineTo(x * dots, y * dots);
        pen.stroke();
        last = { x, y };
      }
    };
    const begin = (event: PointerEvent) => {
      if (event.button !== 0 || !event.isPrimary) return;
      // A stroke is no press that moves on.
      event.stopPropagation();
      canvas.setPointerCapture(event.pointerId);
      last = { x: event.clientX, y: event.clientY };
      draw(event);
    };
    const end = (event: PointerEvent) => {
      event.stopPropagation();
      last = undefined;
    };
    canvas.addEventListener('pointerdown', begin, { signal: left.signal });
    canvas.addEventListener('pointermove', draw, { signal: left.signal });
    canvas.addEventListener('pointerup', end, { signal: left.signal });
    canvas.addEventListener('pointercancel', end, { signal: left.signal });
    return () => left.abort();
  }, [on]);
  return <canvas ref={paper} className={styles.drawing} data-on={on || undefined} data-testid="pen" aria-hidden />;
}
