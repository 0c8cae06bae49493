import { type Component, MODELS } from '@pagewright/components/models';

/** A component with those changes of its props that its kind allows; the others stay as they are. */
export function withAllowedProps(component: Component, changes: Readonly<Record<string, unknown>>): Component {
  const { shape } = MODELS[component.type].props;
  const fields = shape as Readonly<Record<string, { safeParse(value: unknown): { success: boolean } } | undefined>>;
  const allowed = Object.entries(changes).filter(([name, value]) => fields[name]?.safeParse(value).success);
  return { ...component, props: { ...component.props, ...Object.fromEntries(allowed) } } as Component;
}
