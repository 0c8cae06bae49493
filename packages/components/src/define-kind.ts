import type { ComponentBase } from '@pagewright/model/component';
import type { Migrations } from '@pagewright/model/stored';
import type { Size } from '@pagewright/model/units';
import type { z } from 'zod';

/** Props of an older version as those of the next one; where the component stands for something on its page, `slot` says it. */
export type KindMigrations = Migrations<[of: { readonly slot?: string | undefined }]>;

/** What a kind's `model.ts` says: everything about the kind that needs no drawing. */
export interface KindModel<Kind extends string = string, Schema extends z.ZodObject = z.ZodObject> {
  readonly kind: Kind;
  /** Element name in page source text. */
  readonly element: string;
  /**
   * Version of the props; raised with every change that old pages need a migration for. A kind that joins today's begins
   * at 2: its element then names its version, and an older Pagewright knows that a newer one wrote the page.
   */
  readonly version: number;
  /** Props of an older version as those of the next one, by the version that they leave. */
  readonly migrations?: KindMigrations;
  /** Props with their defaults and limits. */
  readonly props: Schema;
  /** Size of a newly inserted component, px. */
  readonly size: Size;
  /** The prop that stands between the tags instead of in an attribute. */
  readonly content?: string;
  /** The faces that it is set in, where no prop says them. */
  readonly faces?: readonly { readonly family: string; readonly weight: number; readonly italic: boolean }[];
  /** Said by kinds that are drawn between two points: their ends say which way they go, so they cannot be turned. */
  readonly rotates?: false;
  /** Said by kinds that can be mirrored: what they draw stands in the middle of their box, and is the same kind of thing mirrored. */
  readonly flips?: true;
  /** Whether its proportions stay when a corner is moved. */
  readonly keepsAspect?: boolean;
  /** The prop, px, that grows with the component's box. */
  readonly growsWithBox?: string;
}

/** The props of a kind, as its own model says them. */
export type KindProps<Model extends KindModel> = z.infer<Model['props']>;

/** Props as they may be given: what has a default can be left out. */
export type KindInput<Model extends KindModel> = z.input<Model['props']>;

/** A component of one kind, as the kind's own model says it. */
export type KindComponent<Model extends KindModel> = ComponentBase & { type: Model['kind']; props: KindProps<Model> };

export function defineKind<const Kind extends string, Schema extends z.ZodObject>(
  model: KindModel<Kind, Schema>,
): KindModel<Kind, Schema> {
  return model;
}

/** Whether a component is of a kind. */
export function isOf<Model extends KindModel>(
  model: Model,
  component: { readonly type: string; readonly props: object },
): component is KindComponent<Model> {
  return component.type === model.kind;
}

/** Where a new component stands, and all else that no kind says. */
export type NewBase = Pick<ComponentBase, 'id' | 'position'> & Partial<ComponentBase>;

/**
 * A new component, in its kind's size and with its kind's defaults where nothing else is said. The props must keep the
 * limits of the kind: they are not read again.
 */
export function make<Model extends KindModel>(
  model: Model,
  base: NewBase,
  props: KindInput<Model>,
): KindComponent<Model> {
  return {
    size: { ...model.size },
    locked: false,
    visible: true,
    zIndex: 0,
    ...base,
    type: model.kind,
    props: { ...defaultsOf(model), ...props },
  };
}

const known = new WeakMap<KindModel, object>();

/** A kind's props with all their defaults. */
export function defaultsOf<Model extends KindModel>(model: Model): KindProps<Model> {
  let defaults = known.get(model);
  if (!defaults) {
    defaults = Object.freeze(model.props.parse({}));
    known.set(model, defaults);
  }
  return defaults as KindProps<Model>;
}
