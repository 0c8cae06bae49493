import type { Language } from '@pagewright/model/languages';
import type { KindComponent, KindModel } from './define-kind.ts';

/** Where a page is drawn: on the canvas, for paper and pictures, or small in a list of pages. */
export type ViewMode = 'view' | 'print' | 'thumbnail';

/** What a View needs to know beyond its component. */
export interface ViewContext {
  /** Language of the page: chooses fonts and line breaking. */
  readonly language: Language;
  /** URL of a picture of the document by its key, or undefined where there is none. */
  readonly assets: (key: string) => string | undefined;
  readonly mode: ViewMode;
  /** Whether it stands where it is edited: links are shown there, not followed. */
  readonly isEdited?: boolean;
}

export interface ViewProps<Model extends KindModel> {
  readonly component: KindComponent<Model>;
  readonly context: ViewContext;
}
