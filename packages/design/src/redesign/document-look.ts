import type { FormatId } from '@pagewright/model/formats';
import type { StyleId } from '@pagewright/model/styles';
import type { Size } from '@pagewright/model/units';
import { STYLES } from '../styles.ts';
import type { PageLook } from '../theme.ts';

/** What a stored document looks like: one of our styles by its name. */
export interface DocumentLook {
  readonly format: FormatId;
  /** px. */
  readonly customSize?: Size;
  readonly style: StyleId;
}

export function pageLookOf(look: DocumentLook): PageLook {
  return { ...look, style: STYLES[look.style] };
}
