import type { BriefForm, BriefOf } from '@pagewright/model/outline';
import type { Box } from '../box/box.ts';
import type { Setting } from '../setting.ts';
import type { Stage } from '../stage.ts';
import type { Theme } from '../theme.ts';

/**
 * Where the title stands: `top`: above the body in the style's manner; `side`: on a strong panel at the left;
 * `column`: in the left third of the page without a panel; `none`: the layout draws it itself.
 */
export type FrameKind = 'top' | 'side' | 'column' | 'none';

export type LayoutForm = Exclude<BriefForm, 'composite' | 'cover' | 'section' | 'closing'>;

/** One way of showing a form. */
export interface Layout<F extends LayoutForm = LayoutForm> {
  readonly name: string;
  /** On slides; other media set the title above. */
  readonly frame: FrameKind;
  /** Whether it takes much text in little room: the choice of documents. */
  readonly dense?: boolean;
  /** Whether the content is of the right amount and kind. */
  suits?(brief: BriefOf<F>, theme: Theme): boolean;
  body(setting: Setting, brief: BriefOf<F>, stage: Stage): Box;
}

export function layout<F extends LayoutForm>(definition: Layout<F>): Layout<F> {
  return definition;
}

/** Items, lengths and leads of a list, to choose a layout by. */
export interface ListShape {
  readonly count: number;
  /** Characters of the longest and of all, Han characters counted double. */
  readonly longest: number;
  readonly total: number;
  readonly leads: number;
  readonly nested: boolean;
}
