import type { Page } from '@pagewright/components/models';
import type { PaperSize } from '@pagewright/model/paper-sizes';

export interface ArrangementProps {
  readonly pages: readonly Page[];
  /** What sheets are like. */
  readonly paper: PaperSize | undefined;
  /** URL of a picture of the document by its key. */
  readonly assets: (key: string) => string | undefined;
}
