import type { Size } from '@pagewright/model/units';
import type { z } from 'zod';

/** What a kind's `model.ts` says: everything about the kind that needs no drawing. */
export interface KindModel<Kind extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  readonly kind: Kind;
  /** Element name in page source text. */
  readonly element: string;
  /** Version of the props; raised with every change that old pages need a migration for. */
  readonly version: number;
  /** Props with their defaults and limits. */
  readonly props: Schema;
  /** Size of a newly inserted component, px. */
  readonly size: Size;
  /** The prop that stands between the tags instead of in an attribute. */
  readonly content?: string;
  /** Whether the kind can be turned. */
  readonly rotates?: boolean;
  /** Whether its proportions stay when a corner is moved. */
  readonly keepsAspect?: boolean;
  /** The prop, px, that grows with the component's box. */
  readonly growsWithBox?: string;
}

export function defineKind<const Kind extends string, Schema extends z.ZodObject>(
  model: KindModel<Kind, Schema>,
): KindModel<Kind, Schema> {
  return model;
}
