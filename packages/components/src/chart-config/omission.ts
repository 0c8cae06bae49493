/** Why a part of a chart configuration is left out: it would be run, is unknown, or would reach outside of the page. */
export type ChartOmission = 'function' | 'unknown-part' | 'refused' | 'link' | 'picture' | 'style' | 'address';

/** A part that was left out. */
export interface Omitted {
  /** Its keys, joined by dots. */
  readonly path: string;
  readonly why: ChartOmission;
}
