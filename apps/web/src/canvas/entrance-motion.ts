import type { TransitionDirection } from '@pagewright/model/page-transition';
import type { Size } from '@pagewright/model/units';
import { type Entering, type EntranceStep, entranceDuration } from '@pagewright/page/entrance-steps';

/** Share of its size that an object is drawn beside its box while it is wiped in: shadows, and what is turned. */
const BESIDE = 6;
/** How far an object rises, share of the page's height. */
const RISE = 0.06;

/**
 * Plays a step of the objects of a page, which are there already: until its turn comes each is kept from being seen.
 * @param root has the page in it
 * @param after ms until the step begins
 */
export function playStep(root: Element, step: EntranceStep, page: Size, after = 0): Animation[] {
  return step.flatMap(({ at, entering }) =>
    entering.flatMap((one) => {
      const object = root.querySelector<HTMLElement>(`[data-component-id="${CSS.escape(one.id)}"]`);
      if (!object) return [];
      const { delay } = one.entrance;
      const timing: KeyframeAnimationOptions = {
        // What appears needs a moment to be an animation at all.
        duration: entranceDuration(one.entrance) || 1,
        delay: after + at + delay,
        easing: 'ease-out',
        fill: 'backwards',
      };
      return [object.animate(framesOf(one, page), timing)];
    }),
  );
}

/** By `translate` and `scale`, which leave the turn of what is turned. */
function framesOf({ entrance, position, size }: Entering, page: Size): Keyframe[] {
  switch (entrance.kind) {
    case 'appear':
      return [{ visibility: 'hidden' }, { visibility: 'visible' }];
    case 'fade':
      return [{ opacity: 0 }, { opacity: 1 }];
    case 'rise':
      return [
        { opacity: 0, translate: `0 ${Math.round(page.height * RISE)}px` },
        { opacity: 1, translate: '0 0' },
      ];
    case 'zoom':
      return [
        { opacity: 0, scale: '0.5' },
        { opacity: 1, scale: '1' },
      ];
    case 'wipe':
      return [{ clipPath: CUT[entrance.direction] }, { clipPath: `inset(-${BESIDE}%)` }];
    case 'fly': {
      const away: Record<TransitionDirection, string> = {
        left: `${page.width - position.x}px 0`,
        right: `${-position.x - size.width}px 0`,
        up: `0 ${page.height - position.y}px`,
        down: `0 ${-position.y - size.height}px`,
      };
      return [{ translate: away[entrance.direction] }, { translate: '0 0' }];
    }
  }
}

/** All of it is cut at first, from the side that it does not move to. */
const CUT: Readonly<Record<TransitionDirection, string>> = {
  left: `inset(-${BESIDE}% -${BESIDE}% -${BESIDE}% 100%)`,
  right: `inset(-${BESIDE}% 100% -${BESIDE}% -${BESIDE}%)`,
  up: `inset(100% -${BESIDE}% -${BESIDE}% -${BESIDE}%)`,
  down: `inset(-${BESIDE}% -${BESIDE}% 100% -${BESIDE}%)`,
};

/** Whether the system asks for less motion. */
export function wantsStillness(): boolean {
  return window.matchMedia('(prefers-reduced-motion: reduce)').matches;
}
