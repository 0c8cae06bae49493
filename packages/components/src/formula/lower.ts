import { lowerBox, opacityOf } from '../drawing/lower-box.ts';
import type { Lower } from '../lower-context.ts';
import { formulaRect, formulaUrl } from './drawn-formula.ts';
import { findFormula, isDrawn } from './formulas.ts';
import type { formulaModel } from './model.ts';

/** A picture of outlines where it stands. One that cannot be read, or whose means are not at hand (`load`), gives its box. */
export const lowerFormula: Lower<typeof formulaModel> = (component) => {
  const { props, position } = component;
  const boxes = lowerBox(component);
  if (props.latex.trim() === '') return boxes;
  const formula = findFormula(props.latex);
  if (!isDrawn(formula)) return boxes;
  const { x, y, ...size } = formulaRect(component, formula);
  return [
    ...boxes,
    {
      type: 'image',
      box: { x: position.x + x, y: position.y + y, ...size },
      url: formulaUrl(formula, props.color),
      alt: props.alt || props.latex,
      fit: 'fill',
      radius: 0,
      isCircle: false,
      ...opacityOf(props),
    },
  ];
};
