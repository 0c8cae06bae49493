import type { Page } from '@pagewright/components/models';

export interface ArrangementProps {
  readonly pages: readonly Page[];
  /** URL of a picture of the document by its key. */
  readonly assets: (key: string) => string | undefined;
}
