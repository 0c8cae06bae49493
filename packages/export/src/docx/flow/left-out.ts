import type { LoweredPage, Primitive, PrimitiveSource } from '@pagewright/components/primitives';

/** What a text document has something for. */
const WRITTEN: ReadonlySet<Primitive['type']> = new Set(['text', 'table', 'chart', 'image', 'diagram']);

/** Components of a page that something is said of to people who do not see them, and that a text document has nothing for. */
export function leftOut({ primitives }: LoweredPage): string[] {
  const described = new Set<string>();
  const written = new Set<string>();
  const visit = (primitive: Primitive, within?: PrimitiveSource): void => {
    const { type, source = within } = primitive;
    if (source?.alt && !source.decorative) described.add(source.componentId);
    if (source && WRITTEN.has(type)) written.add(source.componentId);
    if (primitive.type === 'group') for (const child of primitive.children) visit(child, source);
  };
  for (const primitive of primitives) visit(primitive);
  return [...described].filter((id) => !written.has(id));
}
