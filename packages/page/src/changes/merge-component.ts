import { BEHAVIOURS, behaviourOf } from '@pagewright/components/behaviours';
import type { KindModel } from '@pagewright/components/kind';
import { mergeProps } from '@pagewright/components/merge-props';
import { type Component, MODELS, writtenText } from '@pagewright/components/models';

/** Whether a person's changes of the one can be made in the other. */
export function canMerge(one: Component, other: Component): boolean {
  return one.type === other.type || (isWritten(one) && isWritten(other));
}

/** The target with what differs between `base` and `mine`: the person's words, cells, figures, and looks that they chose. */
export function mergedComponent(base: Component, mine: Component, target: Component): Component {
  if (base.type !== target.type) return mergedComponent(asKindOf(target, base), asKindOf(target, mine), target);
  const { component } = behaviourOf(target).mergeContent(target, base, mine);
  const looks = mergeProps(base.props, mine.props, component.props, BEHAVIOURS[target.type].content.flat());
  return { ...component, props: looks } as Component;
}

/** A title that is a plain text in another design, a listing that was one: what both kinds know, and what is written. */
function asKindOf(target: Component, component: Component): Component {
  const { props } = component;
  const { content }: KindModel = MODELS[target.type];
  const written = content === undefined ? {} : { [content]: writtenText(component) };
  const known = Object.keys(MODELS[target.type].props.shape);
  const common = Object.entries(props).filter(([name]) => known.includes(name));
  const plain = Object.fromEntries(
    Object.entries(target.props).filter(([name]) => name !== 'spans' && name !== 'paragraphs'),
  );
  return { ...target, props: { ...plain, ...Object.fromEntries(common), ...written } } as Component;
}

function isWritten(component: Component): boolean {
  return writtenText(component) !== undefined;
}
