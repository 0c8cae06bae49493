import { behaviourOf } from '@pagewright/components/behaviours';
import type { KindModel } from '@pagewright/components/kind';
import { type Component, MODELS } from '@pagewright/components/models';
import { blend, luminance, parseColor } from '@pagewright/model/color';
import type { ZodType } from 'zod';

/** How a component looks, whatever stands in it and wherever it is. */
export interface Look {
  /** The kind of what looks so. */
  readonly of: Component['type'];
  readonly props: Readonly<Record<string, unknown>>;
  /** Of words that stand on nothing of their own. */
  readonly isOfBareWords: boolean;
}

/** What a component sticks to and how large it is belongs to its place. */
const PLACE: ReadonlySet<string> = new Set([
  'width',
  'height',
  'minWidth',
  'minHeight',
  'unfitted',
  'startHold',
  'endHold',
  'startFacing',
  'endFacing',
]);

/** What is seen of something that is not filled. */
const EDGE: ReadonlySet<string> = new Set(['borderWidth', 'borderColor', 'borderStyle', 'borderRadius']);

/** What is said too, though it is none of what a new design takes over: where cells lead, what is asked for in a place. */
const SAID: ReadonlySet<string> = new Set(['cellLinks', 'placeholder']);

/** The colours of what is recognised by its own. */
const COLOURS: ReadonlySet<string> = new Set(['color', 'backgroundColor']);

/** What says of words what they stand on, and where in it: bare ones would take all that is seen of a shape from it. */
const GROUND: ReadonlySet<string> = new Set(['backgroundColor', 'padding', 'textAlign', 'verticalAlign']);

/** The props of a component that are neither what it says nor where it is. */
function lookProps(component: Component): string[] {
  const { content, ends } = behaviourOf(component);
  const { props, growsWithBox }: KindModel = MODELS[component.type];
  const said = new Set([...SAID, ...content.flat(), ...Object.keys(ends?.of(component) ?? {})]);
  return Object.keys(props.shape).filter((prop) => !said.has(prop) && !PLACE.has(prop) && prop !== growsWithBox);
}

const WHITE = { r: 255, g: 255, b: 255, a: 1 } as const;
/** Luminance below which white stands out more than black. */
const DARK = 0.179;

/** Whether letters on a ground are light; what is transparent lies on a page, which mostly is white. */
function isDark(ground: unknown): boolean {
  const color = typeof ground === 'string' ? parseColor(ground) : undefined;
  return color !== undefined && luminance(blend(color, WHITE)) < DARK;
}

export function lookOf(component: Component): Look {
  const own = new Map<string, unknown>(Object.entries(component.props));
  const { role, paints } = behaviourOf(component);
  return {
    of: component.type,
    props: Object.fromEntries(lookProps(component).map((prop) => [prop, own.get(prop)])),
    isOfBareWords: role === 'text' && paints(component).length === 0,
  };
}

/**
 * What a look changes of a component: all that both have. What the component's kind does not allow, such as a size of
 * letters that is too large for it, stays as it is, and so does what shapes are filled with where a look is of bare words, and what
 * cameras know a code by where it is of something else.
 */
export function propsInLook(component: Component, { of, props, isOfBareWords }: Look): Record<string, unknown> {
  const { shape } = MODELS[component.type].props;
  const schemas = new Map<string, ZodType>(Object.entries(shape));
  const { role, keepsColours } = behaviourOf(component);
  // Words that have colours of their own, as code has, stand on a ground of their own too.
  const hasGround = isOfBareWords && (role !== 'text' || !schemas.has('color'));
  const own: Readonly<Record<string, unknown>> = { ...component.props };
  // Letters that keep their colour cannot be read on a dark ground if they were on a light one, and the other way round.
  const takesInk = schemas.has('color') && 'color' in props;
  const isInkLeft = of !== component.type && role !== 'shape' && schemas.has('fontSize') && !takesInk;
  const kept = new Set([
    ...(hasGround ? GROUND : []),
    ...(hasGround && !props.borderWidth ? EDGE : []),
    ...(keepsColours && of !== component.type ? COLOURS : []),
    ...(isInkLeft && isDark(own.backgroundColor) !== isDark(props.backgroundColor) ? ['backgroundColor'] : []),
  ]);
  const given = lookProps(component).filter((prop) => Object.hasOwn(props, prop) && !kept.has(prop));
  return Object.fromEntries(
    given.flatMap((prop) => {
      // What one kind may leave unsaid, another has a default for.
      const allowed = schemas.get(prop)?.safeParse(props[prop]);
      return allowed?.success ? [[prop, allowed.data]] : [];
    }),
  );
}
