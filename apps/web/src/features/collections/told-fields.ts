import type { Collection } from '@pagewright/contract/collections';

/** What is told of a published work. */
export type CollectionTold = Pick<Collection, 'name' | 'description' | 'industry' | 'category' | 'price'>;

/** The same as it stands in a form. */
export interface ToldFields extends Omit<CollectionTold, 'price'> {
  readonly isPaid: boolean;
  /** There while it is paid for. */
  readonly points?: number;
}

export function toldOf({ isPaid, points = 0, ...told }: ToldFields): CollectionTold {
  return { ...told, price: isPaid ? points : 0 };
}
