import { type RefObject, useLayoutEffect } from 'react';
import type { StageCamera } from '../stage/stage-camera.ts';

/** How far the zoom may be from the one that was drawn for while it moves. */
const STEP = 1.35;
/** ms of rest after which it is drawn for the zoom as it is. */
const REST = 120;

/**
 * Tells an element the zoom by `--zoom`, so that what is in it keeps its size on the screen. In steps while the zoom
 * moves: hundreds of arrows that are drawn anew in every frame would make it falter.
 */
export function useCoarseZoom(element: RefObject<HTMLElement | null>, camera: StageCamera): void {
  useLayoutEffect(() => {
    let drawn = 0;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const draw = () => {
      const zoom = camera.zoom.getState();
      clearTimeout(timer);
      if (zoom === drawn) return;
      drawn = zoom;
      element.current?.style.setProperty('--zoom', String(zoom));
    };
    const follow = (zoom: number) => {
      clearTimeout(timer);
      if (Math.max(zoom / drawn, drawn / zoom) > STEP) draw();
      else timer = setTimeout(draw, REST);
    };
    draw();
    const off = camera.zoom.subscribe(follow);
    return () => {
      off();
      clearTimeout(timer);
    };
  }, [element, camera]);
}
