import type { Point, Rect, Size } from '@pagewright/model/units';

/** Fill modes (spec §9), as CSS has them. */
export const FITS = ['cover', 'contain', 'fill', 'scale-down', 'none'] as const;
export type Fit = (typeof FITS)[number];

/** px of the box for each px of what is fitted into it, across and down, as `object-fit` has it (CSS Images 3, §5.5). */
export function fitScale(fit: Fit, box: Size, own: Size): Point {
  const [x, y] = [box.width / own.width, box.height / own.height];
  if (fit === 'fill') return { x, y };
  const contain = Math.min(x, y);
  const scale = { cover: Math.max(x, y), contain, none: 1, 'scale-down': Math.min(1, contain) }[fit];
  return { x: scale, y: scale };
}

/** A blurred picture fades at its edges: it is drawn larger by so much of the blur, so that the edges lie outside. */
const SOFT_EDGE = 3;

/** How many times larger than it fits its room a blurred picture is drawn. @param blur px of the page */
export function blurredTimes(blur: number, { width, height }: Size): number {
  return 1 + (blur * SOFT_EDGE) / Math.min(width, height);
}

/** What is seen of something that is fitted into the middle of a box, and where; px of each. */
export interface Fitted {
  /** From the corner of the box. */
  readonly shown: Rect;
  /** Of what is fitted. */
  readonly part: Rect;
}

/** @param times so much larger than it fits */
export function fitted(fit: Fit, box: Size, own: Size, times = 1): Fitted {
  const { x, y } = fitScale(fit, box, own);
  const scale = { x: x * times, y: y * times };
  const [width, height] = [Math.min(box.width, own.width * scale.x), Math.min(box.height, own.height * scale.y)];
  return {
    shown: inMiddle(box, { width, height }),
    part: inMiddle(own, { width: width / scale.x, height: height / scale.y }),
  };
}

function inMiddle(outer: Size, { width, height }: Size): Rect {
  return { x: (outer.width - width) / 2, y: (outer.height - height) / 2, width, height };
}
