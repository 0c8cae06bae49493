import type { PropPath } from '@pagewright/components/behaviours';

/** Puts a text into a copy of a component's props. */
export function setText(props: Record<string, unknown>, path: PropPath, text: string): void {
  const keys = [...path];
  const last = keys.pop();
  let target: unknown = props;
  for (const key of keys) target = Reflect.get(Object(target), key);
  if (last !== undefined) Reflect.set(Object(target), last, text);
}
