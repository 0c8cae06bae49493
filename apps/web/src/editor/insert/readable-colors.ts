import { behaviourOf } from '@pagewright/components/behaviours';
import type { Component, Page } from '@pagewright/components/models';
import { applyLook, type RichText, wordProps } from '@pagewright/components/rich-text';
import { rectOf } from '@pagewright/components/rotation';
import { USUAL_FILL } from '@pagewright/components/shape-fill';
import { contrast, contrastRatio, mostReadable, parseColor, type Rgba } from '@pagewright/model/color';
import { colorsBelow } from '@pagewright/page/colors-below';
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
const DARK = '#1f1f1f';

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

/** A component of the kind's own dark colour is put on a dark ground in white; one with a ground of its own stays. */
export function inkedOn(page: Page, component: Component): Component {
  const { props } = component;
  if ('backgroundColor' in props && hasGround(props.backgroundColor)) return component;
  const grounds = groundsOf(page, component);
  const changed = INKS.filter((ink) => ink in props && isHardToRead(props[ink as keyof typeof props], grounds));
  if (changed.length === 0) return component;
  const inks = Object.fromEntries(changed.map((ink) => [ink, LIGHT]));
  return { ...component, props: { ...props, ...inks } } as Component;
}

/**
 * A new component in the colours of the page, which are those of its style: palettes, and the fill of shapes, which is
 * seen where it stands: on the page, and on what lies there already.
 */
export function inColorsOf(page: Page, component: Component): Component {
  const { palettes = [] } = behaviourOf(component).colours ?? {};
  const isFilled = 'backgroundColor' in component.props && component.props.backgroundColor === USUAL_FILL;
  if (palettes.length === 0 && !isFilled) return component;
  const colours = vividOf(pageColors(page));
  const taken = {
    ...(colours.length > 0 ? Object.fromEntries(palettes.map((name) => [name, colours])) : {}),
    ...(isFilled ? fillOn(groundsOf(page, component), [...colours, USUAL_FILL], component) : {}),
  };
  return { ...component, props: { ...component.props, ...taken } } as Component;
}

/** The first of some colours that is seen on all grounds and has room for light words; else whatever is seen best, with words for it. */
function fillOn(grounds: readonly Rgba[], colours: readonly string[], { props }: Component): Record<string, string> {
  const fill = colours.find((color) => contrast(LIGHT, color) >= READABLE && leastContrast(color, grounds) >= SEEN);
  if (fill !== undefined) return { backgroundColor: fill };
  const [best = USUAL_FILL] = [...colours, LIGHT].toSorted(
    (a, b) => leastContrast(b, grounds) - leastContrast(a, grounds),
  );
  return { backgroundColor: best, ...('color' in props ? { color: mostReadable(best, [LIGHT, DARK]) } : {}) };
}

/** What is seen below it; lines between components lead over the page. */
function groundsOf(page: Page, component: Component): readonly Rgba[] {
  const { size } = page;
  const isBetween = behaviourOf(component).ends?.sticky !== undefined;
  return colorsBelow(
    isBetween ? { ...page, components: [] } : page,
    isBetween ? { x: 0, y: 0, ...size } : rectOf(component),
  );
}

function hasGround(color: unknown): boolean {
  return typeof color === 'string' && color !== '' && color !== 'transparent';
}

function isHardToRead(ink: unknown, grounds: readonly Rgba[]): boolean {
  if (typeof ink !== 'string') return false;
  const least = leastContrast(ink, grounds);
  return least < READABLE && leastContrast(LIGHT, grounds) > least;
}

/** Contrast on that of the grounds where it is seen worst. */
function leastContrast(color: string, grounds: readonly Rgba[]): number {
  const parsed = parseColor(color);
  return parsed ? Math.min(...grounds.map((ground) => contrastRatio(parsed, ground))) : 0;
}
