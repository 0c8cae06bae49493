import { CODE_FAMILY } from '@pagewright/typography/text-css';
import type { KindModel } from './define-kind.ts';
import { type Component, MODELS } from './models.ts';

/** A face that a component's text is set in. */
export interface ComponentFont {
  readonly family: string;
  readonly weight: number;
  readonly italic: boolean;
}

/** Weight of what is set bold without a weight of its own: table headers, chart titles. */
const BOLD = 700;

/** The faces that a component needs; none for kinds without text. */
export function fontUses(component: Component): ComponentFont[] {
  const { props } = component;
  const { faces: own }: KindModel = MODELS[component.type];
  if (own) return [...own];
  if (!('fontFamily' in props)) return [];
  const faces = new Map<string, ComponentFont>();
  const use = (weight: number, italic: boolean, family = props.fontFamily) =>
    faces.set(`${family} ${weight} ${italic}`, { family, weight, italic });
  const weight = 'fontWeight' in props ? props.fontWeight : 400;
  const fontStyle = 'fontStyle' in props ? props.fontStyle : 'normal';
  use(weight, fontStyle === 'italic');
  const spans = ('spans' in props && props.spans) || [];
  for (const span of spans) {
    use(
      span.fontWeight ?? weight,
      (span.fontStyle ?? fontStyle) === 'italic',
      span.code ? CODE_FAMILY : props.fontFamily,
    );
  }
  if (!('text' in props)) use(BOLD, false);
  return [...faces.values()];
}
