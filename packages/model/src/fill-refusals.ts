/**
 * Why nothing was filled in: nothing says what is wanted, there are no sources, no source speaks of it, a source speaks
 * of it but holds no data of the kind, the chosen type of chart is none that sources are drawn in, what was found finds
 * no room in the box.
 */
export const FILL_REFUSALS = ['undescribed', 'no-sources', 'not-found', 'no-data', 'chart-type', 'no-room'] as const;
export type FillRefusal = (typeof FILL_REFUSALS)[number];
