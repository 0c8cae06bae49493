import type { PropPath } from '@pagewright/components/behaviours';
import { type Component, MODELS } from '@pagewright/components/models';
import { setText } from '@pagewright/page/set-text';

/** A component with other words in one of its texts; undefined where it may not hold them. */
export function saying(component: Component, path: PropPath, text: string): Component | undefined {
  const props = structuredClone(component.props) as Record<string, unknown>;
  setText(props, path, text);
  // Looks of single words belong to words that are gone.
  if (path.length === 1 && 'spans' in props) props.spans = [];
  const { success, data } = MODELS[component.type].props.safeParse(props);
  return success ? ({ ...component, props: data } as Component) : undefined;
}
