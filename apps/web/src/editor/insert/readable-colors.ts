import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { applyLook, type RichText, wordProps } from '@pagewright/components/rich-text';
import { USUAL_FILL } from '@pagewright/components/shape-fill';
import { contrast } from '@pagewright/model/color';
import { addComponents } from '@pagewright/page/commands';
import { fixFinding } from '@pagewright/page/fixes';
import { lintPage } from '@pagewright/page/lint';
import { pageColors, vividOf } from '../panels/page-colors.ts';

/** What is drawn in a single colour straight on the page: which prop holds it. */
const INKS = ['color', 'lineColor'] as const;

/** Contrast below which words of the size of a text cannot be read (WCAG 2.2). */
const READABLE = 4.5;
/** Contrast below which the edge of a shape is hard to see. */
const SEEN = 1.6;
const LIGHT = '#ffffff';

/** A new component in colours that can be read where it stands: on the page, and on what lies there already. */
export function readableOn(page: Page, component: Component): Component {
  const onPage = inkedOn(page, component);
  const placed = addComponents(page, [onPage]);
  const finding = lintPage(placed).find(
    ({ rule, componentIds }) => rule === 'contrast' && componentIds[0] === onPage.id,
  );
  const mended = finding && fixFinding(placed, finding)?.components.find(({ id }) => id === onPage.id);
  return mended && 'color' in mended.props
    ? ({ ...onPage, props: { ...onPage.props, color: mended.props.color } } as Component)
    : onPage;
}

/** The props of a text. */
type Words = Pick<RichText, 'text' | 'paragraphs'> & { readonly spans?: RichText['spans'] | undefined };

/** A new text in which parts have the colour of the rest that could not be read where it stands. */
export function readableParts<C extends Component & { readonly props: Words }>(page: Page, component: C): C {
  const { props } = component;
  const finding = lintPage(addComponents(page, [component])).find(
    ({ rule, componentIds, params }) =>
      rule === 'contrast' &&
      componentIds[0] === component.id &&
      props.spans?.some(({ color }) => color === params.color),
  );
  if (!finding) return component;
  const { spans = [] } = props;
  const readable = spans.reduce<RichText>(
    (rich, { start, end, color }) =>
      color === finding.params.color ? applyLook(rich, start, end, { color: undefined }, {}) : rich,
    { ...props, spans },
  );
  return readableParts(page, { ...component, props: { ...props, ...wordProps(readable) } });
}

/** A component of the kind's own dark colour is put on a dark page in white; one with a ground of its own stays. */
export function inkedOn(page: Page, component: Component): Component {
  const { props } = component;
  const ground = groundOf(page);
  if (!ground || ('backgroundColor' in props && hasGround(props.backgroundColor))) return component;
  const changed = INKS.filter((ink) => ink in props && isHardToRead(props[ink as keyof typeof props], ground));
  if (changed.length === 0) return component;
  const inks = Object.fromEntries(changed.map((ink) => [ink, LIGHT]));
  return { ...component, props: { ...props, ...inks } } as Component;
}

/** A new component in the colours of the page, which are those of its style: palettes, and the fill of shapes. */
export function inColorsOf(page: Page, component: Component): Component {
  const { palettes = [] } = behaviourOf(component).colours ?? {};
  const isFilled = 'backgroundColor' in component.props && component.props.backgroundColor === USUAL_FILL;
  if (palettes.length === 0 && !isFilled) return component;
  const colours = vividOf(pageColors(page));
  const ground = groundOf(page);
  // Words in it are light.
  const fill = colours.find(
    (color) => contrast(LIGHT, color) >= READABLE && (!ground || contrast(color, ground) >= SEEN),
  );
  if (colours.length === 0) return component;
  const taken = {
    ...Object.fromEntries(palettes.map((name) => [name, colours])),
    ...(isFilled && fill ? { backgroundColor: fill } : {}),
  };
  return Object.keys(taken).length === 0
    ? component
    : ({ ...component, props: { ...component.props, ...taken } } as Component);
}

function groundOf({ background }: Page): string | undefined {
  return background.type === 'solid' ? background.color : background.stops[0]?.color;
}

function hasGround(color: unknown): boolean {
  return typeof color === 'string' && color !== '' && color !== 'transparent';
}

function isHardToRead(ink: unknown, ground: string): boolean {
  if (typeof ink !== 'string') return false;
  return contrast(ink, ground) < READABLE && contrast(LIGHT, ground) > contrast(ink, ground);
}
