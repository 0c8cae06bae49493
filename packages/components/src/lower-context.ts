import type { Language } from '@pagewright/model/languages';
import type { ComponentKind, ComponentOf } from './models.ts';
import type { Primitive } from './primitives.ts';

/** What lowering needs to know beyond the component. */
export interface LowerContext {
  /** Language of the page. */
  readonly language: Language;
  /** URL of a picture of the document by its key. */
  readonly assets: (key: string) => string | undefined;
}

export type Lower<K extends ComponentKind> = (component: ComponentOf<K>, context: LowerContext) => Primitive[];
