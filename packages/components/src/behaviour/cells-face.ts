import type { BoundCells, CellFigures } from '@pagewright/model/bound-cells';
import type { ChartFigures } from '../ai-echart/figures.ts';

/** How a kind follows cells of a source that a person bound it to. */
export interface CellsFace<C> {
  /** Undefined where it is bound to none. */
  of(component: C): BoundCells | undefined;
  /** The figures that it shows; undefined where a person typed something else in their place. */
  shows(component: C): ChartFigures | undefined;
  /**
   * Bound to these cells and showing what they say, in the shape that it has.
   * @param from which of the series that it shows each of the series is
   */
  with(component: C, cells: BoundCells, figures: CellFigures, from: readonly number[]): C;
}
