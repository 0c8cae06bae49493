import type { Medium } from '@pagewright/model/formats';

/** Text scales that the fit tries, largest first, and how small is still comfortable. */
export interface Scales {
  readonly steps: readonly number[];
  readonly comfortable: number;
}

const SCALES: Readonly<Record<Medium, Scales>> = {
  slide: {
    steps: [1.9, 1.75, 1.6, 1.5, 1.4, 1.3, 1.2, 1.12, 1.05, 1, 0.94, 0.88, 0.82, 0.76, 0.7, 0.65, 0.6],
    comfortable: 0.82,
  },
  document: { steps: [1.36, 1.28, 1.22, 1.15, 1.08, 1.03, 1, 0.97, 0.94, 0.9, 0.86, 0.82], comfortable: 0.94 },
  poster: { steps: [1.5, 1.4, 1.3, 1.2, 1.12, 1.05, 1, 0.94, 0.88, 0.82, 0.76, 0.7], comfortable: 0.82 },
  long: { steps: [1.4, 1.3, 1.2, 1.12, 1.05, 1, 0.94, 0.88, 0.82, 0.76, 0.7], comfortable: 0.82 },
};

/** Words this much larger than usual are for pages that say little, and leave air around them. */
const SPARSE = { from: 1.4, share: 0.7 } as const;

/** Share of a page's height that words of a size may take. */
export function shareAt(scale: number): number {
  return scale > SPARSE.from ? SPARSE.share : 1;
}

export function scalesOf(medium: Medium): Scales {
  return SCALES[medium];
}

/** The largest step, not under `least`, at which `fits` holds; it holds for all smaller ones then. */
export function largestScale(scales: Scales, least: number, fits: (scale: number) => boolean): number | undefined {
  const steps = scales.steps.filter((step) => step >= least);
  const smallest = steps.at(-1);
  if (smallest === undefined || !fits(smallest)) return undefined;
  let low = 0;
  let high = steps.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (fits(steps[middle] as number)) high = middle;
    else low = middle + 1;
  }
  return steps[high];
}
