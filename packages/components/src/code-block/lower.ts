import type { Rect } from '@pagewright/model/units';
import { lowerBox, opacityOf } from '../drawing/lower-box.ts';
import { lowerTextKind } from '../drawing/lower-text.ts';
import type { Lower } from '../lower-context.ts';
import type { Primitive, TextPrimitive } from '../primitives.ts';
import { type CodePart, drawnCode, EDGE, ruleBelow, tokensOf } from './drawn-code.ts';
import type { codeBlockModel } from './model.ts';

/** Its ground, lines that stand out, and texts: numbers are for the eye only. Without its grammar it is plain: see `load`. */
export const lowerCodeBlock: Lower<typeof codeBlockModel> = (component, context) => {
  const { props, position } = component;
  const { layout, colors, code, numbers, title } = drawnCode(
    component,
    context.language,
    tokensOf(component, context.language),
  );
  const on = (rect: Rect): Rect => ({ ...rect, x: position.x + rect.x, y: position.y + rect.y });
  const ground = (rect: Rect, color: string, radius = 0): Primitive => ({
    type: 'rect',
    box: on(rect),
    radius,
    fill: { type: 'solid', color },
    ...opacityOf(props),
  });
  const text = ({ rect, props: own }: CodePart, part?: TextPrimitive['part']): Primitive[] => {
    const { x, y, ...size } = on(rect);
    const lowered = lowerTextKind({ ...component, position: { x, y }, size, props: own }, context);
    return part ? lowered.map((one) => (one.type === 'text' ? { ...one, part } : one)) : lowered;
  };
  return [
    ...lowerBox({ ...component, props: { ...props, backgroundColor: colors.ground } }),
    ...layout.marks.flatMap((mark) => [
      ground(mark, colors.marked),
      ground({ ...mark, width: Math.min(EDGE, mark.width) }, colors.edge),
    ]),
    ...(layout.title ? [ground(ruleBelow(layout.title.bar), colors.rule)] : []),
    ...(title ? text(title) : []),
    ...(numbers ? text(numbers, 'line-numbers') : []),
    ...text(code, 'listing'),
  ];
};
