import type { DocumentStyle } from '@pagewright/model/document-style';
import type { FormatId } from '@pagewright/model/formats';
import type { Size } from '@pagewright/model/units';
import { tokensOf } from '../styles.ts';
import type { PageLook } from '../theme.ts';

/** What a stored document looks like: one of our styles, or tokens of its own. */
export interface DocumentLook {
  readonly format: FormatId;
  /** px. */
  readonly customSize?: Size;
  readonly style: DocumentStyle;
}

export function pageLookOf(look: DocumentLook): PageLook {
  return { ...look, style: tokensOf(look.style) };
}
