import type { DrawnPart } from '@pagewright/components/drawn-part';
import type {
  ChartPrimitive,
  DiagramPrimitive,
  GroupPrimitive,
  Primitive,
  PrimitiveSource,
  TextPrimitive,
} from '@pagewright/components/primitives';
import type { Language } from '@pagewright/model/languages';
import type { Rect } from '@pagewright/model/units';
import { held, isNode } from './connections.ts';
import { type DrawnPrimitive, drawnShape } from './drawn-shape.ts';
import { drawnText } from './drawn-text.ts';

type Drawn = DiagramPrimitive | ChartPrimitive;
type Part = DrawnPrimitive | TextPrimitive;

/**
 * A diagram or chart as a group of shapes, lines and texts: as it was drawn, its lines holding the shapes that they lead
 * to. Its parts count as components of their own.
 */
export function drawnGroup(drawn: Drawn, parts: readonly DrawnPart[], language: Language): GroupPrimitive {
  const voice = { fontFamily: drawn.fontFamily, language };
  const own = parts.flatMap((part): Part[] => {
    const one = part.type === 'words' ? drawnText(part, voice) : drawnShape(part);
    return one ? [one] : [];
  });
  const id = drawn.source?.componentId ?? '';
  const named = own.map((part, index): Part => ({ ...part, source: partSource(drawn, `${id}/${index}`) }));
  const nodes = named.filter(isNode);
  const joined = named.map((part) =>
    drawn.type === 'diagram' && part.type === 'path' && part.line ? held(part, nodes) : part,
  );
  const children = withLabels(joined, nodes);
  return {
    type: 'group',
    groupId: id,
    box: around(children.map(({ box }) => box)) ?? drawn.box,
    children,
    ...(drawn.source ? { source: drawn.source } : {}),
  };
}

/** Shapes that hold one text each are grouped with it, so that both are moved together. */
function withLabels(parts: readonly Part[], nodes: readonly Part[]): Primitive[] {
  const labels = new Map<Part, TextPrimitive[]>();
  for (const part of parts) {
    if (part.type !== 'text') continue;
    const [holder] = nodes
      .filter(({ box }) => isWithin(part.box, box))
      .toSorted((a, b) => a.box.width * a.box.height - b.box.width * b.box.height);
    if (holder) labels.set(holder, [...(labels.get(holder) ?? []), part]);
  }
  const labelled = [...labels].filter(([, texts]) => texts.length === 1);
  const own = new Map(labelled.map(([holder, [text]]) => [holder, text]));
  const taken = new Set<Part | undefined>(own.values());
  return parts.flatMap((part): Primitive[] => {
    if (taken.has(part)) return [];
    const label = own.get(part);
    if (!label) return [part];
    return [{ type: 'group', groupId: part.source?.componentId ?? '', box: part.box, children: [part, label] }];
  });
}

/** px that words may stand out of the shape that they belong to. */
const HARDLY = 2;

function isWithin(inner: Rect, outer: Rect): boolean {
  return (
    inner.x >= outer.x - HARDLY &&
    inner.y >= outer.y - HARDLY &&
    inner.x + inner.width <= outer.x + outer.width + HARDLY &&
    inner.y + inner.height <= outer.y + outer.height + HARDLY
  );
}

function partSource({ source }: Drawn, componentId: string): PrimitiveSource {
  return { componentId, kind: source?.kind ?? '', role: 'none', decorative: false };
}

function around(boxes: readonly Rect[]): Rect | undefined {
  if (boxes.length === 0) return undefined;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}
