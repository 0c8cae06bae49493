import type { Component, Page } from '@pagewright/components/models';
import { contrast } from '@pagewright/model/color';
import { addComponents } from '@pagewright/page/commands';
import { fixFinding } from '@pagewright/page/fixes';
import { lintPage } from '@pagewright/page/lint';

/** What is drawn in a single colour straight on the page: which prop holds it. */
const INKS = ['color', 'lineColor'] as const;

/** Contrast below which words of the size of a text cannot be read (WCAG 2.2). */
const READABLE = 4.5;
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

/** A component of the kind's own dark colour is put on a dark page in white; one with a ground of its own stays. */
export function inkedOn(page: Page, component: Component): Component {
  const { props } = component;
  const ground = page.background.type === 'solid' ? page.background.color : page.background.stops[0]?.color;
  if (!ground || ('backgroundColor' in props && hasGround(props.backgroundColor))) return component;
  const changed = INKS.filter((ink) => ink in props && isHardToRead(props[ink as keyof typeof props], ground));
  if (changed.length === 0) return component;
  const inks = Object.fromEntries(changed.map((ink) => [ink, LIGHT]));
  return { ...component, props: { ...props, ...inks } } as Component;
}

function hasGround(color: unknown): boolean {
  return typeof color === 'string' && color !== '' && color !== 'transparent';
}

function isHardToRead(ink: unknown, ground: string): boolean {
  if (typeof ink !== 'string') return false;
  return contrast(ink, ground) < READABLE && contrast(LIGHT, ground) > contrast(ink, ground);
}
