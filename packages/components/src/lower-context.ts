import type { Language } from '@pagewright/model/languages';
import type { KindComponent, KindModel } from './define-kind.ts';
import type { Primitive } from './primitives.ts';

/** What lowering needs to know beyond the component. */
export interface LowerContext {
  /** Language of the page. */
  readonly language: Language;
  /** URL of a picture of the document by its key. */
  readonly assets: (key: string) => string | undefined;
}

/** How a kind is made of primitives in page space, lowest first. */
export type Lower<Model extends KindModel> = (component: KindComponent<Model>, context: LowerContext) => Primitive[];
