import { type Component, canRotate, MODELS, type Page } from '@pagewright/components/models';
import { rotationOf } from '@pagewright/components/rotation';
import { componentBase } from '@pagewright/model/component';
import type { z } from 'zod';
import type { ComponentState, MethodChange, MethodRequest } from './protocol.ts';

/** What methods may change of a component besides its props. */
const PLACE = { x: 'position', y: 'position', width: 'size', height: 'size' } as const;

/** The request that runs a method of a page. */
export function methodRequest(page: Page, method: string): MethodRequest {
  const components = Object.fromEntries(page.components.map((component) => [component.id, stateOf(component)]));
  return { source: page.methods ?? '', method, components };
}

/**
 * The page after a method's changes, each checked against its kind: a value that a page could not hold is refused as a
 * whole change and told in `refused`. Ids, kinds and locks are not the methods' to change.
 */
export function applyMethodChanges(
  page: Page,
  changes: readonly MethodChange[],
): { page: Page; refused: readonly string[] } {
  const components = new Map(page.components.map((component) => [component.id, component]));
  const refused: string[] = [];
  for (const { id, values } of changes) {
    const component = components.get(id);
    const changed = component && changedComponent(component, values);
    if (typeof changed === 'object') components.set(id, changed);
    else refused.push(changed ?? `${id}: no such component`);
  }
  const isSame = page.components.every((component) => components.get(component.id) === component);
  return { page: isSame ? page : { ...page, components: [...components.values()] }, refused };
}

function stateOf(component: Component): ComponentState {
  const { position, size, visible, props } = component;
  const turn = canRotate(component) ? { rotation: rotationOf(component) } : {};
  return { ...props, ...position, ...size, ...turn, visible };
}

/** The component with the values, or why it cannot have them. */
function changedComponent(component: Component, values: ComponentState): Component | string {
  const schema: z.ZodObject = MODELS[component.type].props;
  const base = { ...component, position: { ...component.position }, size: { ...component.size } };
  const props: Record<string, unknown> = { ...component.props };
  for (const [name, value] of Object.entries(values)) {
    if (name in PLACE) Object.assign(base[PLACE[name as keyof typeof PLACE]], { [name]: value });
    else if (name === 'visible') Object.assign(base, { visible: value });
    else if (name === 'rotation' && canRotate(component)) Object.assign(base, { rotation: value });
    else if (name in schema.shape) props[name] = value;
    else return `${component.id}: there is no "${name}"`;
  }
  const checkedBase = componentBase.safeParse(base);
  const checkedProps = schema.safeParse(props);
  const issue = checkedBase.error?.issues[0] ?? checkedProps.error?.issues[0];
  if (issue) return `${component.id}: ${issue.path.join('.')}: ${issue.message}`;
  return { ...component, ...checkedBase.data, props: checkedProps.data } as Component;
}
